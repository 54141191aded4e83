import 'server-only';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { fixed } from '@/lib/server/db/fixed';
import { isAmong } from '@/lib/server/db/is-among';
import { type Write, write } from '@/lib/server/db/writes';
import type { SoldSession } from '@/lib/server/kinds/sale-port';
import type { PersonRow } from '@/lib/server/users/present';
import type { Line } from './lines/port';

export interface NewLine extends Line {
  fee_bps: number;
  version: number | null;
}

export interface NewOrder {
  id: string;
  buyerId: string;
  currency: string;
  total: number;
  expiresAt: Date;
  now: Date;
  lines: readonly NewLine[];
}

/** An order and its lines. */
export function orderWrites({ lines, ...order }: NewOrder): Write[] {
  const rows = lines.map(({ kind, subject_id, is_unnamed = false, ...line }) => {
    const { id, type, seller_id, title, amount, fee_bps, fee_amount, refund_days, version } = line;
    const subject = {
      product_id: kind === 'product' ? subject_id : null,
      post_id: kind === 'post' ? subject_id : null,
    };
    return {
      id,
      kind,
      ...subject,
      type,
      seller_id,
      title,
      is_unnamed,
      amount,
      fee_bps,
      fee_amount,
      refund_days,
      version,
    };
  });
  return [
    write`insert into orders (id, buyer_id, currency, total_amount, created_at, expires_at)
      values (${order.id}, ${order.buyerId}, ${order.currency}, ${order.total}, ${order.now}, ${order.expiresAt})`,
    write`insert into order_lines (id, order_id, kind, product_id, post_id, subject_type, seller_id, title, amount, fee_bps,
        fee_amount, refund_days, product_version, is_unnamed)
      select id, ${order.id}::uuid, kind, product_id, post_id, type, seller_id, title, amount, fee_bps, fee_amount,
        refund_days, version, is_unnamed
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (id uuid, kind text, product_id uuid, post_id uuid,
        type text, seller_id uuid, title text, amount bigint, fee_bps int, fee_amount bigint, refund_days int, version int,
        is_unnamed boolean)`,
  ];
}

export interface LockedOrder {
  id: string;
  buyer_id: string;
  status: string;
  currency: string;
  total_amount: number;
  created_at: Date;
  expires_at: Date;
  paid_at: Date | null;
  buyer_status: string;
  lines: Line[];
}

/** Payments by the names that their gateway gave them. */
export interface PaidBy {
  gateway: string;
  gatewayRefs: readonly string[];
}

// The subject of a tip is its receiver.
const SUBJECT = sql`coalesce(l.product_id, l.post_id, l.seller_id)`;
const BUYER = fixed(sql`hashtextextended('buyer:' || o.buyer_id, 1)`);
const LOCKED = fixed(sql`o.id, o.buyer_id, o.status, o.currency, o.total_amount, o.created_at, o.expires_at,
  o.paid_at, (select b.status from users b where b.id = o.buyer_id) as buyer_status,
  (select json_agg(json_build_object('id', l.id, 'kind', l.kind, 'subject_id', ${SUBJECT}, 'type', l.subject_type,
      'order_id', o.id, 'buyer_id', o.buyer_id, 'seller_id', l.seller_id, 'title', l.title, 'amount', l.amount,
      'fee_amount', l.fee_amount, 'refund_days', l.refund_days, 'is_unnamed', l.is_unnamed,
      'seller_status', u.status) order by l.id)
    from order_lines l join users u on u.id = l.seller_id where l.order_id = o.id) as lines`);

/**
 * An order with its lines, locked until the transaction ends; no other purchase of its buyer is settled meanwhile. What
 * other transactions committed before that is seen by the next statement.
 */
export async function lockOrder(db: Db, id: string): Promise<LockedOrder | undefined> {
  const { rows } = await sql<LockedOrder>`
    with buyer as materialized (
      select pg_advisory_xact_lock(${BUYER}) from orders o where o.id = ${id})
    select ${LOCKED} from orders o, buyer where o.id = ${id} for no key update of o`.execute(db);
  return rows[0];
}

/**
 * The same for several orders, leaving out those that another transaction holds at this moment. It waits for nobody, so
 * a transaction that takes many orders never waits in a circle, and one order that is held does not delay the others.
 */
export async function lockFreeOrders(db: Db, { gateway, gatewayRefs }: PaidBy): Promise<LockedOrder[]> {
  const { rows } = await sql<LockedOrder>`
    with asked as materialized (
      select o.id, pg_try_advisory_xact_lock(${BUYER}) as is_free
      from orders o where o.id = any(array(
        select order_id from payments where gateway = ${gateway} and ${isAmong('gateway_ref', gatewayRefs, 'text')})))
    select ${LOCKED} from asked join orders o on o.id = asked.id
    where asked.is_free for no key update of o skip locked`.execute(db);
  return rows;
}

/** Sets the status of orders, and the time when they were paid where one is given. */
export function orderStatusWrite(ids: readonly string[], status: string, paidAt: Date | null): Write {
  return write`update orders set status = ${status}, paid_at = coalesce(${paidAt}, paid_at) where ${isAmong('id', ids)}`;
}

export async function updateExpiry(db: Db, id: string, expiresAt: Date): Promise<void> {
  await db.updateTable('orders').set({ expires_at: expiresAt }).where('id', '=', id).execute();
}

/**
 * Ends orders that nobody paid in time. They are locked before their payments are looked at: where one begins at this
 * moment, its order is left out until the next run. @returns their lines
 */
