import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SlotPicker } from '@/components/kinds/bookings/slot-picker';
import { daysOf } from '@/lib/shared/slot-days';
import { renderPage } from '@/tests/setup/render';

const at = (date: string, time: string) => ({
  startsAt: `${date}T${time}:00.000Z`,
  endsAt: `${date}T${time.replace(/^\d\d/, '23')}:00.000Z`,
  local: { date, time, offset: '+00:00' },
  host: { date, time, offset: '+00:00' },
});

it('names each day by its weekday, where it is chosen and over its times', async () => {
  const { user } = renderPage(
    <SlotPicker
      month="2026-12"
      onMonth={() => {}}
      range={{ first: '2026-12', last: '2026-12' }}
      slots={daysOf([at('2026-12-10', '10:00'), at('2026-12-11', '10:00'), at('2026-12-11', '11:00')], 60)}
      weekStart={0}
    />,
  );
  expect(screen.getByRole('heading', { name: 'الخميس، 10 ديسمبر 2026' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'الجمعة، 11 ديسمبر 2026، موعدان' }));
  expect(screen.getByRole('heading', { name: 'الجمعة، 11 ديسمبر 2026' })).toBeVisible();
});

it.each([
  ['asks for the next month where nothing is left of the first', '2026-12', '2027-02', [['2027-01']]],
  ['stays at the last month', '2026-12', '2026-12', []],
  ['stays at a later month without free days', '2026-11', '2027-02', []],
])('%s', (_, first, last, asked) => {
  const onMonth = vi.fn();
  renderPage(
    <SlotPicker
      month="2026-12"
      onMonth={onMonth}
      range={{ first, last }}
      slots={daysOf([], 60)}
      weekStart={0}
    />,
  );
  expect(onMonth.mock.calls).toEqual(asked);
});
