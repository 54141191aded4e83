import 'server-only';
import type { CartView } from '@/lib/contract/cart';
import type { PostOnSale } from '@/lib/contract/paid-posts';
import type { Locale } from '@/lib/i18n/locales';
import type { MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { type Write, writeTogether } from '@/lib/server/db/writes';
import { AppError, found } from '@/lib/server/errors';
import { newId } from '@/lib/server/ids';
import { kindOf } from '@/lib/server/kinds';
import { chosenPackages, heldTimes } from '@/lib/server/kinds/slot-holds';
import { isBuyable, type Quote, quote, totalOf, type Wanted } from '@/lib/server/orders/lines/service';
import { getCardsOnceSeen, getProductCards } from '@/lib/server/products/cards';
import { presentPerson } from '@/lib/server/users/present';
import { CURRENCY } from '@/lib/shared/currency';
import { type Cartable, type CartLine, insertLine, listWanted, removalWrite } from './repo';

/** The caller's cart at current prices; what cannot be bought any more is marked and adds nothing to the total. */
export async function getCart(ctx: MemberCtx): Promise<CartView> {
  return cartOf(ctx, await listWanted(ctx.db, ctx.viewer.id));
}

async function cartOf(ctx: MemberCtx, wanted: readonly Wanted[]): Promise<CartView> {
  const productIds = wanted.flatMap(({ kind, subjectId }) => (kind === 'product' ? [subjectId] : []));
  const [cards, quotes] = await Promise.all([getCardsOnceSeen(ctx, productIds), quote(ctx, wanted)]);
  const known = new Map(quotes.map((one) => [one.subjectId, one]));
  const isBooked = quotes.some(({ type }) => type !== null && kindOf(type).sale?.times !== undefined);
  const holds = isBooked ? await heldTimes(ctx) : new Map<string, never>();
  const packages = isBooked ? await chosenPackages(ctx) : new Map<string, never>();
  const lines = wanted.flatMap(({ kind, subjectId }): CartView['lines'] => {
    const one = known.get(subjectId);
    const available = one !== undefined && isBuyable(one);
    if (kind === 'product') {
      const card = cards.get(subjectId); // no card where the operator took the product down
      const hold = holds.get(subjectId) ?? null;
      const chosenPackage = hold ? null : (packages.get(subjectId) ?? null);
      return card ? [{ product: card.product, post: null, available, hold, chosenPackage }] : [];
    }
    return one && !one.isOutOfSight ? [{ product: null, post: postOf(one, ctx.locale), available }] : [];
  });
  const bought = lines.flatMap((line) => (line.available ? (known.get(subjectOf(line)) ?? []) : []));
  return { lines, total: { amount: totalOf(bought), currency: CURRENCY }, count: lines.length };
}

const subjectOf = ({ product, post }: CartView['lines'][number]) => (product ?? post)?._id ?? '';

const postOf = ({ subjectId, title, seller, amount }: Quote, locale: Locale): PostOnSale => ({
  _id: subjectId,
  title,
  author: presentPerson(seller, locale),
  price: { amount, currency: CURRENCY },
});

/**
 * Puts a product or a paid post into the cart; doing it again changes nothing. The cart is read first, and says whether
 * it may be in there; otherwise nothing is written.
 * @throws AppError `not_found` also for what is not on the market, `own_product`, `already_owned`, `not_purchasable`
 *   where no time was chosen
 */
export async function addCartLine(ctx: MemberCtx, wanted: Cartable): Promise<CartView> {
  return inTransaction(ctx, async (ctx) => {
    const userId = ctx.viewer.id;
    const [, all] = await Promise.all([
      insertLine(ctx.db, { id: newId(), userId, ...wanted }, { id: newId(), now: ctx.now }),
      listWanted(ctx.db, userId),
    ]);
    const cart = await cartOf(ctx, all);
    const isTaken = cart.lines.some((line) => subjectOf(line) === wanted.subjectId && line.available);
    if (!isTaken) throw await (wanted.kind === 'post' ? refusalOfPost : refusalOf)(ctx, wanted.subjectId);
    return cart;
  });
}

async function refusalOf(ctx: MemberCtx, productId: string): Promise<AppError> {
  const product = found((await getProductCards(ctx, [productId])).get(productId));
  if (product.isMine) return new AppError('own_product');
  const [one] = await quote(ctx, [{ kind: 'product', subjectId: productId }]);
  if (one?.isOwned) return new AppError('already_owned');
  if (product.status !== 'published') return new AppError('not_found');
  // A time has to be chosen first.
  if (kindOf(product.type).sale?.times) return new AppError('not_purchasable');
  // On the market, but not for sale to the caller: a company sells it in which they have a share.
  return new AppError('own_product');
}

async function refusalOfPost(ctx: MemberCtx, subjectId: string): Promise<AppError> {
  const [post] = await quote(ctx, [{ kind: 'post', subjectId }]);
  if (!post || post.isOutOfSight) return new AppError('not_found');
  if (post.isOurs) return new AppError('own_product');
  return new AppError(post.isOwned ? 'already_owned' : 'not_found');
}

/** Removes a product or a paid post from the cart; what is not in it changes nothing. */
export async function removeCartLine(ctx: MemberCtx, subjectId: string): Promise<CartView> {
  await writeTogether(ctx.db, [removalWrite([{ userId: ctx.viewer.id, subjectId }])]);
  return getCart(ctx);
}

/** The contents of the caller's cart, whether they can be bought or not, in the order in which they were added. */
export function wantedOfCart(ctx: MemberCtx): Promise<Wanted[]> {
  return listWanted(ctx.db, ctx.viewer.id);
}

/** Removes what was bought from its buyers' carts. */
export const emptyCartsWrite = (bought: readonly CartLine[]): Write => removalWrite(bought);
