import 'server-only';
import type { Db } from '@/lib/server/ctx';
import { LIVE_STATUSES } from '@/lib/server/users/columns';

/** The live account with an e-mail, locked until the transaction ends. */
export function findForRole(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'role', 'email_verified_at'])
    .where('email', '=', email)
    .where('status', 'in', LIVE_STATUSES)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateRole(
  db: Db,
  id: string,
  role: 'MEMBER' | 'CREATOR' | 'ADMIN',
  now: Date,
): Promise<void> {
  await db.updateTable('users').set({ role, updated_at: now }).where('id', '=', id).execute();
}

/** Everybody with the role ADMIN, oldest account first. */
export function findAdmins(db: Db) {
  return db
    .selectFrom('users')
    .select(['name', 'email', 'status'])
    .where('role', '=', 'ADMIN')
    .orderBy('id')
    .execute();
}

/** Active operators. */
export async function listOperatorIds(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'ADMIN')
    .where('status', '=', 'active')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
