import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { FieldLabels } from '@/components/forms/field-labels';
import { TextField } from '@/components/forms/text-field';
import { renderPage } from '@/tests/setup/render';

/** A form whose field somebody refuses by a button. */
function Form({ by }: { by: 'server' | 'required' }) {
  const form = useForm({ defaultValues: { time: '13:30' }, mode: 'onTouched' });
  return (
    <FormProvider {...form}>
      <FieldLabels>
        <TextField name="time" label="الساعة" />
        <button
          type="button"
          onClick={() => form.setError('time', { type: by, message: 'validation:invalid' })}
        >
          ارفض
        </button>
      </FieldLabels>
    </FormProvider>
  );
}

async function refuse(by: 'server' | 'required') {
  const { user } = renderPage(<Form by={by} />);
  await user.click(screen.getByRole('button', { name: 'ارفض' }));
  const field = screen.getByLabelText('الساعة');
  expect(field).toBeInvalid();
  await user.type(field, '1');
  return field;
}

test('what the server refused is not called wrong any more once it is changed', async () => {
  expect(await refuse('server')).not.toBeInvalid();
});

test('what the form itself refused stays wrong until the form has looked again', async () => {
  expect(await refuse('required')).toBeInvalid();
});
