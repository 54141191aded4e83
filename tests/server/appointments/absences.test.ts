import { describe, expect, it } from 'vitest';
import { POST as DECIDE } from '@/app/api/admin/absences/[id]/route';
import { POST as HOST_ANSWERS } from '@/app/api/bookings/[id]/absence/answer/route';
import { POST as HOST_SAYS } from '@/app/api/bookings/[id]/absence/route';
import { POST as BUYER_ANSWERS } from '@/app/api/entitlements/[id]/booking/absence/answer/route';
import { POST as BUYER_SAYS } from '@/app/api/entitlements/[id]/booking/absence/route';
import * as absences from '@/lib/server/appointments/absences';
import { cancelHostBooking } from '@/lib/server/appointments/service';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { newId } from '@/lib/server/ids';
import { listAbsences } from '@/lib/server/kinds/bookings/absences';
import { getBooking, listBookings } from '@/lib/server/kinds/bookings/appointments';
import { releaseHolds } from '@/lib/server/payments/release';
import { refundSale } from '@/lib/server/refunds/decide';
import { checkBooks } from '@/lib/server/self-check/service';
import { stripBidiMarks } from '@/lib/shared/arabic';
import { HOUR, MINUTE } from '@/lib/shared/time';
import { bookedBy, makeHost, makeOffer } from '@/tests/setup/bookings';
import { callRoute } from '@/tests/setup/call-route';
import { tenIn } from '@/tests/setup/clock';
import { type Member, makeConfirmed, makeMember } from '@/tests/setup/make-member';
import { lettersTo } from '@/tests/setup/outbox';
import { lineOf, sendGranted, stateOf } from '@/tests/setup/reversals';
import { topicsOf } from '@/tests/setup/topics';
import { eventFor, tell } from '@/tests/setup/trade';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

const hours = (count: number) => (count * HOUR) / MINUTE;
const START = tenIn(6);
// In minutes after the start: 72 hours after the end.
const CLOSES = hours(1 + 72);
const conflict = { code: 'conflict' };

let host: Member;
let buyer: Member;
let admin: Member;
let own: Awaited<ReturnType<typeof bookedBy>>;

cleanWorld(async () => {
  host = await makeHost({}, { email: `${crypto.randomUUID()}@host.example`, name: 'هدى القحطاني' });
  buyer = await makeConfirmed({ name: 'سارة علي' });
  admin = await makeMember({ role: 'ADMIN' });
  own = await bookedBy(buyer, await makeOffer(host), { startsAt: START });
});

const at = ({ ctx }: Pick<Member, 'ctx'>, minutes: number) => ({
  ...ctx,
  now: new Date(Date.parse(START) + minutes * MINUTE),
});
const guest = (minutes: number) => at({ ctx: guestCtx(db()) as Member['ctx'] }, minutes);
const job = (minutes: number) => absences.settleUnanswered(guest(minutes));
const release = (minutes: number) => releaseHolds(guest(minutes));
const sides = {
  host: { id: () => own.bookingId, ctx: (minutes: number) => at(host, minutes) },
  buyer: { id: () => own.entitlementId, ctx: (minutes: number) => at(buyer, minutes) },
};
type Side = keyof typeof sides;
const say = (side: Side, minutes = 20) =>
  absences.sayAbsent(sides[side].ctx(minutes), side, sides[side].id(), { text: 'انتظرت ولم يدخل أحد' });
const answer = (side: Side, agrees: boolean, minutes = 30) =>
  absences.answerAbsence(sides[side].ctx(minutes), side, sides[side].id(), { agrees, text: 'كنت هناك' });
const decide = (outcome: 'back' | 'kept') =>
  absences.decideAbsence(at(admin, 40), own.bookingId, { outcome });
const asSeller = { asOperator: false };
const giveBack = async () =>
  refundSale(host.ctx, await lineOf(own.orderId), { amount: 2500, answer: '' }, newId(), asSeller);
