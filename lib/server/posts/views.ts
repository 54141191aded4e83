import 'server-only';
import type { PostView } from '@/lib/contract/posts';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { found } from '@/lib/server/errors';
import { getProductCards } from '@/lib/server/products/cards';
import { presentEngagement, presentPost } from './present';
import { findPostRows } from './repo-views';
import { visiblePostAuthor } from './subject';

/**
 * Posts that the caller may see, in the order of the ids; others are left out. One query for all, and one more for the
 * product cards where posts have any.
 * @param isPage for a post's own page, which also shows words with tips
 */
export async function getPostViews(
  ctx: Ctx,
  ids: readonly string[],
  reasons: Map<string, PostView['reason']> = new Map(),
  isPage = false,
): Promise<PostView[]> {
  if (ids.length === 0) return [];
  const viewerId = ctx.viewer?.id ?? null;
  const rows = await findPostRows(ctx.db, ids, viewerId, isPage);
  const products = await getProductCards(
    ctx,
    rows.flatMap((row) => row.product_id ?? []),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    return presentPost(
      row,
      viewerId,
      ctx.locale,
      products.get(row.product_id ?? '') ?? null,
      reasons.get(id),
    );
  });
}

/** Returns one post as the caller may see it. @throws AppError `not_found` */
export async function getPost(ctx: Ctx, id: string): Promise<PostView> {
  const [post] = await getPostViews(ctx, [id], undefined, true);
  return found(post);
}

/** Returns how all members reacted to a post, and what the caller did. @throws AppError `not_found` */
export async function getEngagement(ctx: MemberCtx, id: string): Promise<Pick<PostView, 'counts' | 'mine'>> {
  const [row] = await findPostRows(ctx.db, [id], ctx.viewer.id);
  return presentEngagement(found(row));
}

/**
 * Returns one post as a visitor sees it, for any caller; but not where the caller and its author have blocked each
 * other.
 * @throws AppError `not_found`
 */
export async function getGuestPost(ctx: Ctx, id: string): Promise<PostView> {
  if (ctx.viewer) await visiblePostAuthor(ctx, id);
  return getPost({ ...ctx, viewer: null }, id);
}
