import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { renderPage } from '@/tests/setup/render';

const base = {
  open: true,
  title: 'Delete this?',
  confirmLabel: 'Delete',
  onConfirm: vi.fn(),
  onCancel: vi.fn(),
};

test('while the action runs, the dialog cannot be closed or confirmed again, and shows a spinner', async () => {
  const onCancel = vi.fn();
  const { user } = renderPage(<ConfirmDialog {...base} onCancel={onCancel} loading />, { locale: 'en' });
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  expect(screen.getByRole('button', { name: /Delete/ })).toBeDisabled();
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(onCancel).not.toHaveBeenCalled();
});

test('the dialog uses the caller’s words, and can be confirmed or cancelled', async () => {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  const { user } = renderPage(<ConfirmDialog {...base} onConfirm={onConfirm} onCancel={onCancel} />, {
    locale: 'en',
  });
  expect(screen.getByRole('alertdialog', { name: 'Delete this?' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
});

test('Enter confirms a harmless action, but cancels a destructive one', async () => {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  const given = { ...base, onConfirm, onCancel };
  const { user, unmount } = renderPage(<ConfirmDialog {...given} destructive />);
  await user.keyboard('{Enter}');
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1]);
  unmount();
  renderPage(<ConfirmDialog {...given} />);
  await user.keyboard('{Enter}');
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1]);
});

test('a screen reader reads the dialog’s text together with its question', () => {
  renderPage(<ConfirmDialog {...base}>Nobody can bring it back.</ConfirmDialog>);
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Nobody can bring it back.');
});

test('the dialog shows why the action failed', () => {
  renderPage(<ConfirmDialog {...base} error="تعذّر الحذف." />);
  expect(screen.getByRole('alert')).toHaveTextContent('تعذّر الحذف.');
});
