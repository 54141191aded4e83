import { beforeEach, describe, expect, it } from 'vitest';
import { cancelHostBooking } from '@/lib/server/appointments/service';
import { db } from '@/lib/server/db/client';
import { createSlotHold } from '@/lib/server/kinds/bookings/holds';
import { putBookingHours } from '@/lib/server/kinds/bookings/hours';
import { DAY } from '@/lib/shared/time';
import { HOURS, makeHost, makeOffer } from '@/tests/setup/bookings';
import { fromNow } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { buy } from '@/tests/setup/trade';
import { cleanWorld } from '@/tests/setup/world';

const DATE = fromNow(3 * DAY)
  .toISOString()
  .slice(0, 10);
const at = (hour: number) => `${DATE}T${String(hour).padStart(2, '0')}:00:00.000Z`;
const MORNING = Array.from({ length: 7 }, () => [{ from: 540, to: 720 }]);

let host: Member;
let product: string;
let version: number;
cleanWorld(async () => {
  host = await makeHost();
  product = await makeOffer(host);
});
beforeEach(() => {
  version = 1;
});

/** Books an hour; the host's clock shows three hours more. */
async function book(hour: number): Promise<string> {
  const buyer = await makeMember();
  const body = { startsAt: at(hour), minutes: 60, timeZone: 'UTC' };
  await createSlotHold(buyer.ctx, product, body);
  await buy(buyer.token, { id: product, price: { amount: 2500 } });
  const { id } = await db()
    .selectFrom('bookings')
    .select('id')
    .where('buyer_id', '=', buyer.id)
    .executeTakeFirstOrThrow();
  return id;
}

const save = async (change: Partial<typeof HOURS>) => {
  const ctx = host.ctx;
  const { outside } = await putBookingHours(ctx, { ...HOURS, ...change, version: version++ });
  return outside.map(({ _id }) => _id);
};

describe('new hours', () => {
  it('name no booking where they were saved by nobody else, and are not written over', async () => {
    await expect(putBookingHours(host.ctx, { ...HOURS, weekly: MORNING, version: 0 })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await save({ weekly: MORNING })).toEqual([]);
  });

  it('name the bookings that they leave outside, with who booked and when by the host’s clock', async () => {
    const [early, late] = [await book(6), await book(10)];
    const ctx = host.ctx;
    const { outside } = await putBookingHours(ctx, { ...HOURS, weekly: MORNING, version: version++ });
    expect(outside).toEqual([
      expect.objectContaining({
        _id: late,
        buyer: expect.objectContaining({ name: expect.any(String) }),
        slot: expect.objectContaining({
          startsAt: at(10),
          local: expect.objectContaining({ time: '13:00' }),
        }),
      }),
    ]);
    expect(outside.map(({ _id }) => _id)).not.toContain(early);
  });

  it('look at days off, and at another zone', async () => {
    const booking = await book(10);
    expect(await save({ dates: [{ date: DATE, windows: [] }] })).toEqual([booking]);
    // It was outside already: the host has seen it.
    expect(await save({ weekly: MORNING })).toEqual([]);
    expect(await save({})).toEqual([]);
    expect(await save({ timeZone: 'America/New_York' })).toEqual([booking]);
  });

  it('say nothing of rules that bookings were not made by, nor of what was cancelled', async () => {
    const booking = await book(10);
    expect(await save({ step: 45, leastNotice: 43_200, mostPerDay: 1, furthestDays: 1 })).toEqual([]);
    await cancelHostBooking(host.ctx, booking, { reason: 'تغيّرت أوقاتي' });
    expect(await save({ weekly: MORNING })).toEqual([]);
  });
});
