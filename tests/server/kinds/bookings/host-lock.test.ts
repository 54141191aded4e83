import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { moveBooking } from '@/lib/server/appointments/move-booking';
import { cancelHostBooking } from '@/lib/server/appointments/service';
import { db } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { readCalendarOf } from '@/lib/server/kinds/bookings/busy/service';
import { createSlotHold } from '@/lib/server/kinds/bookings/holds';
import { lockHost } from '@/lib/server/kinds/bookings/repo-slots';
import { deleteSlotHold } from '@/lib/server/kinds/slot-holds';
import { DAY } from '@/lib/shared/time';
import { bookedBy, makeHost, makeOffer, putHours } from '@/tests/setup/bookings';
import { fromNow } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { expireReservations } from '@/tests/setup/reservations';
import { eventFor, placeOrder, tell } from '@/tests/setup/trade';
import { until } from '@/tests/setup/waits';

const DATE = fromNow(3 * DAY)
  .toISOString()
  .slice(0, 10);
const START = `${DATE}T10:00:00.000Z`;
const LATER = `${DATE}T12:00:00.000Z`;

let host: Member;
let buyer: Member;
let id: string;
beforeEach(async () => {
  [host, buyer] = [await makeHost(), await makeMember()];
  id = await makeOffer(host);
});

const hold = () => createSlotHold(buyer.ctx, id, { startsAt: START, minutes: 60, timeZone: 'UTC' });
const order = () => placeOrder(buyer.token, { id, price: { amount: 2500 } });
const book = () => bookedBy(buyer, id, { startsAt: START });

/** What takes or frees a time of a host: each is prepared, and then done. */
const ACTS: Record<string, () => Promise<() => Promise<unknown>>> = {
  'a hold': async () => hold,
  'a hold that is given back': async () => {
    await hold();
    return () => deleteSlotHold(buyer.ctx, id);
  },
  'an order': async () => {
    await hold();
    return order;
  },
  'a payment': async () => {
    await hold();
    const event = await eventFor((await order())._id);
    return () => tell(event);
  },
  'news that money is under way': async () => {
    await hold();
    const event = await eventFor((await order())._id, 'payment.processing');
    return () => tell(event);
  },
  'an order that ends': async () => {
    await hold();
    await order();
    return expireReservations;
  },
  'a move': async () => {
    const { entitlementId } = await book();
    return () => moveBooking(buyer.ctx, entitlementId, { startsAt: LATER, timeZone: 'UTC' });
  },
  'a cancelled booking': async () => {
    const { bookingId } = await book();
    return () => cancelHostBooking(host.ctx, bookingId, { reason: 'سفر' });
  },
  'a dispute': async () => {
    const { orderId } = await book();
    const event = await eventFor(orderId, 'dispute.opened', { subjectRef: `dispute of ${orderId}` });
    return () => tell(event);
  },
  'other hours': async () => () => putHours(host, { version: 1, step: 30 }),
  'busy times that were read': async () => {
    await sql`insert into booking_calendars (host_id, url) values (${host.id}, 'https://127.0.0.1/')`.execute(
      db(),
    );
    return () => readCalendarOf(guestCtx(db()), host.id);
  },
};

async function isSomebodyWaiting(): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db());
  return rows.length > 0;
}

it.each(Object.keys(ACTS))('%s waits for whoever has locked the host', async (name) => {
  const act = await ACTS[name]?.();
  let isDone = false;
  const done = await inTransaction(guestCtx(db()), async (ctx) => {
    await lockHost(ctx.db, host.id);
    const doing = act?.().then(() => {
      isDone = true;
    });
    await until(async () => isDone || (await isSomebodyWaiting()));
    expect(isDone).toBe(false);
    return [doing];
  });
  await Promise.all(done);
  expect(isDone).toBe(true);
});
