import type { Browser } from '@playwright/test';
import { expectAccessible, inBothLooks } from '../setup/accessible';
import {
  ask,
  DEMO,
  joinAs,
  makesKnown,
  register,
  signInAs,
  signInByForm,
  tokenOf,
  watch,
} from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { signInAsOperator } from '../setup/operator';

const NEW_PASSWORD = 'طائر-أزرق-فوق-البحر-2026';

interface Outbox {
  data: { to: string; text: string }[];
  texts: { to: string; text: string }[];
}

/** The operator, who reads the local outbox. */
async function operator(browser: Browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signInAsOperator(page);
  const read = (): Promise<Outbox> => ask(page, '/outbox');
  return {
    page,
    /** the link of this kind in the newest letter to an address, as soon as there is one */
    async linkTo(address: string, kind: string): Promise<string> {
      const find = async () => {
        const letters = (await read()).data.filter(({ to }) => to === address);
        const found = letters.map(({ text }) => new RegExp(`/auth/${kind}\\?token=[\\w-]+`).exec(text)?.[0]);
        return found.find(Boolean) ?? '';
      };
      await expect.poll(find).not.toBe('');
      return find();
    },
    async codeFor(phone: string): Promise<string> {
      const find = async () =>
        /#(\d{6})$/.exec((await read()).texts.find(({ to }) => to === phone)?.text ?? '')?.[1] ?? '';
      await expect.poll(find).not.toBe('');
      return find();
    },
    close: () => context.close(),
  };
}

test('a member resets a forgotten password by the letter; old sessions end, and the link works once', async ({
  page,
  browser,
}) => {
  const problems = watch(page);
  const { email, password } = await register(page);
  const elsewhere = await (await browser.newContext()).newPage();
  await signInAs(elsewhere, email, password);
  const admin = await operator(browser);

  await page.goto('/auth/forgot-password');
  await page.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill(email);
  await page.getByRole('button', { name: 'أرسل الرابط' }).click();
  await expect(page.getByRole('heading', { name: 'راجع بريدك' })).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole('button', { name: /^إعادة الإرسال بعد/ })).toBeDisabled();

  const link = await admin.linkTo(email, 'reset-password');
  await page.goto(link);
  const field = page.getByRole('textbox', { name: 'كلمة المرور الجديدة' });
  await field.fill('1234567890');
  await expect(page.getByText('ضعيفة')).toBeVisible();
  await page.getByRole('button', { name: 'حفظ كلمة المرور' }).click();
  await expect(field).toHaveAccessibleDescription(/سهلة/);
  await field.fill(NEW_PASSWORD);
  await expect(page.getByText('جيدة')).toBeVisible();
  await page.getByRole('button', { name: 'حفظ كلمة المرور' }).click();
  await page.waitForURL('**/auth/reset-password/success');

  await elsewhere.goto('/settings/main');
  await elsewhere.waitForURL(/\/login/);

  await page.getByRole('link', { name: 'تسجيل الدخول' }).click();
  await signInByForm(page, email, NEW_PASSWORD, '/see-all?of=following');

  await page.goto(link);
  await field.fill(`${NEW_PASSWORD}!`);
  await page.getByRole('button', { name: 'حفظ كلمة المرور' }).click();
  await expect(page.getByRole('heading', { name: 'لم يعد هذا الرابط صالحًا' })).toBeFocused();
  expect(problems).toEqual([]);
  await admin.close();
});

test('a new member confirms the e-mail address by the letter', async ({ page, browser }) => {
  const problems = watch(page);
  const { email } = await joinAs(page, {}, '/auth/verify-email');
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: 'إعادة الإرسال' }).click();
  await expect(page.getByText('أُرسلت من جديد')).toBeVisible();
  await expect(page.getByRole('button', { name: /^إعادة الإرسال بعد/ })).toBeDisabled();

  const admin = await operator(browser);
  await expect(async () => {
    // The link of the first letter has ended; following both shows which one is newer.
    await page.goto(await admin.linkTo(email, 'verify-email'));
    await expect(page.getByRole('heading', { name: 'تأكّد بريدك الإلكتروني' })).toBeVisible({
      timeout: 5_000,
    });
  }).toPass();
  await page.getByRole('link', { name: 'متابعة' }).click();
  await page.goto('/auth/verify-email');
  await expect(page.getByRole('heading', { name: 'بريدك الإلكتروني مؤكَّد' })).toBeVisible();
  expect(problems).toEqual([]);
  await admin.close();
});

