import 'server-only';
import type { PageQuery } from '@/lib/contract/fields';
import type { Locale } from '@/lib/i18n/locales';
import { touch } from '@/lib/server/adapters/cache/port';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { decodeIdCursor, toPage } from '@/lib/server/http/cursor';
import { newId } from '@/lib/server/ids';
import { notify } from '@/lib/server/notifications/service';
import { presentPerson } from '@/lib/server/users/present';
import { refreshRatings } from './repo-counts';
import {
  countByStars,
  type EvaluationRow,
  findEvaluation,
  listEvaluations as listRows,
  upsertEvaluation,
} from './repo-evaluations';
import { lockProducts } from './repo-reversed';
import { visibleProductOwner } from './subject';
import { getProductPage } from './view';

function present(row: EvaluationRow, locale: Locale) {
  return {
    _id: row.evaluation_id,
    author: presentPerson(row, locale),
    rating: row.rating,
    text: row.text,
    reply: row.reply,
    createdAt: row.evaluated_at.toISOString(),
  };
}

/** Ratings of a product, newest first, with their histogram and the caller's own. @throws AppError `not_found` */
export async function listEvaluations(ctx: Ctx, productId: string, page: PageQuery) {
  await visibleProductOwner(ctx, productId);
  const [rows, histogram, mine] = await Promise.all([
    listRows(ctx.db, {
      productId,
      viewerId: ctx.viewer?.id ?? null,
      before: decodeIdCursor(page.cursor),
      limit: page.limit,
    }),
    countByStars(ctx.db, productId),
    ctx.viewer ? findEvaluation(ctx.db, productId, ctx.viewer.id) : undefined,
  ]);
  const { rows: kept, nextCursor } = toPage(rows, page.limit, (row) => [row.evaluation_id]);
  return {
    data: kept.map((row) => present(row, ctx.locale)),
    nextCursor,
    histogram,
    mine: mine ? present(mine, ctx.locale) : null,
  };
}

/**
 * The buyer's own rating; another replaces it.
 * @throws AppError `not_found`, `own_product`, `not_entitled` for those who did not buy it
 */
export async function putEvaluation(
  ctx: MemberCtx,
  productId: string,
  body: { rating: number; text: string },
) {
  return inTransaction(ctx, async (ctx) => {
    // Before it is asked what they are to it: whoever becomes a seller of it meanwhile comes before this, or sees it.
    await lockProducts(ctx.db, [productId]);
    const product = await getProductPage(ctx, productId);
    // Who has bought it and may not rate it all the same has a share of its sales.
    if (!product.can.review)
      throw new AppError(product.isMine || product.owned ? 'own_product' : 'not_entitled');
    await upsertEvaluation(ctx.db, {
      id: newId(),
      productId,
      authorId: ctx.viewer.id,
      ...body,
      now: ctx.now,
    });
    await refreshRatings(ctx.db, [productId]);
    const about = { actorId: ctx.viewer.id, productId, subject: productId };
    await notify(ctx, { to: product.owner._id, kind: 'evaluation', ...about });
    ctx.afterCommit(() => touch([`product:${productId}`, 'lists']));
    return present(found(await findEvaluation(ctx.db, productId, ctx.viewer.id)), ctx.locale);
  });
}
