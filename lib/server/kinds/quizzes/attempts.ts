import 'server-only';
import type { Answer } from '@/lib/contract/kinds/quiz-questions';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { newId } from '@/lib/server/ids';
import { MINUTE } from '@/lib/shared/time';
import { answerOf, pickedOf } from './answers';
import { drawOptions, drawQuestions } from './draw';
import { grade } from './grade';
import {
  type AttemptRow,
  closeAttempt,
  findAnswer,
  findAttempt,
  findExtra,
  insertAttempt,
  listAnswers,
  listAttempts,
  listOpen,
  listOverdue,
  lockAttempt,
  lockLearner,
  type Taking,
  updateAnswer,
} from './repo-attempts';
import { findQuiz, listQuestions } from './repo-quiz';

export type { AttemptRow } from './repo-attempts';

const MOST_OVERDUE = 200;

/** What is done with an attempt that was submitted, in the transaction that grades it. */
export type Finished = (ctx: Ctx, attempt: AttemptRow) => Promise<void>;

/** What kinds say about attempts, whichever of them a quiz belongs to. */
export interface KindRules {
  finished: Finished;
  /** Whether a purchase that is active gives what it is for: a date may be cancelled before its money is back. */
  isGiven: (ctx: Ctx, entitlementId: string) => Promise<boolean>;
}

/**
 * Begins an attempt of a learner, or goes on with the one that is not submitted. Where its time is over it is
 * submitted, and no other begins: whoever wants to go on did not ask for that. Attempts of one learner begin one after
 * the other.
 * @param until when it ends at the latest, whatever its time
 * @returns its id
 * @throws AppError `not_entitled`, `no_attempts_left`, `not_found` for a quiz without questions
 */
export function beginAttempt(
  ctx: MemberCtx,
  taking: Taking,
  finished: Finished,
  until: Date | null = null,
): Promise<string> {
  return inTransaction(ctx, async (ctx) => {
    if (!(await lockLearner(ctx.db, taking.entitlementId))) throw new AppError('not_entitled');
    const attempts = await listAttempts(ctx.db, taking);
    const open = attempts.find(({ submitted_at }) => submitted_at === null);
    if (open && isOverdue(ctx, open)) await finish(ctx, open, finished);
    if (open) return open.id;
    return addAttempt(ctx, taking, { number: attempts.length + 1, until });
  });
}

async function addAttempt(
  ctx: MemberCtx,
  taking: Taking,
  { number, until }: { number: number; until: Date | null },
): Promise<string> {
  const [row, extra, questions] = await Promise.all([
    findQuiz(ctx.db, taking.quizId),
    findExtra(ctx.db, taking),
    listQuestions(ctx.db, taking.quizId),
  ]);
  const quiz = found(row);
  if (quiz.attempts !== null && number > quiz.attempts + extra.attempts)
    throw new AppError('no_attempts_left');
  const drawn = drawQuestions(questions, { draws: quiz.draws, isShuffled: quiz.shuffles_questions });
  const minutes = quiz.minutes === null ? null : quiz.minutes + extra.minutes;
  const id = newId(ctx.now);
  found(drawn[0]);
  await insertAttempt(ctx.db, {
    ...taking,
    id,
    number,
    startedAt: ctx.now,
    passPercent: quiz.pass_percent,
    deadline: earliest(until, minutes === null ? null : new Date(ctx.now.getTime() + minutes * MINUTE)),
    total: drawn.reduce((sum, { body }) => sum + body.points * 100, 0),
    questions: drawn.map(({ id, version, body }) => ({
      questionId: id,
      version,
      shown: drawOptions(body, quiz.shuffles_options),
    })),
  });
  return id;
}

const earliest = (one: Date | null, other: Date | null) =>
  one && other && one > other ? other : (one ?? other);

const isOverdue = (ctx: Ctx, { deadline }: AttemptRow) => deadline !== null && deadline <= ctx.now;

/** An attempt of a learner who may use it. @throws AppError `not_found`, `not_entitled` */
export async function usableAttempt(
  ctx: Ctx,
  { id, holderId }: { id: string; holderId: string },
  isGiven: KindRules['isGiven'],
): Promise<AttemptRow> {
  const attempt = found(await findAttempt(ctx.db, id, holderId));
  if (attempt.access !== 'active' || !(await isGiven(ctx, attempt.entitlement_id)))
    throw new AppError('not_entitled');
  return attempt;
}

