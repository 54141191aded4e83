import 'server-only';
import type { Db } from '@/lib/server/ctx';

/** A member's newest check. */
export function findNewest(db: Db, userId: string) {
  return db
    .selectFrom('identity_checks')
    .select(['id', 'status', 'submitted_at', 'decided_at', 'reason', 'note'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** @throws where one waits, or was approved (`identity_checks_one`) */
export async function insertCheck(db: Db, check: { id: string; userId: string; now: Date }): Promise<void> {
  await db
    .insertInto('identity_checks')
    .values({ id: check.id, user_id: check.userId, submitted_at: check.now })
    .execute();
}

/** Which of these people were approved. */
export async function listApproved(db: Db, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .selectFrom('identity_checks')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .where('status', '=', 'approved')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** A check of any member. */
export function findCheck(db: Db, id: string) {
  return db
    .selectFrom('identity_checks')
    .select(['id', 'user_id', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Decides a waiting check. @returns false when it does not wait any more */
export async function updateDecided(
  db: Db,
  id: string,
  decision: { status: 'approved' } | { status: 'rejected'; reason: string; note: string },
  by: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('identity_checks')
    .set({ ...decision, decided_at: now, decided_by: by })
    .where('id', '=', id)
    .where('status', '=', 'submitted')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Checks in one state: those that wait begin with the oldest, the others with the newest. */
export function listChecks(
  db: Db,
  { status, after, limit }: { status: string; after: string | null; limit: number },
) {
  const isQueue = status === 'submitted';
  return db
    .selectFrom('identity_checks')
    .select(['id', 'user_id', 'status', 'submitted_at', 'decided_at', 'decided_by', 'reason', 'note'])
    .where('status', '=', status)
    .$if(after !== null, (query) => query.where('id', isQueue ? '>' : '<', after ?? ''))
    .orderBy('id', isQueue ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
}

/** Waiting checks, newest first. */
export async function listSubmitted(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('identity_checks')
    .select('id')
    .where('status', '=', 'submitted')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** How many checks wait. */
export async function countSubmitted(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('identity_checks')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('status', '=', 'submitted')
    .executeTakeFirstOrThrow();
  return Number(n);
}
