import 'server-only';
import type { Parsed, Payload } from '@/lib/contract/endpoint';
import type { Person } from '@/lib/contract/fields';
import type { listSales as ListSales, SaleRow, SaleStory } from '@/lib/contract/operator-sales';
import type { MemberCtx } from '@/lib/server/ctx';
import { found } from '@/lib/server/errors';
import { decodeIdCursor, toPage } from '@/lib/server/http/cursor';
import { usageOf } from '@/lib/server/kinds/usage';
import { orderNumber } from '@/lib/server/orders/present';
import { termsOfOrder } from '@/lib/server/refunds/views';
import { getPeople } from '@/lib/server/users/service';
import { readAsked } from './policy';
import { presentJournal, presentLine, presentPayment, presentRefund } from './present';
import { findOrder, listOrders, type SaleListRow } from './repo';
import { listDisputes, listJournals, listLines, listNotices, listPayments, listRefunds } from './repo-story';

/** Orders for the operator, newest first; found by anything that is known about them. */
export async function listSales(
  ctx: MemberCtx,
  { q, cursor, limit }: Parsed<typeof ListSales>['query'],
): Promise<Payload<typeof ListSales>> {
  const rows = await listOrders(ctx.db, {
    asked: readAsked(q ?? ''),
    before: decodeIdCursor(cursor),
    limit,
  });
  const { rows: kept, nextCursor } = toPage(rows, limit, ({ id }) => [id]);
  const people = await getPeople(
    ctx,
    kept.map(({ buyer_id }) => buyer_id),
  );
  const data = kept.map((row) => ({
    ...presentOrder(row, people),
    titles: row.titles,
    gateway: row.gateway,
  }));
  return { data, nextCursor };
}

function presentOrder(row: SaleListRow, people: Map<string, Person>): Omit<SaleRow, 'titles' | 'gateway'> {
  return {
    _id: row.id,
    number: orderNumber(row.id),
    status: row.status as SaleRow['status'],
    buyer: found(people.get(row.buyer_id)),
    email: row.email,
    total: { amount: row.total_amount, currency: row.currency },
    createdAt: row.created_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
  };
}

/** Everything about one order. @throws AppError `not_found` */
export async function getSaleStory(ctx: MemberCtx, id: string): Promise<SaleStory> {
  const order = found(await findOrder(ctx.db, id));
  const [lines, payments, refunds, disputes, journals] = await Promise.all([
    listLines(ctx.db, id),
    listPayments(ctx.db, id),
    listRefunds(ctx.db, id),
    listDisputes(ctx.db, id),
    listJournals(ctx.db, id),
  ]);
  const parties = [order.buyer_id, ...lines.map(({ seller_id }) => seller_id)];
  const [terms, usage, notices, people] = await Promise.all([
    termsOfOrder(ctx, { orderId: id, buyerId: order.buyer_id }),
    usageOf(
      ctx,
      lines.map((line) => line.id),
    ),
    listNotices(ctx.db, id, parties),
    getPeople(ctx, [
      ...parties,
      ...lines.flatMap(({ parts }) => parts.map(({ owner }) => owner)),
      ...payments.flatMap(({ receipts }) => receipts.flatMap(({ decidedBy }) => decidedBy ?? [])),
      ...refunds.flatMap(({ asked_by, decided_by }) => [asked_by ?? [], decided_by ?? []].flat()),
      ...journals.flatMap(({ postings }) => postings.flatMap(({ owner }) => owner ?? [])),
    ]),
  ]);
  const money = (amount: number) => ({ amount, currency: order.currency });
  return {
    ...presentOrder(order, people),
    expiresAt: order.expires_at.toISOString(),
    lines: lines.map((line) =>
      presentLine(
        line,
        order,
        terms.find(({ _id }) => _id === line.id),
        usage.get(line.id),
        people,
      ),
    ),
    payments: payments.map((payment) => presentPayment(payment, people)),
    refunds: refunds.map((refund) => presentRefund(refund, people)),
    disputes: disputes.map((row) => ({
      _id: row.id,
      status: row.status as SaleStory['disputes'][number]['status'],
      amount: money(row.amount),
      gatewayRef: row.gateway_ref,
      openedAt: row.opened_at.toISOString(),
      closedAt: row.closed_at?.toISOString() ?? null,
    })),
    journals: journals.map((journal) => presentJournal(journal, people)),
    notices: notices.map((row) => ({
      _id: row.id,
      kind: row.kind,
      to: found(people.get(row.user_id)),
      at: row.created_at.toISOString(),
      isRead: row.is_read,
    })),
  };
}
