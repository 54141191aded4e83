import 'server-only';
import type { Parsed } from '@/lib/contract/endpoint';
import type * as contract from '@/lib/contract/kinds/packages';
import type { BoughtPackage } from '@/lib/contract/kinds/packages';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { moveTo } from '@/lib/server/kinds/bookings/moves';
import { agreedBy, nextLessons } from '@/lib/server/kinds/bookings/packages/free-lessons';
import {
  cancelTaken,
  extendFrom,
  payableAt,
  takeLessons,
} from '@/lib/server/kinds/bookings/packages/lessons';
import { findPackage, getPackage, ownPackage } from '@/lib/server/kinds/bookings/packages/view';
import {
  actsAs,
  backShare,
  findBoughtLesson,
  noteCancelling,
  type SoldBooking,
} from '@/lib/server/kinds/bookings/sold-booking';
import { lockOrder } from '@/lib/server/orders/state';
import { setHeldUntil } from '@/lib/server/payments/holds';
import { held } from './money-on-hold';

const ALL = 10_000;

/**
 * Books lessons of one of the caller's packages, all or none.
 * @throws AppError `not_found`, `not_entitled`, `no_lessons_left`, `slot_taken` with the next that are free,
 *   `answers_missing`
 */
export async function bookLessons(
  ctx: MemberCtx,
  id: string,
  { starts, timeZone, answers }: Parsed<typeof contract.bookLessons>['body'],
): Promise<BoughtPackage> {
  const { order_id } = await ownPackage(ctx, id);
  const inOrder = starts.toSorted((one, other) => Date.parse(one) - Date.parse(other));
  try {
    await inTransaction(ctx, async (ctx) => {
      await lockOrder(ctx, order_id);
      const row = await ownPackage(ctx, id);
      await takeLessons(ctx, row, { starts: inOrder, timeZone, answers });
      await holdMoney(ctx, row.id, row.order_line_id);
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'slot_taken') throw error;
    const wanted = { startsAt: inOrder[0] ?? ctx.now.toISOString(), timeZone };
    throw new AppError('slot_taken', { slots: await nextLessons(ctx, await ownPackage(ctx, id), wanted) });
  }
  return getPackage(ctx, id);
}

/**
 * The buyer moves a lesson within its package, by the rules for other bookings.
 * @throws AppError `not_found`, `not_entitled`, `conflict` where it was moved too often, or too late; `slot_taken` with
 *   the next that are free
 */
export async function moveBookedLesson(
  ctx: MemberCtx,
  id: string,
  wanted: Parsed<typeof contract.moveBookedLesson>['body'],
): Promise<{ done: true }> {
  try {
    await inTransaction(ctx, async (ctx) => {
      const { sold, row } = await ownLesson(ctx, id);
      await moveTo(ctx, sold, wanted, agreedBy(row));
      await holdMoney(ctx, row.id, row.order_line_id);
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'slot_taken') throw error;
    const row = await packageOf(ctx, await findBoughtLesson(ctx, id));
    throw new AppError('slot_taken', { slots: await nextLessons(ctx, row, wanted) });
  }
  return { done: true };
}

/**
 * The buyer cancels a lesson: in time it is in its package again, late it is used.
 * @throws AppError `not_found`, `not_entitled`, `conflict` once it has begun, where it was cancelled already, and where
 *   it would return against what they saw
 */
export function cancelBookedLesson(
  ctx: MemberCtx,
  id: string,
  { isReturned }: Parsed<typeof contract.cancelBookedLesson>['body'],
): Promise<{ done: true }> {
  return inTransaction(ctx, async (ctx) => {
    const { sold, row } = await ownLesson(ctx, id);
    if (isReturned !== (backShare(sold, ctx.now) === ALL)) throw new AppError('conflict');
    await cancel(ctx, sold, { by: 'buyer', reason: '', isReturned });
    await holdMoney(ctx, row.id, row.order_line_id);
    return { done: true };
  });
}

/**
 * The host cancels a lesson: it is in its package again, which lasts long enough for another. The caller has locked its
 * order. @throws AppError `conflict` once it has begun, or where it was cancelled already
 */
export async function cancelHostLesson(ctx: MemberCtx, sold: SoldBooking, reason: string): Promise<void> {
  await cancel(ctx, sold, { by: actsAs(ctx, sold), reason, isReturned: true });
  await giveTime(ctx, sold);
}

/** Nobody answered in time: the lesson returns, as if its host had declined. The caller has locked its order. */
export async function giveBackRequest(ctx: Ctx, sold: SoldBooking): Promise<void> {
  await cancelTaken(ctx, sold, true);
  await giveTime(ctx, sold);
}

/** The host does not come, or asks for another time: the package of a lesson lasts long enough for it. */
export async function giveTime(ctx: Ctx, sold: SoldBooking): Promise<void> {
  const packageId = found(sold.package_id);
  await extendFrom(ctx, sold.starts_at, packageId);
  await holdMoney(ctx, packageId, sold.line_id);
}

/** A lesson of the caller with its package, whose order is locked; it is active. */
async function ownLesson(ctx: MemberCtx, id: string) {
  const sold = await held(ctx, () => findBoughtLesson(ctx, id));
  const { entitlement_id } = await packageOf(ctx, sold);
  return { sold, row: await ownPackage(ctx, entitlement_id) };
}

const packageOf = (ctx: MemberCtx, { package_id }: SoldBooking) => findPackage(ctx, found(package_id));

async function cancel(
  ctx: MemberCtx,
  sold: SoldBooking,
  { isReturned, ...how }: { by: 'host' | 'seller' | 'buyer'; reason: string; isReturned: boolean },
): Promise<void> {
  if (sold.state !== 'confirmed' || sold.starts_at <= ctx.now) throw new AppError('conflict');
  await noteCancelling(ctx, sold.id, how);
  await cancelTaken(ctx, sold, isReturned);
}

/** The money of a package waits as long as its lessons say now. */
const holdMoney = async (ctx: Ctx, packageId: string, lineId: string): Promise<void> =>
  setHeldUntil(ctx, lineId, await payableAt(ctx, packageId));
