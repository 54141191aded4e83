import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { notHidden } from '@/lib/server/db/apart';
import { PERSON_COLUMNS } from '@/lib/server/users/columns';

interface Edge {
  id: string;
  by: string;
  whom: string;
  now: Date;
}

/** @returns false when it was there already */
export async function insertBlock(db: Db, { id, by, whom, now }: Edge): Promise<boolean> {
  const row = await db
    .insertInto('blocks')
    .values({ id, blocker_id: by, blocked_id: whom, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns false when there was none */
export async function deleteBlock(db: Db, by: string, whom: string): Promise<boolean> {
  const row = await db
    .deleteFrom('blocks')
    .where('blocker_id', '=', by)
    .where('blocked_id', '=', whom)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertMute(db: Db, { id, by, whom, now }: Edge): Promise<void> {
  await db
    .insertInto('mutes')
    .values({ id, muter_id: by, muted_id: whom, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @returns false when there was none */
export async function deleteMute(db: Db, by: string, whom: string): Promise<boolean> {
  const row = await db
    .deleteFrom('mutes')
    .where('muter_id', '=', by)
    .where('muted_id', '=', whom)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export type LimitedRow = Awaited<ReturnType<typeof listBlocked>>[number];

/** The people that somebody blocked, last first; also accounts that are closed for now. */
export function listBlocked(db: Db, ownerId: string, before: string | null, limit: number) {
  let query = db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blocked_id')
    .select(PERSON_COLUMNS)
    .select(['blocks.id as sort_id', 'blocks.created_at as since'])
    .where('blocks.blocker_id', '=', ownerId)
    .where('users.status', '<>', sql.lit('deleted'));
  if (before) query = query.where('blocks.id', '<', before);
  return query
    .orderBy('blocks.id', 'desc')
    .limit(limit + 1)
    .execute();
}

/** The people that somebody muted, last first; not those who have blocked them since. */
export function listMuted(db: Db, ownerId: string, before: string | null, limit: number) {
  let query = db
    .selectFrom('mutes')
    .innerJoin('users', 'users.id', 'mutes.muted_id')
    .select(PERSON_COLUMNS)
    .select(['mutes.id as sort_id', 'mutes.created_at as since'])
    .where('mutes.muter_id', '=', ownerId)
    .where('users.status', '<>', sql.lit('deleted'))
    .where(notHidden(ownerId, 'users.id'));
  if (before) query = query.where('mutes.id', '<', before);
  return query
    .orderBy('mutes.id', 'desc')
    .limit(limit + 1)
    .execute();
}
