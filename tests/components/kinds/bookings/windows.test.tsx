import { describe, expect, it } from 'vitest';
import { covered, joined, nextWindow, painted, without } from '@/components/kinds/bookings/hours/windows';

const week = (day: number, windows: { from: number; to: number }[]) =>
  Array.from({ length: 7 }, (_, at) => (at === day ? windows : []));

describe('hours of a day', () => {
  it('become one when they touch or overlap, in order', () => {
    expect(
      joined([
        { from: 600, to: 660 },
        { from: 540, to: 600 },
        { from: 630, to: 640 },
        { from: 900, to: 960 },
      ]),
    ).toEqual([
      { from: 540, to: 660 },
      { from: 900, to: 960 },
    ]);
  });

  it('keep what is left on both sides when a part is taken out', () => {
    expect(without([{ from: 540, to: 1020 }], { from: 690, to: 840 })).toEqual([
      { from: 540, to: 690 },
      { from: 840, to: 1020 },
    ]);
    expect(without([{ from: 540, to: 600 }], { from: 540, to: 600 })).toEqual([]);
    expect(without([{ from: 540, to: 600 }], { from: 600, to: 660 })).toEqual([{ from: 540, to: 600 }]);
  });

  it('cover a part of the day whole, in part or not', () => {
    const windows = [
      { from: 540, to: 570 },
      { from: 570, to: 600 },
      { from: 615, to: 630 },
    ];
    expect(covered(windows, { from: 540, to: 600 })).toBe('all');
    expect(covered(windows, { from: 600, to: 660 })).toBe('some');
    expect(covered(windows, { from: 660, to: 720 })).toBe('none');
  });

  it('get a next window after the last one, and none when the day is full', () => {
    expect(nextWindow([])).toEqual({ from: 540, to: 1020 });
    expect(nextWindow([{ from: 540, to: 1020 }])).toEqual({ from: 1080, to: 1200 });
    expect(nextWindow([{ from: 540, to: 1320 }])).toEqual({ from: 1380, to: 1440 });
    expect(nextWindow([{ from: 540, to: 1380 }])).toBeNull();
  });
});

describe('a stroke over the week', () => {
  it('frees the hours of its days and leaves the others', () => {
    const before = week(2, [{ from: 600, to: 660 }]);
    const after = painted(before, [1, 2], { first: 9, last: 10 }, true);
    expect(after[1]).toEqual([{ from: 540, to: 660 }]);
    expect(after[2]).toEqual([{ from: 540, to: 660 }]);
    expect(after[3]).toEqual([]);
    expect(before[2]).toEqual([{ from: 600, to: 660 }]);
  });

  it('takes hours out', () => {
    const after = painted(week(0, [{ from: 540, to: 720 }]), [0], { first: 10, last: 10 }, false);
    expect(after[0]).toEqual([
      { from: 540, to: 600 },
      { from: 660, to: 720 },
    ]);
  });
});
