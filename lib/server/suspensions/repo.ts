import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** An account, locked until the transaction ends. */
export function lockSubject(db: Db, id: string) {
  return db
    .selectFrom('users')
    .select(['id', 'role', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * The operators who may sign in, locked one after the other: two operators who suspend each other run one after the
 * other.
 */
export async function lockOperators(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'ADMIN')
    .where('status', 'in', ['active', 'deletion_requested'])
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Closes an account for its owner and hides it from others. */
export async function updateToSuspended(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('users').set({ status: 'suspended', updated_at: now }).where('id', '=', id).execute();
}

/**
 * Gives an account its former state. A member who had asked for its deletion has 14 days again to change their mind.
 */
export async function updateToRestored(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({
      status: sql`case when deletion_requested_at is null then 'active' else 'deletion_requested' end`,
      deletion_requested_at: sql`case when deletion_requested_at is not null then ${now}::timestamptz end`,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
}

/** Stores who suspended an account, and why. */
export async function insertSuspension(
  db: Db,
  suspension: { id: string; userId: string; reason: string; by: string; now: Date },
): Promise<void> {
  await db
    .insertInto('suspensions')
    .values({
      id: suspension.id,
      user_id: suspension.userId,
      reason: suspension.reason,
      suspended_by: suspension.by,
      suspended_at: suspension.now,
    })
    .execute();
}

/** Stores who lifted the present suspension. */
export async function updateSuspensionAsOver(db: Db, userId: string, by: string, now: Date): Promise<void> {
  await db
    .updateTable('suspensions')
    .set({ restored_by: by, restored_at: now })
    .where('user_id', '=', userId)
    .where('restored_at', 'is', null)
    .execute();
}

/** An account's suspensions with the names of the operators, newest first. */
export function listSuspensions(db: Db, userId: string) {
  return db
    .selectFrom('suspensions as s')
    .innerJoin('users as who', 'who.id', 's.suspended_by')
    .leftJoin('users as back', 'back.id', 's.restored_by')
    .select(['s.id', 's.reason', 's.suspended_at', 's.restored_at'])
    .select(['who.name as suspended_by', 'back.name as restored_by'])
    .where('s.user_id', '=', userId)
    .orderBy('s.id', 'desc')
    .limit(50)
    .execute();
}