const bookingOf = (minutes: number) => getBooking(at(buyer, minutes), own.entitlementId);
const hostSees = async (minutes: number) =>
  (await listBookings(at(host, minutes), { from: START.slice(0, 10), days: 1 })).data[0];
const told = async (member: Member) =>
  (await topicsOf(member)).filter((topic) => topic !== 'booked' && topic !== 'confirmed');

describe('saying that the other was not there', () => {
  it('is for the two alone, each about the other; deciding for operators alone', async () => {
    const stranger = await makeMember({ role: 'CREATOR' });
    const body = { text: '' };
    const answered = { agrees: true, text: '' };
    const bought = { params: { id: own.entitlementId } };
    const booked = { params: { id: own.bookingId } };
    expect((await callRoute(BUYER_SAYS, { ...bought, body })).status).toBe(401);
    for (const { token } of [stranger, host]) {
      expect((await callRoute(BUYER_SAYS, { ...bought, body, token })).status).toBe(404);
      expect((await callRoute(BUYER_ANSWERS, { ...bought, body: answered, token })).status).toBe(404);
    }
    for (const { token } of [stranger, buyer]) {
      expect((await callRoute(HOST_SAYS, { ...booked, body, token })).status).toBe(404);
      expect((await callRoute(HOST_ANSWERS, { ...booked, body: answered, token })).status).toBe(404);
      const decision = { ...booked, body: { outcome: 'kept' }, token };
      expect((await callRoute(DECIDE, decision)).status).toBe(403);
    }
  });

  it.each(['host', 'buyer'] as const)(
    'by the %s is refused too early and too late, and twice',
    async (side) => {
      for (const minutes of [-60, 0, 14, CLOSES, CLOSES + 1])
        await expect(say(side, minutes)).rejects.toMatchObject(conflict);
      expect(await bookingOf(14)).toMatchObject({ maySayAbsent: false });
      expect(await bookingOf(15)).toMatchObject({ maySayAbsent: true, absence: null });
      expect(await hostSees(CLOSES - 1)).toMatchObject({ maySayAbsent: true });
      await say(side, side === 'host' ? 15 : CLOSES - 1);
      for (const other of ['host', 'buyer'] as const)
        await expect(say(other, 30)).rejects.toMatchObject(conflict);
      expect(await bookingOf(30)).toMatchObject({ maySayAbsent: false, absence: { saidBy: side } });
      expect(await hostSees(30)).toMatchObject({ maySayAbsent: false, absence: { saidBy: side } });
    },
  );

  it('is refused of a booking that was cancelled, or whose money went back', async () => {
    const other = await bookedBy(buyer, await makeOffer(host), { startsAt: START.replace('T10', 'T12') });
    await cancelHostBooking(host.ctx, other.bookingId, { reason: 'سفر' });
    const late = at(buyer, hours(3));
    await expect(absences.sayAbsent(late, 'buyer', other.entitlementId, { text: '' })).rejects.toMatchObject(
      conflict,
    );
    await giveBack();
    for (const side of ['host', 'buyer'] as const) await expect(say(side)).rejects.toMatchObject(conflict);
    expect(await hostSees(20)).toMatchObject({ maySayAbsent: false });
  });

  it('is answered by the other side alone, once, and in time', async () => {
    await expect(answer('host', true)).rejects.toMatchObject(conflict);
    await say('buyer');
    await expect(answer('buyer', false)).rejects.toMatchObject(conflict);
    for (const agrees of [true, false])
      await expect(answer('host', agrees, 20 + hours(72))).rejects.toMatchObject(conflict);
    await expect(decide('back')).rejects.toMatchObject(conflict);
    await answer('host', false, 20 + hours(72) - 1);
    for (const agrees of [true, false]) await expect(answer('host', agrees)).rejects.toMatchObject(conflict);
  });
});

