import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { LIVE_STATUSES } from './columns';

const LANGUAGE = ['locale', 'digits', 'calendar', 'time_zone'] as const;
const IDENTITY = ['id', 'name', 'email', 'email_verified_at', 'phone', 'password_hash', ...LANGUAGE] as const;

/** Returns how the owner of a live account is reached and signs in. */
export function findIdentity(db: Db, id: string) {
  return db
    .selectFrom('users')
    .select(IDENTITY)
    .where('id', '=', id)
    .where('status', 'in', LIVE_STATUSES)
    .executeTakeFirst();
}

export function findIdentityByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(IDENTITY)
    .where('email', '=', email)
    .where('status', 'in', LIVE_STATUSES)
    .executeTakeFirst();
}

/** The account with a number, also a closed one. */
export function findByPhone(db: Db, phone: string) {
  return db
    .selectFrom('users')
    .select(['id', 'status', ...LANGUAGE])
    .where('phone', '=', phone)
    .executeTakeFirst();
}

/** Notes that an account's address is confirmed. @returns false when the account has another one by now */
export async function updateEmailVerified(db: Db, id: string, email: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({ email_verified_at: sql`coalesce(email_verified_at, ${now})`, updated_at: now })
    .where('id', '=', id)
    .where('email', '=', email)
    .where('status', 'in', LIVE_STATUSES)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives an account an address that was just confirmed. @returns false when somebody else has it */
export function updateEmail(db: Db, id: string, email: string, now: Date): Promise<boolean> {
  const change = sql`email = ${email}, email_verified_at = ${now}, updated_at = ${now}`;
  const isFree = sql`not exists (select from users other where other.email = ${email} and other.id <> ${id})`;
  return updateIfFree(db, id, change, isFree);
}

/** Gives an account a number that was just confirmed. @returns false when somebody else has it */
export function updatePhone(db: Db, id: string, phone: string, now: Date): Promise<boolean> {
  const change = sql`phone = ${phone}, updated_at = ${now}`;
  const isFree = sql`not exists (select from users other where other.phone = ${phone} and other.id <> ${id})`;
  return updateIfFree(db, id, change, isFree);
}

async function updateIfFree(
  db: Db,
  id: string,
  change: ReturnType<typeof sql>,
  isFree: ReturnType<typeof sql>,
) {
  const { rows } = await sql`update users set ${change} where id = ${id} and ${isFree} returning id`.execute(
    db,
  );
  return rows.length > 0;
}

/**
 * Sets a password by a link that was sent to `email`, which confirms that address, too. If the address was not
 * confirmed before, anybody may have made the account: a number that they left there would let them in again, so it is
 * removed.
 * @returns false when the account has another address by now
 */
export async function updateForgottenPassword(
  db: Db,
  given: { id: string; email: string; passwordHash: string; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({
      password_hash: given.passwordHash,
      phone: sql`case when email_verified_at is null then null else phone end`,
      email_verified_at: sql`coalesce(email_verified_at, ${given.now})`,
      updated_at: given.now,
    })
    .where('id', '=', given.id)
    .where('email', '=', given.email)
    .where('status', 'in', LIVE_STATUSES)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
