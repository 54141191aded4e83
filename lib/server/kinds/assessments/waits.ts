import 'server-only';
import type { SeatWait } from '@/lib/contract/kinds/workshops';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { newId } from '@/lib/server/ids';
import { getProductCards, getProductsForSale } from '@/lib/server/products/cards';
import { notifyOffered } from './notices';
import { countTaken, findProductOf, lockDates } from './repo-dates';
import { releaseLapsed } from './repo-seats';
import * as repo from './repo-waits';

/** How long a seat is kept for somebody who waited, but never past the start. */
const OFFER_HOURS = 12;

/**
 * Offers the seats of dates that are free to those who wait. The dates are locked: whatever frees a seat calls it, so
 * nobody who came later gets it first.
 */
export async function offerFreed(ctx: Ctx, dateIds: readonly string[]): Promise<void> {
  const { db, now } = ctx;
  const all = [...new Set(dateIds)];
  if (all.length === 0) return;
  await releaseLapsed(db, all, now);
  await repo.passLapsed(db, all, now);
  for (const id of all.toSorted())
    await notifyOffered(ctx, await repo.offerFree(db, id, { hours: OFFER_HOURS, now }));
}

/** By the minute: passes on offers that nobody took, and offers seats whose buyer did not pay. */
export async function passOffersOn(ctx: Ctx): Promise<void> {
  for (const id of await repo.listWaitedFor(ctx.db, ctx.now))
    await inTransaction(ctx, async (ctx) => {
      await lockDates(ctx.db, [id]);
      await offerFreed(ctx, [id]);
    });
}

/**
 * The caller waits for a seat on a full date. Asked again, nothing changes.
 * @throws AppError `not_found`, `own_product`, `conflict` where there are seats, where they have one, or once it began
 */
export function joinWaitingList(ctx: MemberCtx, dateId: string): Promise<SeatWait> {
  return inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx;
    await assertMayBuy(ctx, found(await findProductOf(db, dateId)));
    const date = found((await lockDates(db, [dateId]))[0]);
    if (date.starts_at <= now || date.cancelled_at) throw new AppError('conflict');
    await offerFreed(ctx, [dateId]);
    const known = await repo.findWait(db, dateId, viewer.id);
    if (known) return present(known);
    const all = await countTaken(db, dateId, { but: null, now });
    const others = await countTaken(db, dateId, { but: viewer.id, now });
    // They have a seat, or could take one.
    if (others < all || others < date.seats) throw new AppError('conflict');
    await repo.insertWait(db, { id: newId(now), dateId, userId: viewer.id, now });
    return present(found(await repo.findWait(db, dateId, viewer.id)));
  });
}

/** The caller does not wait any more. @throws AppError `not_found` where they did not */
export function leaveWaitingList(ctx: MemberCtx, dateId: string): Promise<{ done: true }> {
  return inTransaction(ctx, async (ctx) => {
    await lockDates(ctx.db, [dateId]);
    const ended = await repo.endWaits(ctx.db, [{ dateId, userId: ctx.viewer.id }], 'left');
    found(ended || null);
    await offerFreed(ctx, [dateId]);
    return { done: true };
  });
}

/** What is sold to the caller at all. @throws AppError `not_found`, `own_product`, `not_purchasable` */
export async function assertMayBuy(ctx: MemberCtx, productId: string) {
  const [cards, [sale]] = await Promise.all([
    getProductCards(ctx, [productId]),
    getProductsForSale(ctx, [productId]),
  ]);
  found(cards.get(productId));
  const product = found(sale);
  if (product.isOurs) throw new AppError('own_product');
  if (!product.isForSale) throw new AppError('not_purchasable');
  return product;
}

/** As it is shown. */
export const present = ({
  state,
  offered_until,
}: Pick<repo.WaitRow, 'state' | 'offered_until'>): SeatWait => ({
  state,
  until: offered_until?.toISOString() ?? null,
});
