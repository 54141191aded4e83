import 'server-only';
import type { CANCEL_CAUSES, CANCELLED_THINGS } from '@/lib/contract/choices';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { enqueue } from '@/lib/server/jobs/queue';
import { endLine, type LockedOrder, lockOrder } from '@/lib/server/orders/state';
import { lockKeptPayment } from '@/lib/server/payments/find-payment';
import { answerRequest } from '@/lib/server/refunds/answer-request';
import { notifyAndCarryOut, writeRefund } from '@/lib/server/refunds/begin';
import { leftOf, updateAfterReversals } from '@/lib/server/refunds/reversals';
import { sendRefund } from '@/lib/server/refunds/send-job';

export interface Cancelling {
  orderId: string;
  lineId: string;
  thing: (typeof CANCELLED_THINGS)[number];
  cause: (typeof CANCEL_CAUSES)[number];
  /** how much of the price goes back, in basis points from 0 to 10,000; a part of a cent falls to the buyer */
  shareBps: number;
  /** exactly how much instead, in minor units */
  amount?: number;
  /** who decided it; null where a rule decided */
  by: string | null;
  /** what the buyer reads about it */
  answer: string;
}

const SOLD = ['paid', 'partly_refunded', 'refunded'];

/**
 * Cancels a paid line for a cause: what was bought ends, and the given share or amount of its price goes back. The
 * buyer never waits for the seller's balance: what is missing there, the seller owes. An open request of the buyer is
 * answered by it. Cancelling again does nothing.
 * @returns minor units that go back, and how much of them the seller owes now
 * @throws AppError `not_found`, `conflict` for a line that is not paid
 */
export function cancelLine(
  ctx: Ctx,
  { orderId, lineId, shareBps, amount: given, ...how }: Cancelling,
): Promise<{ refunded: number; owed: number }> {
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId);
    const line = found(order.lines.find(({ id }) => id === lineId));
    if (!SOLD.includes(order.status)) throw new AppError('conflict');
    const { by, answer } = how;
    if (!(await endLine(ctx, lineId, how.cause))) return { refunded: 0, owed: 0 };
    const payment = await lockKeptPayment(ctx, orderId);
    const left = (await leftOf(ctx, order)).find((one) => one.lineId === lineId)?.amount ?? 0;
    const amount = Math.min(left, given ?? Math.ceil((line.amount * shareBps) / 10_000));
    const asked = await answerRequest(ctx, lineId, { amount, answer, by });
    if (!payment || amount === 0) {
      await updateAfterReversals(ctx, order);
      return { refunded: 0, owed: 0 };
    }
    const lines = [{ lineId, amount }];
    const id = asked ?? (await writeRefund(ctx, payment, { ...refundFor(how), lines }));
    return { refunded: amount, owed: await send(ctx, order, { id, lines, cancelled: how }) };
  });
}

/**
 * Gives back an amount of a paid line, in minor units, and never more than is left of it. Its right stays as it is
 * while something is left, and so does an open request of the buyer. Nobody asks the seller's balance.
 * @returns what goes back
 */
export function giveBackPart(
  ctx: Ctx,
  { orderId, lineId, amount: wanted, ...how }: Omit<Cancelling, 'shareBps'> & { amount: number },
): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId);
    const payment = await lockKeptPayment(ctx, orderId);
    const left = (await leftOf(ctx, order)).find((one) => one.lineId === lineId)?.amount ?? 0;
    const amount = Math.min(left, wanted);
    if (!payment || amount === 0) return 0;
    const lines = [{ lineId, amount }];
    const id = await writeRefund(ctx, payment, { ...refundFor(how), lines });
    await send(ctx, order, { id, lines, cancelled: how });
    return amount;
  });
}

const refundFor = ({ thing, cause, by, answer }: Pick<Cancelling, 'thing' | 'cause' | 'by' | 'answer'>) => {
  const decided = { note: '', askedBy: by, decidedBy: by, status: 'granted', answer } as const;
  return { ...decided, reason: 'cancelled', cancelled: { thing, cause } } as const;
};

/** @returns what the seller owes by it */
async function send(
  ctx: Ctx,
  order: LockedOrder,
  refund: Parameters<typeof notifyAndCarryOut>[2],
): Promise<number> {
  await enqueue(ctx, sendRefund, { refundId: refund.id });
  return notifyAndCarryOut(ctx, order, refund);
}
