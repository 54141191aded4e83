import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** Returns a member's progress with the steps; empty for steps not begun. */
export function listSteps(db: Db, userId: string) {
  return db
    .selectFrom('setup_steps')
    .select(['step', 'started_at', 'escaped_at', 'completed_at'])
    .where('user_id', '=', userId)
    .execute();
}

/** Stores what was done about a step; the time when its completion was announced stays. */
export async function upsertStep(
  db: Db,
  userId: string,
  step: string,
  state: 'started' | 'escaped' | 'completed',
  now: Date,
): Promise<void> {
  const at = (kind: typeof state) => (state === kind ? now : null);
  await db
    .insertInto('setup_steps')
    .values({
      user_id: userId,
      step,
      started_at: at('started'),
      escaped_at: at('escaped'),
      completed_at: at('completed'),
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'step']).doUpdateSet({
        started_at: sql`coalesce(setup_steps.started_at, excluded.started_at)`,
        // Started again, it is not put off any more.
        escaped_at: sql`case when excluded.started_at is null
          then coalesce(excluded.escaped_at, setup_steps.escaped_at) end`,
        completed_at: sql`coalesce(setup_steps.completed_at, excluded.completed_at)`,
      }),
    )
    .execute();
}
