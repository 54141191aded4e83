import 'server-only';
import type { Parsed, Payload } from '@/lib/contract/endpoint';
import type { SlotHold } from '@/lib/contract/kinds/bookings';
import type * as contract from '@/lib/contract/kinds/workshops';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { newId } from '@/lib/server/ids';
import { getProductCards } from '@/lib/server/products/cards';
import { MINUTE } from '@/lib/shared/time';
import { lockHolder } from '../times/holder';
import { presentHold } from '../times/present-hold';
import { slotOf } from '../times/present-slots';
import { listShown } from './repo-assessments';
import * as dates from './repo-dates';
import * as repo from './repo-seats';
import { leftOf } from './seats-left';
import { assertMayBuy, offerFreed, present as presentWait } from './waits';

/** A seat is kept so long for whoever chose it, to pay. */
export const HELD_MS = 10 * MINUTE;
/** Of other workshops. */
const MOST_HELD = 2;

/** The dates of a workshop that have not begun, for whoever asks. @throws AppError `not_found` */
export async function listWorkshopDates(
  ctx: Ctx,
  productId: string,
  { timeZone }: Parsed<typeof contract.listWorkshopDates>['query'],
): Promise<Payload<typeof contract.listWorkshopDates>> {
  found((await getProductCards(ctx, [productId])).get(productId));
  const asked = { productId, viewerId: ctx.viewer?.id ?? null, now: ctx.now };
  const rows = await dates.listOpen(ctx.db, asked);
  return {
    data: rows.map((row) => ({
      _id: row.id,
      slot: slotOf(row, { host: row.time_zone, buyer: timeZone }),
      place: row.place,
      seats: row.seats,
      seatsLeft: leftForViewer(row),
      isMine: row.is_mine,
      wait: row.wait && presentWait({ state: row.wait, offered_until: row.offered_until }),
    })),
  };
}

/** Their own seat is not left; who holds an offer waits for nobody. */
const leftForViewer = ({ seats, taken, waiting, is_mine, wait }: dates.OpenDateRow): number =>
  leftOf({ seats, taken: taken + Number(is_mine), waiting: wait === 'offered' ? 0 : waiting });

type Held = repo.SeatRow & { held_until: Date };
const isHeld = (row: repo.SeatRow): row is Held => row.held_until !== null;

const heldBy = async ({ db, viewer, now }: MemberCtx): Promise<Held[]> =>
  (await repo.listHeld(db, { buyerId: viewer.id, now })).filter(isHeld);

/** Returns the seats reserved for the caller at this moment, by product. */
export const heldSeats = async (ctx: MemberCtx): Promise<Map<string, SlotHold>> =>
  new Map((await heldBy(ctx)).map((row) => [row.product_id, presentHold(row, ctx.now)]));

/**
 * Keeps a seat for the caller while they pay; what they kept of the same workshop is free again. Kept once more, it is
 * not kept longer. A seat that is offered to somebody who waits is theirs alone.
 * @throws AppError `not_found`, `own_product`, `not_purchasable`, `date_full`, `conflict` where they have a seat
 *   on that date, `too_many_held` of other workshops
 */
export async function createSeatHold(
  ctx: MemberCtx,
  dateId: string,
  { timeZone }: Parsed<typeof contract.createSeatHold>['body'],
): Promise<SlotHold> {
  const productId = found(await dates.findProductOf(ctx.db, dateId));
  const product = await assertMayBuy(ctx, productId);
  return inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx;
    await lockHolder(ctx);
    const held = await heldBy(ctx);
    const own = held.filter((row) => row.product_id === productId);
    const locked = await dates.lockDates(db, [dateId, ...own.map(({ date_id }) => date_id)]);
    const date = found(locked.find((row) => row.id === dateId));
    if (date.cancelled_at || date.starts_at <= now) throw new AppError('not_purchasable');
    const known = own.find(({ date_id }) => date_id === dateId);
    if (known) return presentHold(known, now);
    if (new Set(held.map((row) => row.product_id)).size - Number(own.length > 0) >= MOST_HELD)
      throw new AppError('too_many_held');
    await repo.releaseHeld(db, { productId, buyerId: viewer.id });
    await offerFreed(
      ctx,
      locked.map(({ id }) => id),
    );
    const all = await dates.countTaken(db, dateId, { but: null, now });
    const others = await dates.countTaken(db, dateId, { but: viewer.id, now });
    if (others >= date.seats) throw new AppError('date_full');
    const [workshop] = await dates.listWorkshops(db, [productId]);
    const { free_hours, half_hours } = found(workshop);
    const exams = await listShown(db, [productId]);
    if (others < all && (await hasSeat(ctx, dateId))) throw new AppError('conflict');
    await repo.insertHold(db, {
      id: newId(now),
      date_id: dateId,
      buyer_id: viewer.id,
      amount: product.price.amount,
      time_zone: timeZone,
      free_hours,
      half_hours,
      date_version: date.version,
      is_examined: exams.some(({ is_gate }) => is_gate),
      held_until: new Date(now.getTime() + HELD_MS),
      created_at: now,
    });
    return presentHold(found((await heldBy(ctx)).find(({ date_id }) => date_id === dateId)), now);
  });
}

const hasSeat = async ({ db, viewer }: MemberCtx, dateId: string): Promise<boolean> =>
  (await repo.listHolders(db, dateId)).some(({ buyer_id }) => buyer_id === viewer.id);

/** Gives back the seat of a product that the caller keeps. @throws AppError `not_found` where they keep none */
export function giveBackSeat(ctx: MemberCtx, productId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockHolder(ctx);
    const own = (await heldBy(ctx)).filter((row) => row.product_id === productId);
    found(own[0]);
    const dateIds = own.map(({ date_id }) => date_id);
    await dates.lockDates(ctx.db, dateIds);
    await repo.releaseHeld(ctx.db, { productId, buyerId: ctx.viewer.id });
    await offerFreed(ctx, dateIds);
  });
}
