import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import type { Stretch } from './progress';

export interface ProgressRow {
  watched: Stretch[];
  allowed_seconds: number;
  reported_at: Date;
  position: number;
  position_at: Date | null;
  completed_at: Date | null;
}

interface At {
  entitlementId: string;
  lessonId: string;
}

export async function findProgress(
  db: Db,
  { entitlementId, lessonId }: At,
): Promise<ProgressRow | undefined> {
  const { rows } = await sql<ProgressRow>`
    select watched, allowed_seconds, reported_at, position, position_at, completed_at from lesson_progress
    where entitlement_id = ${entitlementId} and lesson_id = ${lessonId}`.execute(db);
  return rows[0];
}

/**
 * The progress in a lesson of an active purchase, locked with the purchase. Time counts from the moment when the lesson
 * was opened.
 * @returns undefined where the purchase is not active any more
 */
export async function lockProgress(
  db: Db,
  { entitlementId, lessonId, now }: At & { now: Date },
): Promise<ProgressRow | undefined> {
  await sql`
    insert into lesson_progress (entitlement_id, lesson_id, reported_at)
    select e.id, ${lessonId}::uuid, coalesce((select opened_at from lesson_uses u
      where u.entitlement_id = e.id and u.lesson_id = ${lessonId}), ${now})
    from entitlements e where e.id = ${entitlementId} and e.status = 'active' for share of e
    on conflict do nothing`.execute(db);
  const { rows } = await sql<ProgressRow>`
    select watched, allowed_seconds, reported_at, position, position_at, completed_at
    from lesson_progress p join entitlements e on e.id = p.entitlement_id
    where p.entitlement_id = ${entitlementId} and p.lesson_id = ${lessonId} and e.status = 'active'
    for update of p for share of e`.execute(db);
  return rows[0];
}

export async function updateProgress(
  db: Db,
  { entitlementId, lessonId }: At,
  { watched, ...progress }: ProgressRow,
): Promise<void> {
  await db
    .updateTable('lesson_progress')
    .set({ ...progress, watched: JSON.stringify(watched) })
    .where('entitlement_id', '=', entitlementId)
    .where('lesson_id', '=', lessonId)
    .execute();
}

/** A lesson is complete from now on, if it was not before; also while the purchase is suspended, which may end. */
export async function completeLesson(
  db: Db,
  { entitlementId, lessonId, now }: At & { now: Date },
): Promise<void> {
  await sql`
    insert into lesson_progress (entitlement_id, lesson_id, reported_at, completed_at)
    values (${entitlementId}, ${lessonId}, ${now}, ${now})
    on conflict (entitlement_id, lesson_id) do update
      set completed_at = coalesce(lesson_progress.completed_at, excluded.completed_at)`.execute(db);
}
