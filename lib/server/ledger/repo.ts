import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

export interface AccountKey {
  /** null for the house itself */
  ownerId: string | null;
  kind: string;
  currency: string;
}

export interface JournalRow {
  id: string;
  kind: string;
  ref: string;
  now: Date;
}

export interface PostingRow extends AccountKey {
  journalId: string;
  amount: number;
  orderLineId: string | null;
}

/**
 * Writes journals with their postings, but those of a kind and ref that stands already; accounts are opened where they
 * are missing. Always in the order of accounts: two that touch the same never wait for each other in a circle.
 * @returns ids of those that were written; null when nothing was, because another transaction has just opened an account
 *   that this statement cannot see: the next one can
 */
export async function insertJournals(
  db: Db,
  journals: readonly JournalRow[],
  postings: readonly PostingRow[],
  accounts: readonly (AccountKey & { id: string })[],
): Promise<string[] | null> {
  const { rows } = await sql<{ accounts: number; journals: string[] | null }>`
    with asked as (
      select id, "ownerId" as owner_id, kind, currency from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb)
        as t (id uuid, "ownerId" uuid, kind text, currency text)),
    -- One by one, and an owner's apart from the house's: what is joined at once, or the same or none, may read all there are.
    stand as (
      select found.* from asked a cross join lateral (
        select l.id, l.owner_id, l.kind, l.currency from ledger_accounts l
        where l.owner_id = a.owner_id and l.kind = a.kind and l.currency = a.currency limit 1) found
      union all
      select found.* from asked a cross join lateral (
        select l.id, l.owner_id, l.kind, l.currency from ledger_accounts l
        where a.owner_id is null and l.owner_id is null and l.kind = a.kind and l.currency = a.currency limit 1) found),
    opened as (
      insert into ledger_accounts (id, owner_id, kind, currency, balance)
      select id, owner_id, kind, currency, case when owner_id is null then null else 0 end from asked a
      where not exists (select from stand s where s.owner_id is not distinct from a.owner_id and s.kind = a.kind
        and s.currency = a.currency)
      order by owner_id, kind, currency
      on conflict do nothing returning id, owner_id, kind, currency),
    accounts as (select * from stand union all select * from opened),
    made as (
      insert into journals (id, kind, ref, created_at)
      select id, kind, ref, now from jsonb_to_recordset(${JSON.stringify(journals)}::jsonb)
        as t (id uuid, kind text, ref text, now timestamptz)
      where (select count(*) from accounts) = ${accounts.length}::int
      on conflict (kind, ref) do nothing returning id),
    posted as (
      insert into postings (journal_id, account_id, amount, currency, order_line_id)
      select t."journalId", a.id, t.amount, t.currency, t."orderLineId"
      from jsonb_to_recordset(${JSON.stringify(postings)}::jsonb) as t ("journalId" uuid, "ownerId" uuid, kind text,
        amount bigint, currency text, "orderLineId" uuid)
      join made on made.id = t."journalId"
      join accounts a on a.owner_id is not distinct from t."ownerId" and a.kind = t.kind and a.currency = t.currency
      order by a.id)
    select (select count(*) from accounts) as accounts, (select array_agg(id) from made) as journals`.execute(
    db,
  );
  const [written] = rows;
  return written?.accounts === accounts.length ? (written.journals ?? []) : null;
}

/** What is kept of people's money, held until the transaction ends. */
export function lockBalances(db: Db, ownerIds: readonly string[], currency: string) {
  return db
    .selectFrom('ledger_accounts')
    .select(['owner_id', 'kind', 'balance'])
    .where((where) => where('owner_id', '=', where.fn.any(where.val([...ownerIds]))))
    .where('kind', 'in', ['pending', 'available', 'receivable'])
    .where('currency', '=', currency)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
