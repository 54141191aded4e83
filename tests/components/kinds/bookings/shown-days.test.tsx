import { expect, it } from 'vitest';
import { shownDays } from '@/components/kinds/bookings/calendar/shown-days';

it.each([
  ['begins on Saturday', 6, '2026-11-21', '2026-11-27'],
  ['begins on Sunday', 0, '2026-11-22', '2026-11-28'],
  ['begins on Monday', 1, '2026-11-23', '2026-11-29'],
])('a week that %s is that of the day', (_, weekStart, first, last) => {
  const shown = shownDays('week', '2026-11-26', weekStart);
  expect(shown).toMatchObject({ first, last });
  expect(shown.days).toHaveLength(7);
  expect(shownDays('week', shown.after, weekStart).before).toBe(first);
});

it('a day and a list begin with the day, over the end of a year too', () => {
  expect(shownDays('day', '2026-12-31', 6)).toMatchObject({ first: '2026-12-31', last: '2026-12-31' });
  expect(shownDays('list', '2026-12-31', 6)).toMatchObject({ last: '2027-01-27', before: '2026-12-03' });
});
