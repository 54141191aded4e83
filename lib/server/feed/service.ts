import 'server-only';
import type { PageQuery } from '@/lib/contract/fields';
import type { PostView } from '@/lib/contract/posts';
import type { MemberCtx } from '@/lib/server/ctx';
import { decodeHotCursor, encodeCursor } from '@/lib/server/http/cursor';
import type { PostPage } from '@/lib/server/posts/lists';
import { getPostViews } from '@/lib/server/posts/views';
import { listRecommended } from './repo';
import { readPlace, type Slot, skeleton, writePlace } from './skeleton';

const POPULAR: PostView['reason'] = { kind: 'popular' };

/**
 * The home feed: posts by those one follows and one's own, then recommended ones. Skeleton (ids) → hydrate (one query) →
 * rules (what may not be seen any more is dropped in hydration) → refill once where rules made a page short.
 */
export async function getFeed(ctx: MemberCtx, page: PageQuery): Promise<PostPage> {
  const slots = await skeleton(ctx, readPlace(page.cursor), page.limit + 1);
  let data = await hydrate(ctx, slots.slice(0, page.limit));
  let last = slots[page.limit - 1];
  let hasMore = slots.length > page.limit;
  if (hasMore && last && data.length < page.limit) {
    const missing = page.limit - data.length;
    const more = await skeleton(ctx, last.next, missing + 1);
    data = [...data, ...(await hydrate(ctx, more.slice(0, missing)))];
    hasMore = more.length > missing;
    last = more[Math.min(missing, more.length) - 1] ?? last;
  }
  return { data, nextCursor: hasMore && last ? writePlace(last.next) : null };
}

function hydrate(ctx: MemberCtx, slots: readonly Slot[]): Promise<PostView[]> {
  const reasons = new Map(slots.filter((slot) => slot.isRecommended).map(({ id }) => [id, POPULAR]));
  return getPostViews(
    ctx,
    slots.map(({ id }) => id),
    reasons,
  );
}

/** Posts by people one does not follow yet, most valued first. */
export async function listRecommendedPosts(ctx: MemberCtx, page: PageQuery): Promise<PostPage> {
  const rows = await listRecommended(ctx.db, ctx.viewer.id, decodeHotCursor(page.cursor), page.limit + 1);
  const kept = rows.slice(0, page.limit);
  const reasons = new Map(kept.map(({ id }) => [id, POPULAR]));
  const last = kept.at(-1);
  return {
    data: await getPostViews(
      ctx,
      kept.map(({ id }) => id),
      reasons,
    ),
    nextCursor: rows.length > page.limit && last ? encodeCursor([last.hot, last.id]) : null,
  };
}
