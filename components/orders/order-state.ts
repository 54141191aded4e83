import type { DrawingName } from '@/components/ui/drawings';
import type { StatusTone } from '@/components/ui/status-chip';
import type { OrderView } from '@/lib/contract/orders';

/** The state of an order for its buyer: its own state, and that of its payment while it waits for one. */
export type OrderState =
  | 'paid'
  | 'paused'
  | 'ended'
  | 'processing'
  | 'awaiting'
  | 'awaitingTransfer'
  | 'receiptSubmitted'
  | 'held'
  | 'returned'
  | 'failed'
  | 'expired'
  | 'cancelled'
  | 'refunded'
  | 'partlyRefunded';

/**
 * Gives the state of an order that the page has words for.
 * @param paid the payment that the buyer has just made: the gateway's report may arrive after them
 */
export function orderState({ status, payment, lines }: OrderView, paid?: string): OrderState {
  switch (status) {
    case 'paid':
      if (isCancelled(lines)) return 'ended';
      return isOutOfReach(lines) ? 'paused' : 'paid';
    case 'refunded':
    case 'cancelled':
      return status;
    case 'partly_refunded':
      return isCancelled(lines) ? 'ended' : 'partlyRefunded';
    case 'expired':
      return keptState(payment?.status) ?? 'expired';
    default:
      if (payment?.status === 'requires_action' && payment._id === paid) return 'processing';
      return keptState(payment?.status) ?? awaitingState(payment?.status);
  }
}

/** An order of tips alone: nothing is opened by it. */
export const isTip = ({ lines }: Pick<OrderView, 'lines'>): boolean =>
  lines.length > 0 && lines.every(({ kind }) => kind === 'tip');

const TIP_STATES = [
  ...(['paid', 'awaiting', 'awaitingTransfer', 'receiptSubmitted', 'held'] as const),
  ...(['returned', 'expired', 'cancelled', 'partlyRefunded'] as const),
];

/** A state for which a tip has words of its own, as others speak of what was bought; else null. */
export const tipState = (order: OrderView, state: OrderState) =>
  isTip(order) ? (TIP_STATES.find((own) => own === state) ?? null) : null;

/** An order that cost nothing: nothing was paid, and nothing can go back. */
export const isFree = ({ paidAt, total }: Pick<OrderView, 'paidAt' | 'total'>): boolean =>
  paidAt !== null && total.amount === 0;

/** The status of an order in words: what was paid, or was free. */
export const statusWord = (order: Pick<OrderView, 'status' | 'paidAt' | 'total'>) =>
  order.status === 'paid' && isFree(order) ? ('free' as const) : order.status;

const FREE_STATES = ['paid', 'paused', 'ended'] as const;

/** A state for which an order that cost nothing has words of its own, as others speak of money; else null. */
export const freeState = (order: OrderView, state: OrderState) =>
  isFree(order) ? (FREE_STATES.find((own) => own === state) ?? null) : null;

/** Paid, but nothing can be opened: the buyer's bank took the payment back. */
function isOutOfReach(lines: OrderView['lines']): boolean {
  const goods = lines.filter(({ kind }) => kind !== 'tip');
  return goods.length > 0 && goods.every(({ entitlementId }) => entitlementId === null);
}

/** All that was bought was cancelled, and by its rules not all of the money goes back. */
function isCancelled(lines: OrderView['lines']): boolean {
  const goods = lines.filter(({ kind }) => kind !== 'tip');
  return goods.length > 0 && goods.every((line) => line.isCancelled);
}

type PaymentState = NonNullable<OrderView['payment']>['status'] | undefined;

/** Money arrived that the order could not take, in time or late. */
function keptState(payment: PaymentState): OrderState | null {
  if (payment === 'quarantined') return 'held';
  return payment === 'returned' ? 'returned' : null;
}

function awaitingState(payment: PaymentState): OrderState {
  switch (payment) {
    case 'processing':
    // Paid already, but the order was not updated yet.
    case 'succeeded':
      return 'processing';
    case 'receipt_submitted':
      return 'receiptSubmitted';
    case 'awaiting_transfer':
    case 'rejected':
      return 'awaitingTransfer';
    case 'failed':
      return 'failed';
    default:
      return 'awaiting';
  }
}

export const stateTones: Readonly<Record<OrderState, StatusTone>> = {
  paid: 'success',
  paused: 'warning',
  ended: 'neutral',
  processing: 'info',
  awaiting: 'warning',
  awaitingTransfer: 'warning',
  receiptSubmitted: 'info',
  held: 'info',
  returned: 'neutral',
  failed: 'error',
  expired: 'neutral',
  cancelled: 'neutral',
  refunded: 'neutral',
  partlyRefunded: 'warning',
};

export const stateDrawings: Readonly<Record<OrderState, DrawingName>> = {
  paid: 'purchases',
  paused: 'cart',
  ended: 'lost',
  processing: 'cart',
  awaiting: 'cart',
  awaitingTransfer: 'cart',
  receiptSubmitted: 'cart',
  held: 'cart',
  returned: 'cart',
  failed: 'error',
  expired: 'lost',
  cancelled: 'lost',
  refunded: 'cart',
  partlyRefunded: 'purchases',
};
