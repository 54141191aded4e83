import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { escapeLike } from '@/lib/server/db/fold';
import { PERSON_COLUMNS } from '@/lib/server/users/columns';
import type { Contact } from '@/lib/server/users/contact';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The typed text: `exact` for whole addresses, numbers and ids. */
export interface Asked extends Contact {
  /** folded, for names and handles */
  folded: string;
}

interface List {
  asked: Asked | null;
  status: string | null;
  before: string | null;
  limit: number;
}

/** Accounts of every status, newest first. */
export function listAccounts(db: Db, { asked, status, before, limit }: List) {
  const wasTheirs = asked ? sql`${asked.claim} in (users.claim_hash, users.claim_phone_hash)` : sql`false`;
  let query = db
    .selectFrom('users')
    .select(PERSON_COLUMNS)
    .select(['users.email', 'users.status', 'users.created_at'])
    .select(sql<boolean>`coalesce(${wasTheirs}, false)`.as('was_theirs'));
  if (asked) {
    const like = `%${escapeLike(asked.folded)}%`;
    const isId = UUID.test(asked.exact) ? sql`id = ${asked.exact}::uuid` : sql`false`;
    // Search's own table holds the accounts that others can see; the rest are few. Each part has an index.
    query = query.where(
      sql<boolean>`users.id in (select user_id from user_search where fold like ${like}
        union all select id from users where status <> 'active' and qeema_fold(name || ' ' || handle) like ${like}
        union all select id from users where email = ${asked.exact} or phone = ${asked.exact} or ${isId}
          or claim_hash = ${asked.claim} or claim_phone_hash = ${asked.claim})`,
    );
  }
  if (status) query = query.where('users.status', '=', status);
  if (before) query = query.where('users.id', '<', before);
  return query
    .orderBy('users.id', 'desc')
    .limit(limit + 1)
    .execute();
}

/** Returns one account with what an operator needs first. */
export async function findAccount(db: Db, id: string, now: Date) {
  return db
    .selectFrom('users')
    .select(PERSON_COLUMNS)
    .select(['users.email', 'users.status', 'users.created_at', 'users.phone', 'users.email_verified_at'])
    .select(['users.deletion_requested_at', 'users.posts_count', 'users.products_count'])
    .select(['users.followers_count', 'users.claim_hash', 'users.claim_phone_hash'])
    .select([
      sql<number>`(select count(*)::int from orders where buyer_id = users.id and paid_at is not null)`.as(
        'orders_bought',
      ),
      sql<number>`(select count(distinct order_id)::int from order_lines
        where seller_id = users.id and paid_at is not null)`.as('orders_sold'),
      sql<number>`(select count(*)::int from sessions where user_id = users.id and revoked_at is null
        and expires_at > ${now})`.as('sessions'),
      sql<Date | null>`(select max(last_seen_at) from sessions where user_id = users.id)`.as('last_seen_at'),
      sql<boolean>`exists (select from second_factors where user_id = users.id and secret is not null)`.as(
        'has_second_factor',
      ),
    ])
    .where('users.id', '=', id)
    .executeTakeFirst();
}

/** All balances of a member, by currency. */
export async function findBalances(db: Db, id: string): Promise<{ currency: string; amount: number }[]> {
  const { rows } = await sql<{ currency: string; amount: number }>`
    select currency, sum(balance)::bigint as amount from ledger_accounts where owner_id = ${id}
    group by currency order by currency`.execute(db);
  return rows;
}

/** Returns how many operators may sign in. */
export async function countOperators(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('role', '=', 'ADMIN')
    .where('status', 'in', ['active', 'deletion_requested'])
    .executeTakeFirstOrThrow();
  return n;
}
