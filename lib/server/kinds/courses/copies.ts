import 'server-only';
import type { MemberCtx } from '@/lib/server/ctx';
import { copyQuiz } from '../quizzes/service';
import { type HeldCourse, shownAtFirst } from './lock-course';
import { insertCopies, type LessonCopy, listQuizIds } from './repo-lessons';

/** Adds copies of lessons to a course that is locked, with their texts, files, captions and quizzes; no previews. */
export async function copyLessons(
  ctx: MemberCtx,
  course: HeldCourse,
  copies: readonly LessonCopy[],
): Promise<void> {
  const quizzes = new Map<string, string>();
  const rows = await listQuizIds(
    ctx.db,
    copies.map((copy) => copy.of),
  );
  for (const { id, quiz_id } of rows) quizzes.set(id, await copyQuiz(ctx, quiz_id));
  const lessons = copies.map((copy) => ({ ...copy, quizId: quizzes.get(copy.of) ?? null }));
  await insertCopies(ctx.db, lessons, { shownAt: shownAtFirst(ctx, course), now: ctx.now });
}
