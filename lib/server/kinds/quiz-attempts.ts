import 'server-only';
import type { Answer } from '@/lib/contract/kinds/quiz-questions';
import type { AssessmentPlace, Attempt } from '@/lib/contract/kinds/quizzes';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { found } from '@/lib/server/errors';
import { beginAssessment, isSeatGiven, workshopOfQuiz } from './assessments/take-assessment';
import { beginLessonQuiz, completeIfPassed, lessonOfQuiz } from './courses/quiz';
import * as attempts from './quizzes/attempts';
import { presentAttempt } from './quizzes/present';
import * as sounds from './quizzes/sounds';

// Attempts at the quizzes of all kinds: a kind says where a quiz is, and what passing it opens.

const RULES: attempts.KindRules = { finished: completeIfPassed, isGiven: isSeatGiven };

/** Begins an attempt at the quiz of a lesson, or goes on with an open one. @throws AppError as `beginLessonQuiz` */
export async function createQuizAttempt(ctx: MemberCtx, id: string, lessonId: string): Promise<Attempt> {
  return getQuizAttempt(ctx, await beginLessonQuiz(ctx, id, lessonId));
}

/** Begins an attempt at an assessment, or goes on with an open one. @throws AppError as `beginAssessment` */
export async function createAssessmentAttempt(
  ctx: MemberCtx,
  id: string,
  placed: AssessmentPlace,
): Promise<Attempt> {
  return getQuizAttempt(ctx, await beginAssessment(ctx, id, placed));
}

/** Returns one of the caller's attempts. @throws AppError `not_found`, `not_entitled` */
export async function getQuizAttempt(ctx: MemberCtx, id: string): Promise<Attempt> {
  return present(ctx, await attempts.ownAttempt(ctx, id, RULES));
}

/** Keeps an answer. @throws AppError `not_found`, `not_entitled`, `invalid`, `attempt_over` */
export const putQuizAnswer = (ctx: MemberCtx, at: { id: string; position: number }, answer: Answer | null) =>
  attempts.keepAnswer(ctx, at, answer, isSeatGiven);

/** Submits one of the caller’s attempts and grades it. @throws AppError `not_found`, `not_entitled` */
export async function submitQuizAttempt(ctx: MemberCtx, id: string): Promise<Attempt> {
  return present(ctx, await attempts.submitAttempt(ctx, id, RULES));
}

/** Submits the attempts whose time is over. */
export const submitOverdueAttempts = (ctx: Ctx) => attempts.submitOverdue(ctx, completeIfPassed);

/** A link to a sound of one of the caller's attempts. @throws AppError `not_found`, `not_entitled` */
export const createSoundLink = (ctx: MemberCtx, at: sounds.SoundAt) =>
  sounds.createSoundLink(ctx, at, isSeatGiven);

/** Answers a sound by its link. @throws AppError as `soundResponse` */
export const quizSoundResponse = (ctx: Ctx, request: Request, token: string): Promise<Response> =>
  sounds.soundResponse(ctx, request, { token, isGiven: isSeatGiven });

async function present(ctx: MemberCtx, attempt: attempts.AttemptRow): Promise<Attempt> {
  const lesson = await lessonOfQuiz(ctx, attempt.quiz_id);
  return presentAttempt(ctx, attempt, lesson ?? found(await workshopOfQuiz(ctx, attempt.quiz_id)));
}
