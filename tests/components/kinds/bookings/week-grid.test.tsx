import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { WeekGrid } from '@/components/kinds/bookings/hours/week-grid';
import type { DayWindow } from '@/components/kinds/bookings/hours/windows';
import { renderPage } from '@/tests/setup/render';

let week: DayWindow[][];

/** A week that begins on Sunday, open on Monday from 9:00 to 9:30 only. */
function Week() {
  const [value, setValue] = useState<DayWindow[][]>(
    Array.from({ length: 7 }, (_, day) => (day === 1 ? [{ from: 540, to: 570 }] : [])),
  );
  week = value;
  return <WeekGrid label="الأسبوع" week={value} weekStart={0} onChange={setValue} />;
}

const cell = (name: string) => screen.getByRole('button', { name });

test('a tap opens an hour, and another one closes it; an hour that is partly open is opened whole', () => {
  renderPage(<Week />);
  expect(cell('الاثنين 09:00: متاح جزئيًا')).toHaveAttribute('aria-pressed', 'mixed');
  fireEvent.click(cell('الاثنين 09:00: متاح جزئيًا'));
  expect(week[1]).toEqual([{ from: 540, to: 600 }]);
  fireEvent.click(cell('الاثنين 09:00: متاح'));
  expect(week[1]).toEqual([]);
});

test('by keyboard the left arrow leads to the next day in Arabic, and Shift goes on with what the first hour is', async () => {
  const { user } = renderPage(<Week />);
  await user.tab();
  expect(cell('الأحد 09:00: غير متاح')).toHaveFocus();
  await user.keyboard(' ');
  await user.keyboard('{Shift>}{ArrowDown}{ArrowLeft}{/Shift}');
  expect(week[0]).toEqual([{ from: 540, to: 660 }]);
  expect(week[1]).toEqual([{ from: 540, to: 660 }]);
  expect(cell('الاثنين 10:00: متاح')).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowRight}');
  expect(cell('الأحد 09:00: متاح')).toHaveFocus();
});

test('a mouse paints a rectangle, which shrinks again when it goes back', () => {
  renderPage(<Week />);
  const mouse = { pointerType: 'mouse', button: 0, buttons: 1 };
  fireEvent.pointerDown(cell('الأحد 13:00: غير متاح'), mouse);
  fireEvent.pointerEnter(cell('الثلاثاء 14:00: غير متاح'), mouse);
  expect([week[0], week[1]?.at(-1), week[2]]).toEqual([
    [{ from: 780, to: 900 }],
    { from: 780, to: 900 },
    [{ from: 780, to: 900 }],
  ]);
  fireEvent.pointerEnter(cell('الأحد 13:00: متاح'), mouse);
  expect([week[0], week[2]]).toEqual([[{ from: 780, to: 840 }], []]);
});
