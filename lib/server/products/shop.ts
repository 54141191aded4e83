import 'server-only';
import type { ProductShop } from '@/lib/contract/products';
import type { Ctx } from '@/lib/server/ctx';
import { found } from '@/lib/server/errors';
import { averageOf } from '@/lib/shared/rating';
import { getProductCards } from './cards';
import { findSeller, listRelated } from './repo-shop';
import { findProduct } from './repo-views';

const MOST_RELATED = 8;
const MOST_OTHERS = 4;

/** The facts about a product that decide what is shown around it. */
export interface Shown {
  id: string;
  ownerId: string;
  categoryId: string | null;
  type: string;
}

/**
 * Returns the parts of a product's page around the product.
 * @throws AppError `not_found` unless the caller may see it
 */
export async function getProductShop(ctx: Ctx, id: string): Promise<ProductShop> {
  const product = found(await findProduct(ctx.db, id, ctx.viewer?.id ?? null, ctx.now));
  return shopAround(ctx, {
    id,
    ownerId: product.owner_id,
    categoryId: product.category_id,
    type: product.type,
  });
}

/** The same for a product that the caller may see, as was checked before: three reads, two of them in parallel. */
export async function shopAround(ctx: Ctx, product: Shown): Promise<ProductShop> {
  const [related, seller] = await Promise.all([
    listRelated(ctx.db, product, ctx.viewer?.id ?? null, MOST_RELATED),
    findSeller(ctx.db, product, MOST_OTHERS),
  ]);
  const others = seller.others ?? [];
  const cards = await getProductCards(ctx, [...related.map(({ id }) => id), ...others]);
  const bought = new Set(related.flatMap((row) => (row.bought_together ? row.id : [])));
  return {
    seller: {
      productsCount: seller.products,
      salesCount: seller.sales,
      rating: { average: averageOf(seller.stars, seller.ratings), count: seller.ratings },
    },
    others: others.flatMap((id) => (bought.has(id) ? [] : (cards.get(id) ?? []))),
    related: related.flatMap(({ id, bought_together: boughtTogether }) => {
      const card = cards.get(id);
      return card ? { ...card, boughtTogether } : [];
    }),
  };
}
