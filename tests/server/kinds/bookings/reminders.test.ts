import { beforeEach, describe, expect, it } from 'vitest';
import { moveBooking } from '@/lib/server/appointments/move-booking';
import { cancelHostBooking } from '@/lib/server/appointments/service';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { remindOfBookings } from '@/lib/server/kinds/bookings/reminders';
import { stripBidiMarks } from '@/lib/shared/arabic';
import { DAY, MINUTE } from '@/lib/shared/time';
import { bookedBy, makeHost, makeOffer } from '@/tests/setup/bookings';
import { tenIn } from '@/tests/setup/clock';
import { type Member, makeConfirmed } from '@/tests/setup/make-member';
import { lettersTo } from '@/tests/setup/outbox';
import { topicsOf } from '@/tests/setup/topics';

const DAY_MINUTES = DAY / MINUTE;
const START = tenIn(3);

let host: Member;
let buyer: Member;
let own: Awaited<ReturnType<typeof bookedBy>>;
beforeEach(async () => {
  host = await makeHost();
  buyer = await makeConfirmed();
  own = await bookedBy(buyer, await makeOffer(host), { startsAt: START });
});

/** Some minutes before a start. */
const earlier = (minutes: number, start = START) => new Date(Date.parse(start) - minutes * MINUTE);
const remind = (now: Date) => remindOfBookings({ ...guestCtx(db()), now });
const reminded = async (member: Member) =>
  (await topicsOf(member)).filter((topic) => topic === 'tomorrow' || topic === 'soon');

describe('a reminder', () => {
  it('does not come too early, after the start, or for what was cancelled', async () => {
    await remind(earlier(DAY_MINUTES + 1));
    await remind(earlier(0));
    await cancelHostBooking(host.ctx, own.bookingId, { reason: 'سفر' });
    await remind(earlier(DAY_MINUTES));
    for (const one of [host, buyer]) expect(await reminded(one)).toEqual([]);
  });

  it('comes to both sides a day and an hour before, once, and also when it is late', async () => {
    for (const minutes of [DAY_MINUTES, DAY_MINUTES - 1, 61]) await remind(earlier(minutes));
    for (const one of [host, buyer]) expect(await reminded(one)).toEqual(['tomorrow']);
    for (const minutes of [20, 19]) await remind(earlier(minutes));
    for (const one of [host, buyer]) expect(await reminded(one)).toEqual(['tomorrow', 'soon']);
    const [letter] = (await lettersTo(buyer.email ?? '')).filter(({ subject }) =>
      subject.includes('خلال ساعة'),
    );
    expect(letter?.text).not.toContain('meet.example');
    expect(letter?.calendar).toBeUndefined();
  });

  it('comes once where two instances remind at the same moment', async () => {
    await Promise.all([remind(earlier(DAY_MINUTES)), remind(earlier(DAY_MINUTES))]);
    expect(await reminded(buyer)).toEqual(['tomorrow']);
  });

  it('comes again for the new time of a booking that was moved', async () => {
    await remind(earlier(DAY_MINUTES));
    await moveBooking({ ...buyer.ctx, now: earlier(DAY_MINUTES) }, own.entitlementId, {
      startsAt: tenIn(6),
      timeZone: 'UTC',
    });
    await remind(earlier(60));
    expect(await reminded(buyer)).toEqual(['tomorrow']);
    await db().updateTable('notifications').set({ is_read: true }).where('user_id', '=', buyer.id).execute();
    await remind(earlier(DAY_MINUTES, tenIn(6)));
    expect(await reminded(buyer)).toEqual(['tomorrow', 'tomorrow']);
  });

  it('a day before is left out for what was booked later than that', async () => {
    await db()
      .updateTable('bookings')
      .set({ changed_at: earlier(10 * 60) })
      .where('id', '=', own.bookingId)
      .execute();
    await remind(earlier(9 * 60));
    expect(await reminded(buyer)).toEqual([]);
    await remind(earlier(60));
    expect(await reminded(buyer)).toEqual(['soon']);
  });
});

describe('the reminder a day before says to its buyer what can still be changed', () => {
  const [NO_MOVE, MOVE] = [/لم يعد نقله ممكنًا/, /يمكنك نقله من صفحته حتى/];
  const [ALL, HALF, NONE] = [/عاد إليك الثمن كاملًا/, /عاد إليك نصف الثمن/, /إن ألغيته لم يعد شيء من الثمن/];
  const noteOf = async () => stripBidiMarks((await lettersTo(buyer.email ?? ''))[0]?.text ?? '');
  const change = (values: object) =>
    db().updateTable('bookings').set(values).where('id', '=', own.bookingId).execute();

  it.each([
    [
      'half, where all goes back until 24 hours before',
      { free_hours: 24 },
      [NO_MOVE, HALF],
      [MOVE, ALL, NONE],
    ],
    ['nothing, where both terms are over', { free_hours: 48, half_hours: 24 }, [NO_MOVE, NONE], [ALL, HALF]],
    ['all, while cancelling is free', { free_hours: 12 }, [MOVE, ALL, /ثم يعود نصفه حتى/], [NO_MOVE, NONE]],
    ['no move after three', { free_hours: 12, moves: 3 }, [NO_MOVE, ALL], [MOVE]],
    [
      'a move and all, where the host asked for another time',
      { move_asked_at: earlier(2 * DAY_MINUTES) },
      [MOVE, ALL],
      [NO_MOVE, HALF],
    ],
    ['no money, where it cost nothing', { amount: 0 }, [NO_MOVE, /إن لم تستطع الحضور/], [ALL, HALF, NONE]],
  ])('%s', async (_, values, said, unsaid) => {
    await change(values);
    await remind(earlier(DAY_MINUTES));
    const text = await noteOf();
    for (const words of said) expect(text).toMatch(words);
    for (const words of unsaid) expect(text).not.toMatch(words);
  });
});
