import { describe, expect, it } from 'vitest';
import { PUT as AGREE } from '@/app/api/booking-hours/offers/[id]/route';
import { GET as LIST } from '@/app/api/booking-hours/offers/route';
import { requestDeletion } from '@/lib/server/account/deletion';
import { askToMove, moveBooking } from '@/lib/server/appointments/move-booking';
import { cancelHostBooking } from '@/lib/server/appointments/service';
import { hashPassword } from '@/lib/server/auth/passwords';
import { endMembership } from '@/lib/server/companies/members';
import { db } from '@/lib/server/db/client';
import { makeMembership } from '@/lib/server/demo/company-factory';
import { newId } from '@/lib/server/ids';
import { listBookings } from '@/lib/server/kinds/bookings/appointments';
import { listSlots } from '@/lib/server/kinds/bookings/free-slots';
import { createSlotHold } from '@/lib/server/kinds/bookings/holds';
import { listHostedOffers, putHostedOffer } from '@/lib/server/kinds/bookings/hosted-offers';
import { bookings } from '@/lib/server/kinds/bookings/kind';
import { putBookingNote } from '@/lib/server/kinds/bookings/moves';
import { listBookingAnswers } from '@/lib/server/kinds/bookings/questions';
import { deleteSlotHold, getSlotHold } from '@/lib/server/kinds/slot-holds';
import { getProduct } from '@/lib/server/making/service';
import { getOrderRefunds } from '@/lib/server/refunds/views';
import { slotsIn } from '@/lib/shared/slot-days';
import { DAY } from '@/lib/shared/time';
import { bookedBy, makeHost, makeOffer, OFFER, putHours } from '@/tests/setup/bookings';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember, NO_ID } from '@/tests/setup/make-member';
import { PACKAGE } from '@/tests/setup/packages';
import { stateOf } from '@/tests/setup/reversals';
import { topicsOf } from '@/tests/setup/topics';
import { eventFor, placeOrder, tell } from '@/tests/setup/trade';
import { cleanWorld } from '@/tests/setup/world';

const at = (ahead: number, hour = 10) =>
  `${fromNow(ahead * DAY)
    .toISOString()
    .slice(0, 10)}T${hour}:00:00.000Z`;

let company: Member;
let member: Member;
let buyer: Member;
let product: string;
let membership: string;

cleanWorld(async () => {
  [company, member, buyer] = await Promise.all([
    makeMember({ role: 'CREATOR', account_type: 'COMPANY' }),
    makeHost(),
    makeMember(),
  ]);
  membership = await join(member);
  product = await makeOffer(company, { hostId: member.id });
});

const join = (who: Member) => makeMembership(db(), company.id, who, { shareBps: 0 });
const write = (hostId: string | null, id = product, offer: typeof OFFER = OFFER) =>
  bookings.content.write(company.ctx, { id, version: 1 }, { ...offer, hostId });
const agree = (isAgreed = true, who = member) => putHostedOffer(who.ctx, product, { isAgreed });
const leave = () => endMembership(company.ctx, company.id, membership);
const hold = (who = buyer, startsAt = at(3)) =>
  createSlotHold(who.ctx, product, { startsAt, minutes: 60, timeZone: 'UTC' });
const month = at(3).slice(0, 7);
const slots = async (who: Member = buyer, id = product) =>
  slotsIn(await listSlots(who.ctx, id, { month, timeZone: 'UTC', minutes: 60 }));
const missing = async () => (await getProduct(company.ctx, product)).missing?.map(({ field }) => field);
const noticesTo = async ({ id }: Member) =>
  (
    await db().selectFrom('notifications').select(['kind', 'topic']).where('user_id', '=', id).execute()
  ).flatMap(({ kind, topic }) => (kind.startsWith('host_') ? [[kind, topic]] : []));

describe('naming who gives the bookings of an offer is refused', () => {
  it('with packages: a member may leave before the last lesson', async () => {
    const give = (hostId: string | null) => write(hostId, product, { ...OFFER, packages: [PACKAGE] });
    await expect(give(member.id)).rejects.toMatchObject({
      code: 'invalid',
      fields: { 'content.packages': 'kinds-bookings:wrong.packagesOfMember' },
    });
    await expect(give(null)).resolves.toBeUndefined();
  });

  it('for a stranger, a former member, a member who is not a creator, and by somebody who is not a company', async () => {
    const refused = { code: 'invalid', fields: { 'content.hostId': expect.any(String) } };
    await expect(write((await makeHost()).id)).rejects.toMatchObject(refused);
    const plain = await makeMember();
    await join(plain);
    await expect(write(plain.id)).rejects.toMatchObject(refused);
    await leave();
    await expect(write(member.id)).rejects.toMatchObject(refused);
    const alone = await makeHost();
    await expect(makeOffer(alone, { hostId: member.id })).rejects.toMatchObject(refused);
  });
});