describe('a host who was not there', () => {
  it(
    'is told until when they can object, and gives all back once the time is over, once',
    COMMITS,
    async () => {
      await say('buyer');
      expect(await told(host)).toEqual(['hostAbsent']);
      const [letter] = await lettersTo(host.email ?? '');
      const text = stripBidiMarks(letter?.text ?? '');
      expect(text).toContain('انتظرت ولم يدخل أحد');
      expect(text).toContain('يمكنك الاعتراض حتى');
      await job(20 + hours(72) - 1);
      expect(await stateOf(own.orderId)).toMatchObject({ order: 'paid', access: 'active' });
      await Promise.all([job(20 + hours(72)), job(20 + hours(72))]);
      await job(20 + hours(73));
      await sendGranted();
      expect(await stateOf(own.orderId)).toMatchObject({
        order: 'refunded',
        access: 'revoked',
        refunds: ['succeeded'],
        pending: 0,
        available: 0,
        held: 0,
      });
      expect(await told(buyer)).toEqual(['absenceBack']);
      expect(await told(host)).toEqual(['hostAbsent', 'absenceTaken']);
      expect(await hostSees(hours(100))).toMatchObject({ absence: { outcome: 'back' }, maySayAbsent: false });
      const { results } = await checkBooks(guestCtx(db()));
      expect(results.filter(({ broken }) => broken > 0)).toEqual([]);
    },
  );

  it('gives all back at once when they agree', async () => {
    await say('buyer');
    await answer('host', true);
    expect(await stateOf(own.orderId)).toMatchObject({ access: 'revoked', pending: 0 });
    await expect(say('host')).rejects.toMatchObject(conflict);
  });

  it('has nothing paid out while it is open, also after the usual time', async () => {
    await say('buyer', CLOSES - 1);
    await release(CLOSES + hours(1));
    expect(await stateOf(own.orderId)).toMatchObject({ available: 0, held: 2250 });
    await answer('host', false, CLOSES);
    await job(CLOSES + hours(100));
    await release(CLOSES + hours(100));
    expect(await stateOf(own.orderId)).toMatchObject({ available: 0, held: 2250 });
    await decide('kept');
    await release(CLOSES + hours(100));
    expect(await stateOf(own.orderId)).toMatchObject({ available: 2250, held: 0, access: 'active' });
  });
});

describe('a buyer who was not there', () => {
  it('has lost the money once the time is over; it is paid out by its own day', async () => {
    await say('host');
    expect(await told(buyer)).toEqual(['buyerAbsent']);
    await job(20 + hours(72));
    expect(await told(buyer)).toEqual(['buyerAbsent', 'absenceNotBack']);
    expect(await told(host)).toEqual(['absenceKept']);
    expect(await bookingOf(hours(100))).toMatchObject({ absence: { outcome: 'kept' } });
    await release(CLOSES - 1);
    expect(await stateOf(own.orderId)).toMatchObject({ available: 0 });
    await release(CLOSES);
    expect(await stateOf(own.orderId)).toMatchObject({ available: 2250, order: 'paid' });
  });

  it('settles it by agreeing, and is not paid back by a later word', async () => {
    await say('host');
    await answer('buyer', true);
    expect(await told(host)).toEqual(['absenceKept']);
    await expect(say('buyer', 60)).rejects.toMatchObject(conflict);
  });
});

