import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { newId } from '@/lib/server/ids';
import { type AccountKey, insertJournals, upsertAccounts } from './repo';

export interface Posting {
  account: Omit<AccountKey, 'currency'>;
  /** minor units; credits are positive: what the house owes somebody grows */
  amount: number;
  orderLineId?: string;
}

export interface Journal {
  kind: string;
  ref: string;
  currency: string;
  postings: readonly Posting[];
}

/**
 * Posts a journal in the caller's transaction. The same kind and ref again changes nothing, so replaying an event is
 * harmless. The database refuses what does not sum to zero.
 * @returns whether it was posted now
 */
export async function postJournal(ctx: Ctx, journal: Journal): Promise<boolean> {
  return (await postJournals(ctx, [journal])) === 1;
}

/** Posts several journals, in as many statements as one. @returns how many of them were posted now */
export async function postJournals(ctx: Ctx, journals: readonly Journal[]): Promise<number> {
  const told = journals.flatMap((journal) => {
    const postings = journal.postings.filter(({ amount }) => amount !== 0);
    return postings.length > 0 ? [{ ...journal, id: newId(), now: ctx.now, postings }] : [];
  });
  if (told.length === 0) return 0;
  const ids = await accountIds(
    ctx,
    told.flatMap(({ currency, postings }) => postings.map(({ account }) => ({ ...account, currency }))),
  );
  const postings = told.flatMap(({ id: journalId, currency, postings }) =>
    postings.map(({ account, amount, orderLineId }) => {
      const accountId = ids.get(nameOf({ ...account, currency })) ?? '';
      return { journalId, accountId, amount, currency, orderLineId: orderLineId ?? null };
    }),
  );
  const rows = told.map(({ id, kind, ref, now }) => ({ id, kind, ref, now }));
  return (await insertJournals(ctx.db, rows, postings)).length;
}

const nameOf = ({ ownerId, kind, currency }: AccountKey) => `${ownerId ?? ''}:${kind}:${currency}`;

async function accountIds(ctx: Ctx, keys: readonly AccountKey[]): Promise<Map<string, string>> {
  const wanted = [...new Map(keys.map((key) => [nameOf(key), key])).values()];
  const withIds = wanted.map((key) => ({ ...key, id: newId() }));
  let found = await upsertAccounts(ctx.db, withIds);
  // Made by another transaction between our look and our insert: it can be seen now.
  if (found.length < wanted.length) found = await upsertAccounts(ctx.db, withIds);
  return new Map(found.map((account) => [nameOf(account), account.id]));
}
