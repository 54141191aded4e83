import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ConnectButton } from '@/components/payouts/connect-button';
import { createConnectLink, getMe } from '@/lib/client/endpoints.gen';
import { answerWith, ME, sentTo, WRONG_PASSWORD } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
beforeEach(() => window.localStorage.setItem('token', 'a-token'));

it('going to Stripe’s pages needs the owner’s password, and a wrong one is shown in the dialog', async () => {
  answerWith([
    [getMe, ME],
    [createConnectLink, WRONG_PASSWORD],
  ]);
  const { user } = renderPage(<ConnectButton label="أنشئ الحساب" />);
  await user.click(screen.getByRole('button', { name: 'أنشئ الحساب' }));
  const dialog = await screen.findByRole('dialog', { name: 'الانتقال إلى Stripe' });
  const password = await within(dialog).findByLabelText(/كلمة مرورك/);
  const go = within(dialog).getByRole('button', { name: 'انتقل إلى صفحات Stripe' });
  await user.click(go);
  expect(sentTo(createConnectLink)).toEqual([]);
  await user.type(password, 'wrong');
  await user.click(go);
  expect(await within(dialog).findByText('هذه ليست كلمة مرورك الحالية')).toBeVisible();
  expect(sentTo(createConnectLink)).toEqual([{ body: { password: 'wrong' } }]);
});
