import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { LIVE_STATUSES } from '@/lib/server/users/columns';

/** Returns how much the house owes a member, by currency; pending money and money on its way count. */
export async function findOwed(db: Db, userId: string): Promise<{ currency: string; amount: number }[]> {
  const { rows } = await sql<{ currency: string; amount: number }>`
    select currency, sum(balance)::bigint as amount from ledger_accounts
    where owner_id = ${userId} and kind in ('pending', 'available', 'reserved')
    group by currency having sum(balance) > 0 order by currency`.execute(db);
  return rows;
}

/**
 * Returns whether the house owes a member anything, or may owe it after they are gone: because a dispute is won or a
 * refund fails (their own refunds, too), or, where they chose to pay by bank transfer, because money must be sent back
 * by hand.
 */
export async function mayBeOwed(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select exists (select from ledger_accounts where owner_id = ${userId})
      or exists (select from order_lines where seller_id = ${userId})
      or exists (select from company_members where user_id = ${userId} and joined_at is not null)
      or exists (select from orders o join payments p on p.order_id = o.id
        where o.buyer_id = ${userId} and p.gateway = 'bank_transfer')
      or exists (select from orders o join refunds r on r.order_id = o.id where o.buyer_id = ${userId}) as may`.execute(
    db,
  );
  return rows[0]?.may === true;
}

/** Returns whether money is on its way to a member's bank. */
export async function hasOpenPayout(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payouts')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', ['pending', 'in_progress'])
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns how many purchases a member has, and how many of their sales others hold. */
export async function countTrade(db: Db, userId: string): Promise<{ purchases: number; sales: number }> {
  const { rows } = await sql<{ purchases: number; sales: number }>`
    select (select count(*)::int from entitlements where holder_id = ${userId} and status = 'active') as purchases,
      (select count(*)::int from entitlements e join products p on p.id = e.product_id
        where p.owner_id = ${userId} and e.status = 'active')
      + (select count(*)::int from entitlements e join posts p on p.id = e.post_id
        where p.author_id = ${userId} and e.status = 'active') as sales`.execute(db);
  return rows[0] ?? { purchases: 0, sales: 0 };
}

/** Marks an account for deletion. @returns since when it is marked; undefined for one that is closed in another way */
export async function markLeaving(db: Db, userId: string, now: Date): Promise<Date | undefined> {
  const row = await db
    .updateTable('users')
    .set({
      status: 'deletion_requested',
      deletion_requested_at: sql<Date>`coalesce(deletion_requested_at, ${now})`,
      updated_at: now,
    })
    .where('id', '=', userId)
    .where('status', 'in', LIVE_STATUSES)
    .returning('deletion_requested_at')
    .executeTakeFirst();
  return row?.deletion_requested_at ?? undefined;
}

/** Removes the mark. @returns false where there was none */
export async function markStaying(db: Db, userId: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({ status: 'active', deletion_requested_at: null, updated_at: now })
    .where('id', '=', userId)
    .where('status', '=', 'deletion_requested')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Accounts whose owners asked for their deletion before `then`, a page at a time. */
export async function findLeavers(db: Db, then: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('status', '=', sql.lit('deletion_requested'))
    .where('deletion_requested_at', '<=', then)
    .orderBy('deletion_requested_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks an account that is still to be deleted, until the transaction ends. */
export async function lockLeaver(db: Db, userId: string, then: Date): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('status', '=', 'deletion_requested')
    .where('deletion_requested_at', '<=', then)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
