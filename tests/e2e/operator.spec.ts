import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible';
import { appCode } from '../setup/app-code';
import { dataDir } from '../setup/app-store';
import { register, signIn, signInAs, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { DEMO } from '../setup/demo-accounts';
import { signInAsOperator } from '../setup/operator';
import { untilShown } from '../setup/waits';

const PASSWORD = 'مفتاح-البرج-العالي-2026';
const STEP_MS = 30_000;

/** Only a command can make an operator. */
async function makeOperator(page: Page): Promise<string> {
  const { email } = await register(page, { name: 'منى الإدارية', password: PASSWORD });
  const env = { ...process.env, DATA_DIR: dataDir(), DATABASE_URL: '', LOG_LEVEL: 'silent' };
  await promisify(execFile)(process.execPath, ['scripts/run.mjs', 'scripts/admin.ts', 'grant', email], {
    env,
  });
  return email;
}

/** Tries to sign in through the form. */
async function enter(page: Page, email: string): Promise<void> {
  await page.goto('/login?callbackUrl=/admin');
  await page.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill(email);
  await page.getByRole('textbox', { name: 'كلمة المرور' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'تسجيل الدخول', exact: true }).click();
}

const SOON = { timeout: 5_000 };

test('a new operator sets up the second factor, and shows a code or a recovery code at the next sign-in', async ({
  page,
  browser,
}) => {
  test.slow();
  const problems = watch(page);
  const email = await makeOperator(page);
  await enter(page, email);
  await expect(page.getByRole('heading', { name: 'فعّل التحقق بخطوتين' })).toBeVisible();
  await untilShown(page.getByRole('img', { name: 'رمز مربّع يحمل المفتاح السري' }), async () => {
    await page.getByRole('textbox', { name: 'كلمة المرور' }).fill(PASSWORD, SOON);
    await page.getByRole('button', { name: 'ابدأ الإعداد' }).click(SOON);
  });
  const secret = (await page.locator('code').innerText()).replace(/\s/g, '');
  await expectAccessible(page, 'the code to scan');
  const code = page.getByRole('textbox', { name: 'رمز التحقق' });
  await code.fill(appCode('ANOTHERSECRETANOTHERSECRET23'));
  await page.getByRole('button', { name: 'فعّل', exact: true }).click();
  await expect(page.locator('[aria-invalid=true], form [role=alert]').first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'رموز الاسترداد' })).toHaveCount(0);
  await expectAccessible(page, 'a wrong code');
  await code.fill(appCode(secret));
  await page.getByRole('button', { name: 'فعّل', exact: true }).click();

  const codes = page.getByRole('list', { name: 'رموز الاسترداد' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = await codes.first().innerText();
  await expectAccessible(page, 'the recovery codes');
  await page.getByRole('button', { name: 'حفظتها، إلى لوحة الإدارة' }).click();
  await expect(page.getByRole('heading', { name: 'لوحة الإدارة' })).toBeVisible();
  await page.goto('/auth/second-factor');
  await expect(page.getByText('بقيت 10 رموز استرداد')).toBeVisible();
  await expect(page.getByText(recovery)).toHaveCount(0);

  const elsewhere = await (await browser.newContext()).newPage();
  await signInAs(elsewhere, email, PASSWORD, '/admin');
  await expect(elsewhere.getByRole('heading', { name: 'أثبت أنك أنت' })).toBeVisible();
  await untilShown(elsewhere.getByRole('heading', { name: 'لوحة الإدارة' }), async () => {
    // The code of the setup is used; the code of the next time step is not.
    const next = appCode(secret, Date.now() + STEP_MS);
    await elsewhere.getByRole('textbox', { name: 'رمز التحقق' }).fill(next, SOON);
    await elsewhere.getByRole('button', { name: 'متابعة' }).click(SOON);
  });

  const byRecovery = async () => {
    const other = await (await browser.newContext()).newPage();
    await signInAs(other, email, PASSWORD, '/admin');
    const field = other.getByRole('textbox', { name: 'رمز الاسترداد' });
    await untilShown(field, () => other.getByRole('button', { name: /استخدم رمز استرداد/ }).click(SOON));
    await field.fill(recovery);
    await other.getByRole('button', { name: 'متابعة' }).click();
    return other;
  };
  const third = await byRecovery();
  await expect(third.getByRole('heading', { name: 'لوحة الإدارة' })).toBeVisible();
  await third.goto('/auth/second-factor');
  await expect(third.getByText('بقيت 9 رموز استرداد')).toBeVisible();

  const fourth = await byRecovery();
  await expect(fourth.locator('[aria-invalid=true], form [role=alert]').first()).toBeVisible();
  await expectAccessible(fourth, 'a recovery code that was used');
  await fourth.goto('/admin');
  await expect(fourth.getByRole('heading', { name: 'أثبت أنك أنت' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('an operator suspends a member and lifts it; the log shows both, and the books balance', async ({
  page,
  browser,
}) => {
  const problems = watch(page);
  const { email } = await register(page, { name: 'عابر السبيل', password: PASSWORD });
  await signInAsOperator(page, '/admin/people');
  await page.getByRole('textbox', { name: 'ابحث عن عضو' }).fill(email);
  await page.getByRole('button', { name: 'ابحث', exact: true }).click();
  await page.getByRole('link', { name: /عابر السبيل/ }).click();

  await page.getByRole('button', { name: 'إيقاف الحساب' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /السبب/ }).fill('نشر روابط مخادعة مرات متكررة');
  await dialog.getByRole('button', { name: 'إيقاف الحساب' }).click();
  await expect(page.getByText('موقوف')).toBeVisible();

  const theirs = await (await browser.newContext()).newPage();
  await enter(theirs, email);
  // The page has an empty alert of its own, in which the framework announces addresses.
  await expect(theirs.getByRole('alert').filter({ hasText: /./ })).toBeVisible();

  await page.getByRole('button', { name: 'رفع الإيقاف' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'رفع الإيقاف' }).click();
  await expect(page.getByText('نشط')).toBeVisible();
  await enter(theirs, email);
  await theirs.waitForURL(({ pathname }) => pathname !== '/login');

  await page.getByRole('link', { name: 'ما سُجّل عنه' }).click();
  await expect(page.getByText(/^السجل سليم/)).toBeVisible();
  const entries = page.getByRole('list', { name: 'سجل الإجراءات' }).getByRole('listitem');
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText('رفع الإيقاف عن حساب');
  await expect(entries.last()).toContainText('نشر روابط مخادعة مرات متكررة');

  await page.getByText('كل الصفحات').click();
  await page.getByRole('region', { name: 'الدفاتر والسجلات' }).getByRole('link', { name: 'الدفاتر' }).click();
  await expect(page.getByRole('heading', { name: /ميزان المراجعة/ })).toBeVisible();
  await expect(page.getByText('متوازن', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'افحص الآن' }).click();
  await expect(page.getByText('مجموع كل قيد صفر')).toBeVisible();
  await expect(page.getByText(/لا تتطابق|لا تتطابقان/)).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('the console’s pages are 404 for a creator', async ({ page }) => {
  await signIn(page, DEMO.creator);
  for (const path of [
    '/admin',
    '/admin/people',
    '/admin/audit',
    '/admin/events',
    '/admin/ledger',
    '/auth/second-factor',
  ]) {
    expect((await page.goto(path))?.status()).toBe(404);
  }
});
