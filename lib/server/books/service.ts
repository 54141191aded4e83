import 'server-only';
import type {
  getJournal as GetJournal,
  getTrialBalance as GetTrialBalance,
  LedgerAccountView,
  listLedgerAccounts as ListAccounts,
  listPostings as ListPostings,
} from '@/lib/contract/books';
import type { Parsed, Payload } from '@/lib/contract/endpoint';
import type { Person } from '@/lib/contract/fields';
import type { Ctx } from '@/lib/server/ctx';
import { found } from '@/lib/server/errors';
import { decodeIdCursor, decodeNumberCursor, toPage } from '@/lib/server/http/cursor';
import { getPeople } from '@/lib/server/users/service';
import {
  type AccountRow,
  findAccount,
  findJournal,
  listAccounts,
  listJournalPostings,
  listPostings as listPostingRows,
  sumKinds,
} from './repo';

type Kind = LedgerAccountView['kind'];

/** The trial balance: for each currency the balance of each kind of account, and that all sum to zero. */
export async function getTrialBalance(ctx: Ctx): Promise<Payload<typeof GetTrialBalance>> {
  const rows = await sumKinds(ctx.db);
  const currencies = [...new Set(rows.map(({ currency }) => currency))].map((currency) => {
    const own = rows.filter((row) => row.currency === currency);
    return {
      currency,
      sum: { amount: own.reduce((sum, { balance }) => sum + balance, 0), currency },
      kinds: own.map(({ kind, is_house, accounts, balance }) => ({
        kind: kind as Kind,
        isHouse: is_house,
        accounts,
        balance: { amount: balance, currency },
      })),
    };
  });
  return { currencies };
}

/** Accounts of the ledger, the newest first. */
export async function listLedgerAccounts(
  ctx: Ctx,
  { kind, owner, cursor, limit }: Parsed<typeof ListAccounts>['query'],
): Promise<Payload<typeof ListAccounts>> {
  const rows = await listAccounts(ctx.db, { kind, ownerId: owner, before: decodeIdCursor(cursor), limit });
  const { rows: kept, nextCursor } = toPage(rows, limit, ({ id }) => [id]);
  const people = await ownersOf(ctx, kept);
  return { data: kept.map((row) => presentAccount(row, people)), nextCursor };
}

/** Returns one account. @throws AppError `not_found` */
export async function getLedgerAccount(ctx: Ctx, id: string): Promise<LedgerAccountView> {
  const row = found(await findAccount(ctx.db, id));
  return presentAccount(row, await ownersOf(ctx, [row]));
}

const ownersOf = (ctx: Ctx, rows: readonly { owner_id: string | null }[]) =>
  getPeople(
    ctx,
    rows.flatMap(({ owner_id }) => owner_id ?? []),
  );

const presentAccount = (row: AccountRow, people: Map<string, Person>): LedgerAccountView => ({
  _id: row.id,
  kind: row.kind as Kind,
  owner: row.owner_id ? (people.get(row.owner_id) ?? null) : null,
  balance: { amount: row.balance, currency: row.currency },
});

/** An account's postings, last first. @throws AppError `not_found` */
export async function listPostings(
  ctx: Ctx,
  accountId: string,
  { cursor, limit }: Parsed<typeof ListPostings>['query'],
): Promise<Payload<typeof ListPostings>> {
  const before = decodeNumberCursor(cursor);
  found(await findAccount(ctx.db, accountId));
  const rows = await listPostingRows(ctx.db, accountId, before, limit);
  const { rows: kept, nextCursor } = toPage(rows, limit, ({ id }) => [id]);
  const data = kept.map(({ id, amount, currency, journal_id, kind, ref, created_at }) => ({
    _id: String(id),
    journalId: journal_id,
    kind,
    ref,
    amount: { amount, currency },
    at: created_at.toISOString(),
  }));
  return { data, nextCursor };
}

/** Returns one journal with all its postings. @throws AppError `not_found` */
export async function getJournal(ctx: Ctx, id: string): Promise<Payload<typeof GetJournal>> {
  const [journal, rows] = await Promise.all([findJournal(ctx.db, id), listJournalPostings(ctx.db, id)]);
  const { kind, ref, created_at } = found(journal);
  const people = await ownersOf(ctx, rows);
  const postings = rows.map((row) => ({
    _id: String(row.id),
    account: {
      _id: row.account_id,
      kind: row.kind as Kind,
      owner: row.owner_id ? (people.get(row.owner_id) ?? null) : null,
    },
    amount: { amount: row.amount, currency: row.currency },
  }));
  return { _id: id, kind, ref, at: created_at.toISOString(), postings };
}
