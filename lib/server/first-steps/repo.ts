import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** Returns which step a member is at, and since when they are a member; `at` is null until they see the first steps. */
export function findStanding(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .leftJoin('first_steps', 'first_steps.user_id', 'users.id')
    .select(['users.created_at as joined_at', 'users.is_demo', 'users.status', 'first_steps.at'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
}

/** Stores that a member has seen them; where a step is stored already, it stays. */
export async function insertFirstSteps(db: Db, userId: string, at: string, now: Date): Promise<void> {
  await db
    .insertInto('first_steps')
    .values({ user_id: userId, at, begun_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Goes to a step or ends the first steps, in one statement: if two tabs differ, the one that ends them wins.
 * @returns the step that is stored now
 */
export async function upsertFirstSteps(db: Db, userId: string, at: string, now: Date): Promise<string> {
  const row = await db
    .insertInto('first_steps')
    .values({ user_id: userId, at, begun_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        at: sql<string>`case when first_steps.at in ('finished', 'dismissed') then first_steps.at else excluded.at end`,
        updated_at: now,
      }),
    )
    .returning('at')
    .executeTakeFirstOrThrow();
  return row.at;
}
