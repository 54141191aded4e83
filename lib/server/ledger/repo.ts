import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

export interface AccountKey {
  ownerId: string | null;
  kind: string;
}

/** Ids of accounts, made where they are missing. Keys come back with their id. */
export async function upsertAccounts(
  db: Db,
  keys: readonly (AccountKey & { id: string })[],
  currency: string,
): Promise<(AccountKey & { id: string })[]> {
  const { rows } = await sql<{ id: string; owner_id: string | null; kind: string }>`
    with asked as (
      select * from unnest(${keys.map(({ id }) => id)}::uuid[], ${keys.map(({ ownerId }) => ownerId)}::uuid[],
        ${keys.map(({ kind }) => kind)}::text[]) as t (id, owner_id, kind)),
    made as (
      insert into ledger_accounts (id, owner_id, kind, currency)
      select id, owner_id, kind, ${currency} from asked a
      where not exists (select from ledger_accounts l where l.owner_id is not distinct from a.owner_id
        and l.kind = a.kind and l.currency = ${currency})
      order by owner_id, kind
      on conflict do nothing returning id, owner_id, kind)
    select id, owner_id, kind from made
    union all
    select l.id, l.owner_id, l.kind from ledger_accounts l join asked a
      on l.owner_id is not distinct from a.owner_id and l.kind = a.kind where l.currency = ${currency}`.execute(
    db,
  );
  return rows.map((row) => ({ id: row.id, ownerId: row.owner_id, kind: row.kind }));
}

/** Opens a journal. @returns false when one of this kind and ref stands already */
export async function insertJournal(
  db: Db,
  journal: { id: string; kind: string; ref: string; now: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('journals')
    .values({ id: journal.id, kind: journal.kind, ref: journal.ref, created_at: journal.now })
    .onConflict((conflict) => conflict.columns(['kind', 'ref']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface PostingRow {
  journal_id: string;
  account_id: string;
  amount: number;
  currency: string;
  order_line_id: string | null;
}

export async function insertPostings(db: Db, postings: PostingRow[]): Promise<void> {
  await db.insertInto('postings').values(postings).execute();
}
