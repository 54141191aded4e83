import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PayoutMethods } from '@/components/payouts/payout-methods';
import { ApiError } from '@/lib/client/api-error';
import {
  confirmPayoutMethod,
  getMe,
  listCountries,
  listPayoutMethods,
  retirePayoutMethod,
  savePayoutMethod,
} from '@/lib/client/endpoints.gen';
import type { PayoutMethodView } from '@/lib/contract/payout-methods';
import { fillIn, idOf } from '@/tests/components/admin/samples';
import {
  answerWith,
  BROKEN,
  ME,
  SIGN_IN_AGAIN,
  sentTo,
  WRONG_PASSWORD,
} from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';

type WireTransfer = Extract<PayoutMethodView, { type: 'wire-transfer' }>;

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));

const AT = '2026-11-20T10:00:00.000Z';
const SAUDI = { _id: 'SA', name: { ar: 'السعودية', en: 'Saudi Arabia' } };
const IBAN = 'SA03 8000 0000 6080 1016 7519';

const account = (more: Partial<WireTransfer> = {}): WireTransfer => ({
  _id: idOf(1),
  type: 'wire-transfer',
  label: 'حوالة بنكية',
  status: 'added',
  isDefault: true,
  usableAt: AT,
  isUsable: true,
  isHeld: false,
  createdAt: AT,
  country: 'SA',
  bankName: 'مصرف الراجحي',
  swift: 'RJHISARI',
  isIban: true,
  lastFour: '7519',
  latinName: 'SARA ALOTAIBI',
  arabicName: 'سارة',
  ...more,
});
const methods = (...data: WireTransfer[]) => ({ data, coolingHours: 72, most: 5 });
const show = (given: unknown, ...more: (readonly [object, unknown])[]) => {
  answerWith([[listPayoutMethods, given], [listCountries, { data: [SAUDI] }], [getMe, ME], ...more]);
  return renderPage(<PayoutMethods />);
};
type User = ReturnType<typeof renderPage>['user'];
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const password = () => screen.findByLabelText(/^كلمة مرورك/);

/** All fields of the form, with valid values unless set otherwise. */
async function fill(user: User, iban = IBAN): Promise<void> {
  const country = await screen.findByRole('combobox', { name: /بلد البنك/ });
  await user.click(country);
  await user.click(await screen.findByRole('option', { name: 'السعودية' }));
  await fillIn(user, field(/اسم البنك/), 'مصرف الراجحي');
  await fillIn(user, field(/رمز سويفت/), 'RJHISARI');
  await fillIn(user, field(/رقم الآيبان/), iban);
  await fillIn(user, field(/بالأحرف اللاتينية/), 'SARA ALOTAIBI');
  await fillIn(user, field(/الاسم بالعربية/), 'سارة العتيبي');
  await fillIn(user, await password(), 'سبعة قوارب ورقية');
}
const save = async (user: User) => user.click(screen.getByRole('button', { name: 'احفظ الحساب' }));

beforeEach(() => vi.clearAllMocks());

test('when accounts cannot be loaded, the page says so, shows no form and offers a retry', async () => {
  const { user } = show(BROKEN);
  await screen.findByText('تعذّر تحميل حساباتك');
  expect(screen.queryByRole('form')).toBeNull();
  answerWith([[listPayoutMethods, methods(account())]]);
  await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
  expect(await screen.findByText('مصرف الراجحي')).toBeVisible();
});

test('an IBAN with a typing mistake is refused at its field and not sent', async () => {
  const { user } = show(methods());
  await fill(user, 'SA03 8000 0000 6080 1016 7518');
  await save(user);
  await waitFor(() => expect(field(/رقم الآيبان/)).toBeInvalid());
  expect(sentTo(savePayoutMethod)).toEqual([]);
});

