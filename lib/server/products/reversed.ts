import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { changeSales, lockProducts, updateReviewsOf } from './repo-reversed';

/**
 * Holds products whose purchases may be given back or come again, before anything else is locked for that: who sells them
 * takes products, notices and balances in this order, too.
 */
export function holdProducts(ctx: Ctx, productIds: readonly string[]): Promise<void> {
  return lockProducts(ctx.db, productIds);
}

/** Purchases that were given back count no more, and their buyer's ratings are left out; the caller holds the products. */
export function reversePurchases(ctx: Ctx, buyerId: string, productIds: readonly string[]): Promise<void> {
  return change(ctx, buyerId, productIds, { by: -1, from: ['visible'], to: 'reversed' });
}

/** The money came back after all: the purchases count again; the caller holds the products. */
export function restorePurchases(ctx: Ctx, buyerId: string, productIds: readonly string[]): Promise<void> {
  return change(ctx, buyerId, productIds, { by: 1, from: ['reversed'], to: 'visible' });
}

async function change(
  ctx: Ctx,
  buyerId: string,
  productIds: readonly string[],
  { by, from, to }: { by: number; from: readonly string[]; to: string },
): Promise<void> {
  await updateReviewsOf(ctx.db, buyerId, productIds, { from, to });
  await changeSales(ctx.db, productIds, by);
}
