import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { cancelBooking } from '@/lib/server/appointments/service';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { getBooking } from '@/lib/server/kinds/bookings/appointments';
import { checkClocks } from '@/lib/server/kinds/bookings/clocks';
import { createSlotHold } from '@/lib/server/kinds/bookings/holds';
import { HOUR } from '@/lib/shared/time';
import { makeHost, makeOffer, putHours } from '@/tests/setup/bookings';
import { NOW, tenIn } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { lineOf } from '@/tests/setup/reversals';
import { topicsOf } from '@/tests/setup/topics';
import { buy } from '@/tests/setup/trade';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

const START = tenIn(3);
const before = (hours: number) => new Date(Date.parse(START) - hours * HOUR);

let host: Member;
let buyer: Member;
let purchase: string;
cleanWorld(async () => {
  [host, buyer] = [await makeHost(), await makeMember()];
  const product = await makeOffer(host);
  const body = { startsAt: START, minutes: 60, timeZone: 'Atlantic/Reykjavik' };
  await createSlotHold(buyer.ctx, product, body);
  const orderId = await buy(buyer.token, { id: product, price: { amount: 2500 } });
  const { id } = await db()
    .selectFrom('entitlements')
    .select('id')
    .where('order_line_id', '=', await lineOf(orderId))
    .executeTakeFirstOrThrow();
  purchase = id;
});

const check = (now = NOW) => checkClocks({ ...guestCtx(db()), now });

/** What was agreed, by rules that were an hour earlier in Riyadh. */
const agreedEarlier = () =>
  sql`update booking_clocks set host_offset = host_offset - 60 where booking_id =
    (select id from bookings where entitlement_id = ${purchase})`.execute(db());

const noticesOf = async (member: Member) =>
  (await topicsOf(member)).filter((topic) => topic === 'clockChanged').length;
const told = async () => [await noticesOf(host), await noticesOf(buyer)];

interface Facts {
  startsAt: string;
  before: { host: string; buyer: string };
}
const lettersTo = async ({ id }: Member) => {
  const { rows } = await sql<{ facts: Facts }>`select letter -> 'facts' as facts
    from graphile_worker._private_jobs, json_array_elements(payload -> 'letters') letter
    where letter ->> 'to' = ${id} and letter -> 'facts' ->> 'template' = 'clockChanged'`.execute(db());
  return rows.map(({ facts }) => facts);
};

describe('the clocks of a booking', () => {
  it('are kept as they were agreed, and nobody is notified of what is as it was', async () => {
    const { rows } = await sql`select host_zone, host_offset, buyer_zone, buyer_offset from booking_clocks
      where booking_id = (select id from bookings where entitlement_id = ${purchase})`.execute(db());
    expect(rows).toEqual([
      { host_zone: 'Asia/Riyadh', host_offset: 180, buyer_zone: 'Atlantic/Reykjavik', buyer_offset: 0 },
    ]);
    await check();
    expect(await told()).toEqual([0, 0]);
  });

  it('are noted again without news where the host or the start has changed', async () => {
    await agreedEarlier();
    await putHours(host, { version: 1, timeZone: 'Africa/Cairo' });
    await check();
    expect(await told()).toEqual([0, 0]);
    await sql`update booking_clocks set buyer_offset = 60, starts_at = starts_at - interval '1 day'
      where booking_id = (select id from bookings where entitlement_id = ${purchase})`.execute(db());
    await check();
    expect(await told()).toEqual([0, 0]);
  });

  it('are not looked at once it has begun', async () => {
    await agreedEarlier();
    await check(new Date(START));
    expect(await told()).toEqual([0, 0]);
  });

  it('changed by new rules: both sides are notified once, with the hour that it was', COMMITS, async () => {
    await agreedEarlier();
    await Promise.all([check(), check()]);
    await check();
    expect(await told()).toEqual([1, 1]);
    for (const member of [host, buyer])
      expect(await lettersTo(member)).toEqual([
        expect.objectContaining({
          startsAt: START,
          before: { host: START.replace('T10', 'T12'), buyer: START },
        }),
      ]);
  });

  it('changed by new rules: all goes back to a buyer who cancels until it begins', async () => {
    const ctx = { ...buyer.ctx, now: before(1) };
    expect(await getBooking(ctx, purchase)).toMatchObject({ backBps: 0, isClockChanged: false });
    await agreedEarlier();
    await check();
    expect(await getBooking(ctx, purchase)).toMatchObject({ backBps: 10_000, isClockChanged: true });
    // The host cannot take that away by another zone.
    await putHours(host, { version: 1, timeZone: 'Asia/Kuwait' });
    await check();
    expect(await cancelBooking(ctx, purchase, { backBps: 10_000 })).toMatchObject({
      refunded: { amount: 2500 },
    });
  });
});
