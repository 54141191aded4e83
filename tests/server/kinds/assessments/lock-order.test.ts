import { beforeEach, describe, expect, it } from 'vitest';
import { cancelSeat } from '@/lib/server/appointments/workshops';
import { addCartLine } from '@/lib/server/cart/service';
import { createOrder } from '@/lib/server/checkout/service';
import type { MemberCtx } from '@/lib/server/ctx';
import { db } from '@/lib/server/db/client';
import { applyGatewayEvent } from '@/lib/server/gateway-events/events';
import { newId } from '@/lib/server/ids';
import { putAssessmentExtra } from '@/lib/server/kinds/assessments/exams';
import { lockDates } from '@/lib/server/kinds/assessments/repo-dates';
import { createSlotHold } from '@/lib/server/kinds/bookings/holds';
import { createAssessmentAttempt } from '@/lib/server/kinds/quiz-attempts';
import { holdOwnProduct } from '@/lib/server/products/state';
import { refundSale } from '@/lib/server/refunds/decide';
import { makeOffer, putHours } from '@/tests/setup/bookings';
import { NOW } from '@/tests/setup/clock';
import { workshopToBuy } from '@/tests/setup/exams';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { lineOf } from '@/tests/setup/reversals';
import { eventFor, placeOrder } from '@/tests/setup/trade';
import { untilSomebodyWaits } from '@/tests/setup/while-held';
import {
  dateIn,
  holdSeat,
  seatFor,
  seatOf,
  seatsOf,
  setAssessment,
  workshopOf,
  writeWorkshop,
} from '@/tests/setup/workshops';

// A deadlock ends one of both: no transaction here runs again by itself.

let host: Member;
let buyer: Member;
let id: string;
let date: Awaited<ReturnType<typeof workshopToBuy>>['date'];
let seat: Awaited<ReturnType<typeof seatFor>>;

beforeEach(async () => {
  ({ host, buyer, date, id } = await workshopToBuy());
  await setAssessment(host, id, 'before');
  seat = await seatFor(buyer, id, date._id);
});

type Act = (ctx: MemberCtx) => Promise<unknown>;

/** Runs both at once: the date is free only when both wait, the first one before the second. */
async function together(first: [Member, Act], then: [Member, Act]): Promise<unknown[]> {
  const begin = ([{ ctx }, act]: [Member, Act]) =>
    db()
      .transaction()
      .execute((trx) => act({ ...ctx, db: trx, now: NOW }))
      .catch(({ code }) => code);
  let running: Promise<unknown>[] = [];
  await db()
    .transaction()
    .execute(async (trx) => {
      await lockDates(trx, [date._id]);
      running = [begin(first)];
      await untilSomebodyWaits();
      running.push(begin(then));
      await untilSomebodyWaits(2);
    });
  return Promise.all(running);
}

const extra: Act = (ctx) =>
  putAssessmentExtra(ctx, { id: seat.seatId, placed: 'before' }, { minutes: 5, attempts: 1 });
const begin: Act = (ctx) => createAssessmentAttempt(ctx, seat.entitlementId, 'before');
const giveUp: Act = (ctx) => cancelSeat(ctx, seat.entitlementId, { backBps: 10_000 });
const save: Act = async (ctx) => {
  await holdOwnProduct(ctx, id);
  await writeWorkshop({ ctx }, id, workshopOf([date]));
};
const refund: Act = async (ctx) =>
  refundSale(ctx, await lineOf(seat.orderId), { amount: 3000, answer: '' }, crypto.randomUUID(), {
    asOperator: false,
  });

const noneEndedBy = async (first: [Member, Act], then: [Member, Act]) =>
  expect(await together(first, then)).not.toContain('40P01');

describe('a seat whose money goes back', () => {
  it('at the moment when its host gives extra time', () => noneEndedBy([host, extra], [host, refund]));

  it('at the moment when its holder begins an attempt', () => noneEndedBy([buyer, begin], [host, refund]));

  it('at the moment when another one is paid', async () => {
    const other = await makeMember();
    await holdSeat(other, date._id);
    const event = await eventFor((await placeOrder(other.token, seatOf(id)))._id);
    await noneEndedBy([other, (ctx) => applyGatewayEvent(ctx, 'sandbox', event)], [host, refund]);
    expect(await seatsOf(other)).toEqual(['confirmed']);
  });
});

describe('a new order of a seat ends an earlier one', () => {
  let other: Member;
  beforeEach(async () => {
    other = await makeMember();
    await holdSeat(other, date._id);
    await placeOrder(other.token, seatOf(id));
  });
  const order =
    (amount: number): Act =>
    (ctx) =>
      createOrder(ctx, { productId: id, expectedTotal: { amount, currency: 'USD' } }, newId());

  it('while its host saves the dates', () => noneEndedBy([other, order(3000)], [host, save]));

  it('costs nothing while money of another seat goes back', async () => {
    await db().updateTable('workshop_seats').set({ amount: 0 }).where('buyer_id', '=', other.id).execute();
    await noneEndedBy([other, order(0)], [host, refund]);
    expect(await seatsOf(other)).toEqual(['confirmed']);
  });
});

it('a seat and an hour with its host that are ordered together, while the host moves the date', async () => {
  await putHours(host);
  const offer = await makeOffer(host);
  const other = await makeMember();
  await holdSeat(other, date._id);
  const startsAt = `${dateIn(3).date}T10:00:00.000Z`;
  const ctx = () => other.ctx;
  await createSlotHold(ctx(), offer, { startsAt, minutes: 60, timeZone: 'UTC' });
  for (const subjectId of [id, offer]) await addCartLine(ctx(), { kind: 'product', subjectId });
  const order: Act = (ctx) => createOrder(ctx, { expectedTotal: { amount: 5500, currency: 'USD' } }, newId());
  const move: Act = (ctx) => writeWorkshop({ ctx }, id, workshopOf([{ ...date, minutes: 180 }]));
  await noneEndedBy([other, order], [host, move]);
});

it('a seat that is given back while its holder begins an attempt, or its host saves the dates', async () => {
  await noneEndedBy([buyer, begin], [buyer, giveUp]);
  seat = await seatFor(buyer, id, date._id);
  await noneEndedBy([buyer, giveUp], [buyer, begin]);
  seat = await seatFor(buyer, id, date._id);
  await noneEndedBy([buyer, giveUp], [host, save]);
});
