import { beforeEach, describe, expect, it } from 'vitest';
import { sayAbsent, settleUnanswered } from '@/lib/server/appointments/absences';
import { cancelOfClosed } from '@/lib/server/appointments/closed-hosts';
import { endPackage } from '@/lib/server/appointments/ended-packages';
import { bookLessons, cancelBookedLesson } from '@/lib/server/appointments/packages';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { choosePackage } from '@/lib/server/kinds/bookings/packages/choice';
import { getPackage, listHostPackages } from '@/lib/server/kinds/bookings/packages/view';
import { getOrderRefunds } from '@/lib/server/refunds/views';
import { checkBooks } from '@/lib/server/self-check/service';
import { DAY, HOUR, MINUTE } from '@/lib/shared/time';
import { NOW, tenIn } from '@/tests/setup/clock';
import type { Member } from '@/tests/setup/make-member';
import { type BoughtPackage, isFreeAt, lessonOf, PACKAGE, soldPackage } from '@/tests/setup/packages';
import { stateOf } from '@/tests/setup/reversals';
import { eventFor, placeOrder, tell } from '@/tests/setup/trade';

let host: Member;
let buyer: Member;
let product: string;
let own: BoughtPackage;
beforeEach(async () => {
  ({ host, buyer, product, own } = await soldPackage());
});

const at = ({ ctx }: Pick<Member, 'ctx'>, now = NOW) => ({ ...ctx, now });
const book = (starts: string[], ctx = at(buyer)) =>
  bookLessons(ctx, own.entitlementId, { starts, timeZone: 'Europe/London', answers: [] });
const read = (ctx = at(buyer)) => getPackage(ctx, own.entitlementId);
const lessonAt = (startsAt: string) => lessonOf(buyer, own.entitlementId, startsAt);
const freeIn = (startsAt: string) => isFreeAt(product, startsAt);
const code = (code: string) => ({ code });

async function payableAt(): Promise<string | undefined> {
  const row = await db()
    .selectFrom('holds')
    .select('release_at')
    .where('order_line_id', '=', own.lineId)
    .executeTakeFirst();
  return row?.release_at.toISOString();
}

describe('the money of a package', () => {
  it('waits for its end, or for its last lesson where all are booked', async () => {
    const { endsAt } = await read();
    const atEnd = new Date(Date.parse(endsAt) + 72 * HOUR).toISOString();
    expect((await payableAt())?.slice(0, 16)).toBe(atEnd.slice(0, 16));
    await book([tenIn(12), tenIn(13), tenIn(14)]);
    expect(await payableAt()).toBe(tenIn(17, 11));
    await cancelBookedLesson(at(buyer), await lessonAt(tenIn(12)), { isReturned: true });
    expect(await payableAt()).toBe(atEnd);
  });

  it('never comes before that of other sales', async () => {
    await book([tenIn(1, 12), tenIn(1, 13), tenIn(2)]);
    expect(Date.parse((await payableAt()) ?? '')).toBeGreaterThan(NOW.getTime() + 6 * DAY);
  });
});

