import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DeletionCard } from '@/components/settings/deletion-card';
import { ApiError } from '@/lib/client/api-error';
import { logout } from '@/lib/client/auth';
import { getDeletion, getMe, requestDeletion } from '@/lib/client/endpoints.gen';
import { renderPage } from '@/tests/setup/render';
import { answerWith, later, ME, SIGN_IN_AGAIN, sentTo } from './answers';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/auth', () => ({ logout: vi.fn() }));

const OWN = 'سبعة قوارب ورقية';
const NOTHING_LEFT = { deletesAt: null, balances: [], payoutOpen: false, salesCount: 0, purchasesCount: 0 };

/** Opens the dialog by its button; its facts are loaded. */
async function open(answers: Parameters<typeof answerWith>[0] = [], me = ME, left: object = NOTHING_LEFT) {
  answerWith([[getMe, me], [getDeletion, left], ...answers]);
  const { user } = renderPage(<DeletionCard />);
  const button = screen.getByRole('button', { name: 'حذف حسابي…' });
  await waitFor(() => expect(button).toBeEnabled());
  button.focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'أتريد حذف حسابك؟' }));
  return {
    user,
    button,
    dialog,
    handle: dialog.getByLabelText(/^معرّفك/),
    password: () => dialog.getByLabelText(/^كلمة المرور/),
    confirm: () => dialog.getByRole('button', { name: 'حذف حسابي' }),
  };
}

beforeEach(() => vi.mocked(logout).mockReset().mockResolvedValue(undefined));

test('a deletion without the handle and the password is refused at both fields and not sent', async () => {
  const { user, handle, password, confirm } = await open();
  await user.click(confirm());
  await waitFor(() => expect(handle).toHaveAccessibleDescription('هذا الحقل مطلوب'));
  expect(password()).toHaveAccessibleDescription('هذا الحقل مطلوب');
  expect(sentTo(requestDeletion)).toEqual([]);
});

test('a wrong handle and a wrong password are shown under their fields, and the session stays', async () => {
  const wrong = new ApiError({
    code: 'invalid',
    status: 422,
    detail: 'راجع الحقول المعلَّمة.',
    errors: { handle: 'account:deletion.handleWrong', password: 'validation:passwordWrong' },
  });
  const { user, handle, password, confirm } = await open([[requestDeletion, wrong]]);
  await user.type(handle, 'sara');
  await user.type(password(), 'ليست كلمتي أبدًا');
  await user.click(confirm());
  await waitFor(() => expect(handle).toHaveAccessibleDescription('هذا ليس معرّفك'));
  expect(password()).toHaveAccessibleDescription('هذه ليست كلمة مرورك الحالية');
  expect(logout).not.toHaveBeenCalled();
});

test('when the sign-in is too old, the dialog offers to sign in again', async () => {
  const me = { ...ME, hasPassword: false };
  const { user, dialog, handle, confirm } = await open([[requestDeletion, SIGN_IN_AGAIN]], me);
  expect(dialog.queryByLabelText(/^كلمة المرور/)).not.toBeInTheDocument();
  await user.type(handle, 'huda');
  await user.click(confirm());
  expect(await dialog.findByRole('button', { name: 'تسجيل الدخول من جديد' })).toBeVisible();
  expect(sentTo(requestDeletion)).toEqual([{ body: { handle: 'huda', balances: [] } }]);
});

test('the dialog says what is lost, what stays and what can still be withdrawn', async () => {
  const left = {
    deletesAt: null,
    balances: [{ amount: 12_345, currency: 'USD' }],
    payoutOpen: true,
    salesCount: 3,
    purchasesCount: 1,
  };
  const { dialog } = await open([], ME, left);
  expect(await dialog.findByText(/123\.45/)).toBeVisible();
  expect(dialog.getByText('من اشترى منتجاتك يبقى له ما اشتراه.')).toBeVisible();
  expect(dialog.getByText(/^تفقد الوصول إلى مشترياتك/)).toBeVisible();
  expect(dialog.getByText(/^لديك عملية سحب جارية/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'افتح المالية' })).toHaveAttribute('href', '/finance');
});

test('the deletion names the balance that was shown; when there is another, it is shown and nobody is signed out', async () => {
  const left = { ...NOTHING_LEFT, balances: [{ amount: 100, currency: 'USD' }] };
  const changed = new ApiError({ code: 'balance_left', status: 409, detail: 'راجع ما بقي لك' });
  const { user, dialog, handle, password, confirm } = await open([[requestDeletion, changed]], ME, left);
  expect(await dialog.findByText(/1\.00/)).toBeVisible();
  await user.type(handle, 'huda');
  await user.type(password(), OWN);
  answerWith([
    [getMe, ME],
    [getDeletion, { ...left, balances: [{ amount: 250, currency: 'USD' }] }],
    [requestDeletion, changed],
  ]);
  await user.click(confirm());
  expect(await dialog.findByText(/2\.50/)).toBeVisible();
  expect(dialog.getByText('راجع ما بقي لك')).toBeVisible();
  expect(sentTo(requestDeletion)).toEqual([
    { body: { handle: 'huda', password: OWN, balances: left.balances } },
  ]);
  expect(logout).not.toHaveBeenCalled();
});

test('the deletion is requested once, and ends the session when the server answers', async () => {
  const { answer, come } = later({ deletesAt: '2026-12-05T10:00:00.000Z' });
  const { user, dialog, handle, password, confirm } = await open([[requestDeletion, answer]]);
  await user.type(handle, 'huda');
  await user.type(password(), `${OWN}{Enter}`);
  expect(await dialog.findByRole('progressbar')).toBeInTheDocument();
  expect(confirm()).toBeDisabled();
  expect(logout).not.toHaveBeenCalled();
  come();
  await waitFor(() => expect(logout).toHaveBeenCalledOnce());
  expect(sentTo(requestDeletion)).toEqual([{ body: { handle: 'huda', password: OWN, balances: [] } }]);
});

test('Escape closes the dialog and returns the focus to the button', async () => {
  const { user, button } = await open();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(button).toHaveFocus();
});
