import 'server-only';
import { touch } from '@/lib/server/adapters/cache/port';
import type { Ctx } from '@/lib/server/ctx';
import { refreshRatings } from './repo-counts';
import { lockBought } from './repo-own-ratings';
import { updateReviewsOf } from './repo-reversed';

/**
 * Locks what somebody has bought from a seller, before anything else is locked for that. A member who rates a product
 * locks it, too: so nobody can rate a product while they become one of its sellers.
 * @returns the products' ids
 */
export function holdBought(ctx: Ctx, holderId: string, sellerId: string): Promise<string[]> {
  return lockBought(ctx.db, holderId, sellerId);
}

/**
 * Leaves out a member's ratings of products that they earn from now on; the caller has locked the products. If they
 * stop earning from them, they may rate them again.
 */
export async function leaveOutOwnRatings(
  ctx: Ctx,
  authorId: string,
  productIds: readonly string[],
): Promise<void> {
  if (productIds.length === 0) return;
  // Also ratings of refunded purchases: they must not show again if the money comes back.
  await updateReviewsOf(ctx.db, authorId, productIds, { from: ['visible', 'reversed'], to: 'own' });
  await refreshRatings(ctx.db, productIds);
  ctx.afterCommit(() => touch([...productIds.map((id) => `product:${id}`), 'lists']));
}
