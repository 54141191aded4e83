import type { Page } from '@playwright/test';
import { expectAccessible, inBothLooks } from '../setup/accessible';
import { watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';

const RUN = Date.now().toString(36);
const PASSWORD = 'نهر هادئ بعيد عن البحر';

const problemOf = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).evaluate((field) => {
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    const message = ids.map((id) => document.getElementById(id)).find((element) => element?.textContent);
    return { text: message?.textContent, icon: Boolean(message?.querySelector('svg')) };
  });

test('sign-in and registration show every way in and link to each other', async ({ page }) => {
  for (const path of ['/login', '/auth/register']) {
    await page.goto(`${path}?callbackUrl=%2Fcart`);
    await expect(page.getByRole('button', { name: 'المتابعة عبر Google' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'المتابعة برقم الجوال' })).toHaveAttribute(
      'href',
      '/auth/phone?callbackUrl=%2Fcart',
    );
    await expect(page.getByLabel('البريد الإلكتروني')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'كلمة المرور' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'المتابعة كضيف' })).toHaveAttribute('href', '/guest');
  }
  await page.goto('/login');
  await page.getByRole('link', { name: 'نسيت كلمة المرور؟' }).click();
  await page.waitForURL('**/auth/forgot-password');
  await page.goto('/login');
  await page.getByRole('link', { name: 'أنشئ حسابًا' }).click();
  await expect(page.getByRole('heading', { name: 'أنشئ حسابك' })).toBeVisible();
  await page.getByRole('link', { name: 'سجّل الدخول' }).click();
  await expect(page.getByRole('heading', { name: 'أهلًا بعودتك' })).toBeVisible();
});

test('a company chooses its account type and a free handle, registers and goes on to its setup', async ({
  page,
}) => {
  const problems = watch(page);
  await page.goto('/auth/register');
  await page.getByRole('link', { name: 'ما الفرق بينهما؟' }).click();
  await page.getByRole('link', { name: 'حساب شخصي' }).click();
  await expect(page.getByRole('heading', { name: 'أنشئ حسابك' })).toBeVisible();
  await page.getByRole('link', { name: 'حساب شركة' }).click();
  await expect(page.getByRole('heading', { name: 'سجّل شركتك' })).toBeVisible();
  await page.getByRole('link', { name: 'حساب شخصي' }).click();
  await expect(page.getByRole('heading', { name: 'أنشئ حسابك' })).toBeVisible();
  await page.getByRole('link', { name: 'حساب شركة' }).click();

  const handle = page.getByLabel('معرّف الشركة');
  await handle.fill('huda_teaches');
  await expect(page.getByText('هذا المعرّف محجوز، اختر معرّفًا آخر')).toBeVisible();
  await handle.fill('huda_teache5');
  await expect(page.getByText('يشبه معرّف شخص آخر')).toBeVisible();
  await handle.fill('شركة');
  await page.getByLabel('اسم الشركة').fill('دار المعرفة');
  await expect(page.getByText('يتكوّن المعرّف من حروف لاتينية')).toBeVisible();
  await handle.fill(`Dar_${RUN}`);
  await expect(page.getByText('متاح')).toBeVisible();
  await page.getByLabel('بريد العمل الإلكتروني').fill(`dar.${RUN}@example.com`);
  await page.getByRole('textbox', { name: 'كلمة المرور' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'إنشاء حساب الشركة' }).click();
  await page.waitForURL('**/creator/company-setup');

  // The company's own handle is free for it, even if storage was cleared and the page has no token yet.
  await page.evaluate(() => localStorage.clear());
  // From the new page on: requests of the old page have no body left.
  await page.reload({ waitUntil: 'commit' });
  const checked = await page.waitForResponse((answer) => answer.url().includes('/api/users/handleAvailable'));
  expect((await checked.json()).payload).toMatchObject({ handle: `dar_${RUN}`, available: true });

  const { payload } = await (await page.request.get('/api/auth/token')).json();
  expect(payload.user).toMatchObject({
    ...{ name: 'دار المعرفة', handle: `dar_${RUN}`, accountType: 'COMPANY', role: 'MEMBER' },
    ...{ email: `dar.${RUN}@example.com`, emailVerified: false },
  });
  expect(problems).toEqual([]);
});

test('each wrong field of the registration shows its error under it, with an icon', async ({ page }) => {
  await page.goto('/auth/register');
  await page.getByLabel('الاسم الكامل').fill('٣٦٥');
  await page.getByLabel('البريد الإلكتروني').fill('نورة@');
  await page.getByRole('textbox', { name: 'كلمة المرور' }).fill('قصيرة');
  await page.getByRole('button', { name: 'إنشاء الحساب' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '3 حقول تحتاج إلى تصحيح' })).toBeFocused();
  for (const [label, text] of [
    ['الاسم الكامل', 'اكتب اسمًا'],
    ['البريد الإلكتروني', 'اكتب بريدًا إلكترونيًا صحيحًا'],
    ['كلمة المرور', 'كلمة المرور 10 أحرف على الأقل'],
  ] as const) {
    expect(await problemOf(page, label), label).toEqual({ text: expect.stringContaining(text), icon: true });
  }
  const password = page.getByRole('textbox', { name: 'كلمة المرور' });
  await page.getByLabel('الاسم الكامل').fill('نورة القحطاني');
  await page.getByLabel('البريد الإلكتروني').fill(`common.${RUN}@example.com`);
  await password.fill('password1234');
  await expect(page.getByText('قوة كلمة المرور: ضعيفة')).toBeVisible();
  await page.getByRole('button', { name: 'إنشاء الحساب' }).click();
  await expect(page.getByText('هذه سهلة التخمين').first()).toBeVisible();
  await password.fill(PASSWORD);
  await expect(page.getByText('قوة كلمة المرور: جيدة')).toBeVisible();
});

test('in English: sign-in shows every way in, and a company registers', async ({ page, context }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: /^(التبديل إلى الإنجليزية|English)$/ }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue with a phone number' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue as guest' })).toBeVisible();
  await page.goto('/auth/account-type');
  await page.getByRole('link', { name: 'Company' }).click();
  await page.getByLabel('Company name').fill('Dar Almaarifa');
  await page.getByLabel('Company handle').fill(`dare_${RUN}`);
  await expect(page.getByText('is free')).toBeVisible();
  await page.getByLabel('Work e-mail').fill(`dare.${RUN}@example.com`);
  await page.getByRole('textbox', { name: 'Password' }).fill('a quiet river far from any sea');
  await page.getByRole('button', { name: 'Create company account' }).click();
  await page.waitForURL('**/creator/company-setup');
  await context.clearCookies();
});

inBothLooks((speak) => {
  test('sign-in and registration are accessible, also with errors', async ({ page, context, baseURL }) => {
    await speak(context, baseURL);
    const screens = ['/login?error=google_unconfirmed', '/auth/register', '/auth/account-type'];
    for (const path of [...screens, '/auth/register-business']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, path);
    }
    await page.locator('form button[type=submit]').click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expectAccessible(page, '/auth/register-business, refused');
  });
});
