import 'server-only';
import { touch } from '@/lib/server/adapters/cache/port';
import type { Ctx } from '@/lib/server/ctx';
import { refreshRatings } from './repo-counts';
import { lockBought } from './repo-own-ratings';
import { updateReviewsOf } from './repo-reversed';

/**
 * Holds what somebody has bought of a seller, before anything else is locked for that: whoever rates a product holds
 * it, too, so no rating slips in while its author becomes a seller of it.
 * @returns the products' ids
 */
export function holdBought(ctx: Ctx, holderId: string, sellerId: string): Promise<string[]> {
  return lockBought(ctx.db, holderId, sellerId);
}

/**
 * Leaves out what somebody has said of products that they earn by from now on; the caller holds the products. Should
 * they earn by them no longer, they may rate them anew.
 */
export async function leaveOutOwnRatings(
  ctx: Ctx,
  authorId: string,
  productIds: readonly string[],
): Promise<void> {
  if (productIds.length === 0) return;
  // What was given back, too: it must not show again should the money come back.
  await updateReviewsOf(ctx.db, authorId, productIds, { from: ['visible', 'reversed'], to: 'own' });
  await refreshRatings(ctx.db, productIds);
  ctx.afterCommit(() => touch([...productIds.map((id) => `product:${id}`), 'lists']));
}
