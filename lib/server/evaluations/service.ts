import 'server-only';
import type { Evaluation } from '@/lib/contract/evaluations';
import type { PageQuery } from '@/lib/contract/fields';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { decodeHotCursor, decodeIdCursor, toPage } from '@/lib/server/http/cursor';
import { newId } from '@/lib/server/ids';
import { notify } from '@/lib/server/notifications/service';
import { withdraw } from '@/lib/server/notifications/withdraw';
import { averageOf } from '@/lib/shared/rating';
import { presentEvaluation } from './present';
import { deleteEvaluation as deleteRow, lockStatus, upsertEvaluation } from './repo';
import { holdPair } from './repo-standing';
import { countByStars, findOwn, listEvaluations as listRows, type Place } from './repo-views';
import { assertMayRate, holdSubjects, only, readerOf, recount, type Subject, standingTo } from './subject';

type Sort = 'newest' | 'helpful';
type List = PageQuery & { sort?: Sort };

/**
 * Ratings with their histogram, their average, and the caller's own; operators also see those that are hidden.
 * @throws AppError `not_found`
 */
export async function listEvaluations(ctx: Ctx, subject: Subject, { sort = 'newest', ...page }: List) {
  const viewerId = ctx.viewer?.id ?? null;
  const after = placeOf(page.cursor, sort);
  const standing = await standingTo(ctx, subject);
  const reader = readerOf(ctx, standing);
  const [{ rows, mine }, histogram] = await Promise.all([
    listRows(ctx.db, { subject, viewerId, withHidden: reader.isOperator, sort, after, limit: page.limit }),
    countByStars(ctx.db, subject),
  ]);
  const { rows: kept, nextCursor } = toPage(rows, page.limit, (row) =>
    sort === 'newest' ? [row.evaluation_id] : [row.helpfulness, row.evaluation_id],
  );
  const present = (row: (typeof rows)[number]) => presentEvaluation(row, reader, ctx.locale);
  const count = histogram.reduce((sum, one) => sum + one, 0);
  const stars = histogram.reduce((sum, one, i) => sum + one * (i + 1), 0);
  return {
    data: kept.map(present),
    nextCursor,
    histogram,
    rating: { average: averageOf(stars, count), count },
    mine: mine ? present(mine) : null,
    refusal: standing.refusal,
  };
}

function placeOf(cursor: string | undefined, sort: Sort): Place | null {
  if (sort === 'newest') {
    const id = decodeIdCursor(cursor);
    return id === null ? null : { sort, id };
  }
  const place = decodeHotCursor(cursor);
  return place && { sort, helpfulness: place.hot, id: place.id };
}

/**
 * The caller's own rating; another replaces it.
 * @throws AppError `not_found`, `own_product`, `not_entitled` for those who did not buy it, `contact_unconfirmed`
 */
export async function putEvaluation(
  ctx: MemberCtx,
  subject: Subject,
  body: { rating: number; text: string },
): Promise<Evaluation> {
  return inTransaction(ctx, async (ctx) => {
    const { id: authorId } = ctx.viewer;
    const { ownerId } = await standingTo(ctx, subject);
    // Whoever becomes a seller of it meanwhile comes before this, or waits for it; so does a refund, or a suspension.
    await holdPair(ctx.db, authorId, ownerId);
    await holdSubjects(ctx, only(subject));
    const standing = await standingTo(ctx, subject);
    assertMayRate(standing);
    if ((await lockStatus(ctx.db, authorId)) === 'suspended') throw new AppError('forbidden');
    const given = { id: newId(ctx.now), authorId, ...body, now: ctx.now };
    const isNew = await upsertEvaluation(ctx.db, subject, given);
    await recount(ctx, only(subject));
    if (isNew) await notify(ctx, { ...noticeOf(subject), to: ownerId, actorId: authorId });
    return presentEvaluation(
      found(await findOwn(ctx.db, subject, authorId)),
      readerOf(ctx, standing),
      ctx.locale,
    );
  });
}

/**
 * Deletes the caller's rating, with votes and reply, also one of what they may not see any more. Where there is none,
 * nothing happens.
 * @throws AppError `not_found` for what they neither rated nor may see
 */
export function deleteEvaluation(ctx: MemberCtx, subject: Subject): Promise<{ done: true }> {
  return inTransaction(ctx, async (ctx) => {
    await holdSubjects(ctx, only(subject));
    if (!(await deleteRow(ctx.db, subject, ctx.viewer.id))) {
      await standingTo(ctx, subject);
      return { done: true };
    }
    await recount(ctx, only(subject));
    const { kind, topic, subject: group } = noticeOf(subject);
    await withdraw(ctx, { groups: [{ kind, topic, subject: group }], actorId: ctx.viewer.id });
    return { done: true };
  });
}

/** The notice about a new rating, without its reader. */
function noticeOf({ type, id }: Subject) {
  const kind = 'evaluation' as const;
  return type === 'product'
    ? { kind, productId: id, subject: id, topic: undefined }
    : { kind, postId: id, subject: id, topic: 'post' as const };
}
