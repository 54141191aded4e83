import { expectAccessible } from '../setup/accessible';
import { joinAs, makesKnown, register, signInAs, signInByForm, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { sentMessages } from '../setup/sent-messages';

const NEW_PASSWORD = 'طائر-أزرق-فوق-البحر-2026';

test('a member resets a forgotten password by the letter; old sessions end, and the link works once', async ({
  page,
  browser,
}) => {
  const problems = watch(page);
  const { email, password } = await register(page);
  const elsewhere = await (await browser.newContext()).newPage();
  await signInAs(elsewhere, email, password);
  const messages = await sentMessages(browser);

  await test.step('the letter is asked for', async () => {
    await page.goto('/auth/forgot-password');
    await page.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill(email);
    await page.getByRole('button', { name: 'أرسل الرابط' }).click();
    await expect(page.getByRole('heading', { name: 'راجع بريدك' })).toBeFocused();
    await expect(page.getByText(email)).toBeVisible();
  });

  const link = await messages.linkTo(email, 'reset-password');
  const field = page.getByRole('textbox', { name: 'كلمة المرور الجديدة' });
  await test.step('an easy password is refused, and another one ends all sessions', async () => {
    await page.goto(link);
    await field.fill('1234567890');
    await page.getByRole('button', { name: 'حفظ كلمة المرور' }).click();
    await expect(field).toHaveAccessibleDescription(/سهلة/);
    await field.fill(NEW_PASSWORD);
    await expect(page.getByText('جيدة')).toBeVisible();
    await page.getByRole('button', { name: 'حفظ كلمة المرور' }).click();
    await page.waitForURL('**/auth/reset-password/success');
    expect((await elsewhere.request.get('/api/auth/token')).status()).toBe(401);
    await signInByForm(page, email, NEW_PASSWORD, '/see-all?of=following');
  });

  await test.step('the link works once', async () => {
    await page.goto(link);
    await field.fill(`${NEW_PASSWORD}!`);
    await page.getByRole('button', { name: 'حفظ كلمة المرور' }).click();
    await expect(page.getByRole('heading', { name: 'لم يعد هذا الرابط صالحًا' })).toBeFocused();
  });
  expect(problems).toEqual([]);
});

test('a new member confirms the e-mail address by the letter', async ({ page, browser }) => {
  const problems = watch(page);
  const { email } = await joinAs(page);
  await page.goto(await (await sentMessages(browser)).linkTo(email, 'verify-email'));
  await expect(page.getByRole('heading', { name: 'تأكّد بريدك الإلكتروني' })).toBeVisible();
  await page.goto('/auth/verify-email');
  await expect(page.getByRole('heading', { name: 'بريدك الإلكتروني مؤكَّد' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('a visitor registers with a phone number in Arabic digits, the code and a name', async ({
  page,
  browser,
}) => {
  const problems = watch(page);
  const messages = await sentMessages(browser);
  const digits = String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(7, '7')
    .slice(-7);
  const inDigits = (digits: string, of: string) => [...digits].map((digit) => of[Number(digit)]).join('');

  const code = page.getByRole('textbox', { name: 'الرمز' });
  await test.step('a code is sent to the number, and its field outlives a reload', async () => {
    await page.goto('/auth/phone');
    await page.getByRole('textbox', { name: 'رقم الجوال' }).fill(`٠٥٠${inDigits(digits, '٠١٢٣٤٥٦٧٨٩')}`);
    await page.getByRole('button', { name: 'أرسل الرمز' }).click();
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await page.reload();
    await expect(page.getByRole('button', { name: /^إعادة الإرسال/ })).toBeVisible();
  });

  const right = await messages.codeFor(`+96650${digits}`);
  await test.step('a wrong code is refused, and the right one accepted in Persian digits', async () => {
    await code.fill(String((Number(right) + 1) % 1_000_000).padStart(6, '0'));
    await page.getByRole('button', { name: 'متابعة' }).click();
    await expect(code).toHaveAccessibleDescription('الرمز غير صحيح');
    await code.fill(inDigits(right, '۰۱۲۳۴۵۶۷۸۹'));
    await page.getByRole('button', { name: 'متابعة' }).click();
  });

  await test.step('the name makes the account, and the browser is known for it', async () => {
    await page.getByRole('textbox', { name: 'الاسم الكامل' }).fill('نورة القحطاني');
    const signedIn = page.waitForResponse(/\/api\/auth\/callback\/phone/);
    await page.getByRole('button', { name: 'إنشاء الحساب' }).click();
    expect(await makesKnown(await signedIn)).toBe(true);
    await page.waitForURL(({ pathname }) => !pathname.startsWith('/auth/phone'));
  });

  await test.step('the settings show the number', async () => {
    await page.goto('/settings/main?part=signIn');
    const shown = new RegExp(`\\+966\\s50\\s${digits.slice(0, 3)}\\s${digits.slice(3)}`);
    await expect(page.getByText(shown)).toBeVisible();
    await page.getByRole('button', { name: 'تغيير الرقم' }).click();
    await page.getByRole('button', { name: 'إضافة بريد' }).click();
    await expect(page.getByRole('textbox', { name: 'البريد الجديد' })).toBeVisible();
    await expectAccessible(page, 'the cards of e-mail and phone');
  });

  await test.step('the operator reads the text message', async () => {
    await messages.page.goto('/admin/outbox');
    await messages.page.getByRole('button', { name: new RegExp(digits) }).click();
    await expect(messages.page.getByText(new RegExp(`${right}، ويصلح`)).last()).toBeVisible();
    await expectAccessible(messages.page);
  });
  expect(problems).toEqual([]);
});
