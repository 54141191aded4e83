import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { newId } from '@/lib/server/ids';
import { type AccountKey, insertJournal, insertPostings, upsertAccounts } from './repo';

export interface Posting {
  account: AccountKey;
  /** minor units; credits are positive: what the house owes somebody grows */
  amount: number;
  orderLineId?: string;
}

const keyOf = ({ ownerId, kind }: AccountKey) => `${ownerId ?? ''}:${kind}`;

/**
 * Posts a journal in the caller's transaction. The same kind and ref again changes nothing, so replaying an event is
 * harmless. The database refuses what does not sum to zero.
 * @returns whether it was posted now
 */
export async function postJournal(
  ctx: Ctx,
  journal: { kind: string; ref: string; currency: string; postings: Posting[] },
): Promise<boolean> {
  const postings = journal.postings.filter(({ amount }) => amount !== 0);
  if (postings.length === 0) return false;
  const id = newId();
  if (!(await insertJournal(ctx.db, { id, kind: journal.kind, ref: journal.ref, now: ctx.now })))
    return false;
  const ids = await accountIds(ctx, postings, journal.currency);
  const rows = postings.map(({ account, amount, orderLineId }) => ({
    journal_id: id,
    account_id: ids.get(keyOf(account)) ?? '',
    amount,
    currency: journal.currency,
    order_line_id: orderLineId ?? null,
  }));
  // Always in one order: two journals that touch the same accounts never wait for each other in a circle.
  rows.sort((a, b) => (a.account_id < b.account_id ? -1 : 1));
  await insertPostings(ctx.db, rows);
  return true;
}

async function accountIds(ctx: Ctx, postings: Posting[], currency: string): Promise<Map<string, string>> {
  const wanted = [...new Map(postings.map(({ account }) => [keyOf(account), account])).values()];
  const withIds = wanted.map((account) => ({ ...account, id: newId() }));
  let found = await upsertAccounts(ctx.db, withIds, currency);
  // Made by another transaction between our look and our insert: it can be seen now.
  if (found.length < wanted.length) found = await upsertAccounts(ctx.db, withIds, currency);
  return new Map(found.map((account) => [keyOf(account), account.id]));
}
