import 'server-only';
import { LATE } from '@/lib/server/db/is-ordered';
import type { Standing } from '@/lib/server/orders/lines/service';
import type { LockedOrder } from '@/lib/server/orders/state';
import { DAY } from '@/lib/shared/time';

/** States of an open payment: nothing is decided yet. */
export const OPEN = ['created', 'requires_action', 'processing'] as const;

/** States in which a payment may still turn out to be paid: one that failed and then succeeded was paid after all. */
export const PAYABLE = [...OPEN, 'failed', 'awaiting_transfer', 'receipt_submitted', 'rejected'] as const;

/** Returns whether a payment may still turn out to be paid; otherwise it was kept or given back before. */
export const isPayable = (payment: { status: string }): boolean =>
  PAYABLE.some((status) => status === payment.status);

/** States of a payment that keep its order from expiring: its money is on its way, or an operator looks at it. */
const UNDER_WAY = ['processing', 'receipt_submitted'] as const;

type Ordered = Pick<LockedOrder, 'status' | 'buyer_status' | 'expires_at' | 'lines'>;

/**
 * Returns whether money may pay this order: no other payment has paid it, it was not cancelled, and its buyer is still
 * a member.
 */
export const mayBePaid = ({ status, buyer_status }: Pick<Ordered, 'status' | 'buyer_status'>): boolean =>
  buyer_status !== 'deleted' && (status === 'awaiting_payment' || status === 'expired');

/**
 * Returns whether money comes after the order's time. The clock decides, and not whether the job that ends orders has
 * run.
 * @param payment as it was before its money came
 */
export const isLate = (
  order: Pick<Ordered, 'status' | 'expires_at'>,
  payment: { status: string },
  now: Date,
): boolean =>
  order.status === 'expired' ||
  (order.expires_at < now && !UNDER_WAY.some((status) => status === payment.status));

/** States of a payment for which what was ordered is kept longest (`db/is-ordered.ts`). */
export const AWAITED = ['processing', 'quarantined'] as const;

/** Returns the time until which the app waits for money on its way, in milliseconds since 1970. */
export const longestAwaited = ({ created_at }: Pick<LockedOrder, 'created_at'>): number =>
  created_at.getTime() + LATE.money * DAY;

/**
 * Returns whether money that comes late comes so late that a part of what was ordered may be gone: then it goes back.
 * @param payment as it was before its money came
 */
export function isTooLate(
  order: Pick<LockedOrder, 'created_at' | 'expires_at'>,
  { under_way_at }: { under_way_at: Date | null },
  now: Date,
): boolean {
  const end = order.expires_at.getTime() + LATE.news * DAY;
  const isAwaited = under_way_at !== null && under_way_at.getTime() < end;
  return end <= now.getTime() && !(isAwaited && longestAwaited(order) > now.getTime());
}

/**
 * Returns whether an order takes the money that came for it. It does not when it may not be paid, when somebody already
 * has what was ordered, or when that may not be sold any more. In time, the buyer pays the price of the order, whatever
 * the seller changed since. Later, everything must be for sale as it was ordered.
 * @param standing the state of its lines, read under its lock
 * @param late as `isLate` says
 */
export function takesMoney(order: Ordered, standing: ReadonlyMap<string, Standing>, late: boolean): boolean {
  return (
    mayBePaid(order) &&
    order.lines.every(({ id, seller_status }) => {
      const line = standing.get(id);
      return (
        seller_status === 'active' &&
        line?.maySell &&
        !line.isOwned &&
        !line.isLost &&
        (!late || line.isAsOrdered)
      );
    })
  );
}

interface Asked {
  /** minor units */
  amount: number;
  currency: string;
}

/** Returns whether a gateway reports the amount that we asked for. */
export const isAsAsked = (payment: Asked, event: Asked): boolean =>
  event.amount === payment.amount && event.currency === payment.currency;