describe('an objection', () => {
  it('waits for an operator, who reads both and decides once; it is in the log', async () => {
    await say('host');
    await answer('buyer', false);
    expect(await told(host)).toEqual(['objected']);
    await job(hours(100));
    const { data } = await listAbsences(at(admin, 40), { limit: 20 });
    expect(data.find(({ _id }) => _id === own.bookingId)).toMatchObject({
      host: { _id: host.id },
      buyer: { _id: buyer.id },
      price: { amount: 2500 },
      orderId: own.orderId,
      absence: { saidBy: 'host', text: 'انتظرت ولم يدخل أحد', objection: 'كنت هناك', outcome: null },
    });
    await decide('back');
    for (const outcome of ['back', 'kept'] as const)
      await expect(decide(outcome)).rejects.toMatchObject(conflict);
    expect(await stateOf(own.orderId)).toMatchObject({ access: 'revoked', pending: 0, held: 0 });
    const entry = await db()
      .selectFrom('audit_log')
      .select(['action', 'subject_id'])
      .where('actor', '=', admin.id)
      .executeTakeFirst();
    expect(entry).toEqual({ action: 'absence.back', subject_id: host.id });
  });

  it('is not decided by an operator who sells or buys it', async () => {
    const seller = await makeHost({}, { role: 'ADMIN' });
    const offer = await makeOffer(seller);
    const { bookingId, entitlementId } = await bookedBy(buyer, offer, { startsAt: START });
    await absences.sayAbsent(at(buyer, 20), 'buyer', entitlementId, { text: '' });
    await absences.answerAbsence(at(seller, 30), 'host', bookingId, { agrees: false, text: '' });
    const decision = absences.decideAbsence(at(seller, 40), bookingId, { outcome: 'kept' });
    await expect(decision).rejects.toMatchObject({ code: 'own_trade' });
  });
});

describe('money that goes back on another way', () => {
  it('by the seller settles an open absence, and no more is given back', async () => {
    await say('buyer');
    await answer('host', false);
    await giveBack();
    await expect(decide('kept')).rejects.toMatchObject(conflict);
    await sendGranted();
    await job(40);
    expect(await hostSees(40)).toMatchObject({ absence: { outcome: 'back' } });
    expect(await stateOf(own.orderId)).toMatchObject({ refunds: ['succeeded'], order: 'refunded' });
  });

  it('by a dispute of the buyer’s bank waits for its end', async () => {
    await say('buyer');
    const report = async (type: 'dispute.opened' | 'dispute.won') =>
      tell(await eventFor(own.orderId, type, { subjectRef: `dp_${own.orderId}` }));
    await report('dispute.opened');
    await job(hours(100));
    expect(await hostSees(hours(100))).toMatchObject({ absence: { outcome: null } });
    await report('dispute.won');
    await job(hours(101));
    expect(await stateOf(own.orderId)).toMatchObject({ order: 'refunded', access: 'revoked' });
  });

  it('races with the word of an operator and the job: all goes back once', COMMITS, async () => {
    await say('buyer');
    await answer('host', false);
    await Promise.allSettled([decide('back'), decide('kept'), giveBack(), job(hours(100))]);
    await sendGranted();
    await job(hours(101));
    const { absence } = (await hostSees(hours(101))) ?? {};
    expect(absence?.outcome).not.toBeNull();
    const state = await stateOf(own.orderId);
    expect(state?.refunds?.length ?? 0).toBeLessThanOrEqual(1);
    const { results } = await checkBooks(guestCtx(db()));
    expect(results.filter(({ broken }) => broken > 0)).toEqual([]);
  });
});

describe('in a group', () => {
  it('each seat is settled by itself', async () => {
    const group = await makeOffer(host, { seats: 3 });
    const others = [await makeMember(), await makeMember()];
    const startsAt = START.replace('T10', 'T12');
    const [one, two] = [
      await bookedBy(others[0] ?? buyer, group, { startsAt }),
      await bookedBy(others[1] ?? buyer, group, { startsAt }),
    ];
    await absences.sayAbsent(at(host, hours(3)), 'host', one.bookingId, { text: '' });
    await absences.sayAbsent(at(others[1] ?? buyer, hours(3)), 'buyer', two.entitlementId, { text: '' });
    await job(hours(80));
    expect(await stateOf(one.orderId)).toMatchObject({ order: 'paid', access: 'active' });
    expect(await stateOf(two.orderId)).toMatchObject({ access: 'revoked' });
  });
});
