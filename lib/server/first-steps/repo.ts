import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** Where somebody stands, and since when they are here; `at` is null while they have not been shown. */
export function findStanding(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .leftJoin('first_steps', 'first_steps.user_id', 'users.id')
    .select(['users.created_at as joined_at', 'users.is_demo', 'users.status', 'first_steps.at'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
}

/** Remembers that they were shown; what is there already stays. */
export async function insertFirstSteps(db: Db, userId: string, at: string, now: Date): Promise<void> {
  await db
    .insertInto('first_steps')
    .values({ user_id: userId, at, begun_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Goes to a step or ends them, in one statement: of two tabs, the one that ends them wins.
 * @returns where one stands
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