export async function expireOrders(db: Db, now: Date): Promise<Line[]> {
  const { rows } = await sql<{ id: string }>`select id from orders
    where status = 'awaiting_payment' and expires_at < ${now} for no key update skip locked`.execute(db);
  return endUnpaid(
    db,
    isAmong(
      'o.id',
      rows.map(({ id }) => id),
    ),
  );
}

/** Ends a locked order, unless another of its payments is under way. @returns its lines where it ended */
export const expireOrder = (db: Db, id: string): Promise<Line[]> => endUnpaid(db, sql`o.id = ${id}`);

/** The same for an order that cannot take its money. */
export const cancelOrder = (db: Db, id: string): Promise<Line[]> =>
  endUnpaid(db, sql`o.id = ${id}`, 'cancelled');

/**
 * Locks all purchases of a buyer until the transaction ends: when they make several orders at the same moment, each
 * transaction sees the order made before it.
 */
export async function lockBuyer(db: Db, buyerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${BUYER}) from (values (${buyerId}::uuid)) as o (buyer_id)`.execute(
    db,
  );
}

/** Ends a buyer's unpaid orders for any of these subjects. @returns their lines */
export async function expireEarlier(db: Db, buyerId: string, subjectIds: readonly string[]): Promise<Line[]> {
  await lockBuyer(db, buyerId);
  const isOfThese = sql<boolean>`o.buyer_id = ${buyerId} and exists (select from order_lines l
    where l.order_id = o.id and ${SUBJECT} = any(${[...subjectIds]}::uuid[]))`;
  return endUnpaid(db, isOfThese);
}

/**
 * Ends orders that wait for their money, but not those whose payment is under way or whose receipt waits for an
 * operator. The orders stay locked until the transaction ends.
 */
async function endUnpaid(
  db: Db,
  which: RawBuilder<boolean>,
  status: 'expired' | 'cancelled' = 'expired',
): Promise<Line[]> {
  const { rows } = await sql<Line>`
    with over as (
      update orders o set status = ${status} where status = 'awaiting_payment' and ${which}
        and not exists (select from payments y where y.order_id = o.id and y.status in ('processing', 'receipt_submitted'))
      returning id, buyer_id)
    select l.id, l.kind, ${SUBJECT} as subject_id, l.subject_type as type, l.order_id, over.buyer_id, l.seller_id,
      u.status as seller_status, l.title, l.amount, l.fee_amount, l.refund_days, l.is_unnamed
    from over join order_lines l on l.order_id = over.id join users u on u.id = l.seller_id order by l.id`.execute(
    db,
  );
  return rows;
}

/** Notes that a line of a locked order is cancelled. @returns false when it was cancelled already */
export async function updateEnded(db: Db, lineId: string, cause: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('order_lines')
    .set({ ended_at: now, ended_for: cause })
    .where('id', '=', lineId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface OrderRow {
  id: string;
  status: string;
  currency: string;
  total_amount: number;
  created_at: Date;
  paid_at: Date | null;
  expires_at: Date;
  payment: {
    id: string;
    gateway: string;
    status: string;
    failure: string | null;
    page_url: string | null;
    gateway_ref: string | null;
    created_at: string;
    receipt: { status: string; submitted_at: string; reason: string | null; note: string } | null;
  } | null;
  lines: (Pick<Line, 'id' | 'kind' | 'subject_id' | 'type' | 'title' | 'amount'> & {
    cover_id: string | null;
    entitlement_id: string | null;
    /** null where it sells none */
    session: SoldSession | null;
    is_ended: boolean;
    seller: PersonRow;
  })[];
}

/** An order as it is stored. The covers of its subjects, and its sessions, are read separately. */
export type StoredOrder = Omit<OrderRow, 'lines'> & {
  lines: Omit<OrderRow['lines'][number], 'cover_id' | 'session'>[];
};

/** A buyer's order with its lines and newest payment, in one query. */
export async function findOrder(db: Db, id: string, buyerId: string): Promise<StoredOrder | undefined> {
  const { rows } = await sql<StoredOrder>`
    select o.id, o.status, o.currency, o.total_amount, o.created_at, o.paid_at, o.expires_at,
      (select json_build_object('id', y.id, 'gateway', y.gateway, 'status', y.status, 'failure', y.failure,
          'page_url', y.page_url, 'gateway_ref', y.gateway_ref, 'created_at', y.created_at, 'receipt',
          (select json_build_object('status', r.status, 'submitted_at', r.submitted_at, 'reason', r.reason, 'note', r.note)
            from transfer_receipts r where r.payment_id = y.id order by r.id desc limit 1))
        from payments y where y.order_id = o.id
        order by (y.status = 'succeeded') desc, y.id desc limit 1) as payment,
      (select json_agg(json_build_object('id', l.id, 'kind', l.kind, 'subject_id', ${SUBJECT}, 'type', l.subject_type,
          'title', l.title, 'amount', l.amount, 'entitlement_id', e.id,
          'is_ended', l.ended_at is not null,
          'seller', json_build_object('id', u.id, 'name', u.name, 'handle', u.handle, 'headline', u.headline,
            'profile_pic_id', u.profile_pic_id, 'role', u.role, 'account_type', u.account_type)) order by l.id)
        from order_lines l join users u on u.id = l.seller_id
        left join entitlements e on e.order_line_id = l.id and e.status = 'active'
        where l.order_id = o.id) as lines
    from orders o where o.id = ${id} and o.buyer_id = ${buyerId}`.execute(db);
  return rows[0];
}
