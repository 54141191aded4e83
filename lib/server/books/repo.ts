import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

export interface KindSum {
  currency: string;
  kind: string;
  is_house: boolean;
  accounts: number;
  balance: number;
}

/** The balance of an account `a` of the house: what was closed, and what was posted since. */
const houseSum = sql<number>`(
  coalesce((select c.amount from closed_balances c where c.account_id = a.id), 0)
  + coalesce((select sum(p.amount) from postings p
      where p.account_id = a.id and p.id > (select through_posting from book_closing where id)), 0))`;

/** The balances of each kind of account: members' are stored, the house's are summed. */
export async function sumKinds(db: Db): Promise<KindSum[]> {
  const { rows } = await sql<KindSum>`
    select a.currency, a.kind, a.owner_id is null as is_house, count(*)::int as accounts,
      coalesce(sum(case when a.owner_id is null then ${houseSum} else a.balance end), 0)::bigint as balance
    from ledger_accounts a group by 1, 2, 3 order by 1, 3 desc, 2`.execute(db);
  return rows;
}

const accounts = (db: Db) =>
  db
    .selectFrom('ledger_accounts as a')
    .select(['a.id', 'a.kind', 'a.currency', 'a.owner_id'])
    .select(
      sql<number>`(case when a.owner_id is null then ${houseSum} else a.balance end)::bigint`.as('balance'),
    );
export type AccountRow = Awaited<ReturnType<typeof listAccounts>>[number];

/** Accounts, the newest first. */
export function listAccounts(
  db: Db,
  list: { kind?: string; ownerId?: string; before: string | null; limit: number },
) {
  let query = accounts(db);
  if (list.kind) query = query.where('a.kind', '=', list.kind);
  if (list.ownerId) query = query.where('a.owner_id', '=', list.ownerId);
  if (list.before) query = query.where('a.id', '<', list.before);
  return query
    .orderBy('a.id', 'desc')
    .limit(list.limit + 1)
    .execute();
}

/** Returns one account with its balance. */
export function findAccount(db: Db, id: string) {
  return accounts(db).where('a.id', '=', id).executeTakeFirst();
}

/** An account's postings with their journals, last first. */
export function listPostings(db: Db, accountId: string, before: number | null, limit: number) {
  let query = db
    .selectFrom('postings as p')
    .innerJoin('journals as j', 'j.id', 'p.journal_id')
    .select(['p.id', 'p.amount', 'p.currency', 'j.id as journal_id', 'j.kind', 'j.ref', 'j.created_at'])
    .where('p.account_id', '=', accountId);
  if (before !== null) query = query.where('p.id', '<', before);
  return query
    .orderBy('p.id', 'desc')
    .limit(limit + 1)
    .execute();
}

/** Returns one journal without its postings. */
export function findJournal(db: Db, id: string) {
  return db
    .selectFrom('journals')
    .select(['id', 'kind', 'ref', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** All of a journal's postings with their accounts. */
export function listJournalPostings(db: Db, journalId: string) {
  return db
    .selectFrom('postings as p')
    .innerJoin('ledger_accounts as a', 'a.id', 'p.account_id')
    .select(['p.id', 'p.amount', 'p.currency', 'a.id as account_id', 'a.kind', 'a.owner_id'])
    .where('p.journal_id', '=', journalId)
    .orderBy('p.id')
    .execute();
}
