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
const ROUNDS = 3;

/**
 * The home feed: posts by those one follows and one's own, then recommended ones. A round is skeleton (ids) → hydrate and
 * rules (one query, which gives back only what the caller may see) → present; where rules made the page short, another
 * round fills it up. A round costs at most four queries, however long the page.
 * @throws AppError `invalid` for a cursor the feed did not give out
 */
export async function getFeed(ctx: MemberCtx, page: PageQuery): Promise<PostPage> {
  const data: PostView[] = [];
  let place = readPlace(page.cursor);
  for (let round = 0; round < ROUNDS && data.length < page.limit; round++) {
    const missing = page.limit - data.length;
    const slots = await skeleton(ctx, place, missing + 1);
    const taken = slots.slice(0, missing);
    data.push(...(await hydrate(ctx, taken)));
    place = taken.at(-1)?.next ?? place;
    if (slots.length <= missing) return { data, nextCursor: null };
  }
  return { data, nextCursor: writePlace(place) };
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
