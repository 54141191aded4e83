import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LoginForm } from '@/components/auth/login-form';
import { ApiError } from '@/lib/client/api-error';
import { signInWithPassword } from '@/lib/client/auth';
import { leaveFor } from '@/lib/client/navigate';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/auth', () => ({ signInWithPassword: vi.fn() }));
vi.mock('@/lib/client/navigate', () => ({ leaveFor: vi.fn() }));

const email = () => screen.getByLabelText(/البريد الإلكتروني/);
const password = () => screen.getByLabelText(/^كلمة المرور/);
const submit = () => screen.getByRole('button', { name: 'تسجيل الدخول' });

beforeEach(() => {
  vi.mocked(signInWithPassword).mockReset();
  vi.mocked(leaveFor).mockReset();
});

describe('LoginForm', () => {
  it('shows what is wrong under each field and sends nothing', async () => {
    const { user } = renderPage(<LoginForm callbackUrl="/" demoAccounts={[]} google={false} />);
    await user.type(email(), 'ليس بريدًا');
    await user.click(submit());
    expect(email()).toHaveAccessibleDescription(/بريدًا إلكترونيًا صحيحًا/);
    expect(email()).toBeInvalid();
    expect(password()).toHaveAccessibleDescription('هذا الحقل مطلوب');
    expect(signInWithPassword).not.toHaveBeenCalled();
  });

  it('says that the e-mail or the password is wrong, and marks neither field', async () => {
    vi.mocked(signInWithPassword).mockRejectedValue(
      new ApiError({ code: 'invalid_credentials', status: 401 }),
    );
    const { user } = renderPage(<LoginForm callbackUrl="/" demoAccounts={[]} google={false} />);
    await user.type(email(), 'sara@example.com');
    await user.type(password(), 'wrong');
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(/البريد الإلكتروني أو كلمة المرور غير/);
    expect(email()).toBeValid();
    expect(password()).toBeValid();
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('says after too many wrong tries what they can do, and leads to a new password', async () => {
    vi.mocked(signInWithPassword).mockRejectedValue(new ApiError({ code: 'too_many_tries', status: 429 }));
    const { user } = renderPage(<LoginForm callbackUrl="/" demoAccounts={[]} google={false} />);
    await user.type(email(), 'sara@example.com');
    await user.type(password(), 'a quiet river{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/فلا حاجة إلى الانتظار/);
    const link = within(alert).getByRole('link', { name: 'احصل على رابط عبر البريد' });
    expect(link).toHaveAttribute('href', '/auth/forgot-password');
  });

  it('signs in and returns to the page that the visitor came from', async () => {
    const { user } = renderPage(<LoginForm callbackUrl="/products/1" demoAccounts={[]} google={false} />);
    await user.type(email(), ' Sara@Example.com ');
    await user.type(password(), 'a quiet river{Enter}');
    expect(signInWithPassword).toHaveBeenCalledWith('sara@example.com', 'a quiet river');
    expect(leaveFor).toHaveBeenCalledWith('/products/1');
  });

  it('fills in a demo account with one tap', async () => {
    const account = {
      name: 'ليلى حداد',
      email: 'layla@qeema.test',
      password: 'demo demo demo',
      role: 'CREATOR' as const,
    };
    const { user } = renderPage(<LoginForm callbackUrl="/" demoAccounts={[account]} google={false} />);
    await user.click(screen.getByRole('button', { name: /ليلى حداد/ }));
    expect(email()).toHaveValue('layla@qeema.test');
    expect(password()).toHaveValue('demo demo demo');
    expect(submit()).toHaveFocus();
  });

  it('offers to continue as a guest, and to register and come back to the same page', () => {
    renderPage(<LoginForm callbackUrl="/cart" demoAccounts={[]} google={false} />);
    expect(screen.getByRole('link', { name: 'المتابعة كضيف' })).toHaveAttribute('href', '/guest');
    expect(screen.getByRole('link', { name: 'أنشئ حسابًا' })).toHaveAttribute(
      'href',
      '/auth/register?callbackUrl=%2Fcart',
    );
    expect(screen.queryByText('حسابات للتجربة')).not.toBeInTheDocument();
  });
});
