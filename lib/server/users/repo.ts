import 'server-only';
import type { Db } from '@/lib/server/ctx';
import { PERSON_COLUMNS } from './columns';

/** People by id, in no order; deleted ones keep their place in old conversations. */
export function findPeople(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('users')
    .select(PERSON_COLUMNS)
    .where((where) => where('users.id', '=', where.fn.any(where.val([...ids]))))
    .execute();
}

/** The own account, whole. */
export function findAccount(db: Db, id: string) {
  return db
    .selectFrom('users')
    .select(PERSON_COLUMNS)
    .select(['users.bio', 'users.email', 'users.email_verified_at', 'users.locale', 'users.interests'])
    .where('users.id', '=', id)
    .executeTakeFirst();
}

export interface NewUser {
  id: string;
  email: string;
  passwordHash: string;
  name: string;
  handle: string;
  handleSkeleton: string;
  locale: 'ar' | 'en';
  now: Date;
}

/**
 * Creates a member.
 * @returns false when the e-mail or the handle is taken, also by a request that came at the same time
 */
export async function insertUser(db: Db, user: NewUser): Promise<boolean> {
  const row = await db
    .insertInto('users')
    .values({
      id: user.id,
      email: user.email,
      password_hash: user.passwordHash,
      name: user.name,
      handle: user.handle,
      handle_skeleton: user.handleSkeleton,
      locale: user.locale,
      created_at: user.now,
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

/** Where letters to people go. */
export function findContacts(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'locale'])
    .where((where) => where('id', '=', where.fn.any(where.val([...ids]))))
    .where('status', 'in', ['active', 'deletion_requested'])
    .execute();
}

/** Active accounts by handle. */
export function findIdsByHandle(db: Db, handles: readonly string[]) {
  return db
    .selectFrom('users')
    .select(['id', 'handle'])
    .where((where) => where('handle', '=', where.fn.any(where.val([...handles]))))
    .where('status', '=', 'active')
    .execute();
}

/** Whether an account is there for others: active, or the viewer's own. */
export async function isPresent(db: Db, id: string, viewerId: string | null): Promise<boolean> {
  if (id === viewerId) return true;
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row !== undefined;
}
