import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { POST as ANSWER } from '@/app/api/package-lessons/[id]/absence/answer/route';
import { POST as SAY } from '@/app/api/package-lessons/[id]/absence/route';
import {
  answerAbsence,
  decideAbsence,
  sayAbsent,
  settleUnanswered,
} from '@/lib/server/appointments/absences';
import { endPackage } from '@/lib/server/appointments/ended-packages';
import { bookLessons } from '@/lib/server/appointments/packages';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { listAbsences } from '@/lib/server/kinds/bookings/absences';
import { listBookings, listWaiting } from '@/lib/server/kinds/bookings/appointments';
import { getPackage, listHostPackages } from '@/lib/server/kinds/bookings/packages/view';
import { checkBooks } from '@/lib/server/self-check/service';
import { DAY, HOUR, MINUTE } from '@/lib/shared/time';
import { makeHost } from '@/tests/setup/bookings';
import { callRoute } from '@/tests/setup/call-route';
import { tenIn } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { lessonOf, makePackages, packageBoughtBy } from '@/tests/setup/packages';
import { sendGranted, stateOf } from '@/tests/setup/reversals';
import { topicsOf } from '@/tests/setup/topics';
import { untilSomebodyWaits, whileHeld } from '@/tests/setup/while-held';

const conflict = { code: 'conflict' };

let host: Member;
let buyer: Member;
let admin: Member;
let product: string;
let own: Awaited<ReturnType<typeof packageBoughtBy>>;
/** the lessons in three and in four days */
let one: string;
let two: string;

beforeEach(async () => {
  host = await makeHost({ furthestDays: 90 });
  buyer = await makeMember();
  admin = await makeMember({ role: 'ADMIN' });
  product = await makePackages(host);
  own = await packageBoughtBy(buyer, product);
  const starts = [tenIn(3), tenIn(4)];
  await bookLessons(buyer.ctx, own.entitlementId, {
    starts,
    timeZone: 'UTC',
    answers: [],
  });
  one = await lessonOf(buyer, own.entitlementId, tenIn(3));
  two = await lessonOf(buyer, own.entitlementId, tenIn(4));
});

/** Some milliseconds after the first lesson began. */
const at = ({ ctx }: Pick<Member, 'ctx'>, after = 20 * MINUTE) => ({
  ...ctx,
  now: new Date(Date.parse(tenIn(3)) + after),
});
const nobody = (after: number) => at({ ctx: guestCtx(db()) as Member['ctx'] }, after);
const job = (after: number) => settleUnanswered(nobody(after));
const learnerSays = (lesson = one, after = 20 * MINUTE) =>
  sayAbsent(at(buyer, after), 'learner', lesson, { text: 'انتظرت ولم يدخل أحد' });
const hostSays = (lesson = one, after = 20 * MINUTE) =>
  sayAbsent(at(host, after), 'host', lesson, { text: '' });
const hostAnswers = (agrees: boolean, lesson = one, after = 30 * MINUTE) =>
  answerAbsence(at(host, after), 'host', lesson, { agrees, text: 'كنت هناك' });
const learnerAnswers = (agrees: boolean) =>
  answerAbsence(at(buyer, 30 * MINUTE), 'learner', one, { agrees, text: 'كنت هناك' });
const read = (after = 2 * DAY) => getPackage(at(buyer, after), own.entitlementId);
const lesson = async (id = one, after = 20 * MINUTE) =>
  (await read(after)).booked.find(({ _id }) => _id === id);
const hostSees = async (after: number) =>
  (await listBookings(at(host, after), { from: tenIn(3).slice(0, 10), days: 1 })).data[0];
const holds = () =>
  db()
    .selectFrom('holds')
    .select(['kept_for', 'amount'])
    .where('order_line_id', '=', own.lineId)
    .executeTakeFirstOrThrow();
const told = async (member: Member) =>
  (await topicsOf(member)).filter((topic) => topic?.includes('bsen') || topic === 'objected');
const refunded = async () =>
  (
    await db()
      .selectFrom('refunds')
      .select('amount')
      .where('order_id', '=', own.orderId)
      .orderBy('id')
      .execute()
  ).map(({ amount }) => amount);
