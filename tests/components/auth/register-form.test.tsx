import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RegisterForm } from '@/components/auth/register-form';
import { ApiError } from '@/lib/client/api-error';
import { signInWithPassword } from '@/lib/client/auth';
import { call } from '@/lib/client/call';
import { registerUser } from '@/lib/client/endpoints.gen';
import { leaveFor } from '@/lib/client/navigate';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/auth', () => ({ signInWithPassword: vi.fn() }));
vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/navigate', () => ({ leaveFor: vi.fn() }));

const name = () => screen.getByLabelText(/الاسم الكامل/);
const email = () => screen.getByLabelText(/البريد الإلكتروني/);
const password = () => screen.getByLabelText(/^كلمة المرور/);
const submit = () => screen.getByRole('button', { name: 'إنشاء الحساب' });

async function fill(user: ReturnType<typeof renderPage>['user']) {
  await user.type(name(), 'سارة العتيبي');
  await user.type(email(), 'sara@example.com');
  await user.type(password(), 'نهر هادئ بعيد');
}

beforeEach(() => {
  for (const mock of [call, signInWithPassword, leaveFor]) vi.mocked(mock).mockReset();
  vi.mocked(signInWithPassword).mockResolvedValue();
});

describe('RegisterForm', () => {
  it('asks for a name, an e-mail and a password of ten characters, each under its field with an icon', async () => {
    const { user } = renderPage(<RegisterForm callbackUrl="/" google={false} />);
    await user.type(name(), 'sara@x.y');
    await user.type(password(), 'قصيرة');
    await user.click(submit());
    await waitFor(() => expect(name()).toHaveAccessibleDescription(/بلا روابط/));
    expect(email()).toHaveAccessibleDescription('هذا الحقل مطلوب');
    expect(password()).toHaveAccessibleDescription(/10 أحرف على الأقل/);
    const message = document.getElementById(email().getAttribute('aria-describedby') ?? '');
    expect(message?.querySelector('svg')).toBeInTheDocument();
    expect(call).not.toHaveBeenCalled();
  });

  it('shows how strong the password is', async () => {
    const { user } = renderPage(<RegisterForm callbackUrl="/" google={false} />);
    await user.type(password(), 'password');
    expect(await screen.findByText('ضعيفة')).toBeInTheDocument();
    await user.clear(password());
    await user.type(password(), 'password123');
    expect(await screen.findByText('ضعيفة')).toBeInTheDocument();
    await user.clear(password());
    await user.type(password(), 'نهر هادئ بعيد عن البحر');
    expect(await screen.findByText('جيدة')).toBeInTheDocument();
  });

  it('creates the account, signs in and returns to the page that the visitor came from', async () => {
    vi.mocked(call).mockResolvedValue({ email: 'sara@example.com' });
    const { user } = renderPage(<RegisterForm callbackUrl="/products/1" google={false} />);
    await fill(user);
    await user.click(submit());
    expect(call).toHaveBeenCalledWith(registerUser, {
      body: { name: 'سارة العتيبي', email: 'sara@example.com', password: 'نهر هادئ بعيد', locale: 'ar' },
    });
    expect(signInWithPassword).toHaveBeenCalledWith('sara@example.com', 'نهر هادئ بعيد');
    expect(leaveFor).toHaveBeenCalledWith('/products/1');
  });

  it('leads to the sign-in page when the account is created but signing in fails', async () => {
    vi.mocked(call).mockResolvedValue({ email: 'sara@example.com' });
    vi.mocked(signInWithPassword).mockRejectedValue(new ApiError({ code: 'unavailable', status: 503 }));
    const { user } = renderPage(<RegisterForm callbackUrl="/cart" google={false} />);
    await fill(user);
    await user.click(submit());
    expect(leaveFor).toHaveBeenCalledWith('/login?callbackUrl=%2Fcart');
  });

  it('leads to the sign-in page with a hint when the e-mail may have an account with another password', async () => {
    vi.mocked(call).mockResolvedValue({ email: 'sara@example.com' });
    vi.mocked(signInWithPassword).mockRejectedValue(
      new ApiError({ code: 'invalid_credentials', status: 401 }),
    );
    const { user } = renderPage(<RegisterForm callbackUrl="/cart" google={false} />);
    await fill(user);
    await user.click(submit());
    expect(leaveFor).toHaveBeenCalledWith('/login?callbackUrl=%2Fcart&error=maybe_registered');
  });
});
