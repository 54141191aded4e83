import { describe, expect, it } from 'vitest';
import { cancelSeat } from '@/lib/server/appointments/workshops';
import { blockUser } from '@/lib/server/blocks/service';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { listWorkshopDates } from '@/lib/server/kinds/assessments/holds';
import { assessments } from '@/lib/server/kinds/assessments/kind';
import { joinWaitingList, leaveWaitingList, passOffersOn } from '@/lib/server/kinds/assessments/waits';
import { HOUR, MINUTE } from '@/lib/shared/time';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeConfirmed, makeMember } from '@/tests/setup/make-member';
import { lettersTo } from '@/tests/setup/outbox';
import { expireReservations } from '@/tests/setup/reservations';
import { stateOf } from '@/tests/setup/reversals';
import { runJobs } from '@/tests/setup/run-jobs';
import { eventFor, placeOrder, tell } from '@/tests/setup/trade';
import {
  beginIn,
  dateIn,
  holdSeat,
  makeWorkshop,
  seatFor,
  seatOf,
  seatsOf,
  waitOf,
  workshopOf,
  writeWorkshop,
} from '@/tests/setup/workshops';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

let host: Member;
let holder: Member;
let ana: Member;
let bader: Member;
let id: string;
let date: ReturnType<typeof dateIn>;

cleanWorld(async () => {
  host = await makeMember({ role: 'CREATOR' });
  [holder, ana, bader] = [await makeMember(), await makeConfirmed(), await makeMember()];
  date = dateIn(5, { seats: 1 });
  id = await makeWorkshop(host, [date]);
});

const at = (member: Member, now = NOW) => ({ ...member.ctx, now });
const pass = (now = NOW) => passOffersOn({ ...guestCtx(db()), now });
const stateFor = async (member: Member) => (await waitOf(member, date._id))?.state;
const wait = (member: Member) => joinWaitingList(at(member), date._id);
const leftFor = async (member: Member) =>
  (await listWorkshopDates(at(member), id, { timeZone: 'UTC' })).data[0]?.seatsLeft;