describe('agreeing to give the bookings of a company', () => {
  it('is for the member who was named, alone', async () => {
    const call = (token: string | undefined, id = product) =>
      callRoute(AGREE, { params: { id }, token, body: { isAgreed: true } });
    expect((await call(undefined)).status).toBe(401);
    for (const { token } of [company, buyer, await makeHost()]) expect((await call(token)).status).toBe(404);
    expect((await call(member.token, NO_ID)).status).toBe(404);
    expect((await callRoute(LIST, { token: buyer.token })).status).toBe(403);
    expect((await call(member.token)).status).toBe(200);
  });

  it('shows the member what it is, without a price, and tells the company the answer once', async () => {
    const offers = () => listHostedOffers(member.ctx);
    expect(await offers()).toMatchObject({
      data: [{ _id: product, company: { _id: company.id }, lengths: [60, 120], isAgreed: false }],
    });
    expect(JSON.stringify(await offers())).not.toMatch(/2500|amount|price/);
    expect(await noticesTo(member)).toEqual([['host_asked', null]]);
    await agree();
    await agree();
    expect((await offers()).data[0]?.isAgreed).toBe(true);
    expect(await noticesTo(company)).toEqual([['host_answered', 'agreed']]);
  });
});

describe('an offer of a company that a member gives', () => {
  it('can be booked once they have agreed, by their hours', async () => {
    expect(await missing()).toContain('hostId');
    expect(await slots()).toEqual([]);
    await expect(hold()).rejects.toMatchObject({ code: 'not_purchasable' });
    await agree();
    expect(await missing()).not.toContain('hostId');
    expect((await slots()).length).toBeGreaterThan(0);
    expect((await hold()).slot.startsAt).toBe(at(3));
    const page = await getProduct(buyer.ctx, product);
    expect(page.outline).toMatchObject({ host: { person: { _id: member.id }, state: 'ready' } });
  });

  it('cannot be booked by the member, nor by somebody who has blocked them', async () => {
    await agree();
    await expect(hold(member)).rejects.toMatchObject({ code: 'own_product' });
    await db()
      .insertInto('blocks')
      .values({ id: newId(), blocker_id: member.id, blocked_id: buyer.id, created_at: NOW })
      .execute();
    expect(await slots()).toEqual([]);
    await expect(hold()).rejects.toMatchObject({ code: 'not_purchasable' });
  });

  it('cannot be booked any more once the member takes it back, leaves, or is replaced; who returns is asked again', async () => {
    await agree();
    await agree(false);
    expect(await slots()).toEqual([]);
    expect(await noticesTo(company)).toContainEqual(['host_answered', 'declined']);
    await agree();
    await leave();
    expect(await slots()).toEqual([]);
    expect((await listHostedOffers(member.ctx)).data).toEqual([]);
    await expect(agree()).rejects.toMatchObject({ code: 'not_found' });
    await join(member);
    expect(await slots()).toEqual([]);
    await agree();
    expect((await slots()).length).toBeGreaterThan(0);
    const other = await makeHost();
    await join(other);
    await write(other.id);
    expect(await slots()).toEqual([]);
    await write(null);
    await putHours(company);
    expect((await slots()).length).toBeGreaterThan(0);
  });

  it('keeps its agreement when it is written again', async () => {
    await agree();
    await write(member.id);
    expect((await slots()).length).toBeGreaterThan(0);
    expect(await noticesTo(member)).toEqual([['host_asked', null]]);
  });

  it('takes the time of the member: their own offers and those of other companies are not in the same place', async () => {
    await agree();
    const own = await makeOffer(member);
    await hold();
    const starts = (await slots(await makeMember(), own)).map(({ startsAt }) => startsAt);
    expect(starts).not.toContain(at(3));
    expect(starts).toContain(at(3, 11));
  });
});

