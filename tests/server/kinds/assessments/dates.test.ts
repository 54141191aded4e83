import { describe, expect, it } from 'vitest';
import { AssessmentsContent } from '@/lib/contract/kinds/workshop-offer';
import { cancelSeat, cancelWorkshopDate } from '@/lib/server/appointments/workshops';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { newId } from '@/lib/server/ids';
import { assessments } from '@/lib/server/kinds/assessments/kind';
import * as people from '@/lib/server/kinds/assessments/people';
import { remindOfDates } from '@/lib/server/kinds/assessments/reminders';
import { getSeat, getSeatCalendar, holdSeatsAhead } from '@/lib/server/kinds/assessments/seats';
import { createCertificate } from '@/lib/server/kinds/certificates';
import { suspend } from '@/lib/server/suspensions/service';
import { stripBidiMarks } from '@/lib/shared/arabic';
import { DAY, HOUR, MINUTE } from '@/lib/shared/time';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeConfirmed, makeMember } from '@/tests/setup/make-member';
import { lettersTo } from '@/tests/setup/outbox';
import { stateOf } from '@/tests/setup/reversals';
import { runJobs } from '@/tests/setup/run-jobs';
import { topicsOf } from '@/tests/setup/topics';
import {
  beginIn,
  dateIn,
  makeWorkshop,
  seatFor,
  seatsOf,
  workshopOf,
  writeWorkshop,
} from '@/tests/setup/workshops';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

let host: Member;
let buyer: Member;
let id: string;
let date: ReturnType<typeof dateIn>;

cleanWorld(async () => {
  host = await makeMember({ role: 'CREATOR' });
  buyer = await makeConfirmed();
  date = dateIn(5);
  id = await makeWorkshop(host, [date]);
});

const at = (member: Member, now = NOW) => ({ ...member.ctx, now });
const write = (...dates: ReturnType<typeof dateIn>[]) => writeWorkshop(host, id, workshopOf(dates));
const outline = async (ctx = at(host)) => (await assessments.content.outlines(ctx, [id])).get(id);
const lettersOf = async ({ id: userId }: Member) => {
  await runJobs();
  const { email } = await db()
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return lettersTo(email ?? '');
};
const told = (member: Member) => topicsOf(member, 'workshop');

