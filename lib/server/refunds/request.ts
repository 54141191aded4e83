import 'server-only';
import type { z } from 'zod';
import type { OrderRefunds, RefundRequest } from '@/lib/contract/refunds';
import type { MemberCtx } from '@/lib/server/ctx';
import { AppError, found } from '@/lib/server/errors';
import { onceForKey } from '@/lib/server/http/idempotency';
import { newId } from '@/lib/server/ids';
import { enqueue } from '@/lib/server/jobs/queue';
import { holdUse } from '@/lib/server/orders/lines/service';
import { getOrder } from '@/lib/server/orders/service';
import { lockOrder } from '@/lib/server/orders/state';
import { lockKeptPayment } from '@/lib/server/payments/find-payment';
import { notifyAndCarryOut, writeRefund } from './begin';
import { notifyRefundAsked } from './notices';
import { notAtOnce, refusalOf } from './policy';
import { sendRefund } from './send-job';
import { factsOf, getOrderRefunds } from './views';

/**
 * A buyer asks for the whole price of a line in one of their orders. It is granted at once within the seller's policy;
 * otherwise the seller or an operator decides.
 * @throws AppError `not_found`, `not_refundable` (also while it is not paid), `invalid`, `idempotency_key_reused`
 */
export async function requestRefund(
  ctx: MemberCtx,
  orderId: string,
  body: z.output<typeof RefundRequest>,
  key: string,
): Promise<OrderRefunds> {
  await getOrder(ctx, orderId);
  const once = { key, request: { refund: orderId, ...body }, answer: { refundId: newId(ctx.now) } };
  await onceForKey(ctx, once, (ctx) => ask(ctx, orderId, once.answer.refundId, body));
  return getOrderRefunds(ctx, orderId);
}

async function ask(
  ctx: MemberCtx,
  orderId: string,
  id: string,
  { lineId, reason, note }: z.output<typeof RefundRequest>,
): Promise<void> {
  const order = await lockOrder(ctx, orderId);
  const payment = await lockKeptPayment(ctx, orderId);
  // A buyer who downloads while they ask has either downloaded it, or gets nothing.
  await holdUse(ctx, order.lines);
  const facts = await factsOf(ctx, { orderId, buyerId: ctx.viewer.id });
  if (!payment) throw new AppError('not_refundable');
  if (!lineId && facts.length > 1)
    throw new AppError('invalid', { fields: { lineId: 'validation:required' } });
  const line = found(lineId ? facts.find((one) => one.id === lineId) : facts[0]);
  if (refusalOf(line) !== null) throw new AppError('not_refundable');
  const isGranted = notAtOnce(line, ctx.now) === null;
  const lines = [{ lineId: line.id, amount: line.amount - line.back }];
  const status = isGranted ? 'granted' : 'requested';
  const asked = { id, reason, note, askedBy: ctx.viewer.id, decidedBy: null, status, lines } as const;
  await writeRefund(ctx, payment, asked);
  if (!isGranted) return notifyRefundAsked(ctx, line);
  await enqueue(ctx, sendRefund, { refundId: id });
  await notifyAndCarryOut(ctx, order, { id, lines });
}
