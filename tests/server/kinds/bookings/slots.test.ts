import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookableSlots } from '@/lib/server/kinds/bookings/slots/bookable';
import type { Window } from '@/lib/server/kinds/bookings/slots/hours';
import { type Asked, offeredStarts } from '@/lib/server/kinds/bookings/slots/offered-starts';
import { segmentsOf } from '@/lib/server/kinds/times/zone';
import { DAY, HOUR, MINUTE } from '@/lib/shared/time';
import { isTimeZone } from '@/lib/shared/time-zone';
import { clockOf, startsByTheMinute, TICK } from './by-the-minute';

const WHOLE_DAY = [{ from: 0, to: 1440 }];

/** Zones, each with a day on which its clocks change, or of which one might think so. */
const PLACES = [
  ['Africa/Cairo', '2026-10-29'],
  ['Africa/Cairo', '2027-04-30'],
  ['Asia/Beirut', '2026-10-24'],
  ['Asia/Beirut', '2027-03-28'],
  ['Asia/Gaza', '2026-10-24'],
  ['Asia/Gaza', '2027-03-27'],
  ['Africa/Casablanca', '2025-02-23'],
  ['Africa/Casablanca', '2025-04-06'],
  ['Africa/Casablanca', '2026-09-20'],
  ['Africa/Casablanca', '2026-12-01'],
  ['Asia/Tehran', '2022-09-21'],
  ['Asia/Tehran', '2027-03-21'],
  ['Asia/Amman', '2022-10-28'],
  ['Asia/Amman', '2026-10-30'],
  ['Europe/London', '2026-10-25'],
  ['Europe/London', '2027-03-28'],
  ['America/New_York', '2026-11-01'],
  ['America/New_York', '2027-03-14'],
  ['Asia/Riyadh', '2026-12-31'],
  ['Pacific/Apia', '2011-12-30'],
  ['Pacific/Apia', '2021-04-04'],
] as const;

const base = (zone: string, date: string): Asked => ({
  hours: { weekly: Array.from({ length: 7 }, () => WHOLE_DAY), seasons: [], dates: [] },
  rules: {
    zone,
    step: 30,
    before: 0,
    after: 0,
    leastNotice: 0,
    furthestDays: 400,
    weekStart: 0,
    mostPerDay: null,
    mostPerWeek: null,
  },
  length: 60,
  now: Date.parse(date) - 3 * DAY,
  within: { from: Date.parse(date) - 12 * HOUR, to: Date.parse(date) + 36 * HOUR },
  busy: [],
  booked: [],
});

const minutes = (most: number, least = 0) =>
  fc.integer({ min: least / 5, max: most / 5 }).map((count) => count * 5);
const windows = fc.uniqueArray(minutes(1440), { minLength: 0, maxLength: 6 }).map((edges): Window[] => {
  const sorted = edges.toSorted((one, other) => one - other);
  return sorted.flatMap((from, at) => {
    const to = sorted[at + 1];
    // Some windows touch, some are apart.
    return to !== undefined && (at % 2 === 0 || from % 10 === 0) ? [{ from, to }] : [];
  });
});
const week = fc.array(fc.oneof(windows, fc.constant(WHOLE_DAY)), { minLength: 7, maxLength: 7 });
const ticks = (days: number) =>
  fc.integer({ min: -days * 288, max: days * 288 }).map((count) => count * TICK);
const most = fc.option(fc.integer({ min: 1, max: 3 }), { freq: 2 });

