import 'server-only';
import type { CartView } from '@/lib/contract/orders';
import type { MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { type Write, writeTogether } from '@/lib/server/db/writes';
import { AppError, found } from '@/lib/server/errors';
import { newId } from '@/lib/server/ids';
import { isBuyable, quote, totalOf, type Wanted } from '@/lib/server/orders/lines/service';
import { getCardsOnceSeen, getProductCards } from '@/lib/server/products/cards';
import { CURRENCY } from '@/lib/shared/currency';
import { type CartLine, insertLine, listProductIds, removalWrite } from './repo';

/** The caller's cart at current prices; what cannot be bought any more is marked and adds nothing to the total. */
export async function getCart(ctx: MemberCtx): Promise<CartView> {
  return cartOf(ctx, await listProductIds(ctx.db, ctx.viewer.id));
}

async function cartOf(ctx: MemberCtx, ids: readonly string[]): Promise<CartView> {
  const [cards, quotes] = await Promise.all([getCardsOnceSeen(ctx, ids), quote(ctx, ids.map(wanted))]);
  const buyable = new Map(quotes.filter(isBuyable).map((one) => [one.subjectId, one]));
  const lines = ids.flatMap((id) => {
    const card = cards.get(id); // no card where the operator took the product down
    return card ? [{ product: card.product, available: buyable.has(id) }] : [];
  });
  const amount = totalOf(lines.flatMap(({ product }) => buyable.get(product._id) ?? []));
  return { lines, total: { amount, currency: CURRENCY }, count: lines.length };
}

const wanted = (subjectId: string): Wanted => ({ kind: 'product', subjectId });

/**
 * Puts a product into the cart; doing it again changes nothing. The cart is read first, and says whether the product
 * may be in it; otherwise nothing is written.
 * @throws AppError `not_found` also for a product that is not on the market, `own_product`, `already_owned`
 */
export async function addCartLine(ctx: MemberCtx, productId: string): Promise<CartView> {
  return inTransaction(ctx, async (ctx) => {
    const userId = ctx.viewer.id;
    const line = { id: newId(), userId, productId };
    const [, ids] = await Promise.all([
      insertLine(ctx.db, line, { id: newId(), now: ctx.now }),
      listProductIds(ctx.db, userId),
    ]);
    const cart = await cartOf(ctx, ids);
    const isTaken = cart.lines.some(({ product, available }) => product._id === productId && available);
    if (!isTaken) throw await refusalOf(ctx, productId);
    return cart;
  });
}

async function refusalOf(ctx: MemberCtx, productId: string): Promise<AppError> {
  const product = found((await getProductCards(ctx, [productId])).get(productId));
  if (product.isMine) return new AppError('own_product');
  if (product.owned) return new AppError('already_owned');
  // On the market, but not for sale to the caller: a company sells it in which they have a share.
  return new AppError(product.status === 'published' ? 'own_product' : 'not_found');
}

/** Removes a product from the cart; one that is not in it changes nothing. */
export async function removeCartLine(ctx: MemberCtx, productId: string): Promise<CartView> {
  await writeTogether(ctx.db, [removalWrite([{ userId: ctx.viewer.id, subjectId: productId }])]);
  return getCart(ctx);
}

/** The contents of the caller's cart, whether they can be bought or not, in the order in which they were added. */
export async function wantedOfCart(ctx: MemberCtx): Promise<Wanted[]> {
  return (await listProductIds(ctx.db, ctx.viewer.id)).map(wanted);
}

/** Removes what was bought from its buyers' carts. */
export const emptyCartsWrite = (bought: readonly CartLine[]): Write => removalWrite(bought);
