import { expect, it } from 'vitest';
import { presentSlots } from '@/lib/server/kinds/times/present-slots';
import { daysOf, slotsIn } from '@/lib/shared/slot-days';
import { MINUTE } from '@/lib/shared/time';

/** Slots of a whole month, at any hour of the day. */
function allDay(month: string, step: number, zones: { host: string; buyer: string }) {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const starts = Array.from({ length: (31 * 24 * 60) / step }, (_, at) => first + at * step * MINUTE);
  return presentSlots(starts, 50, zones).map((slot, at) => ({ ...slot, seatsLeft: 1 + (at % 2) }));
}

it.each([
  ['both clocks stand', '2026-12', { host: 'Asia/Riyadh', buyer: 'Asia/Kathmandu' }],
  ['the buyer’s clock goes back', '2026-10', { host: 'Asia/Riyadh', buyer: 'Europe/London' }],
  ['the host’s clock goes forward', '2026-04', { host: 'Africa/Cairo', buyer: 'America/St_Johns' }],
])('a month by days holds the same slots: %s', (_, month, zones) => {
  const slots = allDay(month, 30, zones);
  expect(slotsIn(daysOf(slots, 50))).toEqual(slots);
});

it('a month of a host who can be booked at any hour is at most 60 KB', () => {
  const slots = allDay('2026-12', 5, { host: 'Asia/Riyadh', buyer: 'America/New_York' });
  expect(JSON.stringify(daysOf(slots, 50)).length).toBeLessThan(60_000);
});
