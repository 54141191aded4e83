import 'server-only';
import type { Parsed } from '@/lib/contract/endpoint';
import type * as contract from '@/lib/contract/kinds/packages';
import type { ChosenPackage } from '@/lib/contract/kinds/packages';
import type { MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { newId } from '@/lib/server/ids';
import { getProductCards, getProductsForSale } from '@/lib/server/products/cards';
import { CURRENCY } from '@/lib/shared/currency';
import { lockHolder } from '../../times/holder';
import { findBooked } from '../free-slots';
import { lockHost, releaseHolds } from '../repo-slots';
import { type ChoiceRow, deleteChoices, insertChoice, listChosen } from './repo-choices';

/** The package of a product that the caller has chosen and not paid for. @throws AppError `not_found` */
export async function getChosenPackage(ctx: MemberCtx, productId: string): Promise<ChosenPackage> {
  const [row] = await listChosen(ctx.db, { buyerId: ctx.viewer.id, productIds: [productId] });
  return presentTerms(found(row));
}

/** What the caller has chosen and not paid for, by product. */
export async function chosenPackages(ctx: MemberCtx): Promise<Map<string, ChosenPackage>> {
  const rows = await listChosen(ctx.db, { buyerId: ctx.viewer.id });
  return new Map(rows.map((row) => [row.product_id, presentTerms(row)]));
}

/**
 * Chooses a package to pay for. A slot that the caller holds of the same host is free again, also one that they have
 * ordered: one thing is bought at a time.
 * @throws AppError `not_found`, `own_product`, `not_purchasable` for what is not offered
 */
export async function choosePackage(
  ctx: MemberCtx,
  productId: string,
  { lessons, minutes }: Parsed<typeof contract.choosePackage>['body'],
): Promise<ChosenPackage> {
  const [cards, [sale]] = await Promise.all([
    getProductCards(ctx, [productId]),
    getProductsForSale(ctx, [productId]),
  ]);
  found(cards.get(productId));
  const product = found(sale);
  const booked = await findBooked(ctx, productId);
  if (product.isOurs || booked?.offer.host_id === ctx.viewer.id) throw new AppError('own_product');
  const terms = booked?.offer.packages.find((one) => one.lessons === lessons && one.minutes === minutes);
  if (!product.isForSale || !booked || !terms) throw new AppError('not_purchasable');
  const { host_id, free_hours, by_hand } = booked.offer;
  const { viewer, now } = ctx;
  const row = {
    id: newId(now),
    product_id: productId,
    host_id,
    buyer_id: viewer.id,
    lessons,
    minutes,
    amount: terms.amount,
    days: terms.days,
    free_hours,
    by_hand,
    created_at: now,
  };
  await inTransaction(ctx, async (ctx) => {
    await lockHolder(ctx);
    await lockHost(ctx.db, host_id);
    await releaseHolds(ctx.db, { hostId: host_id, buyerId: viewer.id, now });
    await forgetChoice(ctx, productId);
    await insertChoice(ctx.db, row);
  });
  return presentTerms(row);
}

/** Forgets the package that the caller has chosen and not ordered. @throws AppError `not_found` */
export async function dropPackage(ctx: MemberCtx, productId: string): Promise<{ done: true }> {
  found((await forgetChoice(ctx, productId)) || null);
  return { done: true };
}

/** Deletes the caller's choice within another transaction. @returns false if there was none */
export const forgetChoice = ({ db, viewer }: MemberCtx, productId: string): Promise<boolean> =>
  deleteChoices(db, { buyerId: viewer.id, productId });

/** The terms of a package, as its buyer saw them. */
export const presentTerms = ({
  lessons,
  minutes,
  amount,
  days,
  free_hours,
  by_hand,
}: Pick<ChoiceRow, 'lessons' | 'minutes' | 'amount' | 'days' | 'free_hours' | 'by_hand'>): ChosenPackage => ({
  lessons,
  minutes,
  days,
  freeUntilHours: free_hours,
  byHand: by_hand,
  price: { amount, currency: CURRENCY },
  pricePerLesson: { amount: Math.floor(amount / lessons), currency: CURRENCY },
});
