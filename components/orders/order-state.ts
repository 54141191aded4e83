import type { DrawingName } from '@/components/ui/drawings';
import type { StatusTone } from '@/components/ui/status-chip';
import type { OrderView } from '@/lib/contract/orders';

/** What an order means to its buyer: its own state, and that of its payment while it waits for one. */
export type OrderState =
  | 'paid'
  | 'processing'
  | 'awaiting'
  | 'awaitingTransfer'
  | 'receiptSubmitted'
  | 'failed'
  | 'expired'
  | 'cancelled'
  | 'refunded'
  | 'partlyRefunded';

/** Reads an order as one of the states that the page words. */
export function orderState({ status, payment }: OrderView): OrderState {
  switch (status) {
    case 'paid':
    case 'refunded':
    case 'expired':
    case 'cancelled':
      return status;
    case 'partly_refunded':
      return 'partlyRefunded';
    default:
      return awaitingState(payment?.status);
  }
}

function awaitingState(payment: NonNullable<OrderView['payment']>['status'] | undefined): OrderState {
  switch (payment) {
    case 'processing':
    // Paid already; only the order has not heard of it.
    case 'succeeded':
    case 'quarantined':
      return 'processing';
    case 'receipt_submitted':
      return 'receiptSubmitted';
    case 'awaiting_transfer':
    case 'rejected':
      return 'awaitingTransfer';
    case 'failed':
    case 'returned':
      return 'failed';
    default:
      return 'awaiting';
  }
}

export const stateTones: Readonly<Record<OrderState, StatusTone>> = {
  paid: 'success',
  processing: 'info',
  awaiting: 'warning',
  awaitingTransfer: 'warning',
  receiptSubmitted: 'info',
  failed: 'error',
  expired: 'neutral',
  cancelled: 'neutral',
  refunded: 'neutral',
  partlyRefunded: 'warning',
};

export const stateDrawings: Readonly<Record<OrderState, DrawingName>> = {
  paid: 'purchases',
  processing: 'cart',
  awaiting: 'cart',
  awaitingTransfer: 'cart',
  receiptSubmitted: 'cart',
  failed: 'error',
  expired: 'lost',
  cancelled: 'lost',
  refunded: 'cart',
  partlyRefunded: 'purchases',
};
