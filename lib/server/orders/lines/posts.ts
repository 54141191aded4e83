import 'server-only';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { type Grant, ownedAlready, readPosts } from '@/lib/server/entitlements/service';
import { holdUsage } from '@/lib/server/entitlements/usage';
import { env } from '@/lib/server/env';
import { bringBackReversed, leaveOutReversed } from '@/lib/server/evaluations/standing';
import { recount } from '@/lib/server/evaluations/subject';
import { splitSale } from '@/lib/server/ledger/split';
import {
  coversOfPosts,
  followSales,
  getPostsForSale,
  holdPosts,
  salesWrite,
  standingOfPosts,
} from '@/lib/server/paid-posts/sale';
import { DAY } from '@/lib/shared/time';
import type { Change, Line, LineRules, Quote, Standing, Terms, Wanted } from './port';

const postIdsOf = (lines: readonly Line[]) => lines.map(({ subject_id }) => subject_id);
const idsOf = (lines: readonly Pick<Line, 'id'>[]) => lines.map(({ id }) => id);

const grantOf = ({ id: lineId, buyer_id: holderId, subject_id: postId }: Line): Grant => ({
  lineId,
  holderId,
  productId: null,
  postId,
  ownedOnce: true,
});

async function quote(ctx: MemberCtx, wanted: readonly Wanted[]): Promise<Quote[]> {
  const feeBps = env().PLATFORM_FEE_BPS;
  const posts = await getPostsForSale(
    ctx,
    wanted.map(({ subjectId }) => subjectId),
  );
  return posts.map(({ id: subjectId, ...post }) => ({
    ...post,
    kind: 'post',
    subjectId,
    type: null,
    feeBps,
    feeAmount: splitSale(post.amount, feeBps).fee,
    reservableMs: null,
  }));
}

async function standing(ctx: Ctx, lines: readonly Line[]): Promise<Map<string, Standing>> {
  const [posts, ownedGrants] = await Promise.all([
    standingOfPosts(ctx, postIdsOf(lines)),
    ownedAlready(ctx, lines.map(grantOf)),
  ]);
  const owned = new Set(ownedGrants.map(({ lineId }) => lineId));
  const holdUntil = new Date(ctx.now.getTime() + env().PAYOUT_HOLD_DAYS * DAY);
  return new Map(
    lines.map(({ id, subject_id, amount }) => {
      const post = posts.get(subject_id);
      const isAsOrdered = post?.isOnSale === true && post.amount === amount;
      const maySell = post !== undefined && post.status !== 'hidden';
      return [id, { isOwned: owned.has(id), isLost: false, maySell, isAsOrdered, holdUntil }];
    }),
  );
}

const ratedBy = (changes: readonly Change[]) => ({
  products: [],
  posts: changes.map(({ line }) => line.subject_id),
});

async function accessChanged(ctx: Ctx, changes: readonly Change[]): Promise<Set<string>> {
  const sales = changes.flatMap(({ line, was, status }) => {
    const by = status === 'revoked' ? -1 : was === 'revoked' ? 1 : null;
    return by === null ? [] : [{ postId: line.subject_id, by } as const];
  });
  await followSales(ctx, sales);
  for (const [holderId, ofHolder] of Map.groupBy(changes, (change) => change.holderId)) {
    const reversed = ratedBy(ofHolder.filter(({ status }) => status === 'revoked'));
    const restored = ratedBy(ofHolder.filter(({ was }) => was === 'revoked'));
    if (reversed.posts.length > 0) await leaveOutReversed(ctx, holderId, reversed);
    if (restored.posts.length > 0) await bringBackReversed(ctx, holderId, restored);
  }
  if (sales.length > 0) await recount(ctx, { products: [], posts: sales.map(({ postId }) => postId) });
  return new Set();
}

async function terms(ctx: Ctx, lines: readonly Pick<Line, 'id'>[]): Promise<Map<string, Terms>> {
  const read = await readPosts(ctx, idsOf(lines));
  return new Map(
    idsOf(lines).map((id) => {
      const isRead = read.get(id);
      const usage = isRead === undefined ? null : { done: isRead ? 1 : 0, of: 1, unit: 'post' as const };
      return [id, { usage, never: null }];
    }),
  );
}

/** Lines by which the locked parts of posts are bought. */
export const postLines: LineRules = {
  rest: 'fees',
  quote,
  standing,
  accessChanged,
  terms,
  reserve: async () => {},
  release: async () => {},
  grants: (lines) => lines.map(grantOf),
  sold: (_, lines) => [salesWrite(postIdsOf(lines))],
  granted: async () => {},
  lock: (ctx, lines) => holdPosts(ctx, postIdsOf(lines)),
  holdUse: (ctx, lines) => holdUsage(ctx, idsOf(lines)),
  covers: (ctx, ids) => coversOfPosts(ctx, ids),
  subject: ({ subject_id: postId }) => ({ about: { postId }, group: postId, tags: [`post:${postId}`] }),
};
