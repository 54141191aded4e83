import 'server-only';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { changeSales, findCovers, findForSale, findOwn, findStandings, lockAll } from './repo';

export { salesWrite } from './repo';

/** The days in which a buyer may ask for the money, while nothing was read. */
const REFUND_DAYS = 14;

/** Paid posts at their prices of this moment, with whether the caller may buy them. */
export async function getPostsForSale(ctx: MemberCtx, ids: readonly string[]) {
  const rows = await findForSale(ctx.db, ids, ctx.viewer.id, ctx.now);
  return rows.map(({ post_id, seller, title, price, currency, version, ...row }) => ({
    id: post_id,
    seller,
    title,
    amount: price,
    currency,
    version,
    coverId: row.cover_id,
    refundDays: REFUND_DAYS,
    isForSale: row.is_for_sale,
    isOutOfSight: !row.is_visible,
    isOwned: row.is_owned,
    isOurs: row.is_ours,
  }));
}

/** Returns how ordered posts stand now: whether they are on sale, and what they cost in minor units. By id. */
export async function standingOfPosts(ctx: Ctx, ids: readonly string[]) {
  const rows = await findStandings(ctx.db, ids);
  return new Map(
    rows.map(({ id, status, amount, by_creator }) => {
      return [id, { status, amount, isOnSale: status === 'published' && by_creator }];
    }),
  );
}

/** The titles of the caller's paid posts, also of those that have no page any more. By id. */
export async function listOwnPaid(ctx: MemberCtx, ids: readonly string[]) {
  const rows = ids.length === 0 ? [] : await findOwn(ctx.db, ids, ctx.viewer.id);
  return new Map(rows.map(({ id, title, status }) => [id, { title, isPublished: status === 'published' }]));
}

/** Files of the first free pictures of posts that have one, by post. */
export async function coversOfPosts(ctx: Ctx, ids: readonly string[]): Promise<Map<string, string>> {
  return new Map((await findCovers(ctx.db, ids)).map(({ post_id, file_id }) => [post_id, file_id]));
}

/** Holds paid posts before holds and balances are. */
export const holdPosts = (ctx: Ctx, ids: readonly string[]): Promise<void> => lockAll(ctx.db, ids);

/** Purchases of posts went back, or came again. The caller holds the posts. */
export async function followSales(
  ctx: Ctx,
  changes: readonly { postId: string; by: 1 | -1 }[],
): Promise<void> {
  if (changes.length > 0) await changeSales(ctx.db, changes);
}
