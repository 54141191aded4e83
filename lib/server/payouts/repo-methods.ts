import 'server-only';
import type { Insertable } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import type { PayoutMethods } from '@/lib/server/db/types.gen';
import { isHeld } from './policy';

export type MethodRow = Awaited<ReturnType<typeof listMethods>>[number];

/** Live methods of a member, newest first; with `hold` nobody changes them until the transaction ends. */
export function listMethods(db: Db, userId: string, { hold = false } = {}) {
  const query = db
    .selectFrom('payout_methods')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '<>', 'retired')
    .orderBy('id', 'desc');
  return (hold ? query.forNoKeyUpdate() : query).execute();
}

/** One member's changes of methods come one after the other. */
export async function lockOwner(db: Db, userId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

export async function insertMethod(db: Db, method: Insertable<PayoutMethods>): Promise<void> {
  await db.insertInto('payout_methods').values(method).execute();
}

/** Makes one of a member's methods the default, or none. */
export async function updateDefault(db: Db, userId: string, id: string | null): Promise<void> {
  await db
    .updateTable('payout_methods')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute();
  if (id)
    await db
      .updateTable('payout_methods')
      .set({ is_default: true })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .execute();
}

/** Removes one of a member's methods for good; payouts keep their own copy. */
export async function updateRetired(db: Db, userId: string, id: string, now: Date): Promise<void> {
  await db
    .updateTable('payout_methods')
    .set({ status: 'retired', is_default: false, retired_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

/** Stores what an operator, or the bank, found; a removed method stays removed. */
export async function updateJudged(db: Db, id: string, status: 'verified' | 'rejected'): Promise<void> {
  await db
    .updateTable('payout_methods')
    .set({ status })
    .where('id', '=', id)
    .where('status', '<>', 'retired')
    .execute();
}

/** Stops payouts to a method until its owner has looked at it (a time), or allows them again (null). */
export async function updateHeld(db: Db, id: string, heldAt: Date | null): Promise<void> {
  await db
    .updateTable('payout_methods')
    .set({ held_at: heldAt })
    .where('id', '=', id)
    .where('status', '<>', 'retired')
    .execute();
}

/** Returns whether a transfer to this method came back, and its owner has not looked at it yet. */
export async function isMethodHeld(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('payout_methods')
    .select(['status', 'held_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined && isHeld(row);
}

/** Returns whether a payout to this method is under way. */
export async function hasOpenPayoutTo(db: Db, methodId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payouts')
    .select('id')
    .where('method_id', '=', methodId)
    .where('status', 'in', ['pending', 'in_progress'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
