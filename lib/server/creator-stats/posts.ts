import 'server-only';
import type { CreatorStats } from '@/lib/contract/creator-stats';
import type { MemberCtx } from '@/lib/server/ctx';
import { listOwnPaid } from '@/lib/server/paid-posts/sale';
import { type Trade, worth } from './trade';

/** The caller's paid posts that were bought: first those that earned most, then those with the most buyers. */
export async function bestPosts(
  ctx: MemberCtx,
  { post }: Trade,
  limit: number,
): Promise<CreatorStats['posts']> {
  const best = [...post]
    .toSorted(([one, a], [other, b]) => worth(b) - worth(a) || b.buyers - a.buyers || (one < other ? 1 : -1))
    .slice(0, limit);
  const posts = await listOwnPaid(
    ctx,
    best.map(([id]) => id),
  );
  return best.flatMap(([_id, figures]) => {
    const post = posts.get(_id);
    return post ? [{ _id, ...post, ...figures }] : [];
  });
}