describe('the waiting list of a date', () => {
  it('is for full dates, for others than its seller, and not for somebody with a seat', async () => {
    await expect(wait(ana)).rejects.toMatchObject({ code: 'conflict' });
    await seatFor(holder, id, date._id);
    await expect(wait(holder)).rejects.toMatchObject({ code: 'conflict' });
    await expect(wait(host)).rejects.toMatchObject({ code: 'own_product' });
    expect(await wait(ana)).toEqual({ state: 'waiting', until: null });
    expect(await wait(ana)).toEqual({ state: 'waiting', until: null });
    await leaveWaitingList(at(ana), date._id);
    await expect(leaveWaitingList(at(ana), date._id)).rejects.toMatchObject({ code: 'not_found' });
    await beginIn(date._id, -1);
    await expect(wait(ana)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is not there for somebody that its seller has blocked', async () => {
    await seatFor(holder, id, date._id);
    await blockUser(host.ctx, ana.id);
    await expect(wait(ana)).rejects.toMatchObject({ code: 'not_found' });
    await expect(holdSeat(ana, date._id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it(
    'offers a seat that is given back for 12 hours, to the first alone, who is notified of it',
    COMMITS,
    async () => {
      const { entitlementId } = await seatFor(holder, id, date._id);
      await wait(ana);
      await wait(bader);
      await cancelSeat(at(holder), entitlementId, { backBps: 10_000 });
      const offer = await waitOf(ana, date._id);
      expect(offer?.state).toBe('offered');
      const hours = ((offer?.offered_until?.getTime() ?? 0) - NOW.getTime()) / HOUR;
      expect(hours).toBeGreaterThan(11.9);
      expect(hours).toBeLessThanOrEqual(12);
      expect([await stateFor(bader), await leftFor(bader), await leftFor(ana)]).toEqual(['waiting', 0, 1]);
      await expect(holdSeat(bader, date._id)).rejects.toMatchObject({ code: 'date_full' });
      await expect(holdSeat(holder, date._id)).rejects.toMatchObject({ code: 'date_full' });
      await runJobs();
      const { email } = await db()
        .selectFrom('users')
        .select('email')
        .where('id', '=', ana.id)
        .executeTakeFirstOrThrow();
      expect((await lettersTo(email ?? ''))[0]?.subject).toContain('مقعد محفوظ لك');
      const seat = await seatFor(ana, id, date._id);
      expect((await stateOf(seat.orderId))?.access).toBe('active');
      expect([await stateFor(ana), await stateFor(bader)]).toEqual(['taken', 'waiting']);
    },
  );

  it('passes an offer on that nobody took, and never past the start', async () => {
    const { entitlementId } = await seatFor(holder, id, date._id);
    await wait(ana);
    await wait(bader);
    await beginIn(date._id, 3);
    await cancelSeat(at(holder), entitlementId, { backBps: 0 });
    const until = (await waitOf(ana, date._id))?.offered_until?.getTime() ?? 0;
    expect(Math.abs(until - NOW.getTime() - 3 * HOUR)).toBeLessThan(MINUTE);
    await db()
      .updateTable('workshop_waits')
      .set({ offered_until: fromNow(-1000) })
      .where('user_id', '=', ana.id)
      .execute();
    await pass();
    expect([await stateFor(ana), await stateFor(bader)]).toEqual(['passed', 'offered']);
    await beginIn(date._id, -1);
    await pass();
    expect(await leftFor(ana)).toBeUndefined();
  });

  it('keeps an offer while its buyer pays, also where the hold lapses, and gives it up where they leave', async () => {
    const { entitlementId } = await seatFor(holder, id, date._id);
    await wait(ana);
    await wait(bader);
    await cancelSeat(at(holder), entitlementId, { backBps: 10_000 });
    await holdSeat(ana, date._id);
    await expireReservations();
    await pass();
    expect([await stateFor(ana), await seatsOf(ana), await leftFor(bader)]).toEqual([
      'offered',
      ['released'],
      0,
    ]);
    await leaveWaitingList(at(ana), date._id);
    expect([await stateFor(ana), await stateFor(bader)]).toEqual(['left', 'offered']);
  });

  it('gets the seat of somebody who did not pay, before others; their late money goes back', async () => {
    await holdSeat(holder, date._id);
    const { _id } = await placeOrder(holder.token, seatOf(id));
    const event = await eventFor(_id);
    await wait(ana);
    await expireReservations();
    expect(await stateFor(ana)).toBe('offered');
    await tell(event);
    expect((await stateOf(_id))?.refunds).toHaveLength(1);
    expect((await stateOf((await seatFor(ana, id, date._id)).orderId))?.access).toBe('active');
  });

  it('gets seats that are added, and leaves out who is suspended', async () => {
    await seatFor(holder, id, date._id);
    await wait(ana);
    await wait(bader);
    await db().updateTable('users').set({ status: 'suspended' }).where('id', '=', ana.id).execute();
    await writeWorkshop(host, id, workshopOf([{ ...date, seats: 3 }]));
    expect([await stateFor(ana), await stateFor(bader)]).toEqual(['waiting', 'offered']);
  });

  it('offers nothing while the workshop is not for sale, and all that is free once it is again', async () => {
    const { entitlementId } = await seatFor(holder, id, date._id);
    await wait(ana);
    const say = (status: 'draft' | 'published') =>
      db().updateTable('products').set({ status }).where('id', '=', id).execute();
    await say('draft');
    await cancelSeat(at(holder), entitlementId, { backBps: 10_000 });
    await pass();
    expect(await stateFor(ana)).toBe('waiting');
    await say('published');
    await pass();
    expect(await stateFor(ana)).toBe('offered');
  });

  it.each(['a suspended person', 'a blocked person'])('keeps no seat free for %s who waits', async (who) => {
    const { entitlementId } = await seatFor(holder, id, date._id);
    await wait(ana);
    if (who === 'a blocked person') await blockUser(host.ctx, ana.id);
    else await db().updateTable('users').set({ status: 'suspended' }).where('id', '=', ana.id).execute();
    await cancelSeat(at(holder), entitlementId, { backBps: 10_000 });
    expect([await stateFor(ana), await leftFor(bader)]).toEqual(['waiting', 1]);
    const outlines = await assessments.content.outlines(at(bader), [id]);
    expect(outlines.get(id)).toMatchObject({ dates: [{ seatsLeft: 1 }] });
    await holdSeat(bader, date._id);
  });

  it('is over for somebody whose seat comes back by a dispute that was won', async () => {
    const { orderId } = await seatFor(holder, id, date._id);
    const dispute = async (type: 'dispute.opened' | 'dispute.won') =>
      tell(await eventFor(orderId, type, { subjectRef: `dispute of ${orderId}` }));
    await dispute('dispute.opened');
    const taken = await seatFor(bader, id, date._id);
    await wait(holder);
    await db().updateTable('workshop_dates').set({ seats: 2 }).where('id', '=', date._id).execute();
    await dispute('dispute.won');
    expect([await seatsOf(holder), await stateFor(holder)]).toEqual([['confirmed'], 'taken']);
    await cancelSeat(at(bader), taken.entitlementId, { backBps: 10_000 });
    expect(await leftFor(ana)).toBe(1);
  });
});
