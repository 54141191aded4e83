import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expectAccessible, inBothLooks } from '../setup/accessible';
import { watch } from '../setup/browser-steps';

const PASSWORD = 'سبعة قوارب ورقية';
const NEW_PASSWORD = 'ثمانية طيور مهاجرة';

interface Account {
  email: string;
  password: string;
}

let made = 0;

/** A new member, through the API as the form does it. */
async function register(page: Page): Promise<Account> {
  const email = `settings-${Date.now().toString(36)}-${++made}@e2e.example`;
  const answer = await page.request.post('/api/users/register', {
    headers: { version: '2' },
    data: { name: 'مريم الحربي', email, password: PASSWORD, locale: 'ar' },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return { email, password: PASSWORD };
}

async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/login?callbackUrl=%2Fsettings%2Fmain');
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByRole('textbox', { name: 'كلمة المرور' }).fill(password);
  await page.getByRole('button', { name: 'تسجيل الدخول', exact: true }).click();
  await page.waitForURL(/\/settings\/main/);
  await expect(page.getByRole('heading', { name: 'الإعدادات', level: 1 })).toBeVisible();
}

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

/** The page asks for a member; without a session it leads to sign-in. */
async function expectSignedOut(page: Page): Promise<void> {
  await page.goto('/settings/main');
  await expect(page).toHaveURL(/\/login/);
}

test('a changed password signs out the other browser, and only it', async ({ browser, page }) => {
  const account = await register(page);
  await signIn(page, account);
  const other = await otherBrowser(browser, account);

  const card = part(page, 'كلمة المرور');
  await card.getByLabel('كلمة المرور الحالية').fill('ليست كلمتي أبدًا');
  await card.getByLabel('كلمة المرور الجديدة').fill(NEW_PASSWORD);
  await card.getByRole('button', { name: 'تغيير كلمة المرور' }).click();
  await expect(card.getByRole('alert').first()).toBeVisible();

  await card.getByLabel('كلمة المرور الحالية').fill(PASSWORD);
  await card.getByRole('button', { name: 'تغيير كلمة المرور' }).click();
  await expect(page.getByText('غُيِّرت كلمة المرور، وانتهت الجلسات الأخرى')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'الإعدادات', level: 1 })).toBeVisible();

  await expectSignedOut(other.page);
  await signIn(other.page, { ...account, password: NEW_PASSWORD });
  await other.context.close();
});

test('the list of sessions ends one, and signs out everywhere', async ({ browser, page }) => {
  const account = await register(page);
  await signIn(page, account);
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

test('digits and calendar are written by the server, here and wherever one signs in', async ({
  browser,
  page,
}) => {
  const problems = watch(page);
  const account = await register(page);
  await signIn(page, account);
  await page.getByRole('button', { name: 'أرقام عربية مشرقية ١٢٣٤' }).click();
  await expect(page.getByText(/مثال: [٠-٩]+ .* [٠-٩]{4}$/)).toBeVisible();
  await page.getByRole('button', { name: 'هجري (أم القرى)' }).click();
  await expect(page.getByText(/مثال: [٠-٩]+ .* ١٤[٠-٩]{2} هـ$/)).toBeVisible();

  // The HTML itself says so: nothing is written anew in the browser.
  const html = await (await page.request.get('/settings/main')).text();
  expect(html).toMatch(/١٤[٠-٩]{2} هـ/);

  const other = await otherBrowser(browser, account);
  await other.page.goto('/settings/main');
  await expect(other.page.getByText(/مثال: [٠-٩]+ .* ١٤[٠-٩]{2} هـ$/)).toBeVisible();
  await other.context.close();
  expect(problems).toEqual([]);
});

test('what is typed is not lost without a question', async ({ page }) => {
  await signIn(page, await register(page));
  await page.getByLabel('كلمة المرور الجديدة').fill('نصف جملة');
  await page.getByRole('tab', { name: 'ضبط اهتماماتك' }).click();
  const question = page.getByRole('alertdialog', { name: 'أتريد المغادرة دون حفظ؟' });
  await question.getByRole('button', { name: 'إلغاء' }).click();
  await expect(page.getByLabel('كلمة المرور الجديدة')).toHaveValue('نصف جملة');
  await page.getByRole('tab', { name: 'ضبط اهتماماتك' }).click();
  await question.getByRole('button', { name: 'مغادرة دون حفظ' }).click();
  await expect(page).toHaveURL(/tune_interest/);
});

test('back and forward ask as well, and lead where they should', async ({ page }) => {
  await signIn(page, await register(page));
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('ضبط اهتماماتك').click();
  await expect(page.getByRole('group', { name: 'اهتماماتك' })).toBeVisible();
  await tab('عام').click();
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

test('a choice of notifications is kept', async ({ page }) => {
  await signIn(page, await register(page));
  const box = page.getByRole('switch', { name: 'متابِع جديد: في الموقع' });
  await expect(box).toBeChecked();
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('/notifications/choices') && answer.ok(),
  );
  await box.click();
  await saved;
  await page.reload();
  await expect(box).not.toBeChecked();
});

test('a copy of one’s data is made, downloaded and opens offline', async ({ page, context }) => {
  await signIn(page, await register(page));
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

test('an account is deleted with its handle and password, and taken back by signing in', async ({
  browser,
  page,
}) => {
  const account = await register(page);
  await signIn(page, account);
  const handle = await page.evaluate(
    () => JSON.parse(localStorage.getItem('session') ?? '{}').user.handle as string,
  );
  const id = await page.evaluate(
    () => JSON.parse(localStorage.getItem('session') ?? '{}').user._id as string,
  );
  const guest = await browser.newContext({ locale: 'ar' });
  const seenByOthers = async () => (await guest.request.get(`/users/${id}`)).status();
  expect(await seenByOthers()).toBe(200);

  await page.getByRole('button', { name: 'حذف حسابي…' }).click();
  const dialog = page.getByRole('dialog', { name: 'أتريد حذف حسابك؟' });
  await dialog.getByLabel('معرّفك').fill(handle);
  await dialog.getByRole('textbox', { name: 'كلمة المرور' }).fill('ليست كلمتي أبدًا');
  await dialog.getByRole('button', { name: 'حذف حسابي', exact: true }).click();
  await expect(dialog.getByRole('alert').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'كلمة المرور' }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'حذف حسابي', exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(seenByOthers).toBe(404);

  await page.goto('/login');
  await page.getByLabel('البريد الإلكتروني').fill(account.email);
  await page.getByRole('textbox', { name: 'كلمة المرور' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'تسجيل الدخول', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'سيُحذف حسابك' });
  await question.getByRole('button', { name: 'التراجع والاحتفاظ بحسابي' }).click();
  await expect(question).toBeHidden();
  await expect.poll(seenByOthers).toBe(200);
  await guest.close();
});

inBothLooks((speak) => {
  test('the settings and their dialogs are accessible', async ({ page, context, baseURL }) => {
    const { email } = await register(page);
    await speak(context, baseURL);
    await page.goto('/login?callbackUrl=%2Fsettings%2Fmain');
    await page.locator('input[name=email]').fill(email);
    await page.locator('input[name=password]').fill(PASSWORD);
    await page.locator('button[type=submit]').first().click();
    await page.waitForURL(/\/settings\/main/);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^(حذف حسابي…|Delete my account…)$/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'the dialog of deletion');
  });
});
