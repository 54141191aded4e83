import 'server-only';
import type { PageQuery } from '@/lib/contract/fields';
import type { OrderRefunds, RefundQueue, RefundRow, RefundTerms, SaleView } from '@/lib/contract/refunds';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { found } from '@/lib/server/errors';
import { decodeIdCursor, toPage } from '@/lib/server/http/cursor';
import { sessionsOf, termsOf } from '@/lib/server/orders/lines/service';
import { orderNumber } from '@/lib/server/orders/present';
import { getOrder } from '@/lib/server/orders/service';
import { getOthers } from '@/lib/server/users/service';
import type { LineFacts } from './policy';
import { presentDispute, presentRefund, presentTerms } from './present';
import {
  countRefunds,
  findDisputeOf,
  listBought,
  listQueue,
  listRefundIds,
  listRefundsOf,
  listSold,
  type ShownRefund,
  type SoldLine,
} from './repo-views';

/** Sold lines with all facts that decide their terms. */
export async function factsOf(
  ctx: Ctx,
  of: Parameters<typeof listSold>[1],
): Promise<(SoldLine & LineFacts)[]> {
  const lines = await listSold(ctx.db, of);
  const terms = await termsOf(ctx, lines);
  return lines.map((line) => ({ ...line, ...found(terms.get(line.id)) }));
}

/** The refund terms of the paid lines of an order. */
export async function termsOfOrder(
  ctx: Ctx,
  of: { orderId: string; buyerId: string },
): Promise<RefundTerms[]> {
  return (await factsOf(ctx, of)).map((line) => presentTerms(line, ctx.now));
}

/**
 * Returns the refunds of one of the caller's orders: those made and those still possible.
 * @throws AppError `not_found`, also for somebody else's order
 */
export async function getOrderRefunds(ctx: MemberCtx, orderId: string): Promise<OrderRefunds> {
  await getOrder(ctx, orderId);
  const [lines, refunds, dispute] = await Promise.all([
    termsOfOrder(ctx, { orderId, buyerId: ctx.viewer.id }),
    listRefundsOf(ctx.db, { orderId }),
    findDisputeOf(ctx.db, orderId),
  ]);
  return {
    lines,
    refunds: refunds.map(presentRefund),
    dispute: presentDispute(dispute),
  };
}

/** A line that the caller has sold; an operator sees any. @throws AppError `not_found` */
export async function getSale(ctx: MemberCtx, lineId: string, asOperator: boolean): Promise<SaleView> {
  const sellerId = asOperator ? undefined : ctx.viewer.id;
  const [row] = await factsOf(ctx, { lineId, sellerId });
  const line = found(row);
  const [refunds, dispute, people, sessions] = await Promise.all([
    listRefundsOf(ctx.db, { lineId }),
    findDisputeOf(ctx.db, line.order_id, asOperator ? null : lineId),
    getOthers(ctx, [line.buyer_id, line.seller_id]),
    sessionsOf(ctx, [line]),
  ]);
  const money = (amount: number) => ({ amount, currency: line.currency });
  const terms = presentTerms(line, ctx.now);
  return {
    _id: line.id,
    kind: line.kind,
    orderNumber: orderNumber(line.order_id),
    title: line.title,
    buyer: line.is_unnamed && !asOperator ? null : found(people.get(line.buyer_id)),
    seller: found(people.get(line.seller_id)),
    amount: money(line.amount),
    fee: money(line.fee_amount),
    refundable: terms.refundable,
    paidAt: line.paid_at.toISOString(),
    startsAt: sessions.get(line.id)?.startsAt.toISOString() ?? null,
    acceptBy: sessions.get(line.id)?.acceptBy?.toISOString() ?? null,
    terms,
    refunds: refunds.map(presentRefund),
    dispute: presentDispute(dispute),
  };
}

/** A page of the refunds of the caller's purchases, newest first. */
export async function listOwnRefunds(ctx: MemberCtx, query: PageQuery) {
  const rows = await listBought(ctx.db, {
    buyerId: ctx.viewer.id,
    before: decodeIdCursor(query.cursor),
    limit: query.limit,
  });
  const { rows: kept, nextCursor } = toPage(rows, query.limit, (row) => [row.id]);
  const data = kept.map((row) => {
    const { order_id: orderId } = row;
    return { ...presentRefund(row), orderId, orderNumber: orderNumber(orderId) };
  });
  return { data, nextCursor };
}

const STATUSES: Record<RefundQueue, readonly string[]> = {
  waiting: ['requested'],
  failed: ['failed'],
  all: ['requested', 'granted', 'succeeded', 'failed', 'declined'],
};

/** A page of the refunds of the caller's sales, newest first; an operator sees all. */
export async function listRefunds(
  ctx: MemberCtx,
  query: PageQuery & { of: RefundQueue },
  asOperator: boolean,
) {
  const rows = await listQueue(ctx.db, {
    sellerId: asOperator ? null : ctx.viewer.id,
    statuses: STATUSES[query.of],
    before: decodeIdCursor(query.cursor),
    limit: query.limit,
  });
  const { rows: kept, nextCursor } = toPage(rows, query.limit, (row) => [row.id]);
  return { data: await presentRows(ctx, kept, asOperator), nextCursor };
}

async function presentRows(
  ctx: Ctx,
  rows: readonly ShownRefund[],
  asOperator: boolean,
): Promise<RefundRow[]> {
  const people = await getOthers(
    ctx,
    rows.flatMap((row) => [row.buyer_id, row.seller_id]),
  );
  return rows.flatMap((row) => {
    const [buyer, seller, line] = [people.get(row.buyer_id), people.get(row.seller_id), row.lines[0]];
    if (!buyer || !seller || !line) return [];
    const { _id, status, reason, cancelled, note, answer, amount, createdAt } = presentRefund(row);
    const words = { status, reason, ...(cancelled && { cancelled }), note, answer, failure: row.failure };
    const sale = { saleId: line.id, orderNumber: orderNumber(row.order_id), title: line.title };
    const named = row.is_unnamed && !asOperator ? null : buyer;
    return [{ _id, ...sale, buyer: named, seller, ...words, amount, createdAt }];
  });
}

// Refunds that wait for a decision, or that failed at the gateway.
const FOR_OPERATORS = [...STATUSES.waiting, ...STATUSES.failed];

/** Returns how many refunds wait for an operator. */
export function countWaitingRefunds(ctx: Ctx): Promise<number> {
  return countRefunds(ctx.db, FOR_OPERATORS);
}

/** The refunds that wait for an operator, newest first. */
export function waitingRefunds(ctx: Ctx, limit: number): Promise<string[]> {
  return listRefundIds(ctx.db, FOR_OPERATORS, limit);
}
