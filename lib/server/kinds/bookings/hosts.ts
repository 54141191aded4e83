import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { notifyOfBookings } from './notices';
import { findSold, type SoldBooking, updateCancelling } from './repo-appointments';
import * as repo from './repo-hosts';
import { isToChoose } from './sold-booking';

/** Returns how many bookings and packages somebody sells or gives that are not over yet, or need another time. */
export const countBookingsAhead = ({ db, now }: Ctx, userId: string): Promise<number> =>
  repo.countAfter(db, userId, now);

/**
 * The same, and nobody books their time until the caller's transaction ends: a payment that waits for it looks again
 * whether their account is open.
 */
export async function holdBookingsAhead(ctx: Ctx, userId: string): Promise<number> {
  await repo.lockHoursOf(ctx.db, userId);
  return countBookingsAhead(ctx, userId);
}

/** Coming bookings, and those that need another time, whose seller or host has no open account; by their ids. */
export const listStranded = ({ db, now }: Ctx, page: { after: string | null; limit: number }) =>
  repo.listStranded(db, { now, ...page });

/** Returns one of them as it was sold; nothing where it need not be cancelled any more. */
export async function findStranded(
  { db, now }: Ctx,
  { id, buyer_id: buyerId, entitlement_id: entitlementId }: repo.Stranded,
): Promise<SoldBooking | undefined> {
  const sold = await findSold(db, { buyerId, entitlementId });
  if (!sold) return undefined;
  const isComing = sold.state === 'confirmed' && sold.starts_at > now;
  return (isComing || isToChoose(sold)) && (await repo.listClosed(db, [id])).length > 0 ? sold : undefined;
}

/** Notes why nobody can keep it, for the letter to its buyer. What lost its slot has that letter by this. */
export async function noteStranded(ctx: Ctx, sold: SoldBooking, reason: string): Promise<void> {
  await updateCancelling(ctx.db, sold.id, { by: 'team', reason });
  if (isToChoose(sold)) await notifyOfBookings(ctx, [sold.id], 'cancelled');
}
