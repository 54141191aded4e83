import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ConnectUse } from '@/components/payouts/connect-use';
import { getMe, listPayoutMethods, saveConnectedMethod } from '@/lib/client/endpoints.gen';
import { answerWith, BROKEN, ME, sentTo, WRONG_PASSWORD } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
beforeEach(() => window.localStorage.setItem('token', 'a-token'));

const AT = '2026-11-20T10:00:00.000Z';
const connected = {
  _id: '01900000-0000-7000-8000-000000000050',
  type: 'connected-account',
  label: 'حساب لدى Stripe',
  status: 'added',
  isDefault: true,
  usableAt: AT,
  isUsable: false,
  isHeld: false,
  createdAt: AT,
  barrier: null,
};
const listed = (data: object[]) => ({ data, coolingHours: 48, most: 5 });
const open = async (...answers: (readonly [object, unknown])[]) => {
  answerWith([[listPayoutMethods, listed([])], [getMe, ME], ...answers]);
  const { user } = renderPage(<ConnectUse />);
  await user.click(await screen.findByRole('button', { name: 'استلم أرباحك عليه' }));
  const dialog = await screen.findByRole('dialog', { name: 'أتستلم أرباحك على حسابك لدى Stripe؟' });
  const submit = within(dialog).getByRole('button', { name: 'استلم أرباحك عليه' });
  return { user, dialog, submit, password: await within(dialog).findByLabelText(/كلمة مرورك/) };
};

describe('choosing the Stripe account for payouts', () => {
  it('is not offered when the account is a payout method already', async () => {
    answerWith([[listPayoutMethods, listed([connected])]]);
    renderPage(<ConnectUse />);
    await screen.findByText(/تجده في قائمة حساباتك أدناه/);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says how long it takes, and shows in the dialog that the password is wrong', async () => {
    const { user, dialog, submit, password } = await open([saveConnectedMethod, WRONG_PASSWORD]);
    expect(dialog).toHaveTextContent('بعد 48 ساعة');
    await user.type(password, 'wrong');
    await user.click(submit);
    expect(await within(dialog).findByText('هذه ليست كلمة مرورك الحالية')).toBeVisible();
    expect(dialog).toBeVisible();
  });

  it('keeps the dialog open and says why when saving fails', async () => {
    const { user, dialog, submit, password } = await open([saveConnectedMethod, BROKEN]);
    await user.type(password, 'pass-word-12');
    await user.click(submit);
    expect(await within(dialog).findByText('حدث خطأ عندنا.')).toBeVisible();
  });

  it('sends the password and confirms the choice', async () => {
    const { user, submit, password } = await open([saveConnectedMethod, connected]);
    await user.type(password, 'pass-word-12');
    await user.click(submit);
    await screen.findByText('صار حسابك لدى Stripe هو المعتمد.');
    expect(sentTo(saveConnectedMethod)).toEqual([{ body: { password: 'pass-word-12' } }]);
  });
});
