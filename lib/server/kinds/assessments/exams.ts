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
import { quizResults } from '../quizzes/results';
import { madeQuiz, saveQuiz } from '../quizzes/save-quiz';
import { addQuiz, lockLearner, putExtra, removeQuiz, showQuiz } from '../quizzes/service';
import { windowOf } from './exam-times';
import { findAlone } from './repo-alone';
import * as repo from './repo-assessments';
import { findOwnTitle, lockDates } from './repo-dates';
import { listByIds } from './repo-seats';

type Made = Payload<typeof contract.getMadeAssessment>;
type At = { id: string; placed: AssessmentPlace };

/**
 * The assessment before or after the caller's workshop, or the one alone; an empty one where there is none.
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
    await showQuiz(ctx, quizId);
    return { ...(await madeQuiz(ctx, quizId)), title, isShown: true };
  });
}

async function addAssessment(ctx: Ctx, { id: productId, placed }: At): Promise<string> {
  const quizId = newId(ctx.now);
  await addQuiz(ctx, quizId);
  await repo.insertAssessment(ctx.db, { productId, placed, quizId });
  return quizId;
}

/**
 * Takes it away; what was answered stays.
 * @throws AppError `not_found` where buyers have none, `forbidden` also for one alone: it is all that they bought
 */
export function deleteAssessment(ctx: MemberCtx, at: At): Promise<{ done: true }> {
  return changing(ctx, at.id, async (ctx) => {
    if (at.placed === 'alone') throw new AppError('forbidden');
    await removeQuiz(ctx, (await shownAssessment(ctx, at)).quiz_id);
    return { done: true };
  });
}

/** The assessment before or after a workshop, or one alone, as its buyers have it. @throws AppError `not_found` */
async function shownAssessment(ctx: Ctx, at: At): Promise<repo.AssessmentRow> {
  const row = found(await find(ctx, at));
  return found(row.is_removed ? null : row);
}

/**
 * The same for a purchase: with a seat those before and after its date, without one the one alone, whatever the
 * workshop sells now.
 * @throws AppError `not_found`
 */
export async function boughtAssessment(ctx: Ctx, at: At, seat: object | null): Promise<repo.AssessmentRow> {
  if ((at.placed === 'alone') !== (seat === null)) throw new AppError('not_found');
  return shownAssessment(ctx, at);
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

/** Returns how the attempts at it went. @throws AppError `not_found` */
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

/** The assessments of the caller's workshop, as they went for one who bought it. @throws AppError `not_found` */
export async function listSeatAssessments(
  ctx: MemberCtx,
  id: string,
): Promise<Payload<typeof contract.listSeatAssessments>> {
  const { entitlementId } = await soldOne(ctx, id);
  const rows = await repo.listTaken(ctx.db, [entitlementId]);
  return {
    quizzes: rows.map(({ entitlement_id: _, is_required: __, begun_at: ___, ...quiz }) => quiz),
  };
}

/** What somebody bought of the caller. @param id the seat's; of an assessment alone, the purchase's */
async function soldOne(ctx: MemberCtx, id: string) {
  const [seat = null] = await listByIds(ctx.db, [id]);
  const row = found(seat ?? (await findAlone(ctx.db, id)));
  if (row.owner_id !== ctx.viewer.id || (seat && seat.state !== 'confirmed')) throw new AppError('not_found');
  return { productId: row.product_id, entitlementId: found(row.entitlement_id), seat };
}

/**
 * Gives one of those who bought it more time and attempts. Before a date, its start stays the end.
 * @throws AppError `not_found`
 */
export function putAssessmentExtra(
  ctx: MemberCtx,
  { id, placed }: At,
  extra: Parsed<typeof contract.putAssessmentExtra>['body'],
) {
  return inTransaction(ctx, async (ctx) => {
    const before = await soldOne(ctx, id);
    await lockLearner(ctx, before.entitlementId);
    if (before.seat) await lockDates(ctx.db, [before.seat.date_id]);
    const { productId, entitlementId, seat } = await soldOne(ctx, id);
    const { quiz_id: quizId } = await boughtAssessment(ctx, { id: productId, placed }, seat);
    const { closesAt: until } = windowOf(placed, seat);
    await putExtra(ctx, { quizId, entitlementId, ...extra, until });
    return extra;
  });
}
