import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { givenBack } from '@/lib/server/db/given-back';
import { refundReason } from '@/lib/server/db/refund-reason';
import type { LineKind } from '@/lib/server/orders/lines/port';

export interface SoldLine {
  id: string;
  order_id: string;
  kind: LineKind;
  subject_id: string;
  /** as it was sold, where its kind of line has types */
  type: string | null;
  title: string;
  amount: number;
  fee_amount: number;
  currency: string;
  refund_days: number;
  seller_id: string;
  buyer_id: string;
  /** the seller is not told who bought it */
  is_unnamed: boolean;
  paid_at: Date;
  back: number;
  is_ended: boolean;
  is_asked: boolean;
  is_declined: boolean;
  is_disputed: boolean;
}

/** Paid lines: of a buyer's order, one that somebody sold, or any one. */
export async function listSold(
  db: Db,
  of: { orderId: string; buyerId: string } | { lineId: string; sellerId?: string },
): Promise<SoldLine[]> {
  const which =
    'orderId' in of
      ? sql`o.id = ${of.orderId} and o.buyer_id = ${of.buyerId}`
      : sql`l.id = ${of.lineId} and (${of.sellerId ?? null}::uuid is null or l.seller_id = ${of.sellerId ?? null}::uuid)`;
  const { rows } = await sql<SoldLine>`
    select l.id, l.order_id, l.kind, coalesce(l.product_id, l.post_id, l.seller_id) as subject_id, l.subject_type as type, l.title, l.amount,
      l.fee_amount, o.currency, l.refund_days, l.seller_id, l.is_unnamed, o.buyer_id, o.paid_at,
      ${givenBack} as back, l.ended_at is not null as is_ended,
      exists (select from refund_lines rl join refunds r on r.id = rl.refund_id
        where rl.order_line_id = l.id and r.status = 'requested') as is_asked,
      exists (select from refund_lines rl join refunds r on r.id = rl.refund_id
        where rl.order_line_id = l.id and r.status = 'declined') as is_declined,
      exists (select from disputes d where d.order_id = o.id and d.status = 'open') as is_disputed
    from order_lines l join orders o on o.id = l.order_id
    where ${which} and o.paid_at is not null order by l.id`.execute(db);
  return rows;
}

export interface ShownRefund {
  id: string;
  order_id: string;
  status: string;
  reason: string;
  cancelled_thing: string | null;
  cancelled_for: string | null;
  decided_by: string | null;
  note: string;
  answer: string;
  failure: string | null;
  amount: number;
  currency: string;
  created_at: Date;
  decided_at: Date | null;
  buyer_id: string;
  seller_id: string;
  /** the seller is not told who bought it */
  is_unnamed: boolean;
  lines: { id: string; title: string; amount: number }[];
}

// Which lines are shown: all lines of the order to its buyer and the operator, to a seller only their own. What the
// buyer bought from somebody else in the same order, and the price, is not the seller's business.
const shown = (of: { sellerId?: string | null; lineId?: string }) => sql`
  select r.id, r.order_id, r.status, ${refundReason} as reason, r.cancelled_thing, r.cancelled_for,
    r.decided_by, r.note, r.answer, r.failure, sold.amount, r.currency, r.created_at,
    r.decided_at, o.buyer_id, sold.lines, sold.seller_id, sold.is_unnamed
  from refunds r join orders o on o.id = r.order_id
  join lateral (
    select json_agg(json_build_object('id', l.id, 'title', l.title, 'amount', rl.amount) order by l.id) as lines,
      sum(rl.amount)::bigint as amount, (array_agg(l.seller_id order by l.id))[1] as seller_id,
      bool_or(l.is_unnamed) as is_unnamed
    from refund_lines rl join order_lines l on l.id = rl.order_line_id where rl.refund_id = r.id
      ${of.sellerId ? sql`and l.seller_id = ${of.sellerId}` : sql``}
      ${of.lineId ? sql`and l.id = ${of.lineId}` : sql``}) sold
    on sold.lines is not null`;

/** Refunds of an order's lines, or only their part for one line, newest first. */
export async function listRefundsOf(
  db: Db,
  of: { orderId: string } | { lineId: string },
): Promise<ShownRefund[]> {
  const which =
    'orderId' in of
      ? sql`r.order_id = ${of.orderId}`
      : sql`r.id in (select refund_id from refund_lines where order_line_id = ${of.lineId})`;
  const lineId = 'lineId' in of ? of.lineId : undefined;
  const { rows } = await sql<ShownRefund>`${shown({ lineId })} where ${which} order by r.id desc`.execute(db);
  return rows;
}

/** Returns one refund, or only its part for one seller's lines where a seller is given. */
export async function findShown(
  db: Db,
  id: string,
  sellerId: string | null,
): Promise<ShownRefund | undefined> {
  const { rows } = await sql<ShownRefund>`${shown({ sellerId })} where r.id = ${id}`.execute(db);
  return rows[0];
}

/** A page of a queue, newest first: for one seller, or for all. */
export async function listQueue(
  db: Db,
  list: { sellerId: string | null; statuses: readonly string[]; before: string | null; limit: number },
): Promise<ShownRefund[]> {
  const { sellerId, statuses, before, limit } = list;
  const { rows } = await sql<ShownRefund>`${shown({ sellerId })}
    where r.status = any(${[...statuses]}::text[]) and (${before}::uuid is null or r.id < ${before}::uuid)
      and (${sellerId}::uuid is null or r.order_id in (
        select order_id from order_lines where seller_id = ${sellerId}::uuid))
    order by r.id desc limit ${limit + 1}`.execute(db);
  return rows;
}

/** A page of the refunds of somebody's purchases, newest first. */
export async function listBought(
  db: Db,
  { buyerId, before, limit }: { buyerId: string; before: string | null; limit: number },
): Promise<ShownRefund[]> {
  const { rows } = await sql<ShownRefund>`${shown({})}
    where r.order_id in (select id from orders where buyer_id = ${buyerId})
      and (${before}::uuid is null or r.id < ${before}::uuid)
    order by r.id desc limit ${limit + 1}`.execute(db);
  return rows;
}

/** The latest dispute about an order; for one line, with what it took from that line. */
export async function findDisputeOf(db: Db, orderId: string, lineId: string | null = null) {
  const ofLine = sql`(select coalesce(sum(amount), 0)::bigint from dispute_lines
    where dispute_id = disputes.id and order_line_id = ${lineId})`;
  const { rows } = await sql<{ id: string; status: string; amount: number; currency: string }>`
    select id, status, ${lineId ? ofLine : sql`amount`} as amount, currency from disputes
    where order_id = ${orderId} order by id desc limit 1`.execute(db);
  return rows[0];
}

// A payment that is given back whole has no lines: it is listed among the payments that no order could take.
const OF_LINES = sql<boolean>`exists (select from refund_lines rl where rl.refund_id = refunds.id)`;

/** Refunds of lines in one of these states, the newest first. */
export async function listRefundIds(db: Db, statuses: readonly string[], limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('refunds')
    .select('id')
    .where('status', 'in', statuses)
    .where(OF_LINES)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns how many refunds of lines are in one of these states. */
export async function countRefunds(db: Db, statuses: readonly string[]): Promise<number> {
  const row = await db
    .selectFrom('refunds')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('status', 'in', statuses)
    .where(OF_LINES)
    .executeTakeFirstOrThrow();
  return row.count;
}
