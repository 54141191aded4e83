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
    <FormShell schema={async () => schema} defaultValues={defaults} onSubmit={onSubmit}>
      <TextField name="name" label="Name" />
      <TextField name="email" label="E-mail" type="email" />
      <SubmitButton>Save</SubmitButton>
    </FormShell>,
    { locale: 'en' },
  );
}

const save = () => screen.getByRole('button', { name: 'Save' });

test('a form sent before its script loads keeps its values out of the address', () => {
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

test('while the mouse presses a button, the field keeps the focus and shows no error yet', async () => {
  const { user } = show(vi.fn());
  await user.click(screen.getByLabelText('Name'));
  await user.pointer({ keys: '[MouseLeft>]', target: save() });
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getByLabelText('Name')).not.toBeInvalid();
});

test('a tag that is still being typed is added before the form is sent', async () => {
  const onSubmit = vi.fn();
  const { user } = renderPage(
    <FormShell
      schema={async () => z.object({ tags: z.array(z.string()) })}
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

test('a single wrong field gets the focus, without a list of errors', async () => {
  const { user } = show(vi.fn(), { name: 'Sara', email: 'nobody' });
  await user.click(save());
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(/valid e-mail/);
});

test('a refusal by the API marks its field, and its message gets the focus', async () => {
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

test('when a request gets no answer, the form says that the server could not be reached', async () => {
  const { user } = show(() => Promise.reject(new TypeError('x')), {
    name: 'Sara',
    email: 'sara@example.com',
  });
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached');
});

test('the button shows a spinner until sending ends', async () => {
  let finish: () => void = () => {};
  const onSubmit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { user } = show(onSubmit, { name: 'Sara', email: 'sara@example.com' });
  await user.click(save());
  expect(await screen.findByRole('progressbar')).toBeInTheDocument();
  expect(onSubmit).toHaveBeenCalledWith({ name: 'Sara', email: 'sara@example.com' });
  finish();
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
});
