import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

export type TokenPurpose = 'verify_email' | 'reset_password' | 'change_email' | 'phone_ticket';
type CodePurpose = 'phone_sign_in' | 'change_phone';

interface NewToken {
  hash: string;
  purpose: TokenPurpose;
  userId: string | null;
  target: string;
  now: Date;
  expiresAt: Date;
}

export async function insertToken(db: Db, token: NewToken): Promise<void> {
  await db
    .insertInto('one_time_tokens')
    .values({
      hash: token.hash,
      purpose: token.purpose,
      user_id: token.userId,
      target: token.target,
      created_at: token.now,
      expires_at: token.expiresAt,
    })
    .execute();
}

/** Gives the open token that was made at `askedAt` another hash. @returns false where it is gone */
export async function updateTokenHash(
  db: Db,
  of: { purpose: TokenPurpose; userId: string; target: string; askedAt: Date },
  hash: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('one_time_tokens')
    .set({ hash })
    .where('user_id', '=', of.userId)
    .where('purpose', '=', of.purpose)
    .where('target', '=', of.target)
    .where('created_at', '=', of.askedAt)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('hash')
    .executeTakeFirst();
  return row !== undefined;
}

/** A token that may still be used. */
export function findToken(db: Db, hash: string, purposes: readonly TokenPurpose[], now: Date) {
  return db
    .selectFrom('one_time_tokens')
    .select(['purpose', 'user_id', 'target'])
    .where('hash', '=', hash)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Uses a token; undefined where another request was first. */
export function updateTokenAsUsed(db: Db, hash: string, purposes: readonly TokenPurpose[], now: Date) {
  return db
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['purpose', 'user_id', 'target'])
    .executeTakeFirst();
}

/** Ends an account's open links: of one purpose, or all. */
export async function deleteTokens(db: Db, userId: string, purpose?: TokenPurpose): Promise<void> {
  await db
    .deleteFrom('one_time_tokens')
    .where('user_id', '=', userId)
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose ?? ''))
    .execute();
}

/** What a code is for, and who asked for it. */
export interface CodeKey {
  purpose: CodePurpose;
  phone: string;
  userId: string | null;
  /** the hash of the asking browser's secret; '' where the account identifies the asker */
  asker: string;
}

/** Stores a code in place of the one before. */
export async function upsertCode(
  db: Db,
  key: CodeKey,
  code: { hash: string; address: string; expiresAt: Date },
): Promise<void> {
  const { hash, address, expiresAt } = code;
  const fresh = { hash, address, expires_at: expiresAt, tries: 0, used_at: null };
  await db
    .insertInto('one_time_codes')
    .values({ purpose: key.purpose, phone: key.phone, user_id: key.userId, asker: key.asker, ...fresh })
    .onConflict((conflict) => conflict.columns(['purpose', 'phone', 'user_id', 'asker']).doUpdateSet(fresh))
    .execute();
}

/** The browser that last asked for a sign-in code for this number from this network address; '' where there is none. */
export async function findAsker(db: Db, phone: string, address: string): Promise<string> {
  const row = await db
    .selectFrom('one_time_codes')
    .select('asker')
    .where('purpose', '=', 'phone_sign_in')
    .where('phone', '=', phone)
    .where('address', '=', address)
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.asker ?? '';
}

export async function deleteCode(db: Db, key: CodeKey): Promise<void> {
  await db
    .deleteFrom('one_time_codes')
    .where('purpose', '=', key.purpose)
    .where('phone', '=', key.phone)
    .where('user_id', 'is not distinct from', key.userId)
    .where('asker', '=', key.asker)
    .execute();
}

/**
 * Counts one try at a code and, where it is right, uses it. It is one statement, so a hundred tries at once, or two
 * right ones, are handled as if they came one after the other.
 */
export async function updateTries(
  db: Db,
  key: CodeKey,
  hash: string,
  limit: { tries: number; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('one_time_codes')
    .set({
      tries: sql`tries + 1`,
      used_at: sql`case when hash = ${hash} then ${limit.now}::timestamptz end`,
    })
    .where('purpose', '=', key.purpose)
    .where('phone', '=', key.phone)
    .where('user_id', 'is not distinct from', key.userId)
    .where('asker', '=', key.asker)
    .where('used_at', 'is', null)
    .where('expires_at', '>', limit.now)
    .where('tries', '<', limit.tries)
    .returning('used_at')
    .executeTakeFirst();
  return Boolean(row?.used_at);
}

/** Deletes links and codes that ended before `before`, and sends that no limit counts any more. */
export async function deleteOldCodes(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('one_time_tokens').where('expires_at', '<', before).execute();
  await db.deleteFrom('one_time_codes').where('expires_at', '<', before).execute();
  await db.deleteFrom('code_sends').where('last_sent', '<', before).execute();
}