const asked = fc
  .record({
    place: fc.constantFrom(...PLACES),
    weekly: week,
    season: fc.option(fc.tuple(fc.integer({ min: -2, max: 1 }), fc.integer({ min: 0, max: 2 }), week)),
    date: fc.option(fc.tuple(fc.integer({ min: -1, max: 2 }), windows)),
    step: fc.constantFrom(5, 15, 20, 30, 45, 60),
    length: fc.constantFrom(15, 30, 50, 60, 90, 180),
    buffers: fc.tuple(minutes(60), minutes(60)),
    now: ticks(2),
    leastNotice: minutes(1440),
    furthestDays: fc.constantFrom(0, 1, 2, 30),
    mostPerDay: most,
    mostPerWeek: most,
    weekStart: fc.integer({ min: 0, max: 6 }),
    busy: fc.array(fc.tuple(ticks(2), minutes(240, 5)), { maxLength: 4 }),
    booked: fc.array(ticks(4), { maxLength: 5 }),
  })
  .map((one): Asked => {
    const [zone, date] = one.place;
    const start = Date.parse(date);
    const on = (days: number) => new Date(start + days * DAY).toISOString().slice(0, 10);
    const [before, after] = one.buffers;
    const [from, days, weekly] = one.season ?? [];
    return {
      ...base(zone, date),
      hours: {
        weekly: one.weekly,
        seasons:
          from === undefined || days === undefined || !weekly
            ? []
            : [{ from: on(from), to: on(from + days), weekly }],
        dates: one.date ? [{ date: on(one.date[0]), windows: one.date[1] }] : [],
      },
      rules: {
        zone,
        before,
        after,
        step: one.step,
        leastNotice: one.leastNotice,
        furthestDays: one.furthestDays,
        weekStart: one.weekStart,
        mostPerDay: one.mostPerDay,
        mostPerWeek: one.mostPerWeek,
      },
      length: one.length,
      now: start + one.now,
      busy: one.busy.map(([at, length]) => ({ from: start + at, to: start + at + length * MINUTE })),
      booked: one.booked.map((at) => start + at),
    };
  });

