import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { reversedBetween } from '@/lib/server/ledger/mirror';
import { operatorIds } from '@/lib/server/members/operators';
import { notify, notifyAll } from '@/lib/server/notifications/service';
import { type Line, subjectOf } from '@/lib/server/orders/lines/service';
import type { LockedOrder } from '@/lib/server/orders/state';
import type { Change } from './books';
import type { RefundFacts } from './letters';
import type { LineFacts } from './policy';
import { type CancelledBy, presentCancelled, presentTerms } from './present';
import type { RefundLine } from './repo';
import type { ShownRefund, SoldLine } from './repo-views';

/** Notifies a seller that a buyer asks for a refund; the seller decides, or the operator. */
export function notifyRefundAsked(ctx: Ctx, line: SoldLine & LineFacts): Promise<void> {
  const { currency, order_id: orderId } = line;
  const facts: RefundFacts = {
    template: 'asked',
    orderId,
    currency,
    lines: shown([line]),
    total: line.amount - line.back,
    terms: presentTerms(line, ctx.now),
  };
  const { about } = subjectOf(line);
  const notice = { kind: 'refund_asked', subject: line.id, actorId: line.buyer_id, facts } as const;
  return notify(ctx, { to: line.seller_id, ...notice, ...(about.postId && { topic: 'post' }), ...about });
}

/**
 * Notifies the buyer that the money comes back, and each seller what is taken from the earnings: the amount less the
 * part of the fee that goes back with it.
 */
export function notifyRefundGranted(
  ctx: Ctx,
  order: LockedOrder,
  refund: { id: string; changes: readonly Change[]; cancelled?: CancelledBy },
): Promise<void> {
  const lines = refund.changes.flatMap(({ lineId, before, after }) => {
    const line = order.lines.find(({ id }) => id === lineId);
    if (!line) return [];
    const { fee } = reversedBetween({ amount: line.amount, fee: line.fee_amount, parts: [] }, before, after);
    const amount = after - before;
    return [{ ...line, amount, net: amount - fee, isInFull: after === line.amount }];
  });
  const { id: orderId, buyer_id, currency } = order;
  const aboutFirst = (own: typeof lines) => own.slice(0, 1).map((line) => subjectOf(line).about)[0];
  const factsOf = (template: 'granted' | 'taken', own: typeof lines): RefundFacts => {
    const total = own.reduce((sum, { amount, net }) => sum + (template === 'taken' ? net : amount), 0);
    const isInFull = own.some((line) => line.isInFull);
    const seller = own[0]?.seller_id;
    const cancelled = refund.cancelled && seller && presentCancelled(refund.cancelled, seller);
    return {
      template,
      ...asOf(own),
      ...(cancelled && { cancelled }),
      orderId,
      currency,
      lines: shown(own),
      total,
      isInFull,
    };
  };
  const subject = refund.id;
  const topicOf = (own: typeof lines) => {
    const { as: topic } = asOf(own);
    return topic ? { topic } : {};
  };
  return notifyAll(ctx, [
    {
      to: buyer_id,
      kind: 'refund_granted',
      subject,
      orderId,
      ...aboutFirst(lines),
      ...topicOf(lines),
      facts: factsOf('granted', lines),
    },
    ...[...Map.groupBy(lines, (line) => line.seller_id)].map(([to, own]) => {
      const facts = factsOf('taken', own);
      return { to, kind: 'sale_refunded', subject, ...aboutFirst(own), ...topicOf(own), facts } as const;
    }),
  ]);
}

/** Notifies the buyer that the request was declined, and why. */
export function notifyRefundDeclined(ctx: Ctx, refund: ShownRefund): Promise<void> {
  const { id: subject, buyer_id: to, order_id: orderId, currency, amount: total, answer } = refund;
  const facts: RefundFacts = {
    template: 'declined',
    orderId,
    currency,
    lines: shown(refund.lines),
    total,
    answer,
  };
  return notify(ctx, { to, kind: 'refund_declined', subject, orderId, facts });
}

/** How letters and notices word what is about these lines alone; as sales where nothing is said. */
const asOf = (lines: readonly Line[]): Pick<RefundFacts, 'as'> =>
  lines.length > 0 && lines.every((line) => subjectOf(line).as === 'tip') ? { as: 'tip' } : {};

/** Lines as letters show them. */
const shown = (lines: readonly { title: string; amount: number }[]) =>
  lines.map(({ title, amount }) => ({ title, amount }));

/** Notifies the operators that the gateway did not give the money back: somebody has to look at it. */
export async function notifyRefundFailed(ctx: Ctx, refundId: string): Promise<void> {
  const operators = await operatorIds(ctx);
  await notifyAll(
    ctx,
    operators.map((to) => ({ to, kind: 'refund_failed', subject: refundId })),
  );
}

/**
 * Notifies the operators that a seller wants to give back money that they do not have any more: the buyer waits for
 * them.
 */
export async function notifyRefundUncovered(ctx: Ctx, refundId: string): Promise<void> {
  const operators = await operatorIds(ctx);
  await notifyAll(
    ctx,
    operators.map((to) => ({ to, kind: 'refund_uncovered', subject: refundId })),
  );
}

/** Notifies the operators that a buyer's late payment was for something that somebody else got meanwhile. */
export async function notifyLineLost(ctx: Ctx, orderId: string): Promise<void> {
  const operators = await operatorIds(ctx);
  await notifyAll(
    ctx,
    operators.map((to) => ({ to, kind: 'access_lost', subject: orderId, orderId })),
  );
}

/** Notifies the buyer what a bank did about a payment, and each seller what it did about their sales in it. */
export async function notifyDispute(
  ctx: Ctx,
  order: LockedOrder,
  dispute: {
    id: string;
    amount: number;
    status: 'opened' | 'won' | 'lost';
    lines: readonly RefundLine[];
    answerBy: Date | null;
  },
): Promise<void> {
  const { id, amount, status, answerBy } = dispute;
  const taken = order.lines.map((line) => {
    const own = dispute.lines.filter(({ lineId }) => lineId === line.id);
    return { to: line.seller_id, amount: own.reduce((sum, { amount }) => sum + amount, 0) };
  });
  const sellers = [...Map.groupBy(taken, ({ to }) => to)].flatMap(([to, own]) => {
    const total = own.reduce((sum, { amount }) => sum + amount, 0);
    return total > 0 ? [{ to, total }] : [];
  });
  const { id: orderId, currency } = order;
  const group = { kind: `dispute_${status}`, subject: id } as const;
  const factsOf = (template: RefundFacts['template'], total: number): RefundFacts => {
    return { template, ...asOf(order.lines), orderId, currency, lines: [], total };
  };
  await notifyAll(ctx, [
    { to: order.buyer_id, ...group, orderId, facts: factsOf(`${status}Buyer`, amount) },
    ...sellers.map(({ to, total }) => {
      const answer = { disputeId: id, ...(answerBy ? { answerBy: answerBy.toISOString() } : {}) };
      return { to, ...group, disputeId: id, facts: { ...factsOf(`${status}Seller`, total), ...answer } };
    }),
  ]);
}
