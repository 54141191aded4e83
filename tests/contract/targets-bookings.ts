import { createOrder } from '@/lib/server/checkout/service';
import { db } from '@/lib/server/db/client';
import { makeMembership } from '@/lib/server/demo/company-factory';
import { ctxOf, makeUser } from '@/lib/server/demo/people-factory';
import { newId } from '@/lib/server/ids';
import { renewCalendarFeed } from '@/lib/server/kinds/bookings/feed';
import { listSlots } from '@/lib/server/kinds/bookings/free-slots';
import { createSlotHold } from '@/lib/server/kinds/bookings/holds';
import { slotsIn } from '@/lib/shared/slot-days';
import { DAY, MINUTE } from '@/lib/shared/time';
import { makeHost, makeOffer, putHours } from '@/tests/setup/bookings';
import { fromNow } from '@/tests/setup/clock';
import { makeMember, NO_ID } from '@/tests/setup/make-member';
import { byId, type Make } from './target';
import { PACKAGE_TARGETS } from './targets-packages';
import { WORKSHOP_TARGETS } from './targets-workshops';

/** What somebody offers to everybody, and what they have not published yet. */
const offered: Make = async () => {
  const host = await makeHost();
  const draft = await makeOffer(host);
  await db().updateTable('products').set({ status: 'draft' }).where('id', '=', draft).execute();
  return byId(await makeOffer(host), draft);
};

/** A slot that the owner holds. */
const held: Make = async (people) => {
  const target = await offered(people);
  await holdLast(people.owner.id, target.own.id ?? '');
  return target;
};

/** A slot that the owner holds, about which its host asks something. */
const heldAsked: Make = async (people) => {
  const target = await offered(people);
  const questions = JSON.stringify([{ text: 'عمّ نتحدث؟', isRequired: true }]);
  const id = target.own.id ?? '';
  await db().updateTable('booking_offers').set({ questions }).where('product_id', '=', id).execute();
  await holdLast(people.owner.id, id);
  return target;
};

let made = 0;

/**
 * Holds a slot that is days away, a quarter of an hour later than the one before: so those of all targets last, and
 * nobody holds too many.
 */
async function holdLast(holderId: string, productId: string): Promise<void> {
  const now = fromNow(++made * 15 * MINUTE);
  const ctx = ctxOf(db(), { id: holderId }, now);
  const month = new Date(now.getTime() + 20 * DAY).toISOString().slice(0, 7);
  const data = slotsIn(await listSlots(ctx, productId, { month, timeZone: 'UTC', minutes: 60 }));
  const startsAt = data.at(-1)?.startsAt ?? '';
  await createSlotHold(ctx, productId, { startsAt, minutes: 60, timeZone: 'UTC' });
}

/** A booking that costs nothing: its purchase, and the booking itself. */
async function bookingOf(holderId: string, host: Parameters<typeof makeOffer>[0]) {
  const price = { amount: 0, currency: 'USD' } as const;
  const productId = await makeOffer(host, { lengths: [{ minutes: 60, price }] });
  await holdLast(holderId, productId);
  await createOrder(ctxOf(db(), { id: holderId }), { productId, expectedTotal: price }, newId());
  const { id, entitlement_id } = await db()
    .selectFrom('bookings')
    .innerJoin('booking_slots', 'booking_slots.id', 'bookings.slot_id')
    .select(['bookings.id', 'entitlement_id'])
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  return { id, entitlementId: entitlement_id ?? NO_ID };
}

/** A purchase of a booking by the owner. */
export const booked: Make = async ({ owner }) => {
  const { entitlementId } = await bookingOf(owner.id, await makeHost());
  return byId(entitlementId, entitlementId);
};

/** A booking of the owner's time. */
export const ownTime: Make = async ({ owner }) => {
  const ctx = ctxOf(db(), { id: owner.id, role: 'CREATOR' });
  await db().deleteFrom('booking_hours').where('host_id', '=', owner.id).execute();
  await putHours({ ctx });
  const { id } = await bookingOf((await makeUser(db())).id, { ...owner, ctx });
  return byId(id, id);
};

/** An offer of a company that names the owner as its host. */
const hosted: Make = async ({ owner }) => {
  const company = await makeMember({ role: 'CREATOR', account_type: 'COMPANY' });
  const { handle } = await db()
    .selectFrom('users')
    .select('handle')
    .where('id', '=', owner.id)
    .executeTakeFirstOrThrow();
  await makeMembership(db(), company.id, { id: owner.id, handle }, { shareBps: 0 });
  const id = await makeOffer(company);
  await db().updateTable('booking_offers').set({ host_id: owner.id }).where('product_id', '=', id).execute();
  return byId(id, await makeOffer(company));
};

/** The secret address of a host's bookings. */
const feed: Make = async ({ owner }) => {
  const { feedUrl } = await renewCalendarFeed(ctxOf(db(), { id: owner.id, role: 'CREATOR' }));
  const own = { feed: feedUrl?.split('/').at(-1) ?? '' };
  return { own, hidden: null, missing: { feed: `${'x'.repeat(32)}.ics` } };
};

export const BOOKING_TARGETS: Record<string, Make> = {
  ...PACKAGE_TARGETS,
  ...WORKSHOP_TARGETS,
  getBooking: booked,
  getBookingCalendar: booked,
  cancelBooking: booked,
  cancelHostBooking: ownTime,
  readCalendarFeed: feed,
  listMoveSlots: booked,
  moveBooking: booked,
  askToMove: ownTime,
  putBookingNote: ownTime,
  putHostedOffer: hosted,
  listSlots: offered,
  getSlotHold: held,
  getHoldAnswers: held,
  putHoldAnswers: heldAsked,
  listBookingAnswers: ownTime,
  createSlotHold: offered,
  deleteSlotHold: held,
};