test('a visitor registers with a phone number in Arabic digits, the code and a name', async ({
  page,
  browser,
}) => {
  const problems = watch(page);
  const admin = await operator(browser);
  const digits = String(Date.now()).slice(-7);
  const arabic = `٠٥٠${[...digits].map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]).join('')}`;
  await page.goto('/auth/phone');
  const number = page.getByRole('textbox', { name: 'رقم الجوال' });
  await number.fill('٠٥٠١٢');
  await page.getByRole('button', { name: 'أرسل الرمز' }).click();
  await expect(number).toHaveAccessibleDescription(/رقم جوال صحيح/);
  await number.fill(arabic);
  await page.getByRole('button', { name: 'أرسل الرمز' }).click();

  const code = page.getByRole('textbox', { name: 'الرمز' });
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await page.reload();
  await expect(code).toBeVisible();
  await expect(page.getByRole('button', { name: /^إعادة الإرسال/ })).toBeVisible();

  const right = await admin.codeFor(`+96650${digits}`);
  await code.fill(String((Number(right) + 1) % 1_000_000).padStart(6, '0'));
  await page.getByRole('button', { name: 'متابعة' }).click();
  await expect(code).toHaveAccessibleDescription('الرمز غير صحيح');
  await code.fill([...right].map((digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]).join(''));
  await page.getByRole('button', { name: 'متابعة' }).click();

  const name = page.getByRole('textbox', { name: 'الاسم الكامل' });
  await name.fill('٣٦٥');
  await page.getByRole('button', { name: 'إنشاء الحساب' }).click();
  await expect(name).toHaveAccessibleDescription(/اكتب اسمًا/);
  await name.fill('نورة القحطاني');
  const signedIn = page.waitForResponse(/\/api\/auth\/callback\/phone/);
  await page.getByRole('button', { name: 'إنشاء الحساب' }).click();
  expect(await makesKnown(await signedIn)).toBe(true);
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/auth/phone'));
  await tokenOf(page);
  await page.goto('/settings/main?part=signIn');
  await expect(
    page.getByText(new RegExp(`\\+966\\s50\\s${digits.slice(0, 3)}\\s${digits.slice(3)}`)),
  ).toBeVisible();

  await page.getByRole('button', { name: 'تغيير الرقم' }).click();
  await page.getByRole('button', { name: 'إضافة بريد' }).click();
  await expect(page.getByRole('textbox', { name: 'البريد الجديد' })).toBeVisible();
  await expectAccessible(page, 'the cards of e-mail and phone');

  await admin.page.goto('/admin/outbox');
  await admin.page.getByRole('button', { name: new RegExp(digits) }).click();
  await expect(admin.page.getByText(new RegExp(`${right}، ويصلح`)).last()).toBeVisible();
  await expectAccessible(admin.page);
  expect(problems).toEqual([]);
  await admin.close();
});

inBothLooks((speak) => {
  test('the pages for reset, verification and phone sign-in are accessible', async ({
    page,
    context,
    baseURL,
  }) => {
    await speak(context, baseURL);
    const answers: Record<string, object> = {
      forgotPassword: { resendSeconds: 60 },
      sendOTP: { resendSeconds: 60 },
      verifyOTP: { ticket: 'x', isNew: true },
    };
    for (const [path, payload] of Object.entries(answers))
      await page.route(`**/api/users/${path}`, (route) => route.fulfill({ json: { payload } }));

    for (const path of [
      'reset-password?token=x',
      'reset-password',
      'reset-password/success',
      'verify-email',
    ]) {
      await page.goto(`/auth/${path}`);
      await expectAccessible(page);
    }
    await page.goto('/auth/verify-email?token=x');
    await expect(page.getByRole('link', { name: /رابطًا جديدًا|new link/ })).toBeVisible();
    await expectAccessible(page);

    await page.goto('/auth/forgot-password');
    await expectAccessible(page);
    await page.locator('input[name=email]').fill(DEMO.member.email);
    await page.locator('button[type=submit]').click();
    await expect(page.getByText(DEMO.member.email)).toBeVisible();
    await expectAccessible(page, 'the letter is sent');

    await page.goto('/auth/phone');
    // Until the page can act, typed text is not kept.
    await expect(async () => {
      await page.getByRole('combobox').fill('');
      await page.getByRole('combobox').fill('966');
      await expect(page.getByRole('option')).toHaveCount(1, { timeout: 2_000 });
    }).toPass();
    await expectAccessible(page, 'countries to choose');
    await page.keyboard.press('Enter');
    await page.locator('input[name=phone]').fill('0501234567');
    await page.locator('button[type=submit]').click();
    await page.locator('input[name=code]').fill('123456');
    await expectAccessible(page, 'the code');
    await page.locator('button[type=submit]').click();
    await expect(page.locator('input[name=name]')).toBeVisible();
    await expectAccessible(page, 'the name');
  });
});
