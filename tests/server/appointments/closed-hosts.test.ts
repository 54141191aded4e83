import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { cancelOfClosed } from '@/lib/server/appointments/closed-hosts';
import { db } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { newId } from '@/lib/server/ids';
import { createSlotHold } from '@/lib/server/kinds/bookings/holds';
import { holdBookingsAhead } from '@/lib/server/kinds/bookings/hosts';
import { checkBooks } from '@/lib/server/self-check/service';
import { restore, suspend } from '@/lib/server/suspensions/service';
import { DAY } from '@/lib/shared/time';
import { NONE, wrongs } from '@/tests/setup/booking-wrongs';
import { bookedBy, makeHost, makeOffer } from '@/tests/setup/bookings';
import { fromNow, NOW } from '@/tests/setup/clock';
import { loseSlot } from '@/tests/setup/lost-slot';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { lettersTo } from '@/tests/setup/outbox';
import { stateOf } from '@/tests/setup/reversals';
import { runJobs } from '@/tests/setup/run-jobs';
import { eventFor, placeOrder, tell } from '@/tests/setup/trade';
import { untilSomebodyWaits, whileHeld } from '@/tests/setup/while-held';

const day = (ahead: number) =>
  fromNow(ahead * DAY)
    .toISOString()
    .slice(0, 10);
const at = (ahead: number, hour = 10) => `${day(ahead)}T${hour}:00:00.000Z`;
const confirmed = () => ({ email: `${newId()}@closed.example`, email_verified_at: NOW });

let host: Member;
let buyer: Member;
let operator: Member;
let product: string;

beforeEach(async () => {
  [host, buyer, operator] = await Promise.all([
    makeHost({}, confirmed()),
    makeMember(confirmed()),
    makeMember({ role: 'ADMIN' }),
  ]);
  product = await makeOffer(host);
});

const now = () => guestCtx(db());
const setStatus = (status: string) =>
  db().updateTable('users').set({ status }).where('id', '=', host.id).execute();
const bookingOf = (id: string) =>
  db().selectFrom('bookings').select(['state', 'sequence']).where('id', '=', id).executeTakeFirstOrThrow();
