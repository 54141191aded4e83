import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** Returns whether anything was ever posted for this member. */
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

/**
 * The next day on which something is released, with the sum that is released on that day. What an operator has to look
 * at first has no day.
 */
export async function findNextRelease(db: Db, ownerId: string) {
  const { rows } = await sql<{ at: Date; amount: number }>`
    select min(release_at) as at, sum(amount)::bigint as amount from holds
    where owner_id = ${ownerId} and released_at is null and kept_for is null group by date_trunc('day', release_at) order by 1 limit 1`.execute(
    db,
  );
  return rows[0];
}

/** Returns how many paid lines somebody sold, including those that were refunded since. A tip is no sale. */
export async function countSales(db: Db, sellerId: string): Promise<number> {
  const row = await db
    .selectFrom('order_lines')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('seller_id', '=', sellerId)
    .where('kind', '<>', 'tip')
    .where('paid_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return row.count;
}
