import 'server-only';
import { sql } from 'kysely';
import type { StudentQuiz } from '@/lib/contract/kinds/quizzes';
import type { Db } from '@/lib/server/ctx';

/** The shown quizzes of a course in order, with what one learner did and what was added for them. */
export async function listStudentQuizzes(
  db: Db,
  { productId, entitlementId }: { productId: string; entitlementId: string },
): Promise<StudentQuiz[]> {
  const { rows } = await sql<StudentQuiz>`
    select l.id as "lessonId", l.title, z.attempts, z.minutes, a.count as "attemptsCount", a.best as "bestPercent",
      a.passed as "isPassed",
      json_build_object('minutes', coalesce(x.minutes, 0), 'attempts', coalesce(x.attempts, 0)) as extra
    from course_lessons l join course_sections s on s.id = l.section_id join quizzes z on z.id = l.quiz_id
    left join quiz_extras x on x.quiz_id = z.id and x.entitlement_id = ${entitlementId}
    cross join lateral (select count(*)::int as count, max(earned * 100 / total) as best,
        coalesce(bool_or(is_passed), false) as passed
      from quiz_attempts where quiz_id = z.id and entitlement_id = ${entitlementId}) a
    where l.product_id = ${productId} and l.shown_at is not null and l.removed_at is null
    order by s.position, s.id, l.position, l.id`.execute(db);
  return rows;
}
