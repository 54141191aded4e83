import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { FormShell } from '@/components/forms/form-shell';
import { SubmitButton } from '@/components/forms/submit-button';
import { TagsField } from '@/components/forms/tags-field';
import { TextField } from '@/components/forms/text-field';
import { ApiError } from '@/lib/client/api-error';
import { renderPage } from '@/tests/setup/render';

const schema = z.object({
  name: z.string().min(1, 'validation:required'),
  email: z.email('validation:email'),
});

function show(
  onSubmit: (values: z.output<typeof schema>) => Promise<void>,
  defaults = { name: '', email: '' },
) {
  return renderPage(
    <FormShell schema={schema} defaultValues={defaults} onSubmit={onSubmit}>
      <TextField name="name" label="Name" />
      <TextField name="email" label="E-mail" type="email" />
      <SubmitButton>Save</SubmitButton>
    </FormShell>,
    { locale: 'en' },
  );
}

const save = () => screen.getByRole('button', { name: 'Save' });

test('sent before its script has come, it does not put what is in it into the address', () => {
  const { container } = show(vi.fn());
  expect(container.querySelector('form')).toHaveAttribute('method', 'post');
});

test('several wrong fields are listed, the list gets the focus, each entry leads to its field', async () => {
  const onSubmit = vi.fn();
  const { user } = show(onSubmit);
  await user.click(save());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent('2 fields need your attention');
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('This field is required');
  expect(screen.getByLabelText('Name')).toBeInvalid();
  await user.click(within(summary).getByRole('button', { name: /E-mail/ }));
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a button pressed with the mouse is not moved away by what a field would say once it is left', async () => {
  const { user } = show(vi.fn());
  await user.click(screen.getByLabelText('Name'));
  await user.pointer({ keys: '[MouseLeft>]', target: save() });
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getByLabelText('Name')).not.toBeInvalid();
});

test('what is still being typed is taken before the form is sent', async () => {
  const onSubmit = vi.fn();
  const { user } = renderPage(
    <FormShell
      schema={z.object({ tags: z.array(z.string()) })}
      defaultValues={{ tags: [] }}
      onSubmit={onSubmit}
    >
      <TagsField name="tags" label="Tags" />
      <SubmitButton>Save</SubmitButton>
    </FormShell>,
    { locale: 'en' },
  );
  await user.type(screen.getByLabelText('Tags'), 'design');
  await user.click(save());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ tags: ['design'] }));
});

test('a single wrong field simply gets the focus', async () => {
  const { user } = show(vi.fn(), { name: 'Sara', email: 'nobody' });
  await user.click(save());
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(/valid e-mail/);
});

test('what the API refuses goes to its fields, its message above the form', async () => {
  const refusal = new ApiError({
    code: 'invalid',
    status: 422,
    detail: 'Check the marked fields.',
    errors: { email: 'validation:email' },
  });
  const { user } = show(() => Promise.reject(refusal), { name: 'Sara', email: 'sara@example.com' });
  await user.click(save());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Check the marked fields.');
  expect(summary).toHaveFocus();
  expect(screen.getByLabelText('E-mail')).toBeInvalid();
});

test('a call that never got an answer is worded too', async () => {
  const { user } = show(() => Promise.reject(new TypeError('x')), {
    name: 'Sara',
    email: 'sara@example.com',
  });
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached');
});

test('the button shows the spinner until it is over', async () => {
  let finish: () => void = () => {};
  const onSubmit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { user } = show(onSubmit, { name: 'Sara', email: 'sara@example.com' });
  await user.click(save());
  expect(await screen.findByRole('progressbar')).toBeInTheDocument();
  expect(onSubmit).toHaveBeenCalledWith({ name: 'Sara', email: 'sara@example.com' });
  finish();
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
});
