import 'server-only';
import type { Parsed } from '@/lib/contract/endpoint';
import type { Money } from '@/lib/contract/fields';
import type { cancelWorkshopDate as CancelDate, OwnDate } from '@/lib/contract/kinds/workshop-people';
import type { cancelSeat as CancelSeat } from '@/lib/contract/kinds/workshops';
import { translateKey } from '@/lib/i18n/translate';
import { type Cancelling, cancelLine } from '@/lib/server/after-sale/cancel';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError } from '@/lib/server/errors';
import { enqueue } from '@/lib/server/jobs/queue';
import { markCancelled } from '@/lib/server/kinds/assessments/people';
import { giveSeatsBack } from '@/lib/server/kinds/assessments/seat-job';
import * as seats from '@/lib/server/kinds/assessments/seats';
import { ALL } from '@/lib/server/kinds/times/cancelling';
import { holdUse, lockLines } from '@/lib/server/orders/lines/service';
import { lockOrder } from '@/lib/server/orders/state';
import { getContacts } from '@/lib/server/users/service';
import { CURRENCY } from '@/lib/shared/currency';
import { forEachRow } from './for-each-row';

/**
 * The buyer gives back a seat whose date has not begun; what goes back is as was agreed when they took it. The seat
 * is read again under the locks of its order and its date.
 * @throws AppError `not_found`, `conflict` once it has begun, where it was given back already, and where something else
 *   would go back than they saw
 */
export function cancelSeat(
  ctx: MemberCtx,
  id: string,
  { backBps }: Parsed<typeof CancelSeat>['body'],
): Promise<{ refunded: Money }> {
  return inTransaction(ctx, async (ctx) => {
    await holdSold(ctx, await seats.findBoughtSeat(ctx, id));
    const sold = await seats.findBoughtSeat(ctx, id);
    const shareBps = seats.backShare(sold, ctx.now);
    const isOpen = sold.state === 'confirmed' && sold.starts_at > ctx.now && !sold.date_cancelled;
    if (!isOpen || shareBps !== backBps) throw new AppError('conflict');
    await seats.noteCancelled(ctx, sold.id, 'buyer');
    const { order_id: orderId, line_id: lineId } = sold;
    const how = { thing: 'seat', cause: 'buyer', shareBps, by: ctx.viewer.id, answer: '' } as const;
    const { refunded } = await cancelLine(ctx, { orderId, lineId, ...how });
    return { refunded: { amount: refunded, currency: CURRENCY } };
  });
}

/**
 * The seller cancels a date that has not begun. Nobody buys it from now on; a job gives each seat back, with all the
 * money.
 * @throws AppError `not_found`, `conflict` once it has begun, or where it is cancelled
 */
export function cancelWorkshopDate(
  ctx: MemberCtx,
  id: string,
  { reason }: Parsed<typeof CancelDate>['body'],
): Promise<OwnDate> {
  return inTransaction(ctx, async (ctx) => {
    const date = await markCancelled(ctx, id, reason);
    await enqueue(ctx, giveSeatsBack, {}, { key: giveSeatsBack.name });
    return date;
  });
}

/**
 * Gives back the seats of dates that are cancelled, and of sellers whose account is closed, each in its own
 * transaction: their buyers get everything back.
 */
export const giveBackEnded = (ctx: Ctx): Promise<void> =>
  forEachRow(
    (page) => seats.listEnded(ctx, page),
    (row) => giveBackOne(ctx, row),
    'a seat was not given back',
  );

/** Locks a sold seat: its order, what it sold, the purchases, and then the date, as everywhere. */
async function holdSold(ctx: Ctx, sold: { order_id: string; date_id: string }): Promise<void> {
  const { lines } = await lockOrder(ctx, sold.order_id);
  await lockLines(ctx, lines);
  await holdUse(ctx, lines);
  await seats.lockDate(ctx, sold);
}

/** The same for one seat, also for one that is lost. Done already, it does nothing. */
export function giveBackOne(ctx: Ctx, { id }: { id: string }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await holdSold(ctx, await seats.findSeatSale(ctx, id));
    const sold = await seats.findSeatSale(ctx, id);
    if (!seats.isEnded(sold, ctx.now)) return;
    const { order_id: orderId, line_id: lineId, date_cancelled } = sold;
    if (date_cancelled) await seats.noteCancelled(ctx, id, 'host');
    else if (!seats.isLost(sold)) await seats.noteCancelled(ctx, id, 'team');
    await cancelLine(ctx, { orderId, lineId, thing: 'seat', shareBps: ALL, ...(await causeOf(ctx, sold)) });
  });
}

/** Why a seat is given back, and who decided it. */
async function causeOf(ctx: Ctx, sold: seats.SoldSeat): Promise<Pick<Cancelling, 'cause' | 'by' | 'answer'>> {
  const { buyer_id, owner_id, date_cancelled, cancel_reason } = sold;
  if (date_cancelled) return { cause: 'host', by: owner_id, answer: cancel_reason };
  const contacts = await getContacts(ctx, [buyer_id]);
  const say = (key: string) => translateKey(contacts.get(buyer_id)?.locale ?? 'ar', key) ?? '';
  if (seats.isLost(sold)) return { cause: 'not_given', by: null, answer: say('workshop-letters:seatLost') };
  return { cause: 'moderation', by: null, answer: say('booking-letters:hostGone') };
}