const shown = (one: Asked, starts: readonly number[]) => {
  const clock = clockOf(one.rules.zone);
  return starts.map((start) => {
    const { date, minute } = clock(start);
    return `${date} ${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
  });
};

describe('the time zones of this server', () => {
  it('are those of 2026c or newer: before, Morocco is an hour wrong', () => {
    expect((process.versions.tz ?? '') >= '2026c').toBe(true);
    const [segment] = segmentsOf('Africa/Casablanca', Date.parse('2026-12-01'), Date.parse('2026-12-02'));
    expect(segment?.offset).toBe(0);
  });

  it('know all zones that may be chosen; a name that only `Intl` knows, such as AST, may not', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const short = letters.flatMap((one) => letters.map((two) => `${one}${two}T`));
    const named = ['UTC', 'EST5EDT', 'Etc/GMT+12', 'asia/riyadh', ...Intl.supportedValuesOf('timeZone')];
    const zones = [...short, ...named].filter(isTimeZone);
    expect(zones).toEqual(expect.arrayContaining([...named, 'GMT', 'EST', 'MST', 'CET', 'EET', 'WET']));
    expect(zones).not.toContain('AST');
    const now = Date.parse('2026-12-01');
    for (const zone of zones) expect(segmentsOf(zone, now, now + DAY)[0]?.from).toBe(now);
  });

  it.each(PLACES)('%s around %s: offsets are those of the clock', (zone, date) => {
    const clock = clockOf(zone);
    const start = Date.parse(date) - 2 * DAY;
    for (const { from, to, offset } of segmentsOf(zone, start, start + 4 * DAY))
      for (let at = from; at < to; at += 15 * MINUTE) {
        const local = new Date(at + offset).toISOString();
        const { date, minute } = clock(at);
        const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
        expect(local.slice(0, 16)).toBe(`${date}T${time}`);
      }
  });
});

describe('offered slots', () => {
  it('equal what one finds by looking at every five minutes', () => {
    fc.assert(
      fc.property(asked, (one) => {
        expect(shown(one, offeredStarts(one))).toEqual(shown(one, startsByTheMinute(one)));
      }),
      { numRuns: 250 },
    );
  });

  it('leave out the hour that Cairo skips on a Friday in April', () => {
    const one = base('Africa/Cairo', '2027-04-30');
    const times = shown(one, offeredStarts(one));
    expect(times).toContain('2027-04-29 23:30');
    expect(times).toContain('2027-04-30 1:00');
    expect(times.filter((time) => time.startsWith('2027-04-30 0:'))).toEqual([]);
  });

  it('have the hour once that Cairo repeats on a Thursday in October, the first time', () => {
    const one = base('Africa/Cairo', '2026-10-29');
    const late = offeredStarts(one).filter(
      (_, at) => shown(one, offeredStarts(one))[at] === '2026-10-29 23:00',
    );
    expect(late).toEqual([Date.parse('2026-10-29T20:00:00Z')]);
  });

  it('of a day far away have its own offset', () => {
    const one = base('Europe/London', '2027-07-01');
    const [first] = offeredStarts({ ...one, now: Date.parse('2026-12-01') });
    const hours = { ...one.hours, weekly: one.hours.weekly.map(() => [{ from: 540, to: 600 }]) };
    expect(offeredStarts({ ...one, hours }).map((at) => new Date(at).toISOString())).toContain(
      '2027-07-01T08:00:00.000Z',
    );
    expect(first).toBeDefined();
  });

  it('may go on over midnight where the hours of both days touch', () => {
    const one = base('Asia/Riyadh', '2026-12-10');
    const hours = {
      ...one.hours,
      weekly: one.hours.weekly.map(() => [
        { from: 0, to: 60 },
        { from: 1380, to: 1440 },
      ]),
    };
    expect(shown(one, offeredStarts({ ...one, hours, length: 90 }))).toContain('2026-12-09 23:00');
  });

  it('are as wide apart as the buffers of both together', () => {
    const one = base('Asia/Riyadh', '2026-12-10');
    const rules = { ...one.rules, before: 10, after: 20, step: 5 };
    const start = Date.parse('2026-12-10T09:00:00Z');
    const busy = [{ from: start - 10 * MINUTE, to: start + HOUR + 20 * MINUTE }];
    const starts = offeredStarts({ ...one, rules, busy });
    expect(Math.min(...starts.filter((at) => at > start))).toBe(start + HOUR + 30 * MINUTE);
    expect(Math.max(...starts.filter((at) => at < start))).toBe(start - HOUR - 30 * MINUTE);
  });
});

describe('a group with seats left', () => {
  const start = Date.parse('2026-12-31') + 12 * HOUR;
  const group = { slotId: 's', productId: 'p', seats: 4, taken: 1, isOwn: false };
  const range = { from: start, to: start + HOUR };
  const { booked: _, busy: __, ...host } = base('Asia/Riyadh', '2026-12-31');
  const offered = (more: object, notice = 0) =>
    bookableSlots({
      ...host,
      rules: { ...host.rules, leastNotice: notice },
      productId: 'p',
      seats: 4,
      hours: { weekly: Array.from({ length: 7 }, () => []), seasons: [], dates: [] },
      taken: [{ ...group, slot: range, occupied: range, ...more }],
      now: start - 2 * HOUR,
    }).map(({ slotId, seatsLeft }) => [slotId, seatsLeft]);

  it('can be booked outside of the hours, up to its seats', () => {
    expect(offered({})).toEqual([['s', 3]]);
    expect(offered({}, 120)).toEqual([['s', 3]]);
  });

  it.each([
    ['is full', { taken: 4 }, 0],
    ['is the viewer’s own', { isOwn: true }, 0],
    ['belongs to another product', { productId: 'other' }, 0],
    ['is of another length', { slot: { ...range, to: start + 2 * HOUR } }, 0],
    ['begins before the notice that the host wants', {}, 125],
  ])('cannot be booked if it %s', (_, more, notice) => {
    expect(offered(more, notice)).toEqual([]);
  });
});
