import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PayoutPanel } from '@/components/finance/payout-panel';
import { StatementButton } from '@/components/finance/statement-button';
import { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { downloadFile } from '@/lib/client/download';
import { getMe, getPayoutOptions, putPayoutSchedule, requestPayout } from '@/lib/client/endpoints.gen';
import type { PayoutOptions } from '@/lib/contract/payouts';
import { fillIn, idOf, usd } from '@/tests/components/admin/samples';
import {
  answerWith,
  BROKEN,
  ME,
  SIGN_IN_AGAIN,
  sentTo,
  WRONG_PASSWORD,
} from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/download', () => ({ downloadFile: vi.fn() }));

const OPTIONS: PayoutOptions = {
  payable: usd(12_050),
  minimum: usd(5000),
  mayRequest: true,
  reasons: [],
  schedule: 'on_request',
  method: { type: 'wire-transfer', _id: idOf(1), bankName: 'مصرف الراجحي', lastFour: '7519' },
  nextMonthlyAt: null,
};
const show = (options: unknown, ...more: (readonly [object, unknown])[]) => {
  answerWith([[getPayoutOptions, options], [getMe, ME], ...more]);
  return renderPage(<PayoutPanel />);
};
type User = ReturnType<typeof renderPage>['user'];

/** Asks for an amount in the dialog. */
async function ask(user: User, amount?: string) {
  await user.click(await screen.findByRole('button', { name: 'اطلب السحب' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'سحب الرصيد' }));
  const [field, password] = [dialog.getByLabelText(/^المبلغ/), await dialog.findByLabelText(/^كلمة مرورك/)];
  if (amount) {
    await user.clear(field);
    await fillIn(user, field, amount);
  }
  await fillIn(user, password, 'سبعة قوارب ورقية');
  await user.click(dialog.getByRole('button', { name: 'اطلب السحب' }));
  return { dialog, field, password };
}

beforeEach(() => vi.clearAllMocks());

test('payout options that cannot be loaded say so and offer a retry', async () => {
  const { user } = show(BROKEN);
  await screen.findByText('تعذّر تحميل بيانات السحب');
  answerWith([[getPayoutOptions, OPTIONS]]);
  await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
  expect(await screen.findByText(/مصرف الراجحي/)).toHaveTextContent('7519');
});

test.each([
  ['method_held', 'راجع حسابك', '/wire-transfer-setup'],
  ['no_method', 'أضف حسابًا بنكيًا', '/wire-transfer-setup'],
  ['identity_missing', 'أرسل وثائقك', '/creator/identity'],
  ['identity_cooling', 'اطّلع على القرار', '/creator/identity'],
  ['leaving', 'تراجع عن الحذف', '/settings'],
] as const)(
  'with the reason %s no payout can be requested, and a link leads to what to do',
  async (code, act, href) => {
    const reasons = [{ code, blocks: true, amount: null, at: null }];
    show({ ...OPTIONS, mayRequest: false, reasons });
    const way = await screen.findByRole('link', { name: act });
    expect(way).toHaveAttribute('href', expect.stringContaining(href));
    expect(screen.getByRole('button', { name: 'اطلب السحب' })).toBeDisabled();
  },
);

test('money that is still on hold is shown, and the rest can be requested', async () => {
  const reasons = [{ code: 'in_hold' as const, blocks: false, amount: usd(1800), at: null }];
  show({ ...OPTIONS, reasons });
  expect(await screen.findByText('ما لم يصبح متاحًا بعد')).toBeVisible();
  expect(screen.getByText(/ما زال معلّقًا/)).toHaveTextContent('$18.00');
  expect(screen.getByRole('button', { name: 'اطلب السحب' })).toBeEnabled();
});

test('an amount that is not a number is refused and not sent', async () => {
  const { user } = show(OPTIONS);
  const { field } = await ask(user, 'كثيرًا');
  await waitFor(() => expect(field).toBeInvalid());
  expect(sentTo(requestPayout)).toEqual([]);
});

test('a wrong password is marked at its field', async () => {
  const { user } = show(OPTIONS, [requestPayout, WRONG_PASSWORD]);
  const { password } = await ask(user);
  await waitFor(() => expect(password).toBeInvalid());
});

test.each([
  [
    'the amount is too small',
    new ApiError({ code: 'payout_too_small', status: 409, detail: 'أقل من الحد.' }),
    'أقل من الحد.',
  ],
  [
    'the balance is no longer enough',
    new ApiError({ code: 'balance_insufficient', status: 409, detail: 'لا يكفي.' }),
    'لا يكفي.',
  ],
  ['the sign-in is too old', SIGN_IN_AGAIN, 'سجّل دخولك من جديد لتطلب السحب.'],
  ['the server cannot be reached', new ApiError({}), /./],
])('when %s, the dialog says why and keeps the amount', async (_, error, says) => {
  const { user } = show(OPTIONS, [requestPayout, error]);
  const { dialog, field } = await ask(user, '60');
  const said = () =>
    dialog
      .getAllByRole('alert')
      .map(({ textContent }) => textContent)
      .join(' ');
  await waitFor(() => expect(said()).toMatch(says));
  expect(field).toHaveValue('60');
});

test('a request sent again after a lost answer keeps its key, and asks for the full balance by default', async () => {
  const { user } = show(OPTIONS, [requestPayout, new ApiError({})]);
  const { dialog, field } = await ask(user);
  expect(field).toHaveValue('120.50');
  await dialog.findAllByRole('alert');
  const keys = () =>
    vi.mocked(call).mock.calls.flatMap(([to, , how]) => (to === requestPayout ? how?.idempotencyKey : []));
  const first = keys();
  expect(first).toEqual([expect.stringMatching(/./)]);
  answerWith([
    [getPayoutOptions, { ...OPTIONS, mayRequest: false }],
    [requestPayout, { _id: idOf(2) }],
    [getMe, ME],
  ]);
  await user.click(dialog.getByRole('button', { name: 'اطلب السحب' }));
  expect(await screen.findByText(/^طلبت سحب/)).toHaveTextContent('$120.50');
  expect(keys()).toEqual(first);
  expect(sentTo(requestPayout)).toMatchObject([{ body: { amount: 12_050, currency: 'USD' } }]);
});

test('a new payout schedule is sent with the password, and a wrong password is marked in the dialog', async () => {
  const { user } = show(OPTIONS, [putPayoutSchedule, WRONG_PASSWORD]);
  await user.click(await screen.findByRole('button', { name: 'غيّر' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'متى تُدفع لك أرباحك؟' }));
  await user.click(dialog.getByRole('combobox', { name: 'موعد الدفع' }));
  await user.click(await screen.findByRole('option', { name: 'تلقائيًا أول كل شهر' }));
  const password = await dialog.findByLabelText(/^كلمة مرورك/);
  await fillIn(user, password, 'قارب');
  await user.click(dialog.getByRole('button', { name: 'احفظ' }));
  await waitFor(() => expect(password).toBeInvalid());
  expect(sentTo(putPayoutSchedule)).toMatchObject([{ body: { schedule: 'monthly', password: 'قارب' } }]);
});

test('a payout statement is requested in the reader’s language, and a failed download says so', async () => {
  vi.mocked(downloadFile).mockRejectedValueOnce(BROKEN);
  const { user } = renderPage(<StatementButton payoutId={idOf(3)} number={7} />);
  await user.click(screen.getByRole('button', { name: 'كشف الدفعة' }));
  expect(await screen.findByText('حدث خطأ عندنا.')).toBeVisible();
  expect(vi.mocked(downloadFile).mock.calls[0]?.slice(1)).toEqual([
    { params: { id: idOf(3) }, query: { lang: 'ar' } },
    'كشف-7.pdf',
  ]);
});
