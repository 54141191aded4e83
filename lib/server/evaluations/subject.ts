import 'server-only';
import type { RATE_REFUSALS } from '@/lib/contract/choices';
import { touch } from '@/lib/server/adapters/cache/port';
import type { Ctx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { holdPosts, recountPostRatings, standingToPost } from '@/lib/server/posts/subject';
import { holdProducts } from '@/lib/server/products/count-purchases';
import { recountRatings } from '@/lib/server/products/state';
import { getProductPage } from '@/lib/server/products/view';
import { isProvenOperator } from '@/lib/server/second-factor/policy';

/** What is rated. */
export interface Subject {
  type: 'product' | 'post';
  id: string;
}

/** How somebody stands to what is rated. */
export interface Standing {
  ownerId: string;
  /** why they may not rate it; null where they may */
  refusal: (typeof RATE_REFUSALS)[number] | null;
  /** they earn by it */
  isOurs: boolean;
}

/** The caller, and what they may do with ratings of something. */
export interface Reader extends Pick<Standing, 'ownerId' | 'isOurs'> {
  viewerId: string | null;
  isOperator: boolean;
}

export const readerOf = ({ viewer, now }: Ctx, { ownerId, isOurs }: Standing): Reader => ({
  ownerId,
  isOurs,
  viewerId: viewer?.id ?? null,
  isOperator: isProvenOperator(viewer, now),
});

/** Returns how the caller stands to a product or post that they may see. @throws AppError `not_found` */
export async function standingTo(ctx: Ctx, { type, id }: Subject): Promise<Standing> {
  if (type === 'post') return refusalOfPost(ctx, id);
  const product = await getProductPage(ctx, id);
  // Who has bought it and may not rate it all the same has a share of its sales.
  const isOurs = product.isMine || (product.owned && !product.can.review);
  const refusal = isOurs ? 'own' : product.can.review ? null : ctx.viewer ? 'not_held' : 'guest';
  return { ownerId: product.owner._id, refusal, isOurs };
}

/** Paid posts are rated by those who bought them, free ones by members with a confirmed contact. */
async function refusalOfPost(ctx: Ctx, id: string): Promise<Standing> {
  const { ownerId, isOurs, isPaid, isHeld, isConfirmed } = await standingToPost(ctx, id);
  if (!ctx.viewer) return { ownerId, isOurs, refusal: 'guest' };
  if (isOurs) return { ownerId, isOurs, refusal: 'own' };
  if (isPaid) return { ownerId, isOurs, refusal: isHeld ? null : 'not_held' };
  return { ownerId, isOurs, refusal: isConfirmed ? null : 'unconfirmed' };
}

const REFUSALS = {
  guest: 'unauthenticated',
  own: 'own_product',
  not_held: 'not_entitled',
  unconfirmed: 'contact_unconfirmed',
} as const;

/** @throws AppError with the code that says why the caller may not rate */
export function assertMayRate({ refusal }: Standing): void {
  if (refusal) throw new AppError(REFUSALS[refusal]);
}

/** Products and posts by their ids. */
export interface Rated {
  products: readonly string[];
  posts: readonly string[];
}

export const only = ({ type, id }: Subject): Rated =>
  type === 'product' ? { products: [id], posts: [] } : { products: [], posts: [id] };

/** Holds what is rated until the transaction ends: whoever changes its ratings does so alone. */
export async function holdSubjects(ctx: Ctx, { products, posts }: Rated): Promise<void> {
  if (products.length > 0) await holdProducts(ctx, products);
  if (posts.length > 0) await holdPosts(ctx, posts);
}

/** Counts the ratings again of what the caller holds, and forgets its pages. */
export async function recount(ctx: Ctx, { products, posts }: Rated): Promise<void> {
  if (products.length > 0) await recountRatings(ctx, products);
  if (posts.length > 0) await recountPostRatings(ctx, posts);
  const tags = [...products.map((id) => `product:${id}`), ...posts.map((id) => `post:${id}`)];
  if (tags.length > 0) ctx.afterCommit(() => touch([...tags, 'lists']));
}
