import type { z } from 'zod';
import type { Usage } from '@/lib/contract/kinds/contents';
import type { NoRefund, NotAtOnce } from '@/lib/contract/refunds';
import { DAY } from '@/lib/shared/time';

/** The facts that decide the terms of a sold line. */
export interface LineFacts {
  amount: number;
  /** how much of it has gone back, or is on its way */
  back: number;
  /** it was cancelled, and that decided how much of it goes back */
  is_ended: boolean;
  paid_at: Date;
  refund_days: number;
  is_asked: boolean;
  is_declined: boolean;
  is_disputed: boolean;
  /** how much of it was used; null where there is nothing to use */
  usage: Usage | null;
  never: 'tip' | null;
}

/**
 * Returns the time until which the buyer is promised the money back, by the seller's policy at the time of the
 * purchase.
 */
export const promisedUntil = (line: Pick<LineFacts, 'paid_at' | 'refund_days'>) =>
  new Date(line.paid_at.getTime() + line.refund_days * DAY);

/**
 * A purchase is used up when more than half of it was used, such as more than half of its files downloaded; see
 * decisions/020.
 */
const isUsedUp = (usage: LineFacts['usage']) => usage !== null && usage.done * 2 > usage.of;

/** Returns why a buyer cannot ask for a refund of a line; null where they can. */
export function refusalOf(line: LineFacts): z.output<typeof NoRefund> | null {
  if (line.amount === 0) return 'free';
  // Comes before what went back: a bank that still decides has taken the money, nobody gave it.
  if (line.is_disputed) return 'disputed';
  if (line.back >= line.amount) return 'returned';
  if (line.never) return line.never;
  if (line.is_ended) return 'ended';
  if (line.is_asked) return 'asked';
  return line.is_declined ? 'declined' : null;
}

/**
 * Returns why a request for a line is not granted at once; null where it is. All texts about refunds follow from it.
 */
export function notAtOnce(line: LineFacts, now: Date): z.output<typeof NotAtOnce> | null {
  const { usage, refund_days } = line;
  const isBooked = usage?.unit === 'session';
  if (refund_days === 0 && !isBooked) return 'not_promised';
  if (isUsedUp(usage)) return 'used';
  if (refund_days === 0) return 'booked';
  return now > promisedUntil(line) ? 'over' : null;
}
