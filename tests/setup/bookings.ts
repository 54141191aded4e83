import type { BookingsContent } from '@/lib/contract/kinds/booking-offer';
import { db } from '@/lib/server/db/client';
import { makeMembership } from '@/lib/server/demo/company-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { createSlotHold } from '@/lib/server/kinds/bookings/holds';
import { putHostedOffer } from '@/lib/server/kinds/bookings/hosted-offers';
import { putBookingHours } from '@/lib/server/kinds/bookings/hours';
import { bookings } from '@/lib/server/kinds/bookings/kind';
import { type Member, makeMember } from './make-member';
import { buyForReal, lineOf } from './reversals';

type Hours = Parameters<typeof putBookingHours>[1];

const NINE_TO_FIVE = [{ from: 540, to: 1020 }];

/** Every day from nine to five in Riyadh, an hour at a time. */
export const HOURS: Hours = {
  timeZone: 'Asia/Riyadh',
  weekly: Array.from({ length: 7 }, () => NINE_TO_FIVE),
  seasons: [],
  dates: [],
  step: 60,
  bufferBefore: 0,
  bufferAfter: 0,
  leastNotice: 0,
  furthestDays: 60,
  mostPerDay: null,
  mostPerWeek: null,
  weekStart: 0,
  weekend: [5, 6],
  version: 0,
};

/** An hour or two at a link. */
export const OFFER: BookingsContent = {
  kind: 'bookings',
  lengths: [
    { minutes: 60, price: { amount: 2500, currency: 'USD' } },
    { minutes: 120, price: { amount: 4000, currency: 'USD' } },
  ],
  place: 'link',
  placeText: 'https://meet.example/secret',
  seats: 1,
  rules: { freeUntilHours: 24, halfUntilHours: 2 },
  byHand: false,
  questions: [],
  packages: [],
};

/** A product of this member that can be booked by their hours; it costs 25 dollars an hour. */
export async function makeOffer(
  host: Pick<Member, 'id' | 'ctx'>,
  given: Partial<BookingsContent> = {},
): Promise<string> {
  const { id } = await makeProduct(db(), host, { price: 2500 });
  await db().updateTable('products').set({ type: 'consulting' }).where('id', '=', id).execute();
  await bookings.content.write(host.ctx, { id, version: 1 }, { ...OFFER, ...given });
  return id;
}

/** The same of a new company, by which this host gives their time. They have agreed. */
export async function makeCompanyOffer(
  host: Member,
  given: Partial<BookingsContent> = {},
): Promise<{ company: Member; product: string }> {
  const company = await makeMember({ role: 'CREATOR', account_type: 'COMPANY' });
  await makeMembership(db(), company.id, host, { shareBps: 0 });
  const product = await makeOffer(company, { ...given, hostId: host.id });
  await putHostedOffer(host.ctx, product, { isAgreed: true });
  return { company, product };
}

/** Makes a member who can be booked. */
export async function makeHost(
  given: Partial<Hours> = {},
  who: Parameters<typeof makeMember>[0] = {},
): Promise<Member> {
  const host = await makeMember({ role: 'CREATOR', ...who });
  await putHours(host, given);
  return host;
}

/** Says when somebody can be booked who has not said it yet. */
export const putHours = ({ ctx }: Pick<Member, 'ctx'>, given: Partial<Hours> = {}) =>
  putBookingHours(ctx, { ...HOURS, ...given });

/** An hour of this product, held and paid by this member. @returns its purchase, booking and order */
export async function bookedBy(
  buyer: Pick<Member, 'token' | 'ctx'>,
  productId: string,
  { startsAt, timeZone = 'UTC' }: { startsAt: string; timeZone?: string },
): Promise<{ entitlementId: string; bookingId: string; orderId: string }> {
  await createSlotHold(buyer.ctx, productId, { startsAt, minutes: 60, timeZone });
  const orderId = await buyForReal(buyer.token, { id: productId, price: { amount: 2500 } });
  const { id: bookingId, entitlement_id } = await db()
    .selectFrom('bookings')
    .select(['id', 'entitlement_id'])
    .where('order_line_id', '=', await lineOf(orderId))
    .executeTakeFirstOrThrow();
  return { entitlementId: entitlement_id ?? '', bookingId, orderId };
}

/** The states of a member's bookings, those that were held first before the others. */
export const bookingsOf = async ({ id }: Pick<Member, 'id'>): Promise<string[]> =>
  (await db().selectFrom('bookings').select('state').where('buyer_id', '=', id).orderBy('id').execute()).map(
    ({ state }) => state,
  );