const emailOf = async ({ id }: Member) =>
  (await db().selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email ?? '';

describe('a host who is suspended', () => {
  it('has no coming bookings: each buyer gets all back and reads why, and so does the host', async () => {
    const coming = await bookedBy(buyer, product, { startsAt: at(3) });
    const soon = await bookedBy(await makeMember(), product, { startsAt: at(4) });
    await suspend(operator.ctx, host.id, 'شكاوى');
    const [toHost] = await lettersTo(await emailOf(host));
    expect(toHost?.text).toMatch(/مواعيد تُلغى ويُردّ ثمنها: 2/);
    for (const { bookingId, orderId } of [coming, soon]) {
      expect((await bookingOf(bookingId)).state).toBe('cancelled');
      expect(await stateOf(orderId)).toMatchObject({ order: 'refunded', pending: 0, access: 'revoked' });
    }
    const told = (await lettersTo(await emailOf(buyer))).map(({ text }) => text);
    expect(told.filter((text) => text.includes('لا يستطيع المضيف الحضور')).length).toBeGreaterThan(0);
    expect(await wrongs({ products: [product], orders: [coming.orderId, soon.orderId] })).toEqual(NONE);
    const { results } = await checkBooks(now());
    expect(results.filter(({ broken }) => broken > 0)).toEqual([]);
  });

  it('keeps what has begun, and what others sell stays as it is', async () => {
    const other = await makeHost();
    const elsewhere = await bookedBy(buyer, await makeOffer(other), { startsAt: at(3) });
    const begun = await bookedBy(buyer, product, { startsAt: at(3) });
    await setStatus('suspended');
    await cancelOfClosed({ ...now(), now: new Date(Date.parse(at(3)) + 1) });
    for (const { bookingId } of [elsewhere, begun])
      expect((await bookingOf(bookingId)).state).toBe('confirmed');
  });

  it('loses them once: one that breaks off keeps no other waiting, the next run finds it, and a third does nothing', async () => {
    const first = await bookedBy(buyer, product, { startsAt: at(3) });
    const second = await bookedBy(buyer, product, { startsAt: at(4) });
    const third = await bookedBy(buyer, product, { startsAt: at(5) });
    await setStatus('suspended');
    // Its connection is cut while the second is being cancelled.
    await whileHeld('orders', second.orderId, async () => {
      const run = cancelOfClosed(now());
      await untilSomebodyWaits();
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db());
      await run;
    });
    const states = async () =>
      (await Promise.all([first, second, third].map(({ bookingId }) => bookingOf(bookingId)))).map(
        ({ state }) => state,
      );
    expect(await states()).toEqual(['cancelled', 'confirmed', 'cancelled']);
    await Promise.all([cancelOfClosed(now()), cancelOfClosed(now())]);
    expect(await states()).toEqual(['cancelled', 'cancelled', 'cancelled']);
    const before = await bookingOf(first.bookingId);
    await cancelOfClosed(now());
    expect(await bookingOf(first.bookingId)).toEqual(before);
    await runJobs();
    const refunds = await db()
      .selectFrom('refunds')
      .select('amount')
      .where('order_id', 'in', [first.orderId, second.orderId, third.orderId])
      .execute();
    expect(refunds.map(({ amount }) => Number(amount))).toEqual([2500, 2500, 2500]);
    const cancelled = await db()
      .selectFrom('notifications')
      .select('id')
      .where('user_id', '=', buyer.id)
      .where('topic', '=', 'cancelledByTeam')
      .execute();
    expect(cancelled).toHaveLength(3);
  });

  it('gives all back for what lost its slot as well, also after its time: nobody is there to choose with', async () => {
    const lost = await bookedBy(buyer, product, { startsAt: at(3) });
    const taken = await loseSlot(lost.orderId, product, at(3));
    await setStatus('suspended');
    const after = { ...now(), now: new Date(Date.parse(at(3)) + 1) };
    await Promise.all([cancelOfClosed(after), cancelOfClosed(after)]);
    await runJobs();
    expect(await stateOf(lost.orderId)).toMatchObject({
      order: 'refunded',
      access: 'revoked',
      refunds: ['succeeded'],
    });
    expect((await bookingOf(taken.bookingId)).state).toBe('confirmed');
    const letters = (await lettersTo(await emailOf(buyer))).map(({ text }) => text);
    expect(letters.filter((text) => text.includes('لا يستطيع المضيف الحضور'))).toHaveLength(1);
    const { results } = await checkBooks(now());
    expect(results.filter(({ broken }) => broken > 0)).toEqual([]);
  });

  it('may be restored in time: then they are kept', async () => {
    const { bookingId } = await bookedBy(buyer, product, { startsAt: at(3) });
    await suspend(operator.ctx, host.id, 'شكاوى');
    await restore(operator.ctx, host.id);
    await runJobs();
    expect((await bookingOf(bookingId)).state).toBe('confirmed');
  });
});

describe('a slot that is held when its host’s account closes', () => {
  const order = async () => {
    await createSlotHold(buyer.ctx, product, {
      startsAt: at(3),
      minutes: 60,
      timeZone: 'UTC',
    });
    return (await placeOrder(buyer.token, { id: product, price: { amount: 2500 } }))._id;
  };

  it.each(['suspended', 'deletion_requested'])('is refunded when it is paid later: %s', async (status) => {
    const id = await order();
    await setStatus(status);
    await tell(await eventFor(id));
    expect(await stateOf(id)).toMatchObject({ order: 'cancelled', access: null });
    expect(await wrongs({ products: [product], orders: [id] })).toMatchObject({ lost: 0, empty: 0 });
  });

  it('is refunded when the host leaves while the money is settled', async () => {
    const id = await order();
    let settling: Promise<unknown> = Promise.resolve();
    await inTransaction(host.ctx, async (ctx) => {
      // As deleting an account does it, in this order.
      expect(await holdBookingsAhead(ctx, host.id)).toBe(0);
      settling = tell(await eventFor(id));
      await untilSomebodyWaits();
      await ctx.db
        .updateTable('users')
        .set({ status: 'deletion_requested' })
        .where('id', '=', host.id)
        .execute();
    });
    await settling;
    expect(await stateOf(id)).toMatchObject({ order: 'cancelled', access: null });
  });
});
