import 'server-only';
import { clock } from '@/lib/server/clock';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { DAY, HOUR, MINUTE } from '@/lib/shared/time';
import { notifyOfBookings } from './notices';
import * as repo from './repo-requests';
import { changeBooking } from './repo-sales';
import { actsAs, chooseBy, lostBefore, type SoldBooking } from './sold-booking';

/**
 * Returns the time until which a host answers a request that is made at this moment: a day, or their least notice
 * before the start if that is sooner. Whoever books at the last moment leaves them an hour, but never more than until
 * the start.
 */
export function answerBy(
  { starts_at, least_notice }: { starts_at: Date; least_notice: number },
  now: Date,
): Date {
  const start = starts_at.getTime();
  const usual = Math.min(now.getTime() + DAY, start - least_notice * MINUTE);
  return new Date(Math.min(start, Math.max(usual, now.getTime() + HOUR)));
}

/**
 * Accepts a request, as its host or as the seller. The caller has locked its order.
 * @throws AppError `conflict` where it is not a request any more, or its time to be answered is over
 */
export async function acceptRequest(ctx: MemberCtx, sold: SoldBooking): Promise<void> {
  if (!isOpen(sold) || sold.accept_by <= ctx.now) throw new AppError('conflict');
  await changeBooking(ctx.db, sold.id, { state: 'confirmed', accept_by: null, now: ctx.now });
  await notifyOfBookings(
    ctx,
    [sold.id],
    actsAs(ctx, sold) === 'host' ? 'acceptedByHost' : 'acceptedBySeller',
  );
}

/**
 * Returns whether a request was not answered in time, or its buyer chose no other slot in time for the one that it
 * lost.
 */
export function isNotGiven(sold: SoldBooking, { now }: Ctx): boolean {
  const until = chooseBy(sold);
  if (until) return sold.access === 'active' && until <= now;
  return isOpen(sold) && sold.accept_by <= now;
}

const isOpen = (sold: SoldBooking): sold is SoldBooking & { accept_by: Date } =>
  sold.state === 'confirmed' && sold.access === 'active' && sold.accept_by !== null;

/** Those of which that is so, by their ids. @param after the last one before */
export const listNotGiven = (
  { db, now }: Ctx,
  page: { after: string | null; limit: number },
): Promise<string[]> => repo.listNotGiven(db, { now, lostBefore: lostBefore(now), ...page });

/**
 * Returns the time by the database server's clock: the machines of instances may differ by some seconds, and a deadline
 * ends once. TEST_CLOCK moves it as it moves every time.
 */
export async function databaseTime({ db }: Ctx): Promise<Date> {
  const time = await repo.findTime(db);
  return new Date(time.getTime() + clock.aheadMs());
}
