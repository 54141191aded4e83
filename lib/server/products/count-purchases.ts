import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { changeSales, lockProducts, type Purchase } from './repo-reversed';

/**
 * Locks products whose purchases may be refunded or come again, before anything else is locked for that: a sale also
 * locks products, notices and balances in this order.
 */
export function holdProducts(ctx: Ctx, productIds: readonly string[]): Promise<void> {
  return lockProducts(ctx.db, productIds);
}

/**
 * Purchases were refunded (-1), or their money came to the seller again (1): sales follow, and ratings are counted
 * again. The caller has locked the products.
 */
export function countPurchases(ctx: Ctx, purchases: readonly Purchase[], by: 1 | -1): Promise<void> {
  return changeSales(ctx.db, purchases, by);
}
