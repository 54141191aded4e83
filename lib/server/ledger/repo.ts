import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

export interface AccountKey {
  /** null for the house itself */
  ownerId: string | null;
  kind: string;
  currency: string;
}

/** Ids of accounts, made where they are missing. Keys come back with their id. */
export async function upsertAccounts(
  db: Db,
  keys: readonly (AccountKey & { id: string })[],
): Promise<(AccountKey & { id: string })[]> {
  const { rows } = await sql<AccountKey & { id: string }>`
    with asked as (
      select * from unnest(${keys.map(({ id }) => id)}::uuid[], ${keys.map(({ ownerId }) => ownerId)}::uuid[],
        ${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ currency }) => currency)}::text[])
        as t (id, owner_id, kind, currency)),
    stand as (
      select l.id, l.owner_id, l.kind, l.currency from ledger_accounts l join asked a
        on l.owner_id is not distinct from a.owner_id and l.kind = a.kind and l.currency = a.currency),
    made as (
      insert into ledger_accounts (id, owner_id, kind, currency, balance)
      select id, owner_id, kind, currency, case when owner_id is null then null else 0 end from asked a
      where not exists (select from stand s where s.owner_id is not distinct from a.owner_id and s.kind = a.kind
        and s.currency = a.currency)
      order by owner_id, kind, currency
      on conflict do nothing returning id, owner_id, kind, currency)
    select id, owner_id as "ownerId", kind, currency from made
    union all select id, owner_id, kind, currency from stand`.execute(db);
  return rows;
}

export interface JournalRow {
  id: string;
  kind: string;
  ref: string;
  now: Date;
}

export interface PostingRow {
  journalId: string;
  accountId: string;
  amount: number;
  currency: string;
  orderLineId: string | null;
}

/**
 * Writes journals with their postings, but those of a kind and ref that stands already. Always in the order of accounts:
 * two that touch the same never wait for each other in a circle.
 * @returns ids of those that were written
 */
export async function insertJournals(
  db: Db,
  journals: readonly JournalRow[],
  postings: readonly PostingRow[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with made as (
      insert into journals (id, kind, ref, created_at)
      select id, kind, ref, now from jsonb_to_recordset(${JSON.stringify(journals)}::jsonb)
        as t (id uuid, kind text, ref text, now timestamptz)
      on conflict (kind, ref) do nothing returning id),
    posted as (
      insert into postings (journal_id, account_id, amount, currency, order_line_id)
      select t."journalId", t."accountId", t.amount, t.currency, t."orderLineId"
      from jsonb_to_recordset(${JSON.stringify(postings)}::jsonb) as t ("journalId" uuid, "accountId" uuid,
        amount bigint, currency text, "orderLineId" uuid) join made on made.id = t."journalId"
      order by t."accountId")
    select id from made`.execute(db);
  return rows.map(({ id }) => id);
}
