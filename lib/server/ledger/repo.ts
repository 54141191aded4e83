import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

export interface AccountKey {
  /** null for the house's own account */
  ownerId: string | null;
  kind: string;
  currency: string;
}

export interface JournalRow {
  id: string;
  kind: string;
  ref: string;
}

export interface PostingRow extends AccountKey {
  journalId: string;
  amount: number;
  orderLineId: string | null;
}

/**
 * Writes journals with their postings, except where one of the same kind and ref is there already. Missing accounts are
 * opened (`post_journals`, decision 028).
 * @returns the ids of those that were written
 */
export async function insertJournals(
  db: Db,
  journals: readonly JournalRow[],
  postings: readonly PostingRow[],
  now: Date,
): Promise<string[]> {
  const of = <T, K extends keyof T>(rows: readonly T[], key: K) => rows.map((row) => row[key]);
  const { rows } = await sql<{ written: string[] }>`
    select post_journals(${of(journals, 'id')}::uuid[], ${of(journals, 'kind')}::text[], ${of(journals, 'ref')}::text[],
      ${now}::timestamptz, ${of(postings, 'journalId')}::uuid[], ${of(postings, 'ownerId')}::uuid[],
      ${of(postings, 'kind')}::text[], ${of(postings, 'currency')}::text[], ${of(postings, 'amount')}::bigint[],
      ${of(postings, 'orderLineId')}::uuid[]) as written`.execute(db);
  return rows[0]?.written ?? [];
}

/** People's balances, locked until the transaction ends. */
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
