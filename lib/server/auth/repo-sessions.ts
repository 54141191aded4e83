import 'server-only';
import type { Db } from '@/lib/server/ctx';

const MOST = 100;

/** A member's sessions that are still alive, the last seen first. */
export function listLiveSessions(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'address', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
}

/** Ends one of a member's sessions. @returns false when it is not theirs, or is over */
export async function revokeOwnSession(db: Db, userId: string, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns when the session was started. */
export async function sessionStart(db: Db, id: string): Promise<Date | undefined> {
  const row = await db.selectFrom('sessions').select('created_at').where('id', '=', id).executeTakeFirst();
  return row?.created_at;
}

/** Notes that a session is in use. */
export async function updateLastSeen(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', id).execute();
}
