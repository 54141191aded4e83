import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** An operator's second factor, without a lock. */
export function findFactor(db: Db, userId: string) {
  return db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** The same, locked until the transaction ends, so that two codes are checked one after the other. */
export function lockFactor(db: Db, userId: string) {
  return db
    .selectFrom('second_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}
export type FactorRow = NonNullable<Awaited<ReturnType<typeof lockFactor>>>;

/** Stores a secret that waits for its first code, in place of one that waited before. */
export async function upsertPending(db: Db, userId: string, sealed: string, now: Date): Promise<void> {
  const pending = { pending_secret: sealed, pending_at: now };
  await db
    .insertInto('second_factors')
    .values({ user_id: userId, ...pending })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(pending))
    .execute();
}

/** Puts the waiting secret into use; codes up to this step count as used. */
export async function updateToPending(db: Db, userId: string, step: number, now: Date): Promise<void> {
  await db
    .updateTable('second_factors')
    .set({
      secret: sql`pending_secret`,
      enrolled_at: now,
      last_step: step,
      pending_secret: null,
      pending_at: null,
    })
    .where('user_id', '=', userId)
    .execute();
}

/** Notes the step of the code that was accepted. */
export async function updateLastStep(db: Db, userId: string, step: number): Promise<void> {
  await db.updateTable('second_factors').set({ last_step: step }).where('user_id', '=', userId).execute();
}

/** Sets how many codes were wrong, and since when. */
export async function updateTries(
  db: Db,
  userId: string,
  wrong: { tries: number; since: Date | null },
): Promise<void> {
  await db
    .updateTable('second_factors')
    .set({ tries: wrong.tries, tries_since: wrong.since })
    .where('user_id', '=', userId)
    .execute();
}

/** Notes that a session's owner has shown the second factor. */
export async function updateSessionProven(db: Db, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ second_factor_at: now }).where('id', '=', sessionId).execute();
}

/** What was shown with a former device does not count any more, in any session of the account. */
export async function updateSessionsUnproven(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ second_factor_at: null })
    .where('user_id', '=', userId)
    .where('second_factor_at', 'is not', null)
    .execute();
}

/** Stores these recovery codes in place of all former ones. */
export async function replaceRecoveryCodes(db: Db, userId: string, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, hash })))
    .execute();
}

/** Uses a recovery code, in one statement. @returns false where there is no such code, or it was used already */
export async function spendRecoveryCode(db: Db, userId: string, hash: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('hash')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns how many recovery codes are not used yet. */
export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { n } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Forgets the device and the recovery codes. @returns false where there was nothing */
export async function deleteFactor(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}