describe('what is booked of a member', () => {
  const booked = async () => {
    await agree();
    return bookedBy(buyer, product, { startsAt: at(3) });
  };
  const range = { from: at(2).slice(0, 10), days: 4 };

  it('is in both calendars: the member sees no price, and the company not what they note', async () => {
    const { bookingId } = await booked();
    await putBookingNote(member.ctx, bookingId, { note: 'لي وحدي', isDone: false });
    const [mine] = (await listBookings(member.ctx, range)).data;
    expect(mine).toMatchObject({ _id: bookingId, price: null, host: null, note: 'لي وحدي' });
    const [theirs] = (await listBookings(company.ctx, range)).data;
    expect(theirs).toMatchObject({
      _id: bookingId,
      price: { amount: 2500 },
      host: { _id: member.id },
      note: '',
    });
    await expect(putBookingNote(company.ctx, bookingId, { note: '', isDone: false })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect((await listBookings((await makeHost()).ctx, range)).data).toEqual([]);
  });

  it.each(['the member', 'the company'])('is cancelled and asked to move by %s', async (who) => {
    const { bookingId, orderId } = await booked();
    const by = (who === 'the member' ? member : company).ctx;
    await expect(askToMove((await makeHost()).ctx, bookingId, { reason: '' })).rejects.toMatchObject({
      code: 'not_found',
    });
    await askToMove(by, bookingId, { reason: 'سفر' });
    expect((await listBookingAnswers(by, bookingId)).data).toEqual([]);
    await cancelHostBooking(by, bookingId, { reason: 'سفر' });
    expect(await stateOf(orderId)).toMatchObject({ order: 'refunded', access: 'revoked' });
    const isHost = by === member.ctx;
    const [refund] = (await getOrderRefunds(buyer.ctx, orderId)).refunds;
    expect(refund?.cancelled).toEqual({ thing: 'session', by: isHost ? 'member' : 'seller' });
    const last = async (to: Member) => (await topicsOf(to)).at(-1);
    expect(await last(buyer)).toBe(isHost ? 'cancelledByHost' : 'cancelledBySeller');
    expect(await last(member)).toBe(isHost ? 'cancelledByYou' : 'cancelledBySeller');
    const seenBy = async ({ ctx }: Member) => (await listBookings(ctx, range)).data[0]?.cancelled?.by;
    expect([await seenBy(member), await seenBy(company)]).toEqual(
      isHost ? ['you', 'host'] : ['seller', 'you'],
    );
  });

  it('stays with them when they leave the company, is moved within their hours, and is cancelled by either', async () => {
    const { bookingId, entitlementId } = await booked();
    await leave();
    expect((await listBookings(member.ctx, range)).data).toHaveLength(1);
    const moved = await moveBooking(buyer.ctx, entitlementId, { startsAt: at(4), timeZone: 'UTC' });
    expect(moved).toMatchObject({ host: { _id: member.id }, slot: { startsAt: at(4) } });
    await cancelHostBooking(company.ctx, bookingId, { reason: '' });
  });

  it('stays with them when the company names another, whose time it does not take when it is moved', async () => {
    const { entitlementId } = await booked();
    const other = await makeHost();
    await join(other);
    await write(other.id);
    await putHostedOffer(other.ctx, product, { isAgreed: true });
    const elsewhere = await makeMember();
    await createSlotHold(elsewhere.ctx, product, { startsAt: at(4), minutes: 60, timeZone: 'UTC' });
    const moved = await moveBooking(buyer.ctx, entitlementId, { startsAt: at(4), timeZone: 'UTC' });
    expect(moved.host._id).toBe(member.id);
  });

  it.each(['the member', 'the company'])('keeps %s from deleting their account', async (who) => {
    await booked();
    const leaver = who === 'the member' ? member : company;
    const password = 'طائر-أزرق-2026';
    await db()
      .updateTable('users')
      .set({ password_hash: await hashPassword(password) })
      .where('id', '=', leaver.id)
      .execute();
    await expect(
      requestDeletion(leaver.ctx, { handle: leaver.handle, password, balances: [] }),
    ).rejects.toMatchObject({ code: 'bookings_ahead' });
  });
});

describe('what is held of a member', () => {
  const order = async () => (await placeOrder(buyer.token, { id: product, price: { amount: 2500 } }))._id;

  it('is refunded when they have left before it is paid', async () => {
    await agree();
    await hold();
    const id = await order();
    await leave();
    await tell(await eventFor(id));
    expect(await stateOf(id)).toMatchObject({ order: 'cancelled', access: null });
  });

  it('is theirs when the company names another meanwhile, and can be given back', async () => {
    await agree();
    await hold();
    const other = await makeHost();
    await join(other);
    await write(other.id);
    expect((await getSlotHold(buyer.ctx, product)).slot.startsAt).toBe(at(3));
    const id = await order();
    await tell(await eventFor(id));
    expect(await stateOf(id)).toMatchObject({ order: 'paid', access: 'active' });
    const slot = await db()
      .selectFrom('booking_slots')
      .select('host_id')
      .where('product_id', '=', product)
      .executeTakeFirst();
    expect(slot?.host_id).toBe(member.id);
    await putHostedOffer(other.ctx, product, { isAgreed: true });
    await hold(buyer, at(5));
    await deleteSlotHold(buyer.ctx, product);
    await expect(getSlotHold(buyer.ctx, product)).rejects.toMatchObject({ code: 'not_found' });
  });
});
