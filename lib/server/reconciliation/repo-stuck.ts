import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

export interface StuckRow {
  id: string;
  order_id: string;
  order_status: string;
  order_amount: number;
  order_currency: string;
  buyer_id: string;
  gateway: string;
  gateway_ref: string | null;
  amount: number;
  currency: string;
  status: 'quarantined' | 'returned';
  failure: string | null;
  told_amount: number | null;
  told_currency: string | null;
  updated_at: Date;
  refund_status: 'granted' | 'succeeded' | 'failed' | null;
  refund_failure: string | null;
}

// Where there were several refunds, the latest counts; one that failed waits for an operator.
const STUCK = sql`
  select p.id, p.order_id, o.status as order_status, o.total_amount as order_amount, o.currency as order_currency,
    o.buyer_id, p.gateway, p.gateway_ref, p.amount, p.currency, p.status, p.failure, p.told_amount, p.told_currency,
    p.updated_at, r.status as refund_status, r.failure as refund_failure
  from payments p join orders o on o.id = p.order_id
  left join lateral (select status, failure from refunds where payment_id = p.id order by id desc limit 1) r on true`;
// An `or`, as each part has a small index of its own; of an `in` PostgreSQL would look at every payment.
const IS_STUCK = sql`(p.status = 'quarantined' or p.status = 'returned')`;
const WAITS = sql`(p.status = 'quarantined' or (p.status = 'returned' and r.status is not distinct from 'failed'))`;
const WENT_BACK = sql`(p.status = 'returned' and r.status is distinct from 'failed')`;

/** Payments that an order could not take, newest first. */
export async function listStuck(
  db: Db,
  list: { status: 'waiting' | 'returned'; before: string | null; limit: number },
): Promise<StuckRow[]> {
  const { status, before, limit } = list;
  const { rows } = await sql<StuckRow>`${STUCK}
    where ${IS_STUCK} and ${status === 'waiting' ? WAITS : WENT_BACK}
      and (${before}::uuid is null or p.id < ${before}::uuid)
    order by p.id desc limit ${limit + 1}`.execute(db);
  return rows;
}

/** Returns one payment that an order could not take. */
export async function findStuck(db: Db, id: string): Promise<StuckRow | undefined> {
  const { rows } = await sql<StuckRow>`${STUCK}
    where p.id = ${id} and ${IS_STUCK}`.execute(db);
  return rows[0];
}

/** Returns the ids of payments that wait for an operator, the newest first. */
export async function listWaitingIds(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from (${STUCK}
    where ${IS_STUCK} and ${WAITS}) stuck order by id desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns how many wait for an operator. */
export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${STUCK}
    where ${IS_STUCK} and ${WAITS}) stuck`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Sends a payment that was held back to its payer: from now on its amount is what the gateway reported.
 * @returns false when it is not held back any more
 */
export async function updateToReturned(db: Db, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('payments')
    .set({
      status: 'returned',
      amount: sql`told_amount`,
      currency: sql`told_currency`,
      updated_at: now,
    })
    .where('id', '=', id)
    .where('status', '=', 'quarantined')
    .where('told_amount', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
