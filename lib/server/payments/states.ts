import 'server-only';
import type { Standing } from '@/lib/server/orders/lines/service';
import type { LockedOrder } from '@/lib/server/orders/state';

/** States of a payment that is still open: nothing is decided. */
export const OPEN = ['created', 'requires_action', 'processing'] as const;

/** States in which a payment may turn out to be paid: one that failed and then succeeded was paid after all. */
export const PAYABLE = [...OPEN, 'failed', 'awaiting_transfer', 'receipt_submitted', 'rejected'] as const;

/** Whether a payment may turn out to be paid; else it was kept, or given back, before. */
export const isPayable = (payment: { status: string }): boolean =>
  PAYABLE.some((status) => status === payment.status);

type Ordered = Pick<LockedOrder, 'status' | 'buyer_status' | 'lines'>;

/**
 * Whether an order is one that money may pay: another payment has not paid it, it was not called off, and its buyer is
 * there.
 */
export const mayBePaid = ({ status, buyer_status }: Omit<Ordered, 'lines'>): boolean =>
  buyer_status !== 'deleted' && (status === 'awaiting_payment' || status === 'expired');

/**
 * Whether an order takes the money that came for it; else it is none that may be paid, somebody has what was ordered
 * already, or it may not be sold any more. In time, it was bought at the price of the order, whatever its seller
 * changed since. Later, it has to be for sale as it was ordered.
 * @param standing of its lines, asked under its lock
 */
export function takesMoney(order: Ordered, standing: ReadonlyMap<string, Standing>): boolean {
  const isLate = order.status === 'expired';
  return (
    mayBePaid(order) &&
    order.lines.every(({ id, seller_status }) => {
      const line = standing.get(id);
      return (
        seller_status === 'active' &&
        line?.maySell &&
        !line.isOwned &&
        !line.isLost &&
        (!isLate || line.isAsOrdered)
      );
    })
  );
}

interface Asked {
  /** minor units */
  amount: number;
  currency: string;
}

/** Whether a gateway reports the amount that was asked for. */
export const isAsAsked = (payment: Asked, event: Asked): boolean =>
  event.amount === payment.amount && event.currency === payment.currency;
