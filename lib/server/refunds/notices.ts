import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { notifyAll } from '@/lib/server/notifications/service';
import { subjectOf } from '@/lib/server/orders/lines/service';
import type { LockedOrder } from '@/lib/server/orders/state';
import { operatorIds } from '@/lib/server/users/operators';
import { sendLetters } from './letters';
import type { RefundLine } from './repo';
import type { ShownRefund, SoldLine } from './repo-views';

/** A seller is told that a buyer asks; they decide, or the operator does. */
export async function tellAsked(ctx: Ctx, line: SoldLine): Promise<void> {
  const about = { actorId: line.buyer_id, ...subjectOf(line).about };
  await notifyAll(ctx, [{ to: line.seller_id, kind: 'refund_asked', subject: line.id, ...about }]);
  const told = {
    orderId: line.order_id,
    currency: line.currency,
    lines: [line],
    total: line.amount - line.back,
  };
  await sendLetters(ctx, [{ to: line.seller_id, template: 'asked', ...told }]);
}

/** The buyer is told that the money comes back, and each seller that it is taken from their earnings. */
export async function tellGranted(
  ctx: Ctx,
  order: LockedOrder,
  refund: { id: string; lines: readonly RefundLine[] },
): Promise<void> {
  const lines = refund.lines.flatMap(({ lineId, amount }) => {
    const line = order.lines.find(({ id }) => id === lineId);
    return line ? [{ ...line, amount }] : [];
  });
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const sellers = [...Map.groupBy(lines, (line) => line.seller_id)];
  const aboutFirst = (own: typeof lines) => own.slice(0, 1).map((line) => subjectOf(line).about)[0];
  await notifyAll(ctx, [
    {
      to: order.buyer_id,
      kind: 'refund_granted',
      subject: refund.id,
      orderId: order.id,
      ...aboutFirst(lines),
    },
    ...sellers.map(([to, own]) => {
      return { to, kind: 'sale_refunded', subject: refund.id, ...aboutFirst(own) } as const;
    }),
  ]);
  const about = { orderId: order.id, currency: order.currency };
  await sendLetters(ctx, [
    { to: order.buyer_id, template: 'granted', ...about, lines, total },
    ...sellers.map(([to, own]) => {
      const sum = own.reduce((all, { amount }) => all + amount, 0);
      return { to, template: 'taken', ...about, lines: own, total: sum } as const;
    }),
  ]);
}

/** The buyer is told why not. */
export async function tellDeclined(ctx: Ctx, refund: ShownRefund): Promise<void> {
  const { id, buyer_id: to, order_id: orderId } = refund;
  await notifyAll(ctx, [{ to, kind: 'refund_declined', subject: id, orderId }]);
  const { currency, lines, amount: total, answer } = refund;
  await sendLetters(ctx, [{ to, template: 'declined', orderId, currency, lines, total, answer }]);
}

/** The operators are told that the gateway did not give the money back: somebody has to look. */
export async function tellFailed(ctx: Ctx, refundId: string): Promise<void> {
  const operators = await operatorIds(ctx);
  await notifyAll(
    ctx,
    operators.map((to) => ({ to, kind: 'refund_failed', subject: refundId })),
  );
}

/** The operators are told that a seller would give back what they do not have any more: the buyer waits for them. */
export async function tellUncovered(ctx: Ctx, refundId: string): Promise<void> {
  const operators = await operatorIds(ctx);
  await notifyAll(
    ctx,
    operators.map((to) => ({ to, kind: 'refund_uncovered', subject: refundId })),
  );
}

/** The operators are told that what a buyer paid for after all was given to somebody else meanwhile. */
export async function tellLost(ctx: Ctx, orderId: string): Promise<void> {
  const operators = await operatorIds(ctx);
  await notifyAll(
    ctx,
    operators.map((to) => ({ to, kind: 'access_lost', subject: orderId, orderId })),
  );
}

/** The buyer is told what a bank did about a payment, and each seller what it did about what they sold by it. */
export async function tellDispute(
  ctx: Ctx,
  order: LockedOrder,
  dispute: { id: string; amount: number; status: 'opened' | 'won' | 'lost'; lines: readonly RefundLine[] },
): Promise<void> {
  const { id, amount, status } = dispute;
  const kind = `dispute_${status}` as const;
  const group = { kind, subject: id };
  const taken = order.lines.map((line) => {
    const own = dispute.lines.filter(({ lineId }) => lineId === line.id);
    return { to: line.seller_id, amount: own.reduce((sum, { amount }) => sum + amount, 0) };
  });
  const sellers = [...Map.groupBy(taken, ({ to }) => to)].flatMap(([to, own]) => {
    const total = own.reduce((sum, { amount }) => sum + amount, 0);
    return total > 0 ? [{ to, total }] : [];
  });
  await notifyAll(ctx, [
    { to: order.buyer_id, ...group, orderId: order.id },
    ...sellers.map(({ to }) => ({ to, ...group })),
  ]);
  const about = { orderId: order.id, currency: order.currency, lines: [] };
  await sendLetters(ctx, [
    { to: order.buyer_id, template: `${status}Buyer`, ...about, total: amount },
    ...sellers.map((seller) => ({ ...seller, template: `${status}Seller`, ...about }) as const),
  ]);
}