describe('a package that its host ends', () => {
  const end = (ctx = at(host)) => endPackage(ctx, own.packageId, { reason: 'أتوقف عن التدريس' });

  /** Nobody can say any more that they missed the lesson in three days, which is an hour long. */
  const later = () => new Date(Date.parse(tenIn(3)) + 73 * HOUR);

  it('gives back the share of the lessons that were not held, once', async () => {
    await book([tenIn(3), tenIn(9)]);
    const now = later();
    const answers = await Promise.allSettled([end(at(host, now)), end(at(host, now))]);
    const kept = answers.flatMap((one) => (one.status === 'fulfilled' ? one.value.refunded.amount : []));
    expect(kept).toEqual([4667]);
    expect(answers.map((one) => (one.status === 'rejected' ? one.reason.code : null))).toContain('conflict');
    expect(await freeIn(tenIn(9))).toBe(true);
    const { refunds } = await getOrderRefunds(buyer.ctx, own.orderId);
    expect(refunds[0]?.cancelled).toEqual({ thing: 'package', by: 'host' });
    await expect(read()).rejects.toMatchObject(code('not_entitled'));
    expect(await stateOf(own.orderId)).toMatchObject({ order: 'partly_refunded', access: 'revoked' });
    const { results } = await checkBooks(guestCtx(db()));
    expect(results.filter(({ broken }) => broken > 0)).toEqual([]);
  });

  it('gives back a lesson that goes on, as its host sees before', async () => {
    await book([tenIn(3), tenIn(4)]);
    const now = at(host, new Date(Date.parse(tenIn(3)) + MINUTE));
    expect((await listHostPackages(now)).data[0]).toMatchObject({ used: 1, back: { amount: 7000 } });
    expect(await end(now)).toEqual({ refunded: { amount: 7000, currency: 'USD' } });
  });

  it('leaves its buyer the time to say that the host was not there, and gives that share back then', async () => {
    await book([tenIn(3), tenIn(4)]);
    const lesson = await lessonAt(tenIn(3));
    const inHours = (hours: number) => new Date(Date.parse(tenIn(3)) + hours * HOUR);
    const now = inHours(2);
    const answers = await Promise.allSettled([
      end(at(host, now)),
      end(at(host, new Date(now.getTime() - 5000))),
    ]);
    expect(answers.flatMap((one) => (one.status === 'fulfilled' ? one.value.refunded.amount : []))).toEqual([
      4667,
    ]);
    expect(await freeIn(tenIn(4))).toBe(true);
    await expect(book([tenIn(5)], at(buyer, inHours(3)))).rejects.toMatchObject(code('no_lessons_left'));
    expect((await listHostPackages(at(host, inHours(3)))).data).toEqual([]);
    expect(Date.parse((await payableAt()) ?? '')).toBeGreaterThanOrEqual(inHours(74).getTime());
    const shown = await read(at(buyer, inHours(72)));
    expect(shown).toMatchObject({ isOver: true, booked: [{ maySayAbsent: true }, { state: 'cancelled' }] });
    await sayAbsent(at(buyer, inHours(72)), 'learner', lesson, { text: 'لم يدخل أحد' });
    await settleUnanswered({ ...guestCtx(db()), now: inHours(72 + 73) });
    const refunds = await db()
      .selectFrom('refunds')
      .select(['amount', 'answer'])
      .where('order_id', '=', own.orderId)
      .orderBy('id')
      .execute();
    expect(refunds.map(({ amount }) => amount)).toEqual([4667, 2333]);
    expect(refunds[0]?.answer).toBe('أتوقف عن التدريس');
    expect(await stateOf(own.orderId)).toMatchObject({ order: 'refunded', access: 'suspended' });
    const { results } = await checkBooks(guestCtx(db()));
    expect(results.filter(({ broken }) => broken > 0)).toEqual([]);
  });

  it('is over for good where its buyer has said something about the lesson that was', async () => {
    await book([tenIn(3), tenIn(4)]);
    const lesson = await lessonAt(tenIn(3));
    const now = new Date(Date.parse(tenIn(3)) + 2 * HOUR);
    await sayAbsent(at(buyer, now), 'learner', lesson, { text: 'لم يدخل أحد' });
    expect(await end(at(host, now))).toMatchObject({ refunded: { amount: 7000 } });
    await expect(read(at(buyer, now))).rejects.toMatchObject(code('not_entitled'));
  });

  it('is ended by itself, once, where the account of its host was closed', async () => {
    await book([tenIn(3), tenIn(9)]);
    const status = (status: string) =>
      db().updateTable('users').set({ status }).where('id', '=', host.id).execute();
    await cancelOfClosed(guestCtx(db()));
    expect(await read()).toMatchObject({ left: 1 });
    await status('suspended');
    const after = { ...guestCtx(db()), now: later() };
    await Promise.all([cancelOfClosed(after), cancelOfClosed(after)]);
    const refunds = await db()
      .selectFrom('refunds')
      .select(['amount', 'reason'])
      .where('order_id', '=', own.orderId)
      .execute();
    expect(refunds.map(({ amount }) => amount)).toEqual([4667]);
    expect(await stateOf(own.orderId)).toMatchObject({ order: 'partly_refunded', access: 'revoked' });
  });

  it('is not sold any more where its account was closed while its buyer paid', async () => {
    const { lessons, minutes, price } = PACKAGE;
    await choosePackage(at(buyer), product, { lessons, minutes });
    const { _id } = await placeOrder(buyer.token, { id: product, price });
    await db().updateTable('users').set({ status: 'suspended' }).where('id', '=', host.id).execute();
    await tell(await eventFor(_id));
    expect(await stateOf(_id)).toMatchObject({ order: 'cancelled', access: null });
  });

  it('is not ended once it is over, or used up', async () => {
    const { endsAt } = await read();
    await expect(end(at(host, new Date(endsAt)))).rejects.toMatchObject(code('conflict'));
    await book([tenIn(3), tenIn(4), tenIn(5)]);
    await expect(end(at(host, new Date(Date.parse(tenIn(5)) + 1)))).rejects.toMatchObject(code('conflict'));
  });
});
