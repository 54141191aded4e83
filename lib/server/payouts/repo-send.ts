import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** Payouts in progress that no operator has had sent yet, oldest first; with `hold` nobody else does so meanwhile. */
export function listUnsent(db: Db, most: number, { hold = false } = {}) {
  const query = db
    .selectFrom('payouts')
    .select(['id', 'amount', 'currency', 'user_id'])
    .where('status', '=', 'in_progress')
    .where('method_type', '=', 'connected-account')
    .where('send_asked_at', 'is', null)
    .orderBy('id')
    .limit(most);
  return (hold ? query.forUpdate() : query).execute();
}

/** Marks payouts that the caller has locked as to be sent. */
export async function updateAsked(db: Db, ids: readonly string[], by: string, now: Date): Promise<void> {
  await db
    .updateTable('payouts')
    .set({ send_asked_by: by, send_asked_at: now, send_tried_at: null, send_error: null, updated_at: now })
    .where('id', 'in', ids)
    .execute();
}

/** Undoes that a payout is to be sent: nothing of it has left, and an operator has to look at it. */
export async function updateUnasked(
  db: Db,
  id: string,
  { isShort, now }: { isShort: boolean; now: Date },
): Promise<void> {
  await db
    .updateTable('payouts')
    .set({
      send_asked_by: null,
      send_asked_at: null,
      send_tried_at: null,
      updated_at: now,
      ...(isShort ? { send_error: 'house_balance', send_round: sql`send_round + 1` } : { send_error: null }),
    })
    .where('id', '=', id)
    .execute();
}

/** Notes that the provider is being asked now. */
export async function updateTried(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('payouts')
    .set({ send_tried_at: now, send_tries: sql`send_tries + 1` })
    .where('id', '=', id)
    .execute();
}

/** Notes that the provider did not answer the last try, as long as nothing is decided. */
export async function updateUnanswered(db: Db, id: string, tries: number): Promise<void> {
  await db
    .updateTable('payouts')
    .set({ send_error: 'no_answer' })
    .where('id', '=', id)
    .where('status', '=', 'in_progress')
    .where('send_asked_at', 'is not', null)
    .where('send_tries', '=', tries)
    .execute();
}

/** Payouts that are to be sent and had no answer since `before`. */
export async function listUnanswered(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payouts')
    .select('id')
    .where('status', '=', 'in_progress')
    .where('send_asked_at', '<', before)
    .where((or) => or.or([or('send_tried_at', 'is', null), or('send_tried_at', '<', before)]))
    .orderBy(sql`coalesce(send_tried_at, send_asked_at)`)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Notes how much of a payout the provider has taken back. */
export async function updateTakenBack(db: Db, id: string, amount: number, now: Date): Promise<void> {
  await db
    .updateTable('payouts')
    .set({ reversed_amount: amount, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Notes that the payee now has all that the provider took back so far. */
export async function updateRestored(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('payouts')
    .set({ restored_amount: sql`reversed_amount`, updated_at: now })
    .where('id', '=', id)
    .execute();
}
