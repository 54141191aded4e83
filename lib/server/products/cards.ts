import 'server-only';
import type { ProductCard } from '@/lib/contract/products';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import type { Write } from '@/lib/server/db/writes';
import { found } from '@/lib/server/errors';
import { presentCard } from './present';
import { findOwnProduct } from './repo';
import { type Sold, salesWrite } from './repo-counts';
import { findCards, findCardsOnceSeen, findForSale } from './repo-views';

/** Product cards by id, in one query for all; only those the caller may see. */
export async function getProductCards(ctx: Ctx, ids: readonly string[]): Promise<Map<string, ProductCard>> {
  if (ids.length === 0) return new Map();
  const viewerId = ctx.viewer?.id ?? null;
  const rows = await findCards(ctx.db, [...new Set(ids)], viewerId, ctx.now);
  return new Map(rows.map((row) => [row.id, presentCard(row, viewerId, ctx.locale)]));
}

/**
 * Cards of products that the caller once saved, in any state except taken down, each with whether it is for sale to
 * them.
 */
export async function getCardsOnceSeen(ctx: MemberCtx, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await findCardsOnceSeen(ctx.db, ids, ctx.viewer.id, ctx.now);
  return new Map(
    rows.map((row) => [
      row.id,
      { product: presentCard(row, ctx.viewer.id, ctx.locale), isForSale: row.on_market && !row.viewer_earns },
    ]),
  );
}

/** @throws AppError `not_found` unless the product is the caller's */
export async function assertOwnProduct(ctx: MemberCtx, id: string): Promise<void> {
  found(await findOwnProduct(ctx.db, id, ctx.viewer.id));
}

/**
 * Returns the facts about products and their sellers for an order, at the present prices and in the order asked for;
 * unknown ids are left out.
 */
export async function getProductsForSale(ctx: MemberCtx, ids: readonly string[]) {
  const rows = await findForSale(ctx.db, ids, ctx.viewer.id, ctx.now);
  rows.sort((a, b) => ids.indexOf(a.product_id) - ids.indexOf(b.product_id));
  return rows.map(({ id, name, handle, headline, profile_pic_id, role, account_type, ...row }) => ({
    id: row.product_id,
    type: row.type,
    seller: { id, name, handle, headline, profile_pic_id, role, account_type },
    title: row.title,
    coverId: row.cover_id,
    price: { amount: row.price_amount, currency: row.currency },
    refundDays: row.refund_days,
    version: row.version,
    changedAt: row.updated_at,
    isForSale: row.status === 'published' && row.owner_status === 'active' && row.is_sold_to,
    // The cart does not show these either: what the operator took down, and what somebody in a block with the caller
    // sells.
    isOutOfSight: row.status === 'suspended' || (!row.is_sold_to && row.entitlement_id === null),
    isOwned: row.entitlement_id !== null,
    isOurs: id === ctx.viewer.id || row.buyer_earns,
  }));
}

/** Counts sales, each of them. */
export const soldWrite = (ctx: Ctx, sales: readonly Sold[]): Write => salesWrite(sales, ctx.now);
