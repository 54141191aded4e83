import 'server-only';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import type { DB } from '@/lib/server/db/types.gen';

/** Whether something was ever posted for somebody. */
export async function hasAccount(db: Db, ownerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('ledger_accounts')
    .select('id')
    .where('owner_id', '=', ownerId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A member's balances by kind of account. */
export async function findBalances(db: Db, ownerId: string, currency: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['kind', 'balance'])
    .where('owner_id', '=', ownerId)
    .where('currency', '=', currency)
    .execute();
  return new Map(rows.map((row) => [row.kind, row.balance ?? 0]));
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

// Money that changed places within one member's accounts has two postings; it is told once, as what it came to.
const counterpart = (db: ExpressionBuilder<DB, 'postings' | 'ledger_accounts'>) =>
  db
    .selectFrom('postings as other')
    .innerJoin('ledger_accounts as other_account', 'other_account.id', 'other.account_id')
    .whereRef('other.journal_id', '=', 'postings.journal_id')
    .whereRef('other_account.owner_id', '=', 'ledger_accounts.owner_id')
    .where(sql<boolean>`other.amount = -postings.amount`)
    .where(sql<boolean>`other.order_line_id is not distinct from postings.order_line_id`);

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
    .select((eb) => counterpart(eb).select('other_account.kind').limit(1).as('moved_from'))
    .where('ledger_accounts.owner_id', '=', ownerId)
    .where((eb) =>
      eb.or([eb('postings.amount', '>', 0), eb.not(eb.exists(counterpart(eb).select('other.id')))]),
    );
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
