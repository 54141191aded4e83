import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { newId } from '@/lib/server/ids';
import { type AccountKey, insertJournals } from './repo';

export interface Posting {
  account: Omit<AccountKey, 'currency'>;
  /** minor units; a credit is positive: the house then owes that person more */
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
 * Posts a journal in the caller's transaction. The same kind and ref again changes nothing, so an event may be handled
 * twice. The database refuses postings that do not sum to zero.
 * @returns whether it was posted now
 */
export async function postJournal(ctx: Ctx, journal: Journal): Promise<boolean> {
  return (await postJournals(ctx, [journal])) === 1;
}

/** Posts several journals, in one statement. @returns how many of them were posted now */
export async function postJournals(ctx: Ctx, journals: readonly Journal[]): Promise<number> {
  const rows = journals.flatMap((journal) => {
    const postings = journal.postings.filter(({ amount }) => amount !== 0);
    return postings.length > 0 ? [{ ...journal, id: newId(ctx.now), postings }] : [];
  });
  if (rows.length === 0) return 0;
  const postings = rows.flatMap(({ id: journalId, currency, postings }) =>
    postings.map(({ account, amount, orderLineId = null }) => {
      return { ...account, currency, journalId, amount, orderLineId };
    }),
  );
  const written = await insertJournals(ctx.db, rows, postings, ctx.now);
  return written.length;
}
