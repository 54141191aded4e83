import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import {
  changeSales,
  lockProducts,
  type Purchase,
  type ReviewChange,
  updateReviewsOf,
} from './repo-reversed';

/**
 * Locks products whose purchases may be refunded or come again, before anything else is locked for that: a sale also
 * locks products, notices and balances in this order.
 */
export function holdProducts(ctx: Ctx, productIds: readonly string[]): Promise<void> {
  return lockProducts(ctx.db, productIds);
}

/**
 * Refunded purchases do not count any more, and their buyer's ratings are left out, unless they still have the product
 * by another purchase. The caller has locked the products.
 */
export function reversePurchases(ctx: Ctx, buyerId: string, purchases: readonly Purchase[]): Promise<void> {
  return change(ctx, buyerId, purchases, -1, { from: ['visible'], to: 'reversed', notHeld: true });
}

/** The money came to the seller again: the purchases count again. The caller has locked the products. */
export function restorePurchases(ctx: Ctx, buyerId: string, purchases: readonly Purchase[]): Promise<void> {
  return change(ctx, buyerId, purchases, 1, { from: ['reversed'], to: 'visible' });
}

async function change(
  ctx: Ctx,
  buyerId: string,
  purchases: readonly Purchase[],
  by: 1 | -1,
  reviews: ReviewChange,
): Promise<void> {
  const productIds = purchases.map(({ productId }) => productId);
  await updateReviewsOf(ctx.db, buyerId, productIds, reviews);
  await changeSales(ctx.db, purchases, by);
}
