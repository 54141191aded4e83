import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { DateField } from '@/components/forms/date-field';
import { FormShell } from '@/components/forms/form-shell';
import { SubmitButton } from '@/components/forms/submit-button';
import { renderPage } from '@/tests/setup/render';

const Form = z.object({ day: z.union([z.literal(''), z.iso.date('validation:date')]) });
const HIJRI = { calendar: 'islamic-umalqura', digits: 'arab' } as const;

async function show(day = '', look: Parameters<typeof renderPage>[1] = {}) {
  const onSubmit = vi.fn();
  const view = renderPage(
    <FormShell schema={async () => Form} defaultValues={{ day }} onSubmit={onSubmit}>
      <DateField name="day" label="تاريخ التأسيس" min="2000-01-01" max="2026-11-23" />
      <SubmitButton>حفظ</SubmitButton>
    </FormShell>,
    look,
  );
  // The calendar is loaded with the first field.
  const field = await screen.findByRole('group', { name: /تاريخ التأسيس/ }, { timeout: 10_000 });
  const type = async (typed: string) => {
    await view.user.click(within(field).getByRole('spinbutton', { name: 'اليوم' }));
    await view.user.keyboard(typed);
    return save();
  };
  const save = async () => {
    await view.user.click(screen.getByRole('button', { name: 'حفظ' }));
    return onSubmit.mock.lastCall?.[0];
  };
  return { ...view, field, type, save };
}

test.each([
  ['the 31st of November', '31112020', /تاريخًا صحيحًا|موجود في التقويم/],
  ['half a date', '2111', /تاريخًا صحيحًا|موجود في التقويم/],
  ['a day before the first', '31121999', 'اختر تاريخًا لا يسبق 1 يناير 2000'],
  ['a day after the last', '24112026', 'اختر تاريخًا لا يتجاوز 23 نوفمبر 2026'],
])('when %s is typed, words say what is wrong', async (_, typed, words) => {
  const { field, type } = await show();
  await type(typed);
  await waitFor(() => expect(field).toHaveAccessibleDescription(words));
  // ARIA has no invalid state for groups.
  expect(field).not.toHaveAttribute('aria-invalid');
});

test.each([
  ['the 31st of November', '31112020'],
  ['half a date', '2111'],
])('when %s is typed, nothing is sent', async (_, typed) => {
  const { type } = await show();
  expect(await type(typed)).toBeUndefined();
});

test.each([
  ['Latin', '21032015'],
  ['Arabic', '٢١٠٣٢٠١٥'],
  ['Persian', '۲۱۰۳۲۰۱۵'],
])('a date typed in %s digits is sent as an ISO date', async (_, typed) => {
  const { type } = await show();
  expect(await type(typed)).toEqual({ day: '2015-03-21' });
});

test.each([
  ['Latin', '01011447'],
  ['Arabic', '٠١٠١١٤٤٧'],
])('a Hijri date typed in %s digits is sent as an ISO date', async (_, typed) => {
  const { type } = await show('', HIJRI);
  expect(await type(typed)).toEqual({ day: '2025-06-26' });
});

test('a saved date is shown in the Hijri calendar with the chosen digits, for a reader of Hijri dates', async () => {
  const { field } = await show('2025-06-26', HIJRI);
  expect(field).toHaveTextContent(/١.محرم.١٤٤٧/);
});

test('a cleared date is sent as nothing', async () => {
  const { user, field, save } = await show('2015-03-21');
  await user.click(within(field).getByRole('spinbutton', { name: 'اليوم' }));
  await user.keyboard('{Control>}a{/Control}{Delete}');
  expect(await save()).toEqual({ day: '' });
});

test('while a date is still being typed, no error is shown', async () => {
  const { user, field } = await show();
  await user.click(within(field).getByRole('spinbutton', { name: 'اليوم' }));
  await user.keyboard('2103');
  expect(field).not.toHaveAccessibleDescription();
  await user.click(document.body);
  await waitFor(() => expect(field).toHaveAccessibleDescription(/موجود في التقويم/));
});

test('in Arabic the left arrow leads from the day to the month', async () => {
  const { user, field } = await show('2015-03-21');
  await user.click(within(field).getByRole('spinbutton', { name: 'اليوم' }));
  await user.keyboard('{ArrowLeft}{ArrowUp}');
  expect(field).toHaveTextContent(/21.أبريل.2015/);
});

test('the calendar is in Arabic, begins on Sunday, and writes a chosen day into the field', async () => {
  const { user, field, save } = await show('2015-03-21');
  await user.click(screen.getByRole('button', { name: /التقويم، المختار الآن 21 مارس 2015/ }));
  const calendar = await screen.findByRole('grid');
  expect(within(calendar).getAllByRole('columnheader')[0]).toHaveAccessibleName('الأحد');
  await user.click(within(calendar).getByRole('gridcell', { name: '25' }));
  expect(field).toHaveTextContent(/25.مارس.2015/);
  expect(await save()).toEqual({ day: '2015-03-25' });
});
