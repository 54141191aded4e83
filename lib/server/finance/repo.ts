import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** A member's balances by kind of account. */
export async function findBalances(db: Db, ownerId: string, currency: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['kind', 'balance'])
    .where('owner_id', '=', ownerId)
    .where('currency', '=', currency)
    .execute();
  return new Map(rows.map((row) => [row.kind, row.balance]));
}

/** The next day on which something is released, with all that is released that day. */
export async function findNextRelease(db: Db, ownerId: string) {
  const { rows } = await sql<{ at: Date; amount: number }>`
    select min(release_at) as at, sum(amount)::bigint as amount from holds
    where owner_id = ${ownerId} and released_at is null group by date_trunc('day', release_at) order by 1 limit 1`.execute(
    db,
  );
  return rows[0];
}

export async function countSales(db: Db, sellerId: string): Promise<number> {
  const row = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('order_lines.seller_id', '=', sellerId)
    .where('orders.status', 'in', ['paid', 'partly_refunded', 'refunded'])
    .executeTakeFirstOrThrow();
  return row.count;
}

/** A member's postings, newest first, with the sale they belong to. */
export function listEntries(db: Db, ownerId: string, before: number | null, limit: number) {
  let query = db
    .selectFrom('postings')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'postings.account_id')
    .innerJoin('journals', 'journals.id', 'postings.journal_id')
    .leftJoin('order_lines', 'order_lines.id', 'postings.order_line_id')
    .leftJoin('orders', 'orders.id', 'order_lines.order_id')
    .leftJoin('users', 'users.id', 'orders.buyer_id')
    .select([
      'postings.id',
      'postings.amount',
      'postings.currency',
      'ledger_accounts.kind as account',
      'journals.kind',
    ])
    .select(['journals.created_at', 'order_lines.id as line_id', 'order_lines.title'])
    .select(['order_lines.amount as gross', 'order_lines.fee_amount as fee', 'users.name as buyer'])
    .where('ledger_accounts.owner_id', '=', ownerId);
  if (before !== null) query = query.where('postings.id', '<', before);
  return query
    .orderBy('postings.id', 'desc')
    .limit(limit + 1)
    .execute();
}

export function listPayouts(db: Db, userId: string, before: string | null, limit: number) {
  let query = db
    .selectFrom('payouts')
    .select(['id', 'amount', 'currency', 'status', 'created_at'])
    .where('user_id', '=', userId);
  if (before) query = query.where('id', '<', before);
  return query
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
}