async function booksAreRight() {
  const { results } = await checkBooks(guestCtx(db()));
  expect(results.filter(({ broken }) => broken > 0)).toEqual([]);
}
/** The package has ended by its time; its lessons took place. */
const endsEarly = () =>
  db()
    .updateTable('booking_packages')
    .set({ ends_at: new Date(Date.parse(tenIn(4)) + HOUR) })
    .where('id', '=', own.packageId)
    .execute();

describe('saying that somebody was not there for a lesson', () => {
  it('is for the two alone, each about the other', async () => {
    const stranger = await makeMember({ role: 'CREATOR' });
    const asked = { params: { id: one }, body: { text: '' } };
    const answered = { params: { id: one }, body: { agrees: true, text: '' } };
    expect((await callRoute(SAY, asked)).status).toBe(401);
    for (const { token } of [stranger, host]) {
      expect((await callRoute(SAY, { ...asked, token })).status).toBe(404);
      expect((await callRoute(ANSWER, { ...answered, token })).status).toBe(404);
    }
    // The id of the purchase is of no single booking.
    await expect(sayAbsent(at(buyer), 'buyer', own.entitlementId, { text: '' })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('is refused too early and too late, twice, and by the other word', async () => {
    for (const after of [-1, 15 * MINUTE - 1, 73 * HOUR]) {
      await expect(learnerSays(one, after)).rejects.toMatchObject(conflict);
      await expect(hostSays(one, after)).rejects.toMatchObject(conflict);
    }
    expect(await lesson(one, 14 * MINUTE)).toMatchObject({ maySayAbsent: false, absence: null });
    expect(await lesson(one, 15 * MINUTE)).toMatchObject({ maySayAbsent: true });
    expect(await hostSees(15 * MINUTE)).toMatchObject({ maySayAbsent: true });
    const both = await Promise.allSettled([learnerSays(), hostSays()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await lesson()).toMatchObject({ maySayAbsent: false, absence: { outcome: null } });
    expect(await hostSees(20 * MINUTE)).toMatchObject({ maySayAbsent: false });
  });
});

describe('a host who was not there for a lesson', () => {
  it('has it returned once nobody objects, and the package lasts long enough for another', async () => {
    await learnerSays();
    expect((await listWaiting(at(host))).data.map(({ _id }) => _id)).toEqual([one]);
    await db()
      .updateTable('booking_packages')
      .set({ ends_at: new Date(Date.parse(tenIn(10))) })
      .where('id', '=', own.packageId)
      .execute();
    await job(20 * MINUTE + 72 * HOUR - 1);
    expect(await read()).toMatchObject({ used: 2, left: 1 });
    await Promise.all([job(20 * MINUTE + 72 * HOUR), job(20 * MINUTE + 72 * HOUR)]);
    expect(await read()).toMatchObject({ used: 1, left: 2 });
    expect((await read()).endsAt).toBe(
      new Date(Date.parse(tenIn(3)) + 20 * MINUTE + 72 * HOUR + 30 * DAY).toISOString(),
    );
    expect(await lesson()).toMatchObject({ isReturned: true, absence: { outcome: 'back' } });
    expect(await holds()).toEqual({ kept_for: null, amount: 6300 });
    expect(await refunded()).toEqual([]);
    expect(await told(buyer)).toEqual(['absenceBack']);
    expect(await told(host)).toEqual(['hostAbsent', 'absenceTaken']);
    await booksAreRight();
  });

  it('gives back the exact share of each lesson where the package is over', async () => {
    await learnerSays();
    await learnerSays(two, DAY + 20 * MINUTE);
    await endsEarly();
    await Promise.all([hostAnswers(true, one, 2 * DAY), hostAnswers(true, two, 2 * DAY)]);
    await sendGranted();
    expect((await refunded()).toSorted()).toEqual([2333, 2333]);
    expect(await stateOf(own.orderId)).toMatchObject({ order: 'partly_refunded', access: 'active' });
    expect(await read()).toMatchObject({ used: 0, isOver: true });
    await booksAreRight();
  });
});

describe('a host who agrees that they were not there', () => {
  it('waits for the product before their hours are locked, as a sale does', async () => {
    await learnerSays();
    await endsEarly();
    let waiting: Promise<unknown> = Promise.resolve();
    await whileHeld('products', product, async () => {
      waiting = hostAnswers(true, one, 2 * DAY);
      await untilSomebodyWaits();
      const mine = sql`select from booking_hours where host_id = ${host.id} for update nowait`;
      await expect(mine.execute(db())).resolves.toMatchObject({ rows: [{}] });
    });
    expect(await waiting).toEqual({ done: true });
    expect(await refunded()).toEqual([2333]);
  });
});

describe('a learner who was not there', () => {
  it('has used the lesson', async () => {
    await hostSays();
    expect(await told(buyer)).toEqual(['buyerAbsent']);
    await learnerAnswers(true);
    expect(await read()).toMatchObject({ used: 2, left: 1 });
    expect(await lesson()).toMatchObject({ isReturned: false, absence: { outcome: 'kept' } });
    expect(await told(host)).toEqual(['absenceKept']);
  });

  it('who objects is heard by an operator, who reads that it is a lesson', async () => {
    await hostSays();
    await learnerAnswers(false);
    await job(10 * DAY);
    const { data } = await listAbsences(at(admin), { limit: 20 });
    expect(data.find(({ _id }) => _id === one)).toMatchObject({
      isLesson: true,
      orderId: own.orderId,
      price: { amount: 2333 },
      buyer: { _id: buyer.id },
    });
    await decideAbsence(at(admin, HOUR), one, { outcome: 'back' });
    expect(await read()).toMatchObject({ left: 2 });
  });
});

describe('several words about one package', () => {
  it('keep its money until the last is settled', async () => {
    await learnerSays();
    await hostSays(two, DAY + 20 * MINUTE);
    expect(await holds()).toMatchObject({ kept_for: 'absence' });
    await hostAnswers(true, one, 2 * DAY);
    expect(await holds()).toMatchObject({ kept_for: 'absence' });
    await job(DAY + 20 * MINUTE + 72 * HOUR);
    expect(await holds()).toMatchObject({ kept_for: null });
    expect(await read()).toMatchObject({ used: 1, left: 2 });
  });

  it('settled at once leave nothing kept', async () => {
    await Promise.all([learnerSays(one, DAY + 20 * MINUTE), learnerSays(two, DAY + 20 * MINUTE)]);
    await Promise.all([hostAnswers(true, one, 2 * DAY), hostAnswers(false, two, 2 * DAY)]);
    await Promise.all([decideAbsence(at(admin, 2 * DAY), two, { outcome: 'kept' }), job(2 * DAY)]);
    expect(await holds()).toMatchObject({ kept_for: null });
    expect(await read()).toMatchObject({ used: 1, left: 2 });
  });
});

describe('a package that its host ends', () => {
  const end = (after: number) => endPackage(at(host, after), own.packageId, { reason: 'أتوقف' });

  it('gives back what is in question too, as its host sees before', async () => {
    await learnerSays(one, DAY + 20 * MINUTE);
    await hostSays(two, DAY + 20 * MINUTE);
    const { data } = await listHostPackages(at(host, 2 * DAY));
    expect(data[0]).toMatchObject({ used: 2, back: { amount: 7000 } });
    expect(await end(2 * DAY)).toEqual({ refunded: { amount: 7000, currency: 'USD' } });
    expect(await holds()).toMatchObject({ kept_for: null });
    await expect(hostAnswers(false, one, 2 * DAY)).rejects.toMatchObject(conflict);
    await expect(learnerSays(one, 2 * DAY)).rejects.toMatchObject(conflict);
    await sendGranted();
    await booksAreRight();
  });

  it('races with a word about a lesson: its share goes back at once or once nobody objected, and nothing stays open', async () => {
    const tried = await Promise.allSettled([end(DAY + 2 * HOUR), learnerSays(one, DAY + 2 * HOUR)]);
    expect(tried.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    await job(10 * DAY);
    await sendGranted();
    expect((await refunded()).reduce((sum, amount) => sum + amount, 0)).toBe(4667);
    expect(await holds()).toMatchObject({ kept_for: null });
    await booksAreRight();
  });
});
