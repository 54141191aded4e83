import type { Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible';
import { appCode, nextAppCode } from '../setup/app-code';
import { inStore } from '../setup/app-store';
import { ask, DEMO, isAlive, register, signIn, signInAs, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { nameLike } from '../setup/money-steps';
import { signInAsOperator } from '../setup/operator';

const PASSWORD = 'مفتاح-البرج-العالي-2026';

/** Registers a member and makes them an operator, as scripts/admin.ts does. */
async function makeOperator(page: Page): Promise<string> {
  const { email } = await register(page, { name: 'منى الإدارية', password: PASSWORD });
  await inStore(`update users set role = 'ADMIN' where email = $1`, [email]);
  return email;
}

const refusal = (page: Page) => page.locator('[aria-invalid=true], form [role=alert]').first();
const code = (page: Page) => page.getByRole('textbox', { name: 'رمز التحقق' });
const consoleOf = (page: Page) => page.getByRole('heading', { name: 'لوحة الإدارة' });

test('a new operator sets up the second factor, and shows a code or a recovery code at the next sign-in', async ({
  page,
  browser,
}) => {
  const problems = watch(page);
  const email = await makeOperator(page);
  await signInAs(page, email, PASSWORD, '/admin');

  const secret =
    await test.step('the console asks for a second factor, and shows a code to scan', async () => {
      await expect(page.getByRole('heading', { name: 'فعّل التحقق بخطوتين' })).toBeVisible();
      const begin = page.getByRole('button', { name: 'ابدأ الإعداد' });
      await isAlive(begin);
      await page.getByRole('textbox', { name: 'كلمة المرور' }).fill(PASSWORD);
      await begin.click();
      await expect(page.getByRole('img', { name: 'رمز مربّع يحمل المفتاح السري' })).toBeVisible();
      await expectAccessible(page, 'the code to scan');
      return (await page.locator('code').innerText()).replace(/\s/g, '');
    });

  const recovery = await test.step('a wrong code is refused, a right one gives recovery codes', async () => {
    await code(page).fill(appCode('ANOTHERSECRETANOTHERSECRET23'));
    await page.getByRole('button', { name: 'فعّل', exact: true }).click();
    await expect(refusal(page)).toBeVisible();
    await expect(page.getByRole('list', { name: 'رموز الاسترداد' })).toHaveCount(0);
    await expectAccessible(page, 'a wrong code');
    await code(page).fill(appCode(secret));
    await page.getByRole('button', { name: 'فعّل', exact: true }).click();
    const codes = page.getByRole('list', { name: 'رموز الاسترداد' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    await expectAccessible(page, 'the recovery codes');
    return codes.first().innerText();
  });

  await test.step('they are shown once, and lead to the console', async () => {
    await page.getByRole('button', { name: 'حفظتها، إلى لوحة الإدارة' }).click();
    await expect(consoleOf(page)).toBeVisible();
    await page.goto('/auth/second-factor');
    await expect(page.getByText('بقيت 10 رموز استرداد')).toBeVisible();
    await expect(page.getByText(recovery)).toHaveCount(0);
  });

  const other = await (await browser.newContext()).newPage();
  await test.step('elsewhere a recovery code opens the console', async () => {
    await signInAs(other, email, PASSWORD, '/admin');
    await recover(other, recovery);
    await expect(consoleOf(other)).toBeVisible();
  });

  await test.step('in another session it is refused, and the app’s next code accepted', async () => {
    await other.context().clearCookies();
    await signInAs(other, email, PASSWORD, '/admin');
    await recover(other, recovery);
    await expect(refusal(other)).toBeVisible();
    await expectAccessible(other, 'a recovery code that was used');
    await other.reload();
    await isAlive(code(other));
    // The code of the setup is used; the code of the next time step is not.
    await code(other).fill(nextAppCode(secret));
    await other.getByRole('button', { name: 'متابعة' }).click();
    await expect(consoleOf(other)).toBeVisible();
  });
  expect(problems).toEqual([]);
});

/** Types a recovery code where the console asks for a proof. */
async function recover(page: Page, recovery: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'أثبت أنك أنت' })).toBeVisible();
  const change = page.getByRole('button', { name: /استخدم رمز استرداد/ });
  await isAlive(change);
  await change.click();
  await page.getByRole('textbox', { name: 'رمز الاسترداد' }).fill(recovery);
  await page.getByRole('button', { name: 'متابعة' }).click();
}

test('an operator suspends a member and lifts it, and the log shows both', async ({ page, browser }) => {
  const problems = watch(page);
  const name = nameLike('عابر السبيل');
  const { email } = await register(page, { name, password: PASSWORD });
  const theirs = await (await browser.newContext()).newPage();
  await signInAs(theirs, email, PASSWORD);
  const isSignedIn = async () => (await theirs.request.get('/api/auth/token')).ok();

  await test.step('the member is found by e-mail, and suspended with a reason', async () => {
    await signInAsOperator(page, '/admin/people');
    const field = page.getByRole('textbox', { name: 'ابحث عن عضو' });
    await isAlive(field);
    await field.fill(email);
    await field.press('Enter');
    await page.getByRole('link', { name: new RegExp(name) }).click();
    await page.getByRole('button', { name: 'إيقاف الحساب' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /السبب/ }).fill('نشر روابط مخادعة مرات متكررة');
    await dialog.getByRole('button', { name: 'إيقاف الحساب' }).click();
    await expect(page.getByText('موقوف')).toBeVisible();
    expect(await isSignedIn()).toBe(false);
  });

  await test.step('lifting it lets the member in again', async () => {
    await page.getByRole('button', { name: 'رفع الإيقاف' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'رفع الإيقاف' }).click();
    await expect(page.getByText('نشط')).toBeVisible();
    await signInAs(theirs, email, PASSWORD);
    expect(await isSignedIn()).toBe(true);
  });

  await test.step('the log shows both', async () => {
    await page.getByRole('link', { name: 'ما سُجّل عنه' }).click();
    await expect(page.getByText(/^السجل سليم/)).toBeVisible();
    const entries = page.getByRole('list', { name: 'سجل الإجراءات' }).getByRole('listitem');
    await expect(entries).toHaveCount(2);
    await expect(entries.first()).toContainText('رفع الإيقاف عن حساب');
    await expect(entries.last()).toContainText('نشر روابط مخادعة مرات متكررة');
  });

  await test.step('the books still balance', async () => {
    expect(await ask(page, '/operator/self-check', { method: 'POST' })).toMatchObject({ broken: 0 });
  });
  expect(problems).toEqual([]);
});

test('the console’s pages are 404 for a creator', async ({ page }) => {
  await signIn(page, DEMO.creator);
  const pages = ['', '/people', '/audit', '/events', '/ledger'].map((path) => `/admin${path}`);
  for (const path of [...pages, '/auth/second-factor']) {
    expect((await page.request.get(path)).status(), path).toBe(404);
  }
});
