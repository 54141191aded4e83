import 'server-only';
import type { BookingsContent } from '@/lib/contract/kinds/booking-offer';
import { answerAbsence, sayAbsent } from '@/lib/server/appointments/absences';
import { acceptBooking } from '@/lib/server/appointments/acceptance';
import type { Db, MemberCtx } from '@/lib/server/ctx';
import { found } from '@/lib/server/errors';
import { findBooked, nextSlots } from '@/lib/server/kinds/bookings/free-slots';
import { createSlotHold } from '@/lib/server/kinds/bookings/holds';
import { putBookingHours } from '@/lib/server/kinds/bookings/hours';
import { DAY, HOUR } from '@/lib/shared/time';
import { buy, type DemoStep } from './buy';
import bookings from './content/bookings.json';
import type { Member } from './people';
import { ctxOf } from './people-factory';

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
    seasons: [],
    dates: [],
    step: 30,
    bufferBefore: 0,
    bufferAfter: 15,
    leastNotice: 720,
    furthestDays: 60,
    mostPerDay: 4,
    mostPerWeek: null,
    version: 0,
  });
}

/** What is booked, and who gives it. */
interface Given {
  productId: string;
  key: string;
  host: Member;
}

/** Books the first free time after a moment, and pays for it. Whoever accepts by hand does so an hour later. */
export async function book(
  db: Db,
  buyer: Member,
  given: Given,
  { at, from }: { at: Date; from: Date },
): Promise<Awaited<ReturnType<typeof request>>> {
  const booked = await request(db, buyer, given, { at, from });
  const { host, key } = given;
  if (BOOKINGS[key]?.offer.byHand)
    await acceptBooking(ctxOf(db, host, later(at, 1)), await bookingOf(db, booked.lineId));
  return booked;
}

const later = (moment: Date, hours: number) => new Date(moment.getTime() + hours * HOUR);

async function bookingOf(db: Db, lineId: string): Promise<string> {
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where('order_line_id', '=', lineId)
    .executeTakeFirst();
  return found(row).id;
}

async function request(
  db: Db,
  buyer: Member,
  { productId, key }: Given,
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
  const [buyer, host] = [people.get('huda'), people.get('sara')];
  const productId = products.get(key);
  if (!buyer || !host || !productId) return [];
  const at = new Date(now.getTime() - 20 * HOUR);
  const from = new Date(Math.ceil((now.getTime() + RIYADH) / DAY) * DAY - RIYADH);
  return [{ at, act: async () => void (await book(db, buyer, { productId, key, host }, { at, from })) }];
}

/** A booking that its host has not accepted yet, and one of which the two do not agree who was there. */
export function consultations(
  db: Db,
  people: Map<string, Member>,
  products: Map<string, string>,
  now: Date,
): DemoStep[] {
  const key = 'consult-code';
  const [host, asks, waited] = [people.get('omar'), people.get('layla'), people.get('maryam')];
  const productId = products.get(key);
  if (!host || !asks || !waited || !productId) return [];
  const given = { productId, key, host };
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR);
  let lineId = '';
  const at = ago(4 * 24);
  return [
    {
      at,
      act: async () => {
        ({ lineId } = await book(db, waited, given, { at, from: ago(68) }));
      },
    },
    { at: ago(1), act: async () => areNotAgreed(db, { host, buyer: waited, lineId }) },
    {
      at: ago(3),
      act: async () =>
        void (await request(db, asks, given, { at: ago(3), from: new Date(now.getTime() + 2 * DAY) })),
    },
  ];
}

/** The buyer says that the host was not there, twenty minutes after it began; the host objects. */
async function areNotAgreed(
  db: Db,
  { host, buyer, lineId }: { host: Member; buyer: Member; lineId: string },
): Promise<void> {
  const id = await bookingOf(db, lineId);
  const { starts_at, entitlement_id } = await db
    .selectFrom('bookings as b')
    .innerJoin('booking_slots as s', 's.id', 'b.slot_id')
    .select(['s.starts_at', 'b.entitlement_id'])
    .where('b.id', '=', id)
    .executeTakeFirstOrThrow();
  const said = 'دخلت الرابط في وقته وانتظرت ثلث ساعة، ولم يدخل أحد.';
  await sayAbsent(ctxOf(db, buyer, later(starts_at, 1 / 3)), 'buyer', found(entitlement_id), { text: said });
  const answer = { agrees: false, text: 'كنت في اللقاء من أوله، وأرسلت رسالة عبر الرابط أسأل عن التأخر.' };
  await answerAbsence(ctxOf(db, host, later(starts_at, 2)), 'host', id, answer);
}
