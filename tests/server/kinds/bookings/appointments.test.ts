import { beforeAll, describe, expect, it } from 'vitest';
import { GET as LIST } from '@/app/api/bookings/route';
import { GET } from '@/app/api/entitlements/[id]/booking/route';
import { db } from '@/lib/server/db/client';
import { getBooking, listBookings } from '@/lib/server/kinds/bookings/appointments';
import { createSlotHold } from '@/lib/server/kinds/bookings/holds';
import { makeHost, makeOffer } from '@/tests/setup/bookings';
import { callRoute } from '@/tests/setup/call-route';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { lineOf } from '@/tests/setup/reversals';
import { buy } from '@/tests/setup/trade';

const START = `${new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)}T10:00:00.000Z`;
const after = (minutes: number) => new Date(Date.parse(START) + minutes * 60_000);

let host: Member;
let buyer: Member;
let product: string;
let id: string;

async function bookedOf(offer: Parameters<typeof makeOffer>[1] = {}) {
  [host, buyer] = [await makeHost(), await makeMember()];
  product = await makeOffer(host, offer);
  const body = { startsAt: START, minutes: 60, timeZone: 'Europe/London' };
  await createSlotHold({ ...buyer.ctx, now: new Date() }, product, body);
  const orderId = await buy(buyer.token, { id: product, price: { amount: 2500 } });
  const row = await db()
    .selectFrom('entitlements')
    .select('id')
    .where('order_line_id', '=', await lineOf(orderId))
    .executeTakeFirstOrThrow();
  return row.id;
}
beforeAll(async () => {
  id = await bookedOf();
});

const at = (member: Member, minutes: number) => ({ ...member.ctx, now: after(minutes) });

describe('a booking', () => {
  it('is read by its holder alone, while it is theirs', async () => {
    const stranger = await makeMember();
    expect((await callRoute(GET, { params: { id } })).status).toBe(401);
    for (const { token } of [stranger, host])
      expect((await callRoute(GET, { params: { id }, token })).status).toBe(404);
    const setTo = (status: string) =>
      db().updateTable('entitlements').set({ status }).where('id', '=', id).execute();
    await setTo('suspended');
    expect((await callRoute(GET, { params: { id }, token: buyer.token })).status).toBe(403);
    await setTo('active');
    expect((await callRoute(GET, { params: { id }, token: buyer.token })).status).toBe(200);
  });

  it('says when by both clocks, and the link from ten minutes before until its end', async () => {
    const early = await getBooking(at(buyer, -11), id);
    expect(early).toMatchObject({ state: 'confirmed', timeZone: 'Europe/London', placeText: null });
    expect(early.slot).toMatchObject({ startsAt: START, endsAt: after(60).toISOString() });
    expect(early.slot.host).toMatchObject({ time: '13:00', offset: '+03:00' });
    expect(early.host._id).toBe(host.id);
    for (const minutes of [-10, 0, 59])
      expect((await getBooking(at(buyer, minutes), id)).placeText).toBe('https://meet.example/secret');
    expect((await getBooking(at(buyer, 60), id)).placeText).toBeNull();
  });

  it('says at any time where it is, where one has to go there', async () => {
    const elsewhere = await bookedOf({ place: 'in_person', placeText: 'شارع الملك، الرياض' });
    expect((await getBooking(at(buyer, -2000), elsewhere)).placeText).toBe('شارع الملك، الرياض');
  });
});

describe('the bookings of a host', () => {
  it('are read by creators, each their own', async () => {
    const query = { from: START.slice(0, 10) };
    expect((await callRoute(LIST, { query })).status).toBe(401);
    expect((await callRoute(LIST, { query, token: buyer.token })).status).toBe(403);
    const other = await makeHost();
    const { data } = await listBookings(at(other, 0), { from: START.slice(0, 10), days: 7 });
    expect(data).toEqual([]);
  });

  it('name who booked what, by the days of their zone', async () => {
    const day = START.slice(0, 10);
    const { data } = await listBookings(at(host, 0), { from: day, days: 1 });
    expect(data).toEqual([
      expect.objectContaining({
        product: { _id: product, title: expect.any(String) },
        state: 'confirmed',
        buyer: expect.objectContaining({ _id: buyer.id }),
        price: { amount: 2500, currency: 'USD' },
      }),
    ]);
    const next = after(24 * 60)
      .toISOString()
      .slice(0, 10);
    expect((await listBookings(at(host, 0), { from: next, days: 7 })).data).toEqual([]);
  });
});
