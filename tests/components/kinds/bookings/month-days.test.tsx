import { expect, test } from 'vitest';
import { firstMonth, monthAfter, weeksOf } from '@/components/kinds/bookings/month-days';

test('a month has each of its days once, under its weekday, whatever the week begins with', () => {
  for (const month of ['2026-02', '2026-11', '2027-03', '2028-02']) {
    for (const weekStart of [0, 1, 6]) {
      const weeks = weeksOf(month, weekStart);
      const days = weeks.flat().filter((day) => day !== null);
      const last = new Date(Date.parse(`${monthAfter(month, 1)}-01`) - 1).toISOString().slice(0, 10);
      expect(days[0]).toBe(`${month}-01`);
      expect(days.at(-1)).toBe(last);
      expect(new Set(days).size).toBe(Number(last.slice(8)));
      for (const week of weeks) {
        expect(week.some((day) => day !== null)).toBe(true);
        week.forEach((day, at) => {
          if (day) expect(new Date(day).getUTCDay()).toBe((weekStart + at) % 7);
        });
      }
    }
  }
});

test('the months before and after go over the end of the year', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2027-01', -1)).toBe('2026-12');
});

test('the first month is shown as long as a clock on earth shows it', () => {
  const at = (time: string) => firstMonth(Date.parse(time));
  expect(['2026-12-01T11:59:00Z', '2026-12-01T12:00:00Z'].map(at)).toEqual(['2026-11', '2026-12']);
});
