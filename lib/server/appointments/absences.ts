import 'server-only';
import type { Parsed } from '@/lib/contract/endpoint';
import type * as contract from '@/lib/contract/kinds/absences';
import { recordAudit } from '@/lib/server/audit/service';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError } from '@/lib/server/errors';
import * as absences from '@/lib/server/kinds/bookings/absences';
import {
  findBoughtLesson,
  findBoughtSale,
  findHostBooking,
  findSaleOf,
  type SoldBooking,
} from '@/lib/server/kinds/bookings/sold-booking';
import { lockLines } from '@/lib/server/orders/lines/service';
import { lockOrder } from '@/lib/server/orders/state';
import { keepFor, letGo } from '@/lib/server/payments/holds';
import { assertNotOwnTrade } from '@/lib/server/payments/own-trade';
import { forEachRow, idRows } from './for-each-row';
import { held } from './money-on-hold';
import { returnLesson, returnSession } from './returned-lessons';

/** Who says something, with what their id is of: a booking, a purchase, or a lesson of a package. */
const FIND = { host: findHostBooking, buyer: findBoughtSale, learner: findBoughtLesson };
type As = keyof typeof FIND;

const sideOf = (as: As): absences.Side => (as === 'host' ? 'host' : 'buyer');

/**
 * One side says that the other was not there: the money waits until it is settled.
 * @param id the booking's for hosts, the purchase's for buyers, the lesson's for learners
 * @throws AppError `not_found`, `conflict` too early, too late, or where one of the two has said so
 */
export function sayAbsent(
  ctx: MemberCtx,
  as: As,
  id: string,
  { text }: Parsed<typeof contract.sayHostAbsent>['body'],
): Promise<{ done: true }> {
  return inTransaction(ctx, async (ctx) => {
    const sold = await held(ctx, () => FIND[as](ctx, id));
    await absences.noteAbsence(ctx, sold, sideOf(as), text);
    await keepFor(ctx, sold.line_id, 'absence');
    return { done: true };
  });
}

/**
 * The side that was not there, as the other says, agrees or objects.
 * @param id as above
 * @throws AppError `not_found`, `conflict` where it is not theirs to answer, answered already, or too late
 */
export function answerAbsence(
  ctx: MemberCtx,
  as: As,
  id: string,
  answer: Parsed<typeof contract.answerHostAbsence>['body'],
): Promise<{ done: true }> {
  return inTransaction(ctx, async (ctx) => {
    await lockSale(ctx, await FIND[as](ctx, id));
    const sold = await FIND[as](ctx, id);
    const outcome = await absences.noteAnswer(ctx, sold, sideOf(as), answer);
    if (outcome) await settle(ctx, sold, { outcome, by: ctx.viewer.id });
    return { done: true };
  });
}

/**
 * An operator decides about an absence to which the other side objected.
 * @throws AppError `not_found`, `own_trade`, `conflict` where nobody objected, it is settled, or the buyer's bank has
 *   the money back
 */
export function decideAbsence(
  ctx: MemberCtx,
  id: string,
  { outcome }: Parsed<typeof contract.decideAbsence>['body'],
): Promise<{ done: true }> {
  return inTransaction(ctx, async (ctx) => {
    await assertNotOwnTrade(ctx, await lockSale(ctx, await findSaleOf(ctx, id)));
    const sold = await findSaleOf(ctx, id);
    const absence = await absences.openAbsence(ctx, id);
    if (!absence?.objected_at || sold.access !== 'active') throw new AppError('conflict');
    await settle(ctx, sold, { outcome, by: ctx.viewer.id });
    const details = { orderId: sold.order_id, amount: sold.amount };
    const action = outcome === 'back' ? 'absence.back' : 'absence.kept';
    await recordAudit(ctx, { actor: ctx.viewer.id, action, subjectId: sold.host_id, details });
    return { done: true };
  });
}

/**
 * Settles absences to which nobody objected in time, each in its own transaction.
 */
export const settleUnanswered = (ctx: Ctx): Promise<void> =>
  forEachRow(
    async (page) => idRows(await absences.listToSettle(ctx, page)),
    ({ id }) => settleAsSaid(ctx, id),
    'an absence was not settled',
  );

function settleAsSaid(ctx: Ctx, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockSale(ctx, await findSaleOf(ctx, id));
    const sold = await findSaleOf(ctx, id);
    const absence = await absences.openAbsence(ctx, id);
    if (!absence || sold.access === 'suspended') return;
    // The money went back on another way.
    if (sold.access === 'revoked') return settle(ctx, sold, { outcome: 'back', by: null });
    if (absence.objected_at || absence.answer_by > ctx.now) return;
    await settle(ctx, sold, { outcome: absences.outcomeAsSaid(absence), by: null });
  });
}

/** Locks the order of a booking and the products in it, which come before its host's hours (decision 084). */
async function lockSale(ctx: Ctx, { order_id: orderId }: SoldBooking) {
  const order = await lockOrder(ctx, orderId);
  await lockLines(ctx, order.lines);
  return order;
}

/**
 * All goes back to the buyer, or the lesson to its package; or the host keeps it. The money of a package waits while
 * something is open about another of its lessons.
 */
async function settle(
  ctx: Ctx,
  sold: SoldBooking,
  { outcome, by }: { outcome: absences.Outcome; by: string | null },
): Promise<void> {
  const { id, line_id: lineId } = sold;
  if (outcome === 'back' && sold.package_id) await returnLesson(ctx, sold, by);
  else if (outcome === 'back') await returnSession(ctx, sold, by);
  await absences.noteSettled(ctx, id, outcome);
  if ((await absences.openAbsencesOf(ctx, lineId)).length === 0) await letGo(ctx, lineId);
}