/**
 * Returns one of the caller's attempts; submitted first where its time is over.
 * @throws AppError `not_found`, `not_entitled`
 */
export async function ownAttempt(
  ctx: MemberCtx,
  id: string,
  { finished, isGiven }: KindRules,
): Promise<AttemptRow> {
  const attempt = await usableAttempt(ctx, { id, holderId: ctx.viewer.id }, isGiven);
  if (attempt.submitted_at !== null || !isOverdue(ctx, attempt)) return attempt;
  return inTransaction(ctx, (ctx) => finish(ctx, attempt, finished));
}

/**
 * Keeps the answer to one question of the caller’s attempt; null takes it back.
 * @throws AppError `not_found`, `not_entitled`, `invalid`, `attempt_over` once it is submitted or its time is over
 */
export async function keepAnswer(
  ctx: MemberCtx,
  { id, position }: { id: string; position: number },
  answer: Answer | null,
  isGiven: KindRules['isGiven'],
): Promise<{ answer: Answer | null }> {
  await usableAttempt(ctx, { id, holderId: ctx.viewer.id }, isGiven);
  const { body, shown } = found(await findAnswer(ctx.db, id, position));
  const picked = answer && pickedOf(body, shown, answer);
  const isKept = await updateAnswer(ctx.db, { attemptId: id, position, picked, now: ctx.now });
  if (!isKept) throw new AppError('attempt_over');
  return { answer: picked && answerOf(shown, picked) };
}

/** Submits one of the caller’s attempts; again, nothing changes. @throws AppError `not_found`, `not_entitled` */
export async function submitAttempt(ctx: MemberCtx, id: string, rules: KindRules): Promise<AttemptRow> {
  const attempt = await ownAttempt(ctx, id, rules);
  return attempt.submitted_at ? attempt : inTransaction(ctx, (ctx) => finish(ctx, attempt, rules.finished));
}

/**
 * Submits what went on beyond its deadline: each in its own transaction, so that one that fails stops no other.
 * @throws AggregateError of those that failed, once all others are submitted
 */
export async function submitOverdue(ctx: Ctx, finished: Finished): Promise<void> {
  const failed: unknown[] = [];
  for (const attempt of await listOverdue(ctx.db, ctx.now, MOST_OVERDUE))
    await inTransaction(ctx, (ctx) => finish(ctx, attempt, finished)).catch((error) => failed.push(error));
  if (failed.length > 0) throw new AggregateError(failed, 'attempts were not submitted');
}

/** Submits all that goes on by a purchase, which ends. */
export async function submitOpen(ctx: Ctx, entitlementId: string, finished: Finished): Promise<void> {
  for (const attempt of await listOpen(ctx.db, entitlementId)) await finish(ctx, attempt, finished);
}

/** Submits the attempts of one learner whose time is over, before they are shown. */
export async function submitLate(ctx: Ctx, taking: Taking, finished: Finished): Promise<void> {
  const attempts = await listAttempts(ctx.db, taking);
  const late = attempts.find((attempt) => attempt.submitted_at === null && isOverdue(ctx, attempt));
  if (late) await inTransaction(ctx, (ctx) => finish(ctx, late, finished));
}

/** Grades an attempt that goes on. It counts as submitted at its deadline at the latest. */
async function finish(
  ctx: Ctx,
  { id, entitlement_id }: Pick<AttemptRow, 'id' | 'entitlement_id'>,
  finished: Finished,
): Promise<AttemptRow> {
  // The purchase first, as when an attempt begins.
  await lockLearner(ctx.db, entitlement_id);
  const attempt = found(await lockAttempt(ctx.db, id));
  if (attempt.submitted_at) return attempt;
  const grades = (await listAnswers(ctx.db, id)).map(({ position, body, picked }) => {
    return { position, earned: grade(body, picked).earned };
  });
  const earned = grades.reduce((sum, { earned }) => sum + earned, 0);
  const isPassed = earned * 100 >= attempt.pass_percent * attempt.total;
  const at = attempt.deadline && attempt.deadline < ctx.now ? attempt.deadline : ctx.now;
  await closeAttempt(ctx.db, id, { at, earned, isPassed, grades });
  const after = { ...attempt, submitted_at: at, earned, is_passed: isPassed };
  await finished(ctx, after);
  return after;
}
