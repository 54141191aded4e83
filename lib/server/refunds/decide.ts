import 'server-only';
import type { RefundView, SaleView } from '@/lib/contract/refunds';
import { recordAudit } from '@/lib/server/audit/service';
import type { AuditAct } from '@/lib/server/audit/words';
import type { MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { onceForKey } from '@/lib/server/http/idempotency';
import { newId } from '@/lib/server/ids';
import { enqueue } from '@/lib/server/jobs/queue';
import { type LockedOrder, lockOrder as lockRow } from '@/lib/server/orders/state';
import { lockKeptPayment } from '@/lib/server/payments/find-payment';
import { assertNotOwnTrade } from '@/lib/server/payments/own-trade';
import type { MoneyAmount } from '@/lib/shared/money-format';
import { notifyAndCarryOut, writeRefund } from './begin';
import { notifyRefundDeclined, notifyRefundUncovered } from './notices';
import { presentRefund } from './present';
import { updateDecision } from './repo';
import { findShown } from './repo-views';
import { leftOf } from './reversals';
import { sendRefund } from './send-job';
import { factsOf, getSale } from './views';

/** Who decides: an operator, who sees every sale, or the seller. */
export interface As {
  asOperator: boolean;
}

const ownerOf = (ctx: MemberCtx, { asOperator }: As) => (asOperator ? null : ctx.viewer.id);

/** The order that the decision is about. An operator does not decide about their own trade. */
async function lockOrder(ctx: MemberCtx, orderId: string, { asOperator }: As) {
  const order = await lockRow(ctx, orderId);
  if (asOperator) await assertNotOwnTrade(ctx, order);
  return order;
}

// Sellers give back only what they still have. More than that would be the house's money: a seller could pass it to a
// friend after being paid out.
async function carryOutCovered(
  ctx: MemberCtx,
  order: LockedOrder,
  refund: Parameters<typeof notifyAndCarryOut>[2],
  { asOperator }: As,
): Promise<void> {
  const owed = await notifyAndCarryOut(ctx, order, refund);
  if (owed > 0 && !asOperator) throw new AppError('refund_uncovered');
}

async function audit(
  ctx: MemberCtx,
  { asOperator }: As,
  action: AuditAct & `refund.${string}`,
  order: LockedOrder,
  { refundId, amount, currency }: MoneyAmount & { refundId: string },
) {
  if (!asOperator) return;
  const details = { refundId, orderId: order.id, amount, currency };
  await recordAudit(ctx, { actor: ctx.viewer.id, action, subjectId: order.buyer_id, details });
}

/**
 * Grants a buyer's request, wholly or in part.
 * @throws AppError `not_found`, `own_trade`, `conflict` when it is decided, `not_refundable` for more than was asked
 *   for or is left, `refund_uncovered` where the seller, or a member with a share, does not have the money any more
 */
export async function grantRefund(
  ctx: MemberCtx,
  id: string,
  given: { amount?: number; answer: string },
  key: string,
  as: As,
): Promise<RefundView> {
  const seen = found(await findShown(ctx.db, id, ownerOf(ctx, as)));
  const once = { key, request: { grant: id, ...given }, answer: { refundId: id } };
  await onceForKey(ctx, once, async (ctx) => {
    const order = await lockOrder(ctx, seen.order_id, as);
    const refund = found(await findShown(ctx.db, id, ownerOf(ctx, as)));
    if (refund.status !== 'requested') throw new AppError('conflict');
    const line = found(refund.lines[0]);
    const left = (await leftOf(ctx, order)).find(({ lineId }) => lineId === line.id)?.amount ?? 0;
    const amount = given.amount ?? Math.min(refund.amount, left);
    if (amount === 0 || amount > Math.min(refund.amount, left)) throw new AppError('not_refundable');
    const { answer } = given;
    await updateDecision(ctx.db, id, {
      status: 'granted',
      amount,
      answer,
      decidedBy: ctx.viewer.id,
      now: ctx.now,
    });
    await enqueue(ctx, sendRefund, { refundId: id });
    await audit(ctx, as, 'refund.grant', order, { refundId: id, amount, currency: refund.currency });
    const lines = [{ lineId: line.id, amount }];
    await carryOutCovered(ctx, order, { id, lines }, as);
  }).catch(async (error: unknown) => {
    // The buyer must not wait for ever: an operator can give the money back, and the seller then owes it.
    if (error instanceof AppError && error.code === 'refund_uncovered') await notifyRefundUncovered(ctx, id);
    throw error;
  });
  return presentRefund(found(await findShown(ctx.db, id, ownerOf(ctx, as))));
}

/** Declines a buyer's request. @throws AppError `not_found`, `own_trade`, `conflict` when it is decided */
export async function declineRefund(ctx: MemberCtx, id: string, answer: string, as: As): Promise<RefundView> {
  const seen = found(await findShown(ctx.db, id, ownerOf(ctx, as)));
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, seen.order_id, as);
    const refund = found(await findShown(ctx.db, id, ownerOf(ctx, as)));
    if (refund.status !== 'requested') throw new AppError('conflict');
    const decision = { status: 'declined', amount: refund.amount, answer, decidedBy: ctx.viewer.id } as const;
    await updateDecision(ctx.db, id, { ...decision, now: ctx.now });
    await audit(ctx, as, 'refund.decline', order, { ...refund, refundId: id });
    const declined = found(await findShown(ctx.db, id, ownerOf(ctx, as)));
    await notifyRefundDeclined(ctx, declined);
    return presentRefund(declined);
  });
}

/**
 * Gives back a part or all of a sold line, whether the buyer asked or not. Its seller may do it, and an operator.
 * @throws AppError `not_found`, `own_trade`, `not_refundable` for more than is left of it, `refund_uncovered` as
 *   `grantRefund`, `idempotency_key_reused`
 */
export async function refundSale(
  ctx: MemberCtx,
  lineId: string,
  { amount, answer }: { amount: number; answer: string },
  key: string,
  as: As,
): Promise<SaleView> {
  const sale = found((await factsOf(ctx, { lineId, sellerId: ownerOf(ctx, as) ?? undefined }))[0]);
  const once = { key, request: { sale: lineId, amount, answer }, answer: { refundId: newId(ctx.now) } };
  await onceForKey(ctx, once, async (ctx) => {
    const id = once.answer.refundId;
    const order = await lockOrder(ctx, sale.order_id, as);
    const payment = await lockKeptPayment(ctx, sale.order_id);
    const left = (await leftOf(ctx, order)).find((line) => line.lineId === lineId)?.amount ?? 0;
    if (!payment || amount > left) throw new AppError('not_refundable');
    const lines = [{ lineId, amount }];
    const { id: decidedBy } = ctx.viewer;
    const own = {
      id,
      reason: 'goodwill',
      note: '',
      askedBy: decidedBy,
      decidedBy,
      status: 'granted',
    } as const;
    await writeRefund(ctx, payment, { ...own, lines, answer });
    await enqueue(ctx, sendRefund, { refundId: id });
    await audit(ctx, as, 'refund.give', order, { refundId: id, amount, currency: payment.currency });
    await carryOutCovered(ctx, order, { id, lines }, as);
  });
  return getSale(ctx, lineId, as.asOperator);
}
