import { describe, expect, it } from 'vitest';
import { sayAbsent } from '@/lib/server/appointments/absences';
import { acceptBooking, endUnanswered } from '@/lib/server/appointments/acceptance';
import { endPackage } from '@/lib/server/appointments/ended-packages';
import { bookLessons, cancelBookedLesson, moveBookedLesson } from '@/lib/server/appointments/packages';
import { cancelHostBooking } from '@/lib/server/appointments/service';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { listWaiting } from '@/lib/server/kinds/bookings/appointments';
import { bookings } from '@/lib/server/kinds/bookings/kind';
import { choosePackage, getChosenPackage } from '@/lib/server/kinds/bookings/packages/choice';
import { getPackage } from '@/lib/server/kinds/bookings/packages/view';
import { DAY, HOUR } from '@/lib/shared/time';
import { makeHost, OFFER } from '@/tests/setup/bookings';
import { fromNow, NOW, tenIn } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { isFreeAt, makePackages, PACKAGE, packageBoughtBy } from '@/tests/setup/packages';
import { topicsOf } from '@/tests/setup/topics';
import { eventFor, tell } from '@/tests/setup/trade';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

const conflict = { code: 'conflict' };

let host: Member;
let buyer: Member;
let product: string;
let own: Awaited<ReturnType<typeof packageBoughtBy>>;
let id: string;

cleanWorld(async () => {
  host = await makeHost({ furthestDays: 90 });
  buyer = await makeMember();
  product = await makePackages(host, { byHand: true, placeText: 'https://meet.example/x' });
  own = await packageBoughtBy(buyer, product);
  await book([tenIn(3)]);
  const { booked } = await read();
  id = booked[0]?._id ?? '';
});

/** Some milliseconds from now. */
const at = ({ ctx }: Pick<Member, 'ctx'>, after = 0) => ({ ...ctx, now: fromNow(after) });
const book = (starts: string[], { entitlementId } = own) =>
  bookLessons(at(buyer), entitlementId, { starts, timeZone: 'UTC', answers: [] });
const read = (after = 0, { entitlementId } = own) => getPackage(at(buyer, after), entitlementId);
const job = (after: number) => endUnanswered(at({ ctx: guestCtx(db()) as Member['ctx'] }, after));
const accept = (after = 0) => acceptBooking(at(host, after), id);
const decline = () => cancelHostBooking(at(host), id, { reason: 'لا يناسبني' });

describe('a lesson that its host is to accept', () => {
  it('is a request with its slot, and nothing of a booking before that', async () => {
    const now = await read();
    expect(now).toMatchObject({
      byHand: true,
      left: 2,
      used: 0,
      booked: [{ state: 'requested', movesLeft: 0 }],
    });
    const asked = Date.parse(now.booked[0]?.acceptBy ?? '');
    expect(asked).toBeGreaterThan(NOW.getTime() + 23 * HOUR);
    expect(asked).toBeLessThanOrEqual(NOW.getTime() + DAY);
    expect(await isFreeAt(product, tenIn(3))).toBe(false);
    expect(await topicsOf(host)).toEqual(['asked']);
    expect(await topicsOf(buyer)).toEqual(['requested']);
    expect((await listWaiting(at(host))).data).toMatchObject([{ _id: id, ofPackage: { lessons: 3 } }]);
    const move = moveBookedLesson(at(buyer), id, { startsAt: tenIn(4), timeZone: 'UTC' });
    await expect(move).rejects.toMatchObject(conflict);
    const late = Date.parse(tenIn(3)) + HOUR - NOW.getTime();
    await expect(sayAbsent(at(buyer, late), 'learner', id, { text: '' })).rejects.toMatchObject(conflict);
    // Nobody has answered yet: it is not used.
    expect(await read(late)).toMatchObject({ used: 0 });
  });

  it('is booked once they accept, once', COMMITS, async () => {
    const answers = await Promise.allSettled([accept(), accept()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await read()).toMatchObject({ booked: [{ state: 'confirmed', acceptBy: null, movesLeft: 3 }] });
    await job(2 * DAY);
    expect(await read()).toMatchObject({ booked: [{ state: 'confirmed' }] });
    expect(await topicsOf(buyer)).toEqual(['requested', 'confirmed']);
  });

  it('returns when they decline, and the package lasts long enough for another', async () => {
    await db()
      .updateTable('booking_packages')
      .set({ ends_at: new Date(tenIn(5)) })
      .where('id', '=', own.packageId)
      .execute();
    await decline();
    await expect(accept()).rejects.toMatchObject(conflict);
    expect(await read()).toMatchObject({ left: 3, endsAt: tenIn(33), booked: [{ isReturned: true }] });
    expect((await read()).booked[0]?.cancelled).toEqual({ by: 'host', reason: 'لا يناسبني' });
    expect(await isFreeAt(product, tenIn(3))).toBe(true);
    expect(await topicsOf(buyer)).toEqual(['requested', 'declinedByHost']);
  });

  it('returns when nobody answers in time, once', COMMITS, async () => {
    await job(23 * HOUR);
    expect(await read()).toMatchObject({ left: 2 });
    await Promise.all([job(25 * HOUR), job(25 * HOUR)]);
    await expect(accept()).rejects.toMatchObject(conflict);
    expect(await read()).toMatchObject({ left: 3, used: 0, booked: [{ cancelled: { by: 'deadline' } }] });
    expect(await topicsOf(host)).toEqual(['asked', 'unansweredByYou']);
  });

  it('is withdrawn while nobody has answered, and returns', async () => {
    await cancelBookedLesson(at(buyer, 23 * HOUR), id, { isReturned: true });
    expect(await read()).toMatchObject({ left: 3, booked: [{ cancelled: { by: 'you' } }] });
    expect(await topicsOf(host)).toEqual(['asked', 'withdrawn']);
  });

  it('is withdrawn with its package, by a dispute or where its host ends it', async () => {
    await tell(await eventFor(own.orderId, 'dispute.opened', { subjectRef: `dp_${own.orderId}` }));
    expect(await topicsOf(host)).toEqual(['asked', 'cancelledByRefund']);
    const other = await packageBoughtBy(buyer, product);
    await bookLessons(at(buyer), other.entitlementId, { starts: [tenIn(4)], timeZone: 'UTC', answers: [] });
    const { refunded } = await endPackage(at(host), other.packageId, { reason: 'أتوقف' });
    expect(refunded.amount).toBe(7000);
    expect((await topicsOf(host)).at(-1)).toBe('declinedByYou');
  });
});

describe('what was agreed', () => {
  it('stays: lessons of a package that was bought before are booked at once', async () => {
    const free = await makePackages(host);
    const bought = await packageBoughtBy(buyer, free);
    await bookings.content.write(
      host.ctx,
      { id: free, version: 2 },
      { ...OFFER, packages: [PACKAGE], byHand: true },
    );
    await book([tenIn(4)], bought);
    expect(await read(0, bought)).toMatchObject({ byHand: false, booked: [{ state: 'confirmed' }] });
  });

  it('is not paid unseen: a choice ends when its host begins to accept by hand', async () => {
    const free = await makePackages(host);
    const { lessons, minutes } = PACKAGE;
    await choosePackage(at(buyer), free, { lessons, minutes });
    expect(await getChosenPackage(at(buyer), free)).toMatchObject({ byHand: false });
    await bookings.content.write(
      host.ctx,
      { id: free, version: 2 },
      { ...OFFER, packages: [PACKAGE], byHand: true },
    );
    await expect(getChosenPackage(at(buyer), free)).rejects.toMatchObject({ code: 'not_found' });
  });
});
