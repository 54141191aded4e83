import { screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { VerifyLink } from '@/components/auth/verify-link';
import { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
const answer = vi.mocked(call);
beforeEach(() => void answer.mockReset());

const refused = (code: 'link_invalid' | 'email_taken' | 'rate_limited' | 'sign_in_again') =>
  answer.mockRejectedValue(new ApiError({ code, status: 409, detail: 'سبب' }));
const show = (viewer: { verified: boolean } | null = null) =>
  renderPage(
    <StrictMode>
      <VerifyLink token="a-token" viewer={viewer} />
    </StrictMode>,
  );
// The first render of a test file takes its time on a busy machine.
const heading = (name: string) => screen.findByRole('heading', { name }, { timeout: 10_000 });

test('a link that is no longer valid says so, leads to a new one, and its title has the focus', async () => {
  refused('link_invalid');
  show();
  const title = await heading('لم يعد هذا الرابط صالحًا');
  await waitFor(() => expect(title).toHaveFocus());
  expect(screen.getByRole('link')).toHaveAttribute('href', '/auth/verify-email');
});

test('an invalid link says that the e-mail is confirmed when it already is', async () => {
  refused('link_invalid');
  show({ verified: true });
  expect(await heading('بريدك الإلكتروني مؤكَّد')).toBeVisible();
});

test('an e-mail that now belongs to another account leads to the settings', async () => {
  refused('email_taken');
  show();
  expect(await heading('هذا العنوان مرتبط بحساب آخر')).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/settings/main?part=signIn');
});

test('a visitor who must sign in can sign in and come back, or set a new password', async () => {
  refused('sign_in_again');
  show();
  expect(await heading('سجّل الدخول لتأكيد البريد')).toBeVisible();
  expect(screen.getByRole('link', { name: 'تسجيل الدخول' })).toHaveAttribute(
    'href',
    '/login?callbackUrl=%2Fauth%2Fverify-email%3Ftoken%3Da-token',
  );
  expect(screen.getByRole('link', { name: 'كلمة مرور جديدة' })).toHaveAttribute(
    'href',
    '/auth/forgot-password',
  );
});

test('after a temporary failure, the visitor can try again', async () => {
  refused('rate_limited');
  const { user } = show();
  expect(await heading('تعذّر تأكيد العنوان')).toBeVisible();
  answer.mockResolvedValue({ email: 'sara@qeema.example', changed: false });
  await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
  expect(await heading('تأكّد بريدك الإلكتروني')).toBeVisible();
});

test('a link is used once even when the page renders twice, and the new address is shown', async () => {
  answer.mockResolvedValue({ email: 'sara@qeema.example', changed: true });
  show({ verified: false });
  expect(await heading('تغيّر بريدك الإلكتروني')).toBeVisible();
  expect(screen.getByText('sara@qeema.example')).toHaveAttribute('dir', 'ltr');
  expect(answer).toHaveBeenCalledOnce();
});
