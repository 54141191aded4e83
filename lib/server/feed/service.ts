import 'server-only';
import type { PageQuery } from '@/lib/contract/fields';
import type { PostView } from '@/lib/contract/posts';
import type { MemberCtx } from '@/lib/server/ctx';
import type { PostPage } from '@/lib/server/posts/lists';
import { type Ranked, readSpot, takePage, writeSpot } from '@/lib/server/posts/two-in-a-row';
import { getPostViews } from '@/lib/server/posts/views';
import { feedList, type Place, recommendedList } from './skeleton';

const POPULAR: PostView['reason'] = { kind: 'popular' };
const ROUNDS = 3;

/**
 * The home feed: posts by followed people and the member's own, then recommended ones; at most two in a row by one
 * author. A round is skeleton (ids) → hydrate and rules (one query, which returns only what the caller may see) →
 * present. Where the rules left the page short, another round fills it up. A round costs at most four queries, and two
 * more where somebody's posts are held back, however long the page is.
 * @throws AppError `invalid` for a cursor that the feed did not make
 */
export async function getFeed(ctx: MemberCtx, page: PageQuery): Promise<PostPage> {
  const list = feedList(ctx);
  const data: PostView[] = [];
  let spot = readSpot(page.cursor, list);
  for (let round = 0; round < ROUNDS && data.length < page.limit; round++) {
    const { rows, next } = await takePage(list, spot, page.limit - data.length);
    data.push(...(await hydrate(ctx, rows)));
    if (!next) return { data, nextCursor: null };
    spot = next;
  }
  return { data, nextCursor: writeSpot(spot, list) };
}

function hydrate(ctx: MemberCtx, rows: readonly Ranked<Place>[]): Promise<PostView[]> {
  const recommended = rows.filter(({ place }) => 'recommended' in place);
  return withReason(
    ctx,
    rows,
    recommended.map(({ id }) => id),
  );
}

/** Posts by people the caller does not follow yet, most popular first, at most two in a row by one author. */
export async function listRecommendedPosts(ctx: MemberCtx, page: PageQuery): Promise<PostPage> {
  const list = recommendedList(ctx);
  const { rows, next } = await takePage(list, readSpot(page.cursor, list), page.limit);
  const ids = rows.map(({ id }) => id);
  return { data: await withReason(ctx, rows, ids), nextCursor: next && writeSpot(next, list) };
}

function withReason(ctx: MemberCtx, rows: readonly { id: string }[], recommended: readonly string[]) {
  const reasons = new Map(recommended.map((id) => [id, POPULAR]));
  return getPostViews(
    ctx,
    rows.map(({ id }) => id),
    reasons,
  );
}
