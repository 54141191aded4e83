import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, inBothLooks } from '../setup/accessible';
import { DEMO } from '../setup/browser-steps';

const PASSWORD = 'سبعة قوارب ورقية';

let made = 0;

/** A new account, on the page that it wanted to see; its fields by name, as the pages are in both languages. */
async function enter(page: Page, path: string, account: object = {}): Promise<{ handle: string }> {
  const handle = `axe_${Date.now().toString(36)}_${++made}`;
  const email = `${handle}@e2e.example`;
  const data = { name: 'ليان الخطيب', email, password: PASSWORD, ...account };
  const answer = await page.request.post('/api/users/register', { headers: { version: '2' }, data });
  expect(answer.status(), await answer.text()).toBe(201);
  await signIn(page, path, email, PASSWORD);
  return { handle };
}

async function signIn(page: Page, path: string, email: string, password: string): Promise<void> {
  await page.goto(`/login?callbackUrl=${encodeURIComponent(path)}`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL((url) => url.pathname + url.search === path);
}

inBothLooks((speak) => {
  test('the setup of a company is accessible, step by step', async ({ page, context, baseURL }) => {
    await speak(context, baseURL);
    const handle = `axe_co_${Date.now().toString(36)}`;
    await enter(page, '/creator/company-setup', { accountType: 'COMPANY', name: 'مدار', handle });
    const next = page.locator('form button[type=submit]');
    await expectAccessible(page, 'the company');
    await expect(async () => {
      await next.click();
      await expect(page.locator('[name=headline]')).toHaveAttribute('aria-invalid', 'true', {
        timeout: 2_000,
      });
    }).toPass();
    await expectAccessible(page, 'the company, refused');
    await page.locator('[name=headline]').fill('استوديو ألعاب');
    await page.locator('form textarea:not([aria-hidden=true])').first().fill('نصنع ألعابًا.');
    await next.click();
    await expect(page.locator('input[type=date]')).toBeVisible();
    await expectAccessible(page, 'the business');
  });

  test('interests, leaving unsaved and ending sessions are accessible', async ({
    page,
    context,
    baseURL,
  }) => {
    await speak(context, baseURL);
    await signIn(page, '/settings/tune_interest', DEMO.member.email, 'qeema-demo-2026');
    await expect(page.getByRole('group').first()).toBeVisible();
    await expectAccessible(page);

    await page.goto('/settings/edit_profile');
    const question = page.getByRole('alertdialog');
    await expect(async () => {
      await page.locator('input[name=headline]').fill(`شيء ${Date.now()}`);
      await page.locator('main a[href^="/users/"]').last().click();
      await expect(question).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expectAccessible(page, 'unsaved changes');
    await page.keyboard.press('Escape');

    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto('/settings/main#sessions');
    await expect(async () => {
      await page.locator('#sessions button').last().click();
      await expect(question).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expectAccessible(page, 'signing out everywhere');
  });

  test('who follows whom is accessible, and so are the notices of signing in', async ({
    page,
    context,
    baseURL,
  }) => {
    await speak(context, baseURL);
    for (const notice of ['maybe_registered', 'account_closed', 'rate_limited']) {
      await page.goto(`/login?error=${notice}`);
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expectAccessible(page);
    }
    await signIn(page, '/see-all?of=following', DEMO.member.email, 'qeema-demo-2026');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('tab').first().click();
    await page.waitForURL(/of=followers/);
    await expectAccessible(page);
  });

  test('an account that waits to be deleted is asked accessibly, and Enter keeps it', async ({
    page,
    context,
    baseURL,
  }) => {
    await speak(context, baseURL);
    const { handle } = await enter(page, '/settings/main');
    const me = await page.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
      return (await fetch('/api/users/me', { headers })).json();
    });
    const own = (me.payload ?? me).handle as string;
    const answer = await page.evaluate(
      async (body) => {
        const token = localStorage.getItem('token');
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
        const made = await fetch('/api/users/deletion', {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        });
        return made.status;
      },
      { handle: own, password: PASSWORD },
    );
    expect(answer).toBe(200);
    await context.clearCookies({ name: /session/ });
    await signIn(page, '/', `${handle}@e2e.example`, PASSWORD);
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await expectAccessible(page, 'a deletion that waits');
    await expect(question.getByRole('button').last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
