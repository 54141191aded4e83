import 'server-only';
import type { Parsed } from '@/lib/contract/endpoint';
import type * as contract from '@/lib/contract/kinds/bookings';
import type { SlotHold } from '@/lib/contract/kinds/bookings';
import type { MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { newId } from '@/lib/server/ids';
import { getProductCards, getProductsForSale } from '@/lib/server/products/cards';
import { MINUTE } from '@/lib/shared/time';
import { lockHolder } from '../times/holder';
import { presentHold } from '../times/present-hold';
import { clocksOf } from './clocks';
import { type Booked, findOffered, nextSlots } from './free-slots';
import { forgetChoice } from './packages/choice';
import { upsertClocks } from './repo-clocks';
import { findHours } from './repo-hours';
import { insertAsked } from './repo-questions';
import * as repo from './repo-slots';
import { answerBy } from './requests';
import { HELD_MS } from './sold-booking';
import { takeSlot } from './take-slot';

/** One of each host. */
const MOST_HELD = 2;

type Wanted = Parsed<typeof contract.createSlotHold>['body'];

/** Returns the slots reserved for the caller at this moment, by product. */
export async function heldSlots(ctx: MemberCtx): Promise<Map<string, SlotHold>> {
  const rows = await repo.listHolds(ctx.db, { buyerId: ctx.viewer.id, now: ctx.now });
  return new Map(rows.map((held) => [held.product_id, present(ctx, held)]));
}

async function heldOf({ db, viewer, now }: MemberCtx, productId: string) {
  const holds = await repo.listHolds(db, { buyerId: viewer.id, now });
  return found(holds.find(({ product_id }) => product_id === productId));
}

/**
 * Keeps a slot for the caller while they pay; what they held of the same host is free again, and a package is not
 * chosen any more. Held once more, it is not kept longer.
 * @throws AppError `not_found`, `own_product`, `not_purchasable`, `slot_taken` with the next that are free,
 *   `too_many_held` of other hosts
 */
export async function createSlotHold(ctx: MemberCtx, productId: string, wanted: Wanted): Promise<SlotHold> {
  const [cards, [sale]] = await Promise.all([
    getProductCards(ctx, [productId]),
    getProductsForSale(ctx, [productId]),
  ]);
  found(cards.get(productId));
  const product = found(sale);
  const { offer, hours } = await findOffered(ctx, productId);
  if (product.isOurs || offer.host_id === ctx.viewer.id) throw new AppError('own_product');
  if (!product.isForSale || !hours) throw new AppError('not_purchasable');
  const booked = { offer, hours };
  try {
    return present(ctx, await inTransaction(ctx, (ctx) => take(ctx, booked, wanted)));
  } catch (error) {
    // What the caller held before stays theirs.
    if (!(error instanceof AppError) || error.code !== 'slot_taken') throw error;
    const { minutes, timeZone, startsAt } = wanted;
    const slots = await nextSlots(ctx, booked, { minutes, timeZone, from: Date.parse(startsAt) });
    throw new AppError('slot_taken', { slots });
  }
}

async function take(ctx: MemberCtx, { offer }: Booked, { startsAt, minutes, timeZone }: Wanted) {
  const { db, viewer, now } = ctx;
  const who = mine(ctx, offer.host_id);
  await lockHolder(ctx);
  const start = Date.parse(startsAt);
  const slot = { from: start, to: start + minutes * MINUTE };
  const held = await repo.findHold(db, who);
  if (held && isSame(held, offer.product_id, slot)) return held;
  if ((await repo.countOtherHolds(db, who)) >= MOST_HELD) throw new AppError('too_many_held');
  // Whoever wants something of this host waits from here on.
  await repo.lockHost(db, offer.host_id);
  const hours = found(await findHours(db, offer.host_id));
  await repo.releaseHolds(db, who);
  await forgetChoice(ctx, offer.product_id);
  const slotId = await takeSlot(ctx, { offer, hours }, slot);
  const amount = offer.lengths.find((one) => one.minutes === minutes)?.amount ?? 0;
  const until = new Date(now.getTime() + HELD_MS);
  const id = newId(now);
  await repo.insertHold(db, {
    id,
    slotId,
    buyerId: viewer.id,
    amount,
    timeZone,
    until,
    now,
    freeHours: offer.free_hours,
    halfHours: offer.half_hours,
    byHand: offer.by_hand,
  });
  const zones = { hostZone: hours.time_zone, buyerZone: timeZone };
  await insertAsked(db, id, offer.product_id);
  await upsertClocks(db, clocksOf(id, new Date(start), zones));
  return found(await repo.findHold(db, who));
}

/** Gives back the slot of a product that the caller holds. @throws AppError `not_found` where they hold none */
export function giveBackSlot(ctx: MemberCtx, productId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { host_id } = await heldOf(ctx, productId);
    await repo.lockHost(ctx.db, host_id);
    await heldOf(ctx, productId);
    await repo.releaseHolds(ctx.db, mine(ctx, host_id));
  });
}

const mine = ({ viewer, now }: MemberCtx, hostId: string) => ({ hostId, buyerId: viewer.id, now });

type Held = NonNullable<Awaited<ReturnType<typeof repo.findHold>>>;

const isSame = (held: Held, productId: string, slot: { from: number; to: number }) =>
  held.product_id === productId &&
  held.starts_at.getTime() === slot.from &&
  held.ends_at.getTime() === slot.to;

const present = ({ now }: MemberCtx, held: Held): SlotHold =>
  presentHold(held, now, held.by_hand ? answerBy(held, now) : null);