describe('the dates of a workshop', () => {
  it('are said by the clock of a zone, and their place is shown to their seller alone', async () => {
    const [own] = (await outline())?.dates ?? [];
    expect([own?.local.time, own?.local.offset, own?.minutes]).toEqual(['18:00', '+03:00', 120]);
    expect(own?.placeText).toBe('https://meet.example/workshop');
    const theirs = await outline(at(buyer));
    expect(theirs?.dates[0]?.placeText).toBeNull();
  });

  it('are of this century: a day later, some clocks would show a year of five digits', () => {
    const isRead = (on: string) =>
      AssessmentsContent.safeParse(workshopOf([dateIn(1, { date: on })])).success;
    expect(['2026-01-01', '2099-12-31', '2100-01-01', '9999-12-31', '0027-01-01'].map(isRead)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('are refused in the past, in an hour that the clocks skip, and by the name of another workshop’s', async () => {
    const wrong = async (one: ReturnType<typeof dateIn>, given = {}) =>
      writeWorkshop(host, id, workshopOf([date, one], given)).then(
        () => null,
        (error) => Object.keys(error.fields ?? {})[0],
      );
    expect(await wrong(dateIn(-1))).toBe('content.dates.1.date');
    const skipped = { ...dateIn(5), date: '2027-03-28', time: '02:30' };
    expect(await wrong(skipped, { timeZone: 'Europe/Berlin' })).toBe('content.dates.1.time');
    const theirs = dateIn(7);
    await makeWorkshop(await makeMember({ role: 'CREATOR' }), [theirs]);
    expect(await wrong(theirs)).toBe('content.dates');
  });

  it('can be taken away as long as nobody has a seat, and have no fewer seats than are taken', async () => {
    const second = dateIn(8);
    await write(date, second);
    await seatFor(buyer, id, date._id);
    await seatFor(await makeMember(), id, date._id);
    await expect(write(second)).rejects.toMatchObject({ code: 'invalid' });
    await expect(write({ ...date, seats: 1 }, second)).rejects.toMatchObject({ code: 'invalid' });
    await write({ ...date, seats: 9 });
    expect((await outline())?.dates.map(({ seats }) => seats)).toEqual([9]);
  });

  it(
    'that changed are told once, with the event for calendars; then a buyer who cancels gets all back',
    COMMITS,
    async () => {
      const { entitlementId } = await seatFor(buyer, id, date._id);
      const [confirmed] = await lettersOf(buyer);
      expect(confirmed?.subject).toContain('تأكّد مقعدك');
      await beginIn(date._id, 10);
      expect((await getSeat(at(buyer), entitlementId)).backBps).toBe(0);
      const moved = { ...date, date: dateIn(6).date, time: '19:00' };
      await write(moved);
      await write(moved);
      await write({ ...moved, placeText: 'https://meet.example/other' });
      expect(await told(buyer)).toEqual(['confirmed', 'changed']);
      const file = await (await getSeatCalendar(at(buyer), entitlementId)).text();
      expect(file).toMatch(/SEQUENCE:2/);
      expect(file).not.toContain('meet.example');
      await beginIn(date._id, 10);
      const seat = await getSeat(at(buyer), entitlementId);
      expect([seat.isChanged, seat.backBps]).toEqual([true, 10_000]);
      expect((await cancelSeat(at(buyer), entitlementId, { backBps: 10_000 })).refunded.amount).toBe(3000);
      expect((await told(buyer)).at(-1)).toBe('cancelledByYou');
    },
  );

  it('remind who has a seat a day and an hour before, once each', async () => {
    await seatFor(buyer, id, date._id);
    await db()
      .updateTable('workshop_seats')
      .set({ changed_at: fromNow(-9 * DAY) })
      .where('buyer_id', '=', buyer.id)
      .execute();
    const { starts_at } = await db()
      .selectFrom('workshop_dates')
      .select('starts_at')
      .where('id', '=', date._id)
      .executeTakeFirstOrThrow();
    for (const hours of [25, 23, 22, 0.9, 0.5])
      await remindOfDates({ ...at(buyer, new Date(starts_at.getTime() - hours * HOUR)), viewer: null });
    expect(await told(buyer)).toEqual(['confirmed', 'tomorrow', 'soon']);
  });
});

describe('a seat', () => {
  it('shows its link from ten minutes before the start until the end, to its holder alone', async () => {
    const { entitlementId } = await seatFor(buyer, id, date._id);
    const start = Date.parse((await getSeat(at(buyer), entitlementId)).slot.startsAt);
    const shown = async (minutes: number) =>
      (await getSeat(at(buyer, new Date(start + minutes * MINUTE)), entitlementId)).placeText;
    expect([await shown(-11), await shown(121)]).toEqual([null, null]);
    expect([await shown(-10), await shown(100)]).toEqual([date.placeText, date.placeText]);
    await expect(getSeat(at(host), entitlementId)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is present or absent from the start on, as its seller says, and its holder sees it', async () => {
    const { entitlementId, seatId } = await seatFor(buyer, id, date._id);
    const present = { attendance: 'present' } as const;
    await expect(people.putAttendance(at(host), seatId, present)).rejects.toMatchObject({ code: 'conflict' });
    await beginIn(date._id, -1);
    await expect(people.putAttendance(at(buyer), seatId, present)).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(people.putAttendance(at(host), newId(), present)).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await people.putAttendance(at(host), seatId, present)).toMatchObject({ attendance: 'present' });
    expect((await getSeat(at(buyer), entitlementId)).attendance).toBe('present');
    const { data } = await people.listOwnDates(at(host), id);
    expect(data[0]).toMatchObject({ soldCount: 1, presentCount: 1, isRecorded: true, hasBegun: true });
    const holders = await people.listSeatHolders(at(host), date._id);
    expect(holders.data.map(({ person }) => person._id)).toEqual([buyer.id]);
    await expect(people.listSeatHolders(at(buyer), date._id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(people.listOwnDates(at(buyer), id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is listed for its seller with the next ones first, and after them what is over', async () => {
    const [later, over] = [dateIn(9), dateIn(3)];
    await write(later, date, over);
    await beginIn(over._id, -72);
    const { data } = await people.listOwnDates(at(host), id);
    expect(data.map(({ _id }) => _id)).toEqual([date._id, later._id, over._id]);
  });

  it('earns a certificate for those who were there, once it is over', async () => {
    const { entitlementId, seatId } = await seatFor(buyer, id, date._id);
    const issue = () => createCertificate(at(buyer), entitlementId, { nameAr: 'هدى القحطاني' });
    await beginIn(date._id, -1);
    await people.putAttendance(at(host), seatId, { attendance: 'present' });
    await expect(issue()).rejects.toMatchObject({ code: 'course_unfinished' });
    await beginIn(date._id, -3);
    await people.putAttendance(at(host), seatId, { attendance: 'absent' });
    await expect(issue()).rejects.toMatchObject({ code: 'course_unfinished' });
    await people.putAttendance(at(host), seatId, { attendance: 'present' });
    expect(await issue()).toMatchObject({ of: 'workshop', seconds: 7200, nameAr: 'هدى القحطاني' });
    expect((await getSeat(at(buyer), entitlementId)).certificate?.state).toBe('valid');
  });

  it('of a cancelled date says who cancelled it and why', COMMITS, async () => {
    const { entitlementId } = await seatFor(buyer, id, date._id);
    await cancelWorkshopDate(at(host), date._id, { reason: 'طارئ في العائلة' });
    const cancelled = (await lettersOf(buyer)).map(({ text }) => text);
    expect(cancelled.some((text) => text.includes('طارئ في العائلة'))).toBe(true);
    expect(cancelled.some((text) => stripBidiMarks(text).includes('السبب: ألغى المضيف مقعد الورشة'))).toBe(
      true,
    );
    expect((await told(buyer)).at(-1)).toBe('cancelledByHost');
    await expect(getSeat(at(buyer), entitlementId)).rejects.toMatchObject({ code: 'not_entitled' });
  });

  it('of a seller who is suspended goes back; who has sold seats cannot leave before', COMMITS, async () => {
    const { orderId } = await seatFor(buyer, id, date._id);
    expect(await holdSeatsAhead(guestCtx(db()), host.id)).toBe(1);
    await suspend((await makeMember({ role: 'ADMIN' })).ctx, host.id, 'شكاوى');
    await runJobs();
    expect([(await stateOf(orderId))?.order, await seatsOf(buyer)]).toEqual(['refunded', ['cancelled']]);
    expect((await told(buyer)).at(-1)).toBe('cancelledByTeam');
  });
});
