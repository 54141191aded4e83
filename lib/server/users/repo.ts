import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { notApart, notHidden } from '@/lib/server/db/apart';
import { LIVE_STATUSES, PERSON_COLUMNS } from './columns';

/** People by id, in no order; deleted ones keep their place in old conversations. */
export function findPeople(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('users')
    .select(PERSON_COLUMNS)
    .select('users.status')
    .where((where) => where('users.id', '=', where.fn.any(where.val([...ids]))))
    .execute();
}

/** The caller's whole account. */
export function findAccount(db: Db, id: string) {
  return db
    .selectFrom('users')
    .select(PERSON_COLUMNS)
    .select(['users.bio', 'users.email', 'users.email_verified_at', 'users.locale', 'users.interests'])
    .select([
      'users.digits',
      'users.calendar',
      'users.time_zone',
      'users.color_mode',
      'users.deletion_requested_at',
    ])
    .select(sql<boolean>`users.password_hash is not null`.as('has_password'))
    .where('users.id', '=', id)
    .executeTakeFirst();
}

/** Returns whether an e-mail address or a phone stands for a member. */
export async function isConfirmed(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where((where) => where.or([where('email_verified_at', 'is not', null), where('phone', 'is not', null)]))
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewUser {
  id: string;
  /** null for members who sign in by phone alone */
  email: string | null;
  emailVerifiedAt: Date | null;
  /** E.164, confirmed */
  phone?: string;
  /** null for members who sign in by phone or another provider alone */
  passwordHash: string | null;
  name: string;
  handle: string;
  handleSkeleton: string;
  accountType: 'INDIVIDUAL' | 'COMPANY';
  locale: 'ar' | 'en';
  now: Date;
}

/**
 * Creates a member.
 * @returns false when the e-mail, the phone or the handle is taken, also by a request that came at the same time
 */
export async function insertUser(db: Db, user: NewUser): Promise<boolean> {
  const row = await db
    .insertInto('users')
    .values({
      id: user.id,
      email: user.email,
      email_verified_at: user.emailVerifiedAt,
      phone: user.phone ?? null,
      password_hash: user.passwordHash,
      name: user.name,
      handle: user.handle,
      handle_skeleton: user.handleSkeleton,
      account_type: user.accountType,
      locale: user.locale,
      created_at: user.now,
      updated_at: user.now,
      notifications_seen_at: user.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  return row !== undefined;
}

export interface ContactRow {
  id: string;
  name: string;
  email: string | null;
  email_verified_at: Date | null;
  locale: string;
  digits: string;
  calendar: string;
  time_zone: string | null;
}

/** The addresses that letters to people go to. */
export async function findContacts(db: Db, ids: readonly string[]): Promise<ContactRow[]> {
  const { rows } = await sql<ContactRow>`
    select id, name, email, email_verified_at, locale, digits, calendar, time_zone from users
    where id = any(${ids}::uuid[]) and status = any(${LIVE_STATUSES}::text[])`.execute(db);
  return rows;
}

/** Active accounts by handle, for a viewer. */
export function findIdsByHandle(db: Db, handles: readonly string[], viewerId: string | null) {
  return db
    .selectFrom('users')
    .select(['id', 'handle'])
    .where((where) => where('handle', '=', where.fn.any(where.val([...handles]))))
    .where('status', '=', 'active')
    .where(notApart(viewerId, 'users.id'))
    .execute();
}

/** Returns whether an account can be seen by a viewer: active and not having blocked them, or their own. */
export async function isPresent(db: Db, id: string, viewerId: string | null): Promise<boolean> {
  if (id === viewerId) return true;
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'active')
    .where(notHidden(viewerId, 'users.id'))
    .executeTakeFirst();
  return row !== undefined;
}
