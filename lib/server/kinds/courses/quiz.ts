import 'server-only';
import type { Parsed, Payload } from '@/lib/contract/endpoint';
import type * as contract from '@/lib/contract/kinds/quizzes';
import type { QuizStart } from '@/lib/contract/kinds/quizzes';
import { KINDS } from '@/lib/contract/kinds/types';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { found } from '@/lib/server/errors';
import * as attempts from '../quizzes/attempts';
import { quizStart } from '../quizzes/present';
import { quizResults } from '../quizzes/results';
import { madeQuiz, saveQuiz } from '../quizzes/save-quiz';
import { putExtra, quizFileIds } from '../quizzes/service';
import { changingCourse, refuseUnsellable } from './lock-course';
import { openLesson } from './open-lesson';
import { findLessonOfQuiz, findQuizId, updateLesson } from './repo-lessons';
import { completeLesson } from './repo-progress';
import { findOwnCourse } from './repo-sections';
import * as repo from './repo-student-quizzes';
import { findStudent } from './repo-students';
import { replaceFiles } from './repo-texts';
import { addOpening } from './repo-uses';

type Made = Payload<typeof contract.getMadeQuiz>;

/** The quiz of a lesson of one of the caller's courses. @throws AppError `not_found` */
export async function getMadeQuiz(ctx: MemberCtx, id: string, lessonId: string): Promise<Made> {
  return madeQuiz(ctx, await ownQuizId(ctx, id, lessonId));
}

async function ownQuizId(ctx: MemberCtx, id: string, lessonId: string): Promise<string> {
  found(await findOwnCourse(ctx.db, id, ctx.viewer.id, KINDS.courses.types));
  return found(await findQuizId(ctx.db, id, lessonId));
}

/**
 * Saves the quiz of a lesson whole.
 * @throws AppError `not_found`, `forbidden`, `invalid`, `conflict` where it was saved since, `not_publishable` for one
 *   that is on the market without questions
 */
export function putQuiz(
  ctx: MemberCtx,
  id: string,
  lessonId: string,
  body: Parsed<typeof contract.putQuiz>['body'],
): Promise<Made> {
  return changingCourse(ctx, id, async (ctx, course) => {
    const quizId = found(await findQuizId(ctx.db, id, lessonId));
    await saveQuiz(ctx, quizId, body);
    const files = await quizFileIds(ctx, quizId);
    await replaceFiles(
      ctx.db,
      lessonId,
      'quiz',
      files.map((fileId) => ({ fileId, name: 'question' })),
    );
    await updateLesson(ctx.db, lessonId, {}, {}, ctx.now);
    await refuseUnsellable(ctx, course);
    return madeQuiz(ctx, quizId);
  });
}

/** Returns how the attempts of a quiz of the caller’s course went. @throws AppError `not_found` */
export async function getQuizResults(ctx: MemberCtx, id: string, lessonId: string) {
  return quizResults(ctx, await ownQuizId(ctx, id, lessonId));
}

/** The quizzes of the caller's course, as they went for one learner. @throws AppError `not_found` */
export async function listStudentQuizzes(
  ctx: MemberCtx,
  { id, studentId }: Parsed<typeof contract.listStudentQuizzes>['params'],
): Promise<Payload<typeof contract.listStudentQuizzes>> {
  found(await findOwnCourse(ctx.db, id, ctx.viewer.id, KINDS.courses.types));
  found(await findStudent(ctx.db, id, studentId));
  return { quizzes: await repo.listStudentQuizzes(ctx.db, { productId: id, entitlementId: studentId }) };
}

/** Gives a learner of the caller’s course more time and attempts. @throws AppError `not_found`, `forbidden` */
export function putQuizExtra(
  ctx: MemberCtx,
  { id, lessonId, studentId }: Parsed<typeof contract.putQuizExtra>['params'],
  extra: Parsed<typeof contract.putQuizExtra>['body'],
) {
  return changingCourse(ctx, id, async (ctx) => {
    const quizId = found(await findQuizId(ctx.db, id, lessonId));
    found(await findStudent(ctx.db, id, studentId));
    await putExtra(ctx, { quizId, entitlementId: studentId, ...extra });
    return extra;
  });
}

/** A bought quiz before one begins. @throws AppError as `openLesson` */
export async function getQuiz(ctx: MemberCtx, id: string, lessonId: string): Promise<QuizStart> {
  const { quiz_id } = await openLesson(ctx, { by: 'purchase', id, lessonId });
  const taking = { quizId: found(quiz_id), entitlementId: id };
  await attempts.submitLate(ctx, taking, completeIfPassed);
  return quizStart(ctx, taking);
}

/**
 * Begins an attempt, or goes on with the one that is not submitted. That it began counts as use.
 * @returns its id
 * @throws AppError as `openLesson`, and `no_attempts_left`
 */
export async function beginLessonQuiz(ctx: MemberCtx, id: string, lessonId: string): Promise<string> {
  const { quiz_id } = await openLesson(ctx, { by: 'purchase', id, lessonId });
  const taking = { quizId: found(quiz_id), entitlementId: id };
  const attemptId = await attempts.beginAttempt(ctx, taking, completeIfPassed);
  await addOpening(ctx.db, { entitlementId: id, lessonId, now: ctx.now, isHandout: true });
  return attemptId;
}

/** Returns where a quiz is, if it is a lesson's. */
export async function lessonOfQuiz(ctx: Ctx, quizId: string) {
  const lesson = await findLessonOfQuiz(ctx.db, quizId);
  return lesson && { lessonId: lesson.id, placed: null, title: lesson.title };
}

/** A lesson is complete once its quiz is passed, and stays so. Other quizzes complete nothing. */
export async function completeIfPassed(ctx: Ctx, attempt: attempts.AttemptRow): Promise<void> {
  if (!attempt.is_passed) return;
  const lesson = await findLessonOfQuiz(ctx.db, attempt.quiz_id);
  if (lesson)
    await completeLesson(ctx.db, {
      entitlementId: attempt.entitlement_id,
      lessonId: lesson.id,
      now: attempt.submitted_at ?? ctx.now,
    });
}
