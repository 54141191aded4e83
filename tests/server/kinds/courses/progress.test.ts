import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  coveredSeconds,
  isWatched,
  MOST_STRETCHES,
  type Progress,
  percentOf,
  type Report,
  withReport,
} from '@/lib/server/kinds/courses/progress';

const START = new Date('2026-11-24T10:00:00Z');
const moment = (seconds: number) => new Date(START.getTime() + seconds * 1000);
const none: Progress = { watched: [], allowed: 0, reportedAt: START, position: 0, positionAt: null };
const report = (from: number, to: number, more: Partial<Report> = {}): Report => ({
  watched: [{ from, to }],
  position: to,
  at: moment(to),
  isSought: false,
  ...more,
});
const all = (reports: readonly [Report, number][], length: number | null = 1000) =>
  reports.reduce((before, [said, at]) => withReport(before, said, length, moment(at)), none);

describe('what counts as watched', () => {
  it('grows at most twice as fast as time, whatever a device says', () => {
    const cheated = all([[report(0, 1000), 10]]);
    expect(coveredSeconds(cheated)).toBe(20);
    expect(isWatched(cheated, 1000)).toBe(false);
  });

  it('does not grow by a long pause, nor by the same report again and again', () => {
    expect(coveredSeconds(all([[report(0, 10_000), 86_400]], 10_000))).toBe(600);
    const again = all(Array.from({ length: 50 }, () => [report(0, 15), 15]));
    expect(coveredSeconds(again)).toBe(15);
  });

  it('is complete at nine tenths, and never beyond the end of the film', () => {
    const most = all([
      [report(0, 50), 50],
      [report(50, 90), 100],
    ]);
    expect(isWatched(most, 100)).toBe(true);
    expect(percentOf(most, 100)).toBe(90);
    expect(coveredSeconds(all([[report(0, 80_000), 300]], 100))).toBe(100);
    expect(isWatched(most, null)).toBe(false);
    expect(isWatched(none, 0)).toBe(false);
  });
});

describe('a program that reports thousands of parts', () => {
  const reports = Array.from({ length: 200 }, (_, n): [Report, number] => [
    report(0, 0, {
      watched: Array.from({ length: 100 }, (_, at) => {
        const from = 2 * (n * 100 + at) + (at === 0 ? 1 : 0);
        return { from, to: from + 1 };
      }),
    }),
    n,
  ]);

  it('makes no row of more than 500 parts, and gets no more counted than its time allows', () => {
    const progress = all(reports, null);
    expect(progress.watched).toHaveLength(MOST_STRETCHES);
    expect(progress.watched.at(-1)?.[1]).toBe(39_999);
    expect(coveredSeconds(progress)).toBe(2 * 199);
  });

  it('loses nothing that was watched: the shortest gaps are closed first', () => {
    const parts = Array.from({ length: MOST_STRETCHES + 2 }, (_, n): [Report, number] => {
      const from = n * 20 + (n === 7 ? -9 : n === 9 ? -8 : 0);
      return [report(from, from + 10), n];
    });
    const { watched } = all(parts, null);
    expect(watched).toHaveLength(MOST_STRETCHES);
    expect(watched.slice(5, 9)).toEqual([
      [100, 110],
      [120, 141],
      [160, 182],
      [200, 210],
    ]);
  });
});

describe('the position', () => {
  it('is not replaced by the beginning, unless somebody moved there', () => {
    const there = all([[report(0, 40), 40]]);
    const loaded = report(0, 0, { position: 0, at: moment(60) });
    expect(withReport(there, loaded, 1000, moment(60)).position).toBe(40);
    expect(withReport(there, { ...loaded, isSought: true }, 1000, moment(60)).position).toBe(0);
  });

  it('is that of the latest listening, also when an older report arrives last', () => {
    const phone = report(30, 40, { at: moment(100) });
    const desk = report(500, 600, { at: moment(50) });
    expect(
      all([
        [phone, 110],
        [desk, 120],
      ]).position,
    ).toBe(40);
  });

  it('is not held forever by a device whose clock is years ahead', () => {
    const ahead = all([[report(0, 10, { at: new Date('2099-01-01') }), 10]]);
    expect(withReport(ahead, report(10, 20, { at: moment(20) }), 1000, moment(20)).position).toBe(20);
  });
});

describe('reports of several devices', () => {
  const said = fc
    .record({
      from: fc.integer({ min: 0, max: 900 }),
      length: fc.integer({ min: 0, max: 100 }),
      at: fc.integer({ min: 0, max: 5000 }),
      isSought: fc.boolean(),
    })
    .map(({ from, length, at, isSought }) =>
      report(from, from + length, { at: moment(at), isSought, position: from + length }),
    );
  const reports = fc.array(said, { minLength: 1, maxLength: 12 });

  it('give the same in any order, and when some arrive twice', () => {
    const property = fc.property(
      reports.chain((list) =>
        fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
      ),
      ([list, shuffled]) => {
        // All clocks of the reports are in the past, or the server's time would stand in for theirs.
        const arrived = (order: Report[]) => all(order.map((said, at) => [said, 6000 + at * 20]));
        expect(arrived(shuffled)).toEqual(arrived(list));
        const twice = arrived([...list, ...shuffled]);
        const { watched, position, positionAt } = arrived(list);
        expect(twice).toMatchObject({ watched, position, positionAt });
      },
    );
    fc.assert(property, { numRuns: 500 });
  });

  it('never make what counts smaller, nor larger than the time allows', () => {
    const property = fc.property(reports, (list) => {
      let [before, at] = [none, 0];
      for (const said of list) {
        at += 20;
        const next = withReport(before, said, 1000, moment(at));
        expect(coveredSeconds(next)).toBeGreaterThanOrEqual(coveredSeconds(before));
        expect(coveredSeconds(next)).toBeLessThanOrEqual(2 * at);
        before = next;
      }
    });
    fc.assert(property, { numRuns: 300 });
  });
});
