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
  ['asks for the next month where nothing is left of this one', '2020-03', [['2020-02']]],
  ['stays at the last month', '2020-01', []],
])('%s', (_, last, asked) => {
  const onMonth = vi.fn();
  renderPage(
    <SlotPicker
      month="2020-01"
      onMonth={onMonth}
      range={{ first: '2020-01', last }}
      slots={daysOf([], 60)}
      weekStart={0}
    />,
  );
  expect(onMonth.mock.calls).toEqual(asked);
});
