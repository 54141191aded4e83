import { beforeEach, expect, it } from 'vitest';
import { cancelSeat, giveBackOne } from '@/lib/server/appointments/workshops';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { getSeat } from '@/lib/server/kinds/assessments/seats';
import { checkBooks } from '@/lib/server/self-check/service';
import { NOW } from '@/tests/setup/clock';
import { type Member, makeConfirmed, makeMember } from '@/tests/setup/make-member';
import { lettersTo } from '@/tests/setup/outbox';
import { stateOf } from '@/tests/setup/reversals';
import { runJobs } from '@/tests/setup/run-jobs';
import { topicsOf } from '@/tests/setup/topics';
import { eventFor, tell } from '@/tests/setup/trade';
import { beginIn, dateIn, makeWorkshop, seatFor, seatsOf } from '@/tests/setup/workshops';

let buyer: Member;
let id: string;
let date: string;
let sold: Awaited<ReturnType<typeof seatFor>>;

const dispute = async (type: 'dispute.opened' | 'dispute.won') =>
  tell(await eventFor(sold.orderId, type, { subjectRef: `dispute of ${sold.orderId}` }));
const now = () => ({ now: NOW });

/** Somebody else has the only seat, since its buyer's bank took the money back. */
beforeEach(async () => {
  const one = dateIn(5, { seats: 1 });
  date = one._id;
  id = await makeWorkshop(await makeMember({ role: 'CREATOR' }), [one]);
  buyer = await makeConfirmed();
  sold = await seatFor(buyer, id, date);
  await dispute('dispute.opened');
});

async function win() {
  await dispute('dispute.won');
  await runJobs();
  return stateOf(sold.orderId);
}

it('a seat that others have when its dispute is won: all goes back, once, and its buyer reads why', async () => {
  const other = await makeMember();
  await seatFor(other, id, date);
  expect(await win()).toMatchObject({ order: 'refunded', access: 'revoked', refunds: [expect.any(String)] });
  expect(await topicsOf(buyer, 'workshop')).toEqual(['confirmed', 'cancelledByRefund', 'lost']);
  const { email } = await db()
    .selectFrom('users')
    .select('email')
    .where('id', '=', buyer.id)
    .executeTakeFirstOrThrow();
  const subjects = (await lettersTo(email ?? '')).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('لم يعد لك مقعد في'))).toHaveLength(1);
  const { answer } = await db()
    .selectFrom('refunds')
    .select('answer')
    .where('order_id', '=', sold.orderId)
    .executeTakeFirstOrThrow();
  expect(answer).toContain('ولم يعد ممكنًا أن نعطيك إياه');
  await giveBackOne({ ...guestCtx(db()), ...now() }, { id: sold.seatId });
  expect((await stateOf(sold.orderId))?.refunds).toHaveLength(1);
  expect(await seatsOf(other)).toEqual(['confirmed']);
  const { results } = await checkBooks(guestCtx(db()));
  expect(results.filter(({ broken }) => broken > 0)).toEqual([]);
});

it('a seat whose date has begun when its dispute is won: all goes back, and no operator is asked', async () => {
  const operator = await makeMember({ role: 'ADMIN' });
  await beginIn(date, -1);
  expect(await win()).toMatchObject({ order: 'refunded', access: 'revoked' });
  expect(await topicsOf(operator, 'access_lost')).toEqual([]);
});

it('a seat that comes back by a won dispute is kept, and no money goes back', async () => {
  expect(await win()).toMatchObject({ order: 'paid', access: 'active', refunds: null });
  await giveBackOne({ ...guestCtx(db()), ...now() }, { id: sold.seatId });
  expect([await seatsOf(buyer), (await stateOf(sold.orderId))?.refunds]).toEqual([['confirmed'], null]);
});

it('a seat that is lost shows no link before its money is back, and is not given back by its buyer', async () => {
  await seatFor(await makeMember(), id, date);
  await dispute('dispute.won');
  await beginIn(date, 0.1);
  const ctx = { ...buyer.ctx, ...now() };
  expect(await getSeat(ctx, sold.entitlementId)).toMatchObject({ state: 'cancelled', placeText: null });
  await expect(cancelSeat(ctx, sold.entitlementId, { backBps: 0 })).rejects.toMatchObject({
    code: 'conflict',
  });
});
