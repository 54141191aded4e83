import 'server-only';
import { sql } from 'kysely';
import type { LessonFile } from '@/lib/contract/kinds/courses';
import type { Db } from '@/lib/server/ctx';
import { questionsCountFor } from '@/lib/server/db/listed-comments';
import { boughtAt } from '../repo-bought-at';
import { type PosterRow, posterJson } from './repo-content';
import { fileJson } from './repo-lessons';
import { isAllOpen } from './repo-openings';

/** Whether a lesson `l` belongs to an entitlement `e`: shown now, or when its buyer ordered. Clocks may differ. */
export const isTheirs = sql<boolean>`(l.shown_at is not null
  and (l.removed_at is null or l.removed_at > ${boughtAt} - interval '1 minute'))`;
/** Whether it was paid for: no free preview when its buyer ordered. */
export const wasPaid = sql<boolean>`(l.preview_since is null or l.preview_since > ${boughtAt})`;

const LESSON = sql`l.id, l.type, l.quiz_id, l.title, l.seconds, l.is_required, l.preview_since is not null as is_preview,
  l.opens_after_days, l.opens_on::text as opens_on,
  (select ${fileJson} from files f where f.id = l.file_id) as file, ${posterJson} as poster`;

/** A lesson and who asks for it. Its content is read only after `openLesson` let them in. */
export interface OpenRow {
  id: string;
  type: string;
  /** of a quiz */
  quiz_id: string | null;
  title: string;
  seconds: number | null;
  is_required: boolean;
  is_preview: boolean;
  opens_after_days: number | null;
  opens_on: string | null;
  file: LessonFile | null;
  poster: PosterRow | null;
  /** questions and answers under it; null where its holder and the creator are apart, left out at the product */
  questions_count?: number | null;
}

export interface HeldRow extends OpenRow {
  access: string;
  granted_at: Date;
  time_zone: string | null;
  /** the creator opened all lessons to its holder */
  is_all_open: boolean;
  /** a quiz before it has to be passed first */
  is_gated: boolean;
}

/**
 * Joins the place of the first quiz that the holder of a purchase `e` has to pass before they go on, looked up once and
 * not for each lesson.
 */
export const withGate = sql`left join lateral (
  select gs.position as section_position, gs.id as section_id, g.position, g.id
  from course_lessons g join course_sections gs on gs.id = g.section_id
    join quizzes z on z.id = g.quiz_id and z.is_gate
  where g.product_id = e.product_id and g.type = 'quiz' and g.shown_at is not null and g.removed_at is null
    and not exists (select from lesson_progress d
      where d.entitlement_id = e.id and d.lesson_id = g.id and d.completed_at is not null)
  order by 1, 2, 3, 4 limit 1) gate on true`;

/**
 * Whether a quiz that stands before a lesson `l` of section `s` has to be passed first; see `withGate`. What its holder
 * opened before there was such a quiz stays open.
 */
export const isGated = sql<boolean>`(l.preview_since is null and gate.id is not null
  and (gate.section_position, gate.section_id, gate.position, gate.id) < (s.position, s.id, l.position, l.id)
  and not exists (select from lesson_uses o where o.entitlement_id = e.id and o.lesson_id = l.id))`;

/** A lesson of what somebody bought, whatever the state of their access. */
export async function findHeldLesson(
  db: Db,
  at: { id: string; lessonId: string; holderId: string },
): Promise<HeldRow | undefined> {
  const { rows } = await sql<HeldRow>`
    select ${LESSON}, e.status as access, e.granted_at, u.time_zone, ${isAllOpen} as is_all_open, ${isGated} as is_gated,
      ${questionsCountFor(at.holderId)} as questions_count
    from entitlements e join users u on u.id = e.holder_id join products p on p.id = e.product_id
    join course_lessons l on l.product_id = p.id join course_sections s on s.id = l.section_id ${withGate}
    where e.id = ${at.id} and e.holder_id = ${at.holderId} and l.id = ${at.lessonId} and ${isTheirs}`.execute(
    db,
  );
  return rows[0];
}

export interface ShownRow extends OpenRow {
  owner_id: string;
  /** for everybody at this moment */
  is_given: boolean;
}

/** A lesson of a product that is not deleted. */
export async function findShownLesson(
  db: Db,
  at: { id: string; lessonId: string },
): Promise<ShownRow | undefined> {
  const { rows } = await sql<ShownRow>`
    select ${LESSON}, p.owner_id, (l.preview_since is not null and l.shown_at is not null and l.removed_at is null
      and p.status = 'published' and u.status = 'active') as is_given
    from products p join users u on u.id = p.owner_id join course_lessons l on l.product_id = p.id
    where p.id = ${at.id} and l.id = ${at.lessonId} and p.status <> 'deleted'`.execute(db);
  return rows[0];
}

/**
 * Returns where a file of a lesson is stored: what it consists of, what is handed out with it, or what its quiz plays.
 */
export async function findLessonFile(db: Db, lessonId: string, fileId: string) {
  const { rows } = await sql<{ storage_key: string; name: string; mime: string; size: number }>`
    select f.storage_key, coalesce(lf.name, f.name) as name, f.mime, f.size
    from files f join course_lessons l on l.id = ${lessonId}
    left join lesson_files lf on lf.lesson_id = l.id and lf.file_id = f.id and lf.place in ('handout', 'quiz')
    where f.id = ${fileId} and (l.file_id = f.id or lf.file_id is not null)`.execute(db);
  return rows[0];
}
