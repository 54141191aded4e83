import { expectAccessible, inBothLooks } from '../setup/accessible';
import { ask, DEMO, isAlive, joinAs, send, signIn, signInByForm, unique } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';

inBothLooks((speak) => {
  test('each step of a company’s setup is accessible', async ({ page, context, baseURL }) => {
    await speak(context, baseURL);
    const company = { accountType: 'COMPANY', name: 'مدار', handle: unique('axe') };
    await joinAs(page, company, '/creator/company-setup');
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
    await expect(page.getByRole('spinbutton').first()).toBeVisible();
    await expectAccessible(page, 'the business');
  });

  test('interests, the question about unsaved changes and ending sessions are accessible', async ({
    page,
    context,
    baseURL,
  }) => {
    await speak(context, baseURL);
    await signIn(page, DEMO.member, '/settings/tune_interest');
    await expect(page.getByRole('group').first()).toBeVisible();
    await expectAccessible(page);

    await page.goto('/settings/edit_profile');
    const question = page.getByRole('alertdialog');
    const headline = page.locator('input[name=headline]');
    // Before that, the browser would ask instead of the page.
    await isAlive(headline);
    await headline.fill(`شيء ${Date.now()}`);
    await page.locator('main a[href^="/users/"]').last().click();
    await expect(question).toBeVisible();
    await expectAccessible(page, 'unsaved changes');
    await page.keyboard.press('Escape');

    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto('/settings/main?part=sessions');
    const endAll = page.locator('main button').last();
    await isAlive(endAll);
    await endAll.click();
    await expect(question).toBeVisible();
    await expectAccessible(page, 'signing out everywhere');
  });

  test('the lists of followers and the messages on the sign-in page are accessible', async ({
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
    await signIn(page, DEMO.member, '/see-all?of=following');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('tab').first().click();
    await page.waitForURL(/of=followers/);
    await expectAccessible(page);
  });

  test('the question to an account that waits for its deletion is accessible, and Enter keeps the account', async ({
    page,
    context,
    baseURL,
  }) => {
    await speak(context, baseURL);
    const { email, password } = await joinAs(page);
    const { handle } = await ask(page, '/users/me');
    expect((await send(page, 'POST', '/users/deletion', { handle, password })).status()).toBe(200);
    await context.clearCookies({ name: /session/ });
    await signInByForm(page, email, password);
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await expectAccessible(page, 'a deletion that waits');
    await expect(question.getByRole('button').last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
