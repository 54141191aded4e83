import 'server-only';
import type { Parsed, Payload } from '@/lib/contract/endpoint';
import type * as contract from '@/lib/contract/kinds/bookings';
import type { BookableSlot } from '@/lib/contract/kinds/bookings';
import type { Ctx } from '@/lib/server/ctx';
import { found } from '@/lib/server/errors';
import { getProductCards } from '@/lib/server/products/cards';
import { daysOf } from '@/lib/shared/slot-days';
import { DAY, MINUTE } from '@/lib/shared/time';
import { presentSlots } from '../times/present-slots';
import { rulesOf } from './hours';
import { findHours, type HoursRow } from './repo-hours';
import * as repo from './repo-offers';
import { listTaken } from './repo-slots';
import { around, type Bookable, bookableSlots } from './slots/bookable';
import type { Range } from './slots/hours';
import { monthOf } from './slots/month';

const NEXT_DAYS = 30;
const NEXT_MOST = 5;

/** What is booked: an offer, and the hours of its host. */
export interface Booked {
  offer: repo.OfferRow;
  hours: HoursRow;
}

/** Returns a product's offer, with the hours of its host where they can be booked. @throws AppError `not_found` */
export const findOffered = async (ctx: Ctx, productId: string) =>
  found(await repo.findBooked(ctx.db, productId, ctx.viewer?.id ?? null));

/**
 * Returns a product's offer and its hours; nothing where its host cannot be booked yet.
 * @throws AppError `not_found`
 */
export async function findBooked(ctx: Ctx, productId: string): Promise<Booked | null> {
  const { offer, hours } = await findOffered(ctx, productId);
  return hours ? { offer, hours } : null;
}

/** The same for a booking that is moved: by the hours of its own host, also where the offer names another now. */
export async function findBookedOf(
  { db }: Ctx,
  { product_id, host_id }: { product_id: string; host_id: string },
): Promise<Booked> {
  const [offer, hours] = await Promise.all([repo.findOffer(db, product_id), findHours(db, host_id)]);
  return { offer: { ...found(offer), host_id }, hours: found(hours) };
}

/** The slots of a month that the viewer can book. @throws AppError `not_found` */
export async function listSlots(
  ctx: Ctx,
  id: string,
  { month, timeZone, minutes }: Parsed<typeof contract.listSlots>['query'],
): Promise<Payload<typeof contract.listSlots>> {
  found((await getProductCards(ctx, [id])).get(id));
  const booked = await findBooked(ctx, id);
  if (!booked) return { minutes, data: [] };
  const within = monthOf(month, timeZone);
  return daysOf(await presented(ctx, booked, { minutes, timeZone, within }), minutes);
}

/** The next slots after a moment that the viewer can book. */
export async function nextSlots(
  ctx: Ctx,
  booked: Booked,
  { from, ...asked }: { minutes: number; timeZone: string; from: number; moving?: Moving; agreed?: Agreed },
): Promise<BookableSlot[]> {
  const within = { from, to: from + NEXT_DAYS * DAY };
  return (await presented(ctx, booked, { ...asked, within })).slice(0, NEXT_MOST);
}

/** What was agreed before: the length, although it may not be offered any more, and until when. */
export interface Agreed {
  until: Date;
}

/** A booking that looks for another time: its own is not in its way, and is not offered. */
export interface Moving {
  bookingId: string;
  startsAt: Date;
}

/** Slots as the clocks of both sides show them. */
export async function presented(
  ctx: Ctx,
  booked: Booked,
  {
    timeZone,
    minutes,
    ...asked
  }: {
    minutes: number;
    timeZone: string;
    within: Range;
    moving?: Moving;
    agreed?: Agreed;
  },
): Promise<BookableSlot[]> {
  const slots = await freeSlots(ctx, booked, { minutes, ...asked });
  const zones = { host: booked.hours.time_zone, buyer: timeZone };
  const starts = slots.map(({ start }) => start);
  return presentSlots(starts, minutes, zones).map((slot, at) => ({
    ...slot,
    seatsLeft: slots[at]?.seatsLeft ?? 0,
  }));
}

/**
 * The slots that the viewer can book: exactly these are shown, and exactly these can be held.
 * @param minutes none are free of a length that is not offered; what is moved or was agreed keeps its own
 */
export async function freeSlots(
  { db, viewer, now }: Ctx,
  { offer, hours }: Booked,
  { minutes, within, moving, agreed }: { minutes: number; within: Range; moving?: Moving; agreed?: Agreed },
): Promise<Bookable[]> {
  if (!moving && !agreed && !offer.lengths.some((one) => one.minutes === minutes)) return [];
  // No further than one may book: whoever asks for the year 2099 is answered at once.
  const last = now.getTime() + (hours.furthest_days + 2) * DAY;
  const end = agreed ? agreed.until.getTime() - minutes * MINUTE + 1 : last;
  const asked = { from: Math.max(within.from, now.getTime()), to: Math.min(within.to, last, end) };
  if (asked.from >= asked.to) return [];
  const viewerId = viewer?.id ?? null;
  const who = { hostId: offer.host_id, viewerId, movingId: moving?.bookingId ?? null };
  // Only a new hold takes the place of what they have ordered.
  const keepsOrdered = moving !== undefined || agreed !== undefined;
  const rows = await listTaken(db, { ...who, keepsOrdered, within: around(asked), now });
  const slots = bookableSlots({
    hours,
    rules: rulesOf(hours),
    within: asked,
    now: now.getTime(),
    productId: offer.product_id,
    seats: offer.seats,
    length: minutes,
    taken: rows.map((row) => ({
      slotId: row.id,
      productId: row.product_id,
      slot: { from: row.starts_at.getTime(), to: row.ends_at.getTime() },
      occupied: { from: row.occupied_from.getTime(), to: row.occupied_to.getTime() },
      seats: row.seats,
      taken: row.taken,
      isOwn: row.is_own,
    })),
  });
  return slots.filter(({ start }) => start !== moving?.startsAt.getTime());
}
