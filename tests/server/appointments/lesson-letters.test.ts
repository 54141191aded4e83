import nodeIcal from 'node-ical';
import { beforeEach, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/package-lessons/[id]/calendar/route';
import { bookLessons } from '@/lib/server/appointments/packages';
import { db } from '@/lib/server/db/client';
import { getLessonCalendar } from '@/lib/server/kinds/bookings/appointments';
import { stripBidiMarks } from '@/lib/shared/arabic';
import { makeHost } from '@/tests/setup/bookings';
import { callRoute } from '@/tests/setup/call-route';
import { tenIn } from '@/tests/setup/clock';
import { type Member, makeConfirmed } from '@/tests/setup/make-member';
import { lettersTo } from '@/tests/setup/outbox';
import { lessonOf, makePackages, packageBoughtBy } from '@/tests/setup/packages';
import { topicsOf } from '@/tests/setup/topics';

let host: Member;
let buyer: Member;
let own: Awaited<ReturnType<typeof packageBoughtBy>>;

async function begin(byHand: boolean) {
  host = await makeHost({ furthestDays: 90 }, { email: `${crypto.randomUUID()}@host.example`, name: 'هدى' });
  buyer = await makeConfirmed({ name: 'سارة علي' });
  own = await packageBoughtBy(buyer, await makePackages(host, { byHand }));
}
beforeEach(() => begin(false));

const book = (starts: string[]) =>
  bookLessons(buyer.ctx, own.entitlementId, { starts, timeZone: 'UTC', answers: [] });
/** Those about lessons: another is about the package. */
const lettersOf = async ({ email }: Member) =>
  (await lettersTo(email ?? '')).filter(
    ({ subject }) => subject.includes('دروس') && !subject.includes('باق'),
  );
const saved = (id: string, token?: string) => callRoute(GET, { params: { id }, ...(token ? { token } : {}) });

describe('several lessons that are booked together', () => {
  it('are one notice and one letter to each side, with all times in order', async () => {
    await book([tenIn(17), tenIn(3), tenIn(10)]);
    expect(await topicsOf(host)).toEqual(['bookedSeveral']);
    expect(await topicsOf(buyer)).toEqual(['confirmedSeveral']);
    for (const reader of [host, buyer]) {
      const letters = await lettersOf(reader);
      expect(letters).toHaveLength(1);
      const text = stripBidiMarks(letters[0]?.text ?? '');
      const days = [3, 10, 17].map((day) => text.indexOf(` ${Number(tenIn(day).slice(8, 10))} `));
      expect(days.every((at) => at > 0)).toBe(true);
      expect(days).toEqual(days.toSorted((one, other) => one - other));
      expect(letters[0]?.calendar ?? null).toBeNull();
    }
  });

  it('say until when they are answered, where the host accepts each', async () => {
    await begin(true);
    await book([tenIn(3), tenIn(10)]);
    expect(await topicsOf(host)).toEqual(['askedSeveral']);
    expect(await topicsOf(buyer)).toEqual(['requestedSeveral']);
    const [letter] = await lettersOf(host);
    expect(stripBidiMarks(letter?.text ?? '')).toContain('الجواب حتى');
  });
});

describe('a lesson', () => {
  it('alone is a letter with its event', async () => {
    await book([tenIn(3)]);
    expect(await topicsOf(buyer)).toEqual(['confirmed']);
    const letters = await lettersTo(buyer.email ?? '');
    const [letter] = letters.filter(({ calendar }) => calendar);
    expect(letter?.calendar).toContain('METHOD:REQUEST');
  });

  it('is saved for calendars by its buyer alone, with its moment and without its link', async () => {
    await book([tenIn(3), tenIn(10)]);
    const id = await lessonOf(buyer, own.entitlementId, tenIn(10));
    expect((await saved(id)).status).toBe(401);
    expect((await saved(id, host.token)).status).toBe(404);
    const answer = await getLessonCalendar(buyer.ctx, id);
    expect(answer.headers.get('content-type')).toContain('text/calendar');
    const text = (await answer.text()).replaceAll('\r\n ', '');
    const [event] = Object.values(nodeIcal.sync.parseICS(text)).filter((one) => one?.type === 'VEVENT');
    expect(event).toMatchObject({ start: new Date(tenIn(10)), uid: expect.stringContaining(id) });
    expect(text).not.toContain('meet.example');
    expect(text).toContain(own.entitlementId);
  });

  it('is no event before its host accepts it', async () => {
    await begin(true);
    await book([tenIn(3)]);
    expect((await saved(await idOf(), buyer.token)).status).toBe(409);
  });
});

const idOf = async () =>
  (
    await db()
      .selectFrom('bookings')
      .select('id')
      .where('package_id', '=', own.packageId)
      .executeTakeFirstOrThrow()
  ).id;
