import 'server-only';
import type { BookingsContent } from '@/lib/contract/kinds/booking-offer';
import type { Db, MemberCtx } from '@/lib/server/ctx';
import { found } from '@/lib/server/errors';
import { findBooked, nextSlots } from '@/lib/server/kinds/bookings/free-slots';
import { createSlotHold } from '@/lib/server/kinds/bookings/holds';
import { putBookingHours } from '@/lib/server/kinds/bookings/hours';
import { buy, type DemoStep } from './buy';
import bookings from './content/bookings.json';
import type { Member } from './people';
import { ctxOf } from './people-factory';
import { DAY, HOUR } from './times';

interface DemoBookings {
  hours: {
    timeZone: string;
    /** 0 is Sunday; the windows are the same on all of them */
    days: number[];
    windows: { from: number; to: number }[];
    weekStart: number;
    weekend: number[];
  };
  offer: Omit<BookingsContent, 'kind'>;
}

const BOOKINGS = bookings as Record<string, DemoBookings>;

/** What is offered by a product that is sold by times, or null. @param key the product's */
export function offerContent(key: string): BookingsContent | null {
  const known = BOOKINGS[key];
  return known ? { kind: 'bookings', ...known.offer } : null;
}

/** Says when the seller of such a product can be booked, before it is published. */
export async function fillHours(ctx: MemberCtx, key: string): Promise<void> {
  const known = BOOKINGS[key];
  if (!known) return;
  const { days, windows, ...hours } = known.hours;
  await putBookingHours(ctx, {
    ...hours,
    weekly: Array.from({ length: 7 }, (_, day) => (days.includes(day) ? windows : [])),
    ...{ seasons: [], dates: [], step: 30, bufferBefore: 0, bufferAfter: 15, leastNotice: 720 },
    ...{ furthestDays: 60, mostPerDay: 4, mostPerWeek: null, version: 0 },
  });
}

/** Books the first free time after a moment, and pays for it. */
export async function book(
  db: Db,
  buyer: Member,
  { productId, key }: { productId: string; key: string },
  { at, from }: { at: Date; from: Date },
) {
  const ctx = ctxOf(db, buyer, at);
  const { minutes, price } = found(BOOKINGS[key]?.offer.lengths[0]);
  const booked = found(await findBooked(ctx, productId));
  const asked = { minutes, timeZone: 'Asia/Qatar' };
  const [slot] = await nextSlots(ctx, booked, { ...asked, from: from.getTime() });
  await createSlotHold(ctx, productId, { ...asked, startsAt: found(slot).startsAt });
  return buy(db, buyer, { productId }, price.amount, at);
}

const RIYADH = 3 * HOUR;

/** A lesson that takes place tomorrow, by the clock of Riyadh. */
export function lessonTomorrow(
  db: Db,
  people: Map<string, Member>,
  products: Map<string, string>,
  now: Date,
): DemoStep[] {
  const key = 'tutor-design';
  const buyer = people.get('huda');
  const productId = products.get(key);
  if (!buyer || !productId) return [];
  const at = new Date(now.getTime() - 20 * HOUR);
  const from = new Date(Math.ceil((now.getTime() + RIYADH) / DAY) * DAY - RIYADH);
  return [{ at, act: async () => void (await book(db, buyer, { productId, key }, { at, from })) }];
}
