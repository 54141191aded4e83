import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { FormShell } from '@/components/forms/form-shell';
import { PhoneField } from '@/components/forms/phone-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { Phone } from '@/lib/contract/phones';
import { renderPage } from '@/tests/setup/render';

function show(phone = '') {
  const onSubmit = vi.fn();
  const { user } = renderPage(
    <FormShell schema={async () => z.object({ phone: Phone })} defaultValues={{ phone }} onSubmit={onSubmit}>
      <PhoneField name="phone" label="الجوال" />
      <SubmitButton>أرسل</SubmitButton>
    </FormShell>,
  );
  return {
    user,
    number: screen.getByRole('textbox', { name: 'الجوال' }),
    code: screen.getByRole('combobox', { name: 'رمز الدولة' }),
    submit: async () => {
      await user.click(screen.getByRole('button', { name: 'أرسل' }));
      return onSubmit.mock.lastCall?.[0];
    },
  };
}

test('a number that is not valid in its country is refused under the field', async () => {
  const { user, number, submit } = show();
  await user.type(number, '٠٥٠١٢');
  expect(await submit()).toBeUndefined();
  await waitFor(() => expect(number).toHaveAccessibleDescription(/رقم جوال صحيح/));
  expect(number).toHaveFocus();
});

test('a number as people write it, in Arabic digits, is sent as E.164', async () => {
  const { user, number, submit } = show();
  await user.type(number, '٠٥٠ ١٢٣ ٤٥٦٧');
  expect(await submit()).toEqual({ phone: '+966501234567' });
});

test('the country is found by typing and chosen with Enter', async () => {
  const { user, number, code, submit } = show();
  expect(code).toHaveValue('SA +966');
  await user.click(code);
  await user.keyboard('مصر{Enter}');
  expect(code).toHaveValue('EG +20');
  await user.type(number, '01001234567');
  expect(await submit()).toEqual({ phone: '+201001234567' });
});

test('a pasted number with a country code chooses its country', async () => {
  const { user, number, code, submit } = show();
  await user.click(number);
  await user.paste('00971 50 123 4567');
  expect(code).toHaveValue('AE +971');
  expect(await submit()).toEqual({ phone: '+971501234567' });
});

test('a saved number is shown with its country', () => {
  const { number, code } = show('+201001234567');
  expect(code).toHaveValue('EG +20');
  expect(number).toHaveValue('010 01234567');
});

test('moving from the empty number to the country shows no error', async () => {
  const { user, number, code } = show();
  await user.click(number);
  await user.click(code);
  expect(number).not.toBeInvalid();
});
