import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { paths, type SettingsPart } from '@/lib/shared/paths';
import { type Account, ask, joinAs, signInAs, signInByForm, untilAlive, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { until } from '../setup/waits';

/** A new member, signed in, on a part of the settings. */
const enter = (page: Page, part: SettingsPart): Promise<Account> =>
  joinAs(page, { name: 'مريم الحربي' }, paths.settings('main', part));

const isSignedIn = async (page: Page) => (await page.request.get('/api/auth/token')).ok();

test('a member ends one session from the list, and then signs out everywhere', async ({ browser, page }) => {
  const account = await enter(page, 'sessions');
  const other = await (await browser.newContext()).newPage();
  await signInAs(other, account.email, account.password);
  await page.reload();

  const list = page.getByRole('list', { name: 'الأجهزة التي دخلت منها' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByText('هذه الجلسة')).toHaveCount(1);
  await list.getByRole('button', { name: /^إنهاء جلسة/ }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  expect(await isSignedIn(other)).toBe(false);

  await signInAs(other, account.email, account.password);
  await page.getByRole('button', { name: 'تسجيل الخروج من كل مكان' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'تسجيل الخروج من كل مكان' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await isSignedIn(other)).toBe(false);
});

test('the chosen digits and calendar are in the server’s HTML, also after signing in elsewhere', async ({
  browser,
  page,
}) => {
  const problems = watch(page);
  const account = await enter(page, 'appearance');
  // Each choice reloads the page.
  await page.getByRole('button', { name: 'أرقام عربية مشرقية ١٢٣٤' }).click();
  await expect(page.getByText(/مثال: [٠-٩]+ .* [٠-٩]{4}$/)).toBeVisible();
  await page.getByRole('button', { name: 'هجري (أم القرى)' }).click();
  await expect(page.getByText(/مثال: [٠-٩]+ .* ١٤[٠-٩]{2} هـ$/)).toBeVisible();

  // The HTML itself has them: the browser changes nothing.
  const html = await (await page.request.get('/settings/main')).text();
  expect(html).toMatch(/١٤[٠-٩]{2} هـ/);

  // The sign-in form loads the account's choices into the new browser.
  const context = await browser.newContext({ locale: 'ar' });
  const other = await context.newPage();
  await signInByForm(other, account.email, account.password, '/settings/main');
  await other.reload();
  await expect(other.getByText(/مثال: [٠-٩]+ .* ١٤[٠-٩]{2} هـ$/)).toBeVisible();
  await context.close();
  expect(problems).toEqual([]);
});

test('a tab, Back and Forward ask before unsaved words are lost, and then lead to the right page', async ({
  page,
}) => {
  await enter(page, 'signIn');
  const tab = (name: string) => page.getByRole('tab', { name });
  // Pressed before the page can act, tabs load whole pages: then the browser asks its own question, not ours.
  await untilAlive(tab('ضبط اهتماماتك'));
  await tab('ضبط اهتماماتك').click();
  await expect(page.getByRole('group', { name: 'اهتماماتك' })).toBeVisible();
  await page.getByRole('link', { name: 'الدخول إلى حسابك' }).click();
  const field = page.getByLabel('كلمة المرور الجديدة');
  await field.fill('نصف جملة');

  const question = page.getByRole('alertdialog', { name: 'أتريد المغادرة دون حفظ؟' });
  const back = () => page.evaluate(() => window.history.back());
  for (const leave of [() => tab('ضبط اهتماماتك').click(), back]) {
    await leave();
    await question.getByRole('button', { name: 'إلغاء' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/settings\/main/);
    await expect(field).toHaveValue('نصف جملة');
  }

  await back();
  await question.getByRole('button', { name: 'مغادرة دون حفظ' }).click();
  await expect(page).toHaveURL(/tune_interest/);
  const chip = page.getByRole('group', { name: 'اهتماماتك' }).getByRole('button').first();
  await chip.click();

  await page.evaluate(() => window.history.forward());
  await question.getByRole('button', { name: 'مغادرة دون حفظ' }).click();
  await expect(page).toHaveURL(/settings\/main/);
  await expect(page.getByLabel('كلمة المرور الجديدة')).toBeVisible();
});

test.describe('on a slow connection', () => {
  // A service worker's own requests could not be held.
  test.use({ serviceWorkers: 'block' });

  test('a member who goes back before the page can act is asked by the browser, and keeps the typed text', async ({
    page,
  }) => {
    await joinAs(page, { name: 'مريم الحربي' }, '/about');
    const { promise: late, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/_next/static/**/*.js', async (route) => {
      await late;
      await route.continue();
    });
    await page.goto(paths.settings('main', 'signIn'), { waitUntil: 'commit' });
    const field = page.getByLabel('كلمة المرور الجديدة');
    // A browser asks only after the reader has touched the page.
    await field.click();
    await field.pressSequentially('نصف جملة');

    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => window.history.back());
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    arrive();
    await untilAlive(field);
    await expect(page).toHaveURL(/settings\/main/);
    await expect(field).toHaveValue('نصف جملة');

    await page.getByRole('tab', { name: 'ضبط اهتماماتك' }).click();
    await expect(page.getByRole('alertdialog', { name: 'أتريد المغادرة دون حفظ؟' })).toBeVisible();
  });
});

test('a member downloads a copy of their data, and it opens offline', async ({ page, context }) => {
  await enter(page, 'data');
  await page.getByRole('button', { name: 'تجهيز نسخة' }).click();
  const link = page.getByRole('link', { name: 'تنزيل النسخة' });
  await expect(link).toBeVisible({ timeout: 45_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  mkdirSync(test.info().outputDir, { recursive: true });
  const folder = mkdtempSync(join(test.info().outputDir, 'copy-'));
  const files = unzipSync(readFileSync(await download.path()));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const offline = await context.newPage();
  await context.setOffline(true);
  await offline.goto(pathToFileURL(join(folder, 'index.html')).href);
  await expect(offline.getByRole('heading', { name: 'بيانات مريم الحربي في قيمة' })).toBeVisible();
  await offline.getByRole('link', { name: /^الملف والحساب/ }).click();
  await expect(offline.getByText('مريم الحربي').first()).toBeVisible();
  await context.setOffline(false);
  rmSync(folder, { recursive: true });
});

test('a member deletes the account with handle and password, and keeps it by signing in again', async ({
  browser,
  page,
}) => {
  const account = await enter(page, 'danger');
  const { handle, _id: id } = await ask(page, '/users/me');
  const guest = await browser.newContext({ locale: 'ar' });
  const seenByOthers = async () => (await guest.request.get(`/users/${id}`)).status();
  expect(await seenByOthers()).toBe(200);

  await page.getByRole('button', { name: 'حذف حسابي…' }).click();
  const dialog = page.getByRole('dialog', { name: 'أتريد حذف حسابك؟' });
  await dialog.getByLabel('معرّفك').fill(handle);
  await dialog.getByRole('textbox', { name: 'كلمة المرور' }).fill('ليست كلمتي أبدًا');
  await dialog.getByRole('button', { name: 'حذف حسابي', exact: true }).click();
  await expect(dialog.getByRole('alert').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'كلمة المرور' }).fill(account.password);
  await dialog.getByRole('button', { name: 'حذف حسابي', exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  await until(seenByOthers, (status) => status === 404);

  await page.goto('/login');
  await page.getByLabel('البريد الإلكتروني').fill(account.email);
  await page.getByRole('textbox', { name: 'كلمة المرور' }).fill(account.password);
  await page.getByRole('button', { name: 'تسجيل الدخول', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'سيُحذف حسابك' });
  await expect(question.getByRole('button', { name: 'التراجع والاحتفاظ بحسابي' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await until(seenByOthers, (status) => status === 200);
  await guest.close();
});
