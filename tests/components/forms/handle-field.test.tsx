import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { FormShell } from '@/components/forms/form-shell';
import { HandleField } from '@/components/forms/handle-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { Handle } from '@/lib/contract/handles';
import { renderPage } from '@/tests/setup/render';

const call = vi.hoisted(() => vi.fn());
vi.mock('@/lib/client/call', () => ({ call }));

function show() {
  const onSubmit = vi.fn();
  const view = renderPage(
    <FormShell
      schema={async () => z.object({ handle: Handle })}
      defaultValues={{ handle: '' }}
      onSubmit={onSubmit}
    >
      <HandleField name="handle" label="المعرّف" />
      <SubmitButton>حفظ</SubmitButton>
    </FormShell>,
  );
  return { ...view, onSubmit, field: screen.getByLabelText('المعرّف') };
}

test('an impossible handle is refused under the field, and the server is not asked', async () => {
  call.mockReset();
  const { user, field, onSubmit } = show();
  expect(field).toHaveAttribute('dir', 'ltr');
  await user.type(field, 'سارة');
  await user.click(screen.getByRole('button', { name: 'حفظ' }));
  expect(field).toBeInvalid();
  expect(screen.getByText(/يتكوّن المعرّف من حروف لاتينية/)).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(call).not.toHaveBeenCalled();
});

test('while typing, a taken or similar handle is refused, and a free one is shown as available', async () => {
  call.mockImplementation(async (_endpoint, { query }) => ({
    handle: query.handle,
    available: query.handle === 'sara_designs',
    reason: { sara: 'taken', sara_1: 'similar' }[query.handle as string] ?? null,
  }));
  const { user, field } = show();
  await user.type(field, '@Sara');
  expect(await screen.findByText('هذا المعرّف محجوز، اختر معرّفًا آخر')).toBeVisible();
  expect(field).toBeInvalid();
  await user.type(field, '_1');
  expect(await screen.findByText(/يشبه معرّف شخص آخر/)).toBeVisible();
  await user.clear(field);
  await user.type(field, 'sara_designs');
  expect(await screen.findByText('متاح')).toBeVisible();
  expect(screen.getByText('@sara_designs')).toBeVisible();
  expect(field).toBeValid();
});

test('a handle that could not be checked can still be sent', async () => {
  call.mockRejectedValue(new Error('offline'));
  const { user, field, onSubmit } = show();
  await user.type(field, 'sara_designs');
  await user.click(screen.getByRole('button', { name: 'حفظ' }));
  expect(onSubmit.mock.lastCall?.[0]).toEqual({ handle: 'sara_designs' });
});
