import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { changeSales, updateReviewsOf } from './repo-reversed';

/** Purchases that were given back count no more, and their buyer's ratings are left out; in the caller's transaction. */
export function reversePurchases(ctx: Ctx, buyerId: string, productIds: readonly string[]): Promise<void> {
  return change(ctx, buyerId, productIds, { by: -1, from: 'visible', to: 'reversed' });
}

/** The money came back after all: the purchases count again. */
export function restorePurchases(ctx: Ctx, buyerId: string, productIds: readonly string[]): Promise<void> {
  return change(ctx, buyerId, productIds, { by: 1, from: 'reversed', to: 'visible' });
}

async function change(
  ctx: Ctx,
  buyerId: string,
  productIds: readonly string[],
  { by, from, to }: { by: number; from: string; to: string },
): Promise<void> {
  await updateReviewsOf(ctx.db, buyerId, productIds, { from, to });
  await changeSales(ctx.db, productIds, by);
}
