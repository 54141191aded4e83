import 'server-only';
import type { Parsed, Payload } from '@/lib/contract/endpoint';
import type { AssessmentPlace } from '@/lib/contract/kinds/quizzes';
import type * as contract from '@/lib/contract/kinds/workshop-assessments';
import { touch } from '@/lib/server/adapters/cache/port';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { newId } from '@/lib/server/ids';
import { mayChange } from '@/lib/server/products/policy';
import { holdOwnProduct } from '@/lib/server/products/state';
import { madeQuiz, saveQuiz } from '../quizzes/made';
import { lockLearner, putExtra } from '../quizzes/repo-attempts';
import { insertQuiz, replaceQuizFiles, setRemoved } from '../quizzes/repo-quiz';
import { quizResults } from '../quizzes/results';
import { windowOf } from './exam-times';
import * as repo from './repo-assessments';
import { findOwnTitle, lockDates } from './repo-dates';
import { listByIds } from './repo-seats';

type Made = Payload<typeof contract.getMadeAssessment>;
type At = { id: string; placed: AssessmentPlace };

/**
 * The assessment before or after the caller's workshop; an empty one where there is none.
 * @throws AppError `not_found`
 */
export async function getMadeAssessment(ctx: MemberCtx, { id, placed }: At): Promise<Made> {
  const title = found(await findOwnTitle(ctx.db, id, ctx.viewer.id));
  const row = await find(ctx, { id, placed });
  return { ...(await madeQuiz(ctx, row?.quiz_id ?? null)), title, isShown: row ? !row.is_removed : false };
}

const find = async ({ db }: Ctx, { id, placed }: At) =>
  (await repo.listAssessments(db, [id])).find((row) => row.placed === placed);

/**
 * Saves it whole and shows it to buyers. Seats that were taken before a certificate asked for it are not asked for it.
 * @throws AppError `not_found`, `forbidden`, `invalid`, `conflict` where it was saved since
 */
export function putAssessment(
  ctx: MemberCtx,
  at: At,
  body: Parsed<typeof contract.putAssessment>['body'],
): Promise<Made> {
  return changing(ctx, at.id, async (ctx, title) => {
    const quizId = (await find(ctx, at))?.quiz_id ?? (await addAssessment(ctx, at));
    await saveQuiz(ctx, quizId, body);
    await setRemoved(ctx.db, quizId, null);
    await replaceQuizFiles(ctx.db, quizId);
    return { ...(await madeQuiz(ctx, quizId)), title, isShown: true };
  });
}

async function addAssessment({ db, now }: Ctx, { id: productId, placed }: At): Promise<string> {
  const quizId = newId(now);
  await insertQuiz(db, quizId, now);
  await repo.insertAssessment(db, { productId, placed, quizId });
  return quizId;
}

/** Takes it away; what was answered stays. @throws AppError `not_found` where buyers have none, `forbidden` */
export function deleteAssessment(ctx: MemberCtx, at: At): Promise<{ done: true }> {
  return changing(ctx, at.id, async (ctx) => {
    await setRemoved(ctx.db, (await shownAssessment(ctx, at)).quiz_id, ctx.now);
    return { done: true };
  });
}

/** The assessment before or after a workshop, as its buyers have it. @throws AppError `not_found` */
export async function shownAssessment(ctx: Ctx, at: At): Promise<repo.AssessmentRow> {
  return found((await repo.listShown(ctx.db, [at.id])).find(({ placed }) => placed === at.placed));
}

/**
 * Changes what hangs on one of the caller's workshops, which is locked: two tabs come one after the other.
 * @param change gets the title of the workshop
 */
function changing<T>(
  ctx: MemberCtx,
  id: string,
  change: (ctx: MemberCtx, title: string) => Promise<T>,
): Promise<T> {
  return inTransaction(ctx, async (ctx) => {
    const product = await holdOwnProduct(ctx, id);
    const title = found(await findOwnTitle(ctx.db, id, ctx.viewer.id));
    if (!mayChange(ctx.viewer, product)) throw new AppError('forbidden');
    const changed = await change(ctx, title);
    ctx.afterCommit(() => touch([`product:${id}`]));
    return changed;
  });
}

/** How the attempts at it went. @throws AppError `not_found` */
export async function getAssessmentResults(ctx: MemberCtx, at: At) {
  found(await findOwnTitle(ctx.db, at.id, ctx.viewer.id));
  const row = await find(ctx, at);
  return row ? quizResults(ctx, row.quiz_id) : NO_RESULTS;
}

const NO_RESULTS = {
  attemptsCount: 0,
  learnersCount: 0,
  passedCount: 0,
  averagePercent: null,
  questions: [],
};

/** The assessments of the caller's workshop, as they went for one holder of a seat. @throws AppError `not_found` */
export async function listSeatAssessments(
  ctx: MemberCtx,
  seatId: string,
): Promise<Payload<typeof contract.listSeatAssessments>> {
  const { entitlement_id } = await soldSeat(ctx, seatId);
  const rows = await repo.listTaken(ctx.db, [entitlement_id]);
  return { quizzes: rows.map(({ entitlement_id: _, is_required: __, ...quiz }) => quiz) };
}

async function soldSeat(ctx: MemberCtx, seatId: string) {
  const [row] = await listByIds(ctx.db, [seatId]);
  const { owner_id, state, entitlement_id, ...seat } = found(row);
  if (owner_id !== ctx.viewer.id || state !== 'confirmed') throw new AppError('not_found');
  return { ...seat, entitlement_id: found(entitlement_id) };
}

/**
 * Gives a holder of a seat more time and attempts. Before a date, its start stays the end.
 * @throws AppError `not_found`
 */
export function putAssessmentExtra(
  ctx: MemberCtx,
  { id, placed }: At,
  extra: Parsed<typeof contract.putAssessmentExtra>['body'],
) {
  return inTransaction(ctx, async (ctx) => {
    const before = await soldSeat(ctx, id);
    await lockLearner(ctx.db, before.entitlement_id);
    await lockDates(ctx.db, [before.date_id]);
    const { entitlement_id: entitlementId, ...seat } = await soldSeat(ctx, id);
    const { quiz_id: quizId } = await shownAssessment(ctx, { id: seat.product_id, placed });
    const { closesAt: until } = windowOf(placed, seat);
    await putExtra(ctx.db, { quizId, entitlementId, ...extra, until });
    return extra;
  });
}
