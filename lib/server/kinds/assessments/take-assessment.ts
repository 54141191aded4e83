import 'server-only';
import type { AssessmentPlace, QuizStart } from '@/lib/contract/kinds/quizzes';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError } from '@/lib/server/errors';
import { beginAttempt, submitLate, submitOpen } from '../quizzes/attempts';
import { quizStart } from '../quizzes/present';
import { lockLearner } from '../quizzes/service';
import { isHeld, windowOf } from './exam-times';
import { boughtAssessment } from './exams';
import { ownPurchase } from './own-purchase';
import { findWorkshopOfQuiz, listTaken } from './repo-assessments';
import { listByEntitlement } from './repo-seats';
import { lockDate, ownSeat } from './seats';

/** Passing an assessment opens nothing by itself: certificates look it up. */
const NOTHING = async () => {};

/**
 * The only way to an assessment's content.
 * @throws AppError `not_found`, `not_entitled` where the money is back, and for a seat that is not confirmed,
 *   `not_open_yet`
 */
async function openAssessment(ctx: MemberCtx, id: string, placed: AssessmentPlace) {
  const { productId, seat } = await ownPurchase(ctx, id);
  if (seat && !isHeld(seat)) throw new AppError('not_entitled');
  const { quiz_id: quizId } = await boughtAssessment(ctx, { id: productId, placed }, seat);
  const { opensAt, closesAt } = windowOf(placed, seat);
  if (opensAt && opensAt > ctx.now) throw new AppError('not_open_yet');
  return { taking: { quizId, entitlementId: id }, closesAt };
}

/** An assessment before one begins; after its time too, to look at it again. @throws AppError as `openAssessment` */
export async function getAssessment(ctx: MemberCtx, id: string, placed: AssessmentPlace): Promise<QuizStart> {
  const { taking, closesAt } = await openAssessment(ctx, id, placed);
  await submitLate(ctx, taking, NOTHING);
  const [start, taken] = await Promise.all([quizStart(ctx, taking), listTaken(ctx.db, [id])]);
  const isGate = taken.some((row) => row.placed === placed && row.is_required);
  return { ...start, isGate, isOver: closesAt !== null && closesAt <= ctx.now };
}

/**
 * Begins an attempt, or goes on with an open one. One before the date ends with its start at the latest.
 * @returns its id
 * @throws AppError as `openAssessment`, `attempt_over` once the date has begun, `no_attempts_left`
 */
export function beginAssessment(ctx: MemberCtx, id: string, placed: AssessmentPlace): Promise<string> {
  return inTransaction(ctx, async (ctx) => {
    // Nobody moves the date until the attempt is there, which ends with it. The purchase is locked before it.
    if (placed === 'before') {
      const seat = await ownSeat(ctx, id);
      await lockLearner(ctx, id);
      await lockDate(ctx, seat);
    }
    const { taking, closesAt } = await openAssessment(ctx, id, placed);
    if (closesAt && closesAt <= ctx.now) throw new AppError('attempt_over');
    return beginAttempt(ctx, taking, NOTHING, closesAt);
  });
}

/** A seat is given back: what goes on by it is submitted. */
export const endAttempts = (ctx: Ctx, entitlementId: string): Promise<void> =>
  submitOpen(ctx, entitlementId, NOTHING);

/** Returns whether a purchase that is active gives what it is for: a seat does not, once its date is cancelled. */
export async function isSeatGiven({ db }: Ctx, entitlementId: string): Promise<boolean> {
  return (await listByEntitlement(db, [entitlementId])).every(isHeld);
}

/** Returns where a quiz is, if it is a workshop's. */
export async function workshopOfQuiz({ db }: Ctx, quizId: string) {
  const workshop = await findWorkshopOfQuiz(db, quizId);
  return workshop && { lessonId: null, ...workshop };
}
