import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PasswordCard } from '@/components/settings/password-card';
import { ApiError } from '@/lib/client/api-error';
import { logout } from '@/lib/client/auth';
import { changePassword, getMe } from '@/lib/client/endpoints.gen';
import { renderPage } from '@/tests/setup/render';
import { answerWith, later, ME, SIGN_IN_AGAIN, sentTo } from './answers';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/auth', () => ({ logout: vi.fn() }));

const OLD = 'سبعة قوارب ورقية';
const NEW = 'ثمانية طيور مهاجرة';
const current = () => screen.findByLabelText(/^كلمة المرور الحالية/);
const chosen = () => screen.findByLabelText(/^كلمة المرور الجديدة/);
const submit = (name = 'تغيير كلمة المرور') => screen.getByRole('button', { name });

beforeEach(() => vi.mocked(logout).mockReset().mockResolvedValue(undefined));

test('a missing and a too short password are refused under their fields, and nothing is sent', async () => {
  answerWith([[getMe, ME]]);
  const { user } = renderPage(<PasswordCard />);
  await user.type(await chosen(), 'قصيرة');
  await user.click(submit());
  await waitFor(async () => expect(await current()).toHaveAccessibleDescription('هذا الحقل مطلوب'));
  expect(await chosen()).toHaveAccessibleDescription(/10 أحرف على الأقل/);
  expect(await chosen()).toBeInvalid();
  expect(sentTo(changePassword)).toEqual([]);
});

test('a wrong current password is shown under its field, and the new password stays typed', async () => {
  const wrong = new ApiError({
    code: 'password_wrong',
    status: 422,
    detail: 'هذه ليست كلمة مرورك الحالية.',
    errors: { current: 'validation:passwordWrong' },
  });
  answerWith([
    [getMe, ME],
    [changePassword, wrong],
  ]);
  const { user } = renderPage(<PasswordCard />);
  await user.type(await current(), 'ليست كلمتي أبدًا');
  await user.type(await chosen(), NEW);
  await user.click(submit());
  await waitFor(async () =>
    expect(await current()).toHaveAccessibleDescription('هذه ليست كلمة مرورك الحالية'),
  );
  expect(await chosen()).toHaveValue(NEW);
});

test('a change is sent once, is confirmed when the server answers, and empties the form', async () => {
  const { answer, come } = later({});
  answerWith([
    [getMe, ME],
    [changePassword, answer],
  ]);
  const { user } = renderPage(<PasswordCard />);
  await user.type(await current(), OLD);
  await user.type(await chosen(), NEW);
  await user.click(submit());
  expect(await screen.findByRole('progressbar')).toBeInTheDocument();
  expect(submit()).toBeDisabled();
  come();
  expect(await screen.findByText('غُيِّرت كلمة المرور، وانتهت الجلسات الأخرى')).toBeVisible();
  expect(sentTo(changePassword)).toEqual([{ body: { current: OLD, password: NEW } }]);
  expect(await chosen()).toHaveValue('');
});

test('a member without a password adds one and is not asked for the current one', async () => {
  answerWith([
    [getMe, { ...ME, hasPassword: false }],
    [changePassword, {}],
  ]);
  const { user } = renderPage(<PasswordCard />);
  await user.type(await chosen(), NEW);
  expect(screen.queryByLabelText(/^كلمة المرور الحالية/)).not.toBeInTheDocument();
  await user.click(submit('إضافة كلمة مرور'));
  expect(await screen.findByText('أُضيفت كلمة المرور')).toBeVisible();
  expect(sentTo(changePassword)).toEqual([{ body: { password: NEW } }]);
});

test('when the sign-in is too old, the card offers to sign in again, which logs out', async () => {
  answerWith([
    [getMe, { ...ME, hasPassword: false }],
    [changePassword, SIGN_IN_AGAIN],
  ]);
  const { user } = renderPage(<PasswordCard />);
  await user.type(await chosen(), NEW);
  await user.click(submit('إضافة كلمة مرور'));
  await user.click(await screen.findByRole('button', { name: 'تسجيل الدخول من جديد' }));
  expect(logout).toHaveBeenCalledOnce();
});