test.each([
  ['the password is wrong', WRONG_PASSWORD, () => password()],
  [
    'the bank is not known',
    new ApiError({
      code: 'invalid',
      status: 422,
      detail: 'راجع الحقول.',
      errors: { swift: 'validation:invalid' },
    }),
    async () => field(/رمز سويفت/),
  ],
])('when %s, the field is marked and the typed values stay', async (_, error, where) => {
  const { user } = show(methods(), [savePayoutMethod, error]);
  await fill(user);
  await save(user);
  const at = await where();
  await waitFor(() => expect(at).toBeInvalid());
  expect(field(/اسم البنك/)).toHaveValue('مصرف الراجحي');
});

test.each([
  [
    'there are too many accounts',
    new ApiError({ code: 'conflict', status: 409, detail: 'بلغت أكبر عدد.' }),
    'بلغت أكبر عدد.',
  ],
  ['the sign-in is too old', SIGN_IN_AGAIN, 'سجّل دخولك من جديد لتغيّر حساباتك.'],
  ['the server cannot be reached', new ApiError({}), /./],
])('when %s, the form says why', async (_, error, says) => {
  const { user } = show(methods(), [savePayoutMethod, error]);
  await fill(user);
  await save(user);
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('alert')
        .map((each) => each.textContent)
        .join(' '),
    ).toMatch(says),
  );
});

test('an account is saved as it was typed, and the list shows its last digits', async () => {
  const { user } = show(methods(), [savePayoutMethod, { _id: idOf(1) }]);
  await fill(user);
  answerWith([
    [listPayoutMethods, methods(account({ isUsable: false }))],
    [savePayoutMethod, { _id: idOf(1) }],
    [listCountries, { data: [SAUDI] }],
    [getMe, ME],
  ]);
  await save(user);
  expect(await screen.findByText('حُفظ الحساب.')).toBeVisible();
  expect(sentTo(savePayoutMethod)).toMatchObject([{ body: { country: 'SA', latinName: 'SARA ALOTAIBI' } }]);
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText(/7519/)).toBeVisible();
  expect(row.getByText(/^يبدأ الدفع إليه في/)).toBeVisible();
});

test('an account whose payout came back must be confirmed, and a wrong password is marked in the dialog', async () => {
  const { user } = show(methods(account({ isHeld: true })), [confirmPayoutMethod, WRONG_PASSWORD]);
  expect(await screen.findByText(/فلا ندفع إليه حتى تؤكد بياناته/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'بياناته صحيحة' }));
  const dialog = within(await screen.findByRole('dialog', { name: /7519.? صحيحة؟$/ }));
  await fillIn(user, await dialog.findByLabelText(/^كلمة مرورك/), 'قارب');
  await user.click(dialog.getByRole('button', { name: 'أكّد الحساب' }));
  await waitFor(() => expect(dialog.getByLabelText(/^كلمة مرورك/)).toBeInvalid());
  expect(sentTo(confirmPayoutMethod)).toEqual([{ params: { id: idOf(1) }, body: { password: 'قارب' } }]);
});

test('removing an account asks first, and the dialog says when a payout is on its way to it', async () => {
  const open = new ApiError({ code: 'payout_open', status: 409, detail: 'في الطريق إليه دفعة.' });
  const { user } = show(methods(account()), [retirePayoutMethod, open]);
  await user.click(await screen.findByRole('button', { name: 'احذفه' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^أتحذف الحساب/ }));
  expect(sentTo(retirePayoutMethod)).toEqual([]);
  await fillIn(user, await dialog.findByLabelText(/^كلمة مرورك/), 'سبعة قوارب ورقية');
  await user.click(dialog.getByRole('button', { name: 'احذف الحساب' }));
  expect(await dialog.findByText('في الطريق إليه دفعة.')).toBeVisible();
});

test('a creator with the most accounts allowed cannot add another, and sees why', async () => {
  show({ ...methods(account()), most: 1 });
  expect(await screen.findByText(/^بلغت أكبر عدد من الحسابات/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'أضف حسابًا' })).toBeNull();
});
