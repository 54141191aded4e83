import 'server-only';
import type { Standing } from '@/lib/server/orders/lines/service';
import type { LockedOrder } from '@/lib/server/orders/state';

/** States of an open payment: nothing is decided yet. */
export const OPEN = ['created', 'requires_action', 'processing'] as const;

/** States in which a payment may still turn out to be paid: one that failed and then succeeded was paid after all. */
export const PAYABLE = [...OPEN, 'failed', 'awaiting_transfer', 'receipt_submitted', 'rejected'] as const;

/** Whether a payment may still turn out to be paid; otherwise it was kept or given back before. */
export const isPayable = (payment: { status: string }): boolean =>
  PAYABLE.some((status) => status === payment.status);

type Ordered = Pick<LockedOrder, 'status' | 'buyer_status' | 'lines'>;

/**
 * Whether money may pay this order: no other payment has paid it, it was not cancelled, and its buyer is still a
 * member.
 */
export const mayBePaid = ({ status, buyer_status }: Omit<Ordered, 'lines'>): boolean =>
  buyer_status !== 'deleted' && (status === 'awaiting_payment' || status === 'expired');

/**
 * Whether an order takes the money that came for it. It does not when it may not be paid, when somebody already has
 * what was ordered, or when that may not be sold any more. In time, the buyer pays the price of the order, whatever the
 * seller changed since. Later, everything must be for sale as it was ordered.
 * @param standing the state of its lines, read under its lock
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

/** Whether a gateway reports the amount that we asked for. */
export const isAsAsked = (payment: Asked, event: Asked): boolean =>
  event.amount === payment.amount && event.currency === payment.currency;
