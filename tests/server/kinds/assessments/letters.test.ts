import { beforeEach, expect, it } from 'vitest';
import { cancelSeat, cancelWorkshopDate } from '@/lib/server/appointments/workshops';
import { db } from '@/lib/server/db/client';
import { calendarsTo, readEvent } from '@/tests/setup/calendar-events';
import { NOW } from '@/tests/setup/clock';
import { type Member, makeConfirmed, makeMember } from '@/tests/setup/make-member';
import { runJobs } from '@/tests/setup/run-jobs';
import { dateIn, makeWorkshop, seatFor, workshopOf, writeWorkshop } from '@/tests/setup/workshops';

let host: Member;
let buyer: Member;
let address: string;
let id: string;
let entitlementId: string;
let date: ReturnType<typeof dateIn>;

const PLACE = { place: 'in_person', placeText: 'قاعة الفنون، الطابق الثاني' } as const;

beforeEach(async () => {
  [host, buyer] = [await makeMember({ role: 'CREATOR' }), await makeConfirmed()];
  date = dateIn(5, PLACE);
  id = await makeWorkshop(host, [date]);
  ({ entitlementId } = await seatFor(buyer, id, date._id));
  const { email } = await db()
    .selectFrom('users')
    .select('email')
    .where('id', '=', buyer.id)
    .executeTakeFirstOrThrow();
  address = email ?? '';
});

const now = () => ({ now: NOW });
/** The events in the letters to the buyer, the newest first. */
const events = async () => (await calendarsTo(address)).map(readEvent);

it('a seat comes as an event for the calendar of its buyer alone: when, where, and no other address', async () => {
  const [sold] = await events();
  expect(sold?.method).toBe('REQUEST');
  expect(sold?.node.start.toISOString()).toBe(`${date.date}T15:00:00.000Z`);
  expect(sold?.node.end?.toISOString()).toBe(`${date.date}T17:00:00.000Z`);
  expect([sold?.other.location, sold?.attendees]).toEqual([PLACE.placeText, [`mailto:${address}`]]);
});

it('a date that is changed moves the same event, with a higher number', async () => {
  const [sold] = await events();
  await writeWorkshop(host, id, workshopOf([{ ...date, time: '20:00' }]));
  const [moved] = await events();
  expect([moved?.method, moved?.node.uid]).toEqual(['REQUEST', sold?.node.uid]);
  expect(moved?.node.start.toISOString()).toBe(`${date.date}T17:00:00.000Z`);
  expect(Number(moved?.sequence)).toBeGreaterThan(Number(sold?.sequence));
});

it.each([
  [
    'its host cancels the date',
    () => cancelWorkshopDate({ ...host.ctx, ...now() }, date._id, { reason: 'سفر' }),
  ],
  [
    'its buyer gives it back',
    () => cancelSeat({ ...buyer.ctx, ...now() }, entitlementId, { backBps: 10_000 }),
  ],
])(
  'a seat is taken out of the calendar where %s: the same event, with a higher number',
  async (_, cancel) => {
    const [sold] = await events();
    await cancel();
    await runJobs();
    const [gone] = await events();
    expect([gone?.method, gone?.node.status, gone?.node.uid]).toEqual([
      'CANCEL',
      'CANCELLED',
      sold?.node.uid,
    ]);
    expect(Number(gone?.sequence)).toBeGreaterThan(Number(sold?.sequence));
  },
);
