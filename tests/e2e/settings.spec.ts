import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { paths, type SettingsPart } from '@/lib/shared/paths';
import { expectAccessible, inBothLooks } from '../setup/accessible';
import { type Account, ask, isAlive, joinAs, signInAs, signInByForm, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';

const NEW_PASSWORD = 'ثمانية طيور مهاجرة';

/** A new member, signed in, on a part of the settings. */
const enter = (page: Page, part: SettingsPart): Promise<Account> =>
  joinAs(page, { name: 'مريم الحربي' }, paths.settings('main', part));

const signIn = (page: Page, { email, password }: Account) =>
  signInAs(page, email, password, '/settings/main');

async function otherBrowser(
  browser: Browser,
  account: Account,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ locale: 'ar' });
  const page = await context.newPage();
  await signIn(page, account);
  return { context, page };
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The page needs a member; without a session it leads to sign-in. */
async function expectSignedOut(page: Page): Promise<void> {
  await page.goto('/settings/main');
  await expect(page).toHaveURL(/\/login/);
}

test('a changed password signs out the other browser, and only it', async ({ browser, page }) => {
  const account = await enter(page, 'signIn');
  const other = await otherBrowser(browser, account);

  const card = part(page, 'كلمة المرور');
  await card.getByLabel('كلمة المرور الحالية').fill('ليست كلمتي أبدًا');
  await card.getByLabel('كلمة المرور الجديدة').fill(NEW_PASSWORD);
  await card.getByRole('button', { name: 'تغيير كلمة المرور' }).click();
  await expect(card.getByRole('alert').first()).toBeVisible();

  await card.getByLabel('كلمة المرور الحالية').fill(account.password);
  await card.getByRole('button', { name: 'تغيير كلمة المرور' }).click();
  await expect(page.getByText('غُيِّرت كلمة المرور، وانتهت الجلسات الأخرى')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'الإعدادات', level: 1 })).toBeVisible();

  await expectSignedOut(other.page);
  await signIn(other.page, { ...account, password: NEW_PASSWORD });
  await other.context.close();
});

test('a member ends one session from the list, and then signs out everywhere', async ({ browser, page }) => {
  const account = await enter(page, 'sessions');
  const other = await otherBrowser(browser, account);
  await page.reload();

  const list = page.getByRole('list', { name: 'الأجهزة التي دخلت منها' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByText('هذه الجلسة')).toHaveCount(1);
  await list.getByRole('button', { name: /^إنهاء جلسة/ }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expectSignedOut(other.page);

  await signIn(other.page, account);
  await page.getByRole('button', { name: 'تسجيل الخروج من كل مكان' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'تسجيل الخروج من كل مكان' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expectSignedOut(other.page);
  await other.context.close();
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

test('leaving a tab with unsaved words asks first', async ({ page }) => {
  await enter(page, 'signIn');
  await isAlive(page.getByLabel('كلمة المرور الجديدة'));
  await page.getByLabel('كلمة المرور الجديدة').fill('نصف جملة');
  await page.getByRole('tab', { name: 'ضبط اهتماماتك' }).click();
  const question = page.getByRole('alertdialog', { name: 'أتريد المغادرة دون حفظ؟' });
  await question.getByRole('button', { name: 'إلغاء' }).click();
  await expect(page.getByLabel('كلمة المرور الجديدة')).toHaveValue('نصف جملة');
  await page.getByRole('tab', { name: 'ضبط اهتماماتك' }).click();
  await question.getByRole('button', { name: 'مغادرة دون حفظ' }).click();
  await expect(page).toHaveURL(/tune_interest/);
});

test('Back and Forward ask before unsaved words are lost, and then lead to the right page', async ({
  page,
}) => {
  await enter(page, 'signIn');
  const tab = (name: string) => page.getByRole('tab', { name });
  // Pressed before the page can act, tabs load whole pages: then the browser asks its own question, not ours.
  await isAlive(tab('ضبط اهتماماتك'));
  await tab('ضبط اهتماماتك').click();
  await expect(page.getByRole('group', { name: 'اهتماماتك' })).toBeVisible();
  await page.getByRole('link', { name: 'الدخول إلى حسابك' }).click();
  const field = page.getByLabel('كلمة المرور الجديدة');
  await field.fill('نصف جملة');

  const question = page.getByRole('alertdialog', { name: 'أتريد المغادرة دون حفظ؟' });
  await page.evaluate(() => window.history.back());
  await question.getByRole('button', { name: 'إلغاء' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/settings\/main/);
  await expect(field).toHaveValue('نصف جملة');

  await page.evaluate(() => window.history.back());
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
    await isAlive(field);
    await expect(page).toHaveURL(/settings\/main/);
    await expect(field).toHaveValue('نصف جملة');

    await page.getByRole('tab', { name: 'ضبط اهتماماتك' }).click();
    await expect(page.getByRole('alertdialog', { name: 'أتريد المغادرة دون حفظ؟' })).toBeVisible();
  });
});

test('a choice of notifications is kept over a reload', async ({ page }) => {
  await enter(page, 'notices');
  const box = page.getByRole('switch', { name: 'متابِع جديد: في الموقع' });
  await expect(box).toBeChecked();
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('/notifications/choices') && answer.request().method() === 'PATCH',
  );
  await box.click();
  await saved;
  await page.reload();
  await expect(box).not.toBeChecked();
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
  await expect.poll(seenByOthers).toBe(404);

  await page.goto('/login');
  await page.getByLabel('البريد الإلكتروني').fill(account.email);
  await page.getByRole('textbox', { name: 'كلمة المرور' }).fill(account.password);
  await page.getByRole('button', { name: 'تسجيل الدخول', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'سيُحذف حسابك' });
  await question.getByRole('button', { name: 'التراجع والاحتفاظ بحسابي' }).click();
  await expect(question).toBeHidden();
  await expect.poll(seenByOthers).toBe(200);
  await guest.close();
});

inBothLooks((speak) => {
  test('the settings and their dialogs are accessible', async ({ page, context, baseURL }) => {
    await speak(context, baseURL);
    await enter(page, 'danger');
    await expectAccessible(page);
    await page.getByRole('button', { name: /^(حذف حسابي…|Delete my account…)$/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'the dialog of deletion');
  });
});
