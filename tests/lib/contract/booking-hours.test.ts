import { describe, expect, it } from 'vitest';
import { putBookingHours } from '@/lib/contract/kinds/booking-hours';

const dates = (...all: string[]) =>
  putBookingHours.body.shape.dates.safeParse(all.map((date) => ({ date, windows: [] })));
const wrong = (...all: string[]) =>
  dates(...all).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('single days of booking hours', () => {
  it('ask for a day where none was written, and do not call two of those the same day', () => {
    expect(wrong('', '')).toEqual([
      ['0.date', 'validation:date'],
      ['1.date', 'validation:date'],
    ]);
  });

  it('are each written once', () => {
    expect(wrong('2026-12-02', '2026-12-02')).toEqual([['', 'validation:dateTwice']]);
    expect(dates('2026-12-02', '2026-12-03').success).toBe(true);
  });
});
