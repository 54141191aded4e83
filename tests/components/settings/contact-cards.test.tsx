import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { EmailCard } from '@/components/settings/email-card';
import { PhoneCard } from '@/components/settings/phone-card';
import { ApiError } from '@/lib/client/api-error';
import {
  changeEmail,
  changePhone,
  confirmPhone,
  getContact,
  sendVerification,
} from '@/lib/client/endpoints.gen';
import { renderPage } from '@/tests/setup/render';
import { answerWith, sentTo, WRONG_PASSWORD } from './answers';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));

const CONTACT = {
  email: 'huda@example.com',
  emailVerified: true,
  phone: '+966501234567' as string | null,
  hasPassword: true,
};
const OWN = 'سبعة قوارب ورقية';
const press = (name: string) => screen.findByRole('button', { name });
const password = () => screen.getByLabelText(/^كلمة المرور الحالية/);

test('an invalid e-mail and a missing password are refused under their fields, and nothing is sent', async () => {
  answerWith([[getContact, CONTACT]]);
  const { user } = renderPage(<EmailCard />);
  await user.click(await press('تغيير البريد'));
  const field = screen.getByLabelText(/^البريد الجديد/);
  expect(field).toHaveFocus();
  await user.type(field, 'ليس بريدًا');
  await user.click(await press('أرسل الرابط'));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/بريدًا إلكترونيًا صحيحًا/));
  expect(password()).toHaveAccessibleDescription('هذا الحقل مطلوب');
  expect(sentTo(changeEmail)).toEqual([]);
});

test('when the e-mail is changed, a wrong password is shown under its field', async () => {
  answerWith([
    [getContact, CONTACT],
    [changeEmail, WRONG_PASSWORD],
  ]);
  const { user } = renderPage(<EmailCard />);
  await user.click(await press('تغيير البريد'));
  await user.type(screen.getByLabelText(/^البريد الجديد/), 'new@example.com');
  await user.type(password(), OWN);
  await user.click(await press('أرسل الرابط'));
  await waitFor(() => expect(password()).toHaveAccessibleDescription('هذه ليست كلمة مرورك الحالية'));
});

test('the link is sent to the new address, and the old address stays until the link is opened', async () => {
  answerWith([
    [getContact, CONTACT],
    [changeEmail, { resendSeconds: 60 }],
  ]);
  const { user } = renderPage(<EmailCard />);
  await user.click(await press('تغيير البريد'));
  await user.type(screen.getByLabelText(/^البريد الجديد/), 'new@example.com');
  await user.type(password(), OWN);
  await user.click(await press('أرسل الرابط'));
  const said = await screen.findByText('new@example.com');
  expect(said).toHaveAttribute('dir', 'ltr');
  expect(said.closest('[role=status]')).toHaveTextContent(/عندها فقط يتغيّر/);
  expect(screen.getByText('huda@example.com')).toHaveAttribute('dir', 'ltr');
  expect(sentTo(changeEmail)).toEqual([{ body: { email: 'new@example.com', password: OWN } }]);
});

test('a member without a password changes the e-mail without being asked for one', async () => {
  answerWith([
    [getContact, { ...CONTACT, hasPassword: false }],
    [changeEmail, { resendSeconds: 60 }],
  ]);
  const { user } = renderPage(<EmailCard />);
  await user.click(await press('تغيير البريد'));
  expect(screen.queryByLabelText(/^كلمة المرور/)).not.toBeInTheDocument();
  await user.type(screen.getByLabelText(/^البريد الجديد/), 'new@example.com');
  await user.click(await press('أرسل الرابط'));
  await screen.findByText('new@example.com');
  expect(sentTo(changeEmail)).toEqual([{ body: { email: 'new@example.com', password: undefined } }]);
});

test('an unconfirmed address says so, and its letter can be sent again', async () => {
  answerWith([
    [getContact, { ...CONTACT, emailVerified: false }],
    [sendVerification, { resendSeconds: 60 }],
  ]);
  const { user } = renderPage(<EmailCard />);
  expect(await screen.findByText('غير مؤكَّد')).toBeVisible();
  await user.click(await press('إرسال رسالة التأكيد'));
  expect(await screen.findByText('الرسالة في طريقها إليك')).toBeVisible();
  expect(sentTo(sendVerification)).toHaveLength(1);
});

test('an invalid phone number and a missing password are refused, and nothing is sent', async () => {
  answerWith([[getContact, CONTACT]]);
  const { user } = renderPage(<PhoneCard />);
  expect(await screen.findByText('+966 50 123 4567')).toHaveAttribute('dir', 'ltr');
  await user.click(await press('تغيير الرقم'));
  await user.type(screen.getByLabelText(/^الرقم الجديد/), '١٢');
  await user.click(await press('أرسل الرمز'));
  await waitFor(() => expect(screen.getByLabelText(/^الرقم الجديد/)).toBeInvalid());
  expect(password()).toHaveAccessibleDescription('هذا الحقل مطلوب');
  expect(sentTo(changePhone)).toEqual([]);
});

test('a phone number is changed by the code sent to it, and a wrong code is marked at its field', async () => {
  const wrong = new ApiError({
    code: 'code_invalid',
    status: 422,
    detail: 'الرمز خاطئ.',
    errors: { code: 'validation:code' },
  });
  const answers: [object, unknown][] = [
    [getContact, CONTACT],
    [changePhone, { resendSeconds: 60 }],
    [confirmPhone, wrong],
  ];
  answerWith(answers);
  const { user } = renderPage(<PhoneCard />);
  await user.click(await press('تغيير الرقم'));
  await user.type(screen.getByLabelText(/^الرقم الجديد/), '٠٥٥٧٦٥٤٣٢١');
  await user.type(password(), OWN);
  await user.click(await press('أرسل الرمز'));
  const form = await screen.findByRole('form', { name: 'الرمز' });
  expect(within(form).getByText('+966 55 765 4321')).toHaveAttribute('dir', 'ltr');
  expect(sentTo(changePhone)).toEqual([{ body: { phone: '+966557654321', password: OWN } }]);

  const code = within(form).getByLabelText('الرمز');
  await user.type(code, '١٢٣٤٥٦');
  await user.click(await press('تأكيد'));
  await waitFor(() => expect(code).toBeInvalid());

  answers[2] = [confirmPhone, { phone: '+966557654321' }];
  await user.click(await press('تأكيد'));
  expect(await screen.findByText('تغيّر رقم جوالك')).toBeVisible();
  expect(sentTo(confirmPhone).at(-1)).toEqual({ body: { phone: '+966557654321', code: '123456' } });
});

test('cancelling a new phone number closes the form', async () => {
  answerWith([[getContact, { ...CONTACT, phone: null }]]);
  const { user } = renderPage(<PhoneCard />);
  await user.click(await press('إضافة رقم'));
  await user.click(await press('إلغاء'));
  expect(await press('إضافة رقم')).toBeVisible();
  expect(screen.queryByLabelText('الرقم الجديد')).not.toBeInTheDocument();
});
