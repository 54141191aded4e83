import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { FormShell } from '@/components/forms/form-shell';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useRows } from '@/components/forms/use-rows';
import { ApiError } from '@/lib/client/api-error';
import { renderPage } from '@/tests/setup/render';

const Form = z.object({ rows: z.array(z.object({ name: z.string().min(1, 'validation:required') })) });
const WRONG = 'هذا الحقل مطلوب';

function Rows() {
  const { fields, append, remove } = useRows<z.infer<typeof Form>, 'rows'>('rows');
  return (
    <>
      {fields.map(({ id }, at) => (
        <TextField key={id} name={`rows.${at}.name`} label={`سطر ${at + 1}`} />
      ))}
      <button type="button" onClick={() => append({ name: '' }, { shouldFocus: false })}>
        أضف
      </button>
      <button type="button" onClick={() => append({ name: 'مثال' }, { shouldFocus: false })}>
        أضف مثالًا
      </button>
      <button type="button" onClick={() => remove(0)}>
        أزل
      </button>
    </>
  );
}

async function show() {
  const onSubmit = vi.fn();
  const { user } = renderPage(
    <FormShell schema={async () => Form} defaultValues={{ rows: [{ name: 'أول' }] }} onSubmit={onSubmit}>
      <Rows />
      <SubmitButton>حفظ</SubmitButton>
    </FormShell>,
  );
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const row = (number: number) => screen.getByRole('textbox', { name: `سطر ${number}` });
  /** Until the form has judged what was done last. */
  const judged = () => act(() => vi.dynamicImportSettled());
  return { user, press, row, judged, onSubmit };
}

test('a row that was just added shows no error, until somebody leaves it empty', async () => {
  const { user, press, row, judged } = await show();
  await press('أضف');
  await press('أضف');
  await judged();
  expect(screen.queryByText(WRONG)).toBeNull();
  await user.click(row(3));
  await user.tab();
  expect(await screen.findAllByText(WRONG)).toHaveLength(1);
  expect(row(3)).toBeInvalid();
});

test('a row that was just added shows no error when another is removed', async () => {
  const { press, row, judged } = await show();
  await press('أضف');
  await press('أزل');
  await judged();
  expect(row(1)).toHaveValue('');
  expect(row(1)).toBeValid();
});

test('what is wrong in a row stays with it when the one before is removed', async () => {
  const { user, press, row, judged } = await show();
  await press('أضف مثالًا');
  await user.clear(row(2));
  await user.tab();
  await screen.findByText(WRONG);
  await press('أزل');
  await judged();
  expect(row(1)).toBeInvalid();
});

test('a row that was added and left alone is refused when the form is sent', async () => {
  const { press, row, judged, onSubmit } = await show();
  await press('أضف');
  await judged();
  await press('حفظ');
  await screen.findByText(WRONG);
  expect(row(2)).toBeInvalid();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a row that is made wrong after it was added is refused at once, also by Enter from inside it', async () => {
  const { user, press, row, judged, onSubmit } = await show();
  await press('أضف مثالًا');
  await judged();
  await user.type(row(2), '{Control>}a{/Control}{Backspace}{Backspace}{Backspace}{Backspace}{Enter}');
  await waitFor(() => expect(row(2)).toBeInvalid());
  await judged();
  expect(row(2)).toBeInvalid();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('what is wrong in another row stays when a row is added', async () => {
  const { user, press, row, judged } = await show();
  await user.clear(row(1));
  await user.tab();
  await screen.findByText(WRONG);
  await press('أضف');
  await judged();
  expect(row(1)).toBeInvalid();
  expect(row(2)).toBeValid();
});

test('what the server refuses in a row that nobody was in is shown, after another was added, too', async () => {
  const { user, press, row, judged, onSubmit } = await show();
  onSubmit.mockRejectedValue(new ApiError({ status: 422, errors: { 'rows.0.name': 'validation:invalid' } }));
  await press('أضف');
  await judged();
  await user.type(row(2), 'ثان');
  await press('حفظ');
  await waitFor(() => expect(row(1)).toBeInvalid());
  expect(onSubmit).toHaveBeenCalledOnce();
});
