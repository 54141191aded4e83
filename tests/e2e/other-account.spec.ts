import type { Page } from '@playwright/test';
import { type Account, ask, joinAs, register, signInAs, tokenOf, untilAlive } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { checkoutOf } from '../setup/money-steps';
import { settled } from '../setup/settled-requests';

const PRODUCT = 'دليل الهوية البصرية: من الفكرة إلى الدليل';

/**
 * Signs another account in, and the open page gets no event of it: browsers send none to a page that they have put to
 * sleep. The page goes on with the token that it finds.
 */
async function signInBehind(page: Page, { email, password }: Account): Promise<void> {
  await page.context().clearCookies({ name: /session/ });
  await signInAs(page, email, password);
  await page.evaluate((token) => localStorage.setItem('token', token), await tokenOf(page));
}

test('an old tab neither comments nor orders for the account that has signed in since', async ({ page }) => {
  const first = await joinAs(page, { name: 'ليان الأولى' }, '/');
  const second = await register(page, { name: 'ريم الثانية' });
  const comment = `تعليق ${Date.now()}`;
  const field = page.getByLabel('اكتب تعليقًا');

  await test.step('the comment is not sent, and its text does not come to the other account', async () => {
    // Only buyers comment on a paid post.
    const { data }: { data: { _id: string; paid: unknown }[] } = await ask(page, '/posts');
    const open = data.find(({ paid }) => !paid);
    await page.goto(`/posts/${open?._id}`);
    await untilAlive(field);
    await field.fill(comment);
    await signInBehind(page, second);
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'أرسل التعليق' }).click();
    await loaded;
    await untilAlive(field);
    await expect(field).toHaveValue('');
    await expect(page.getByText(comment)).toHaveCount(0);
    await page.waitForFunction((name) => localStorage.getItem('session')?.includes(name), 'ريم الثانية');
  });

  await test.step('it comes back to its writer', async () => {
    await signInBehind(page, first);
    await page.reload();
    await expect(field).toHaveValue(comment);
  });

  await test.step('paying orders nothing', async () => {
    await page.goto(await checkoutOf(page, PRODUCT));
    const pay = page.getByRole('button', { name: /^ادفع/ });
    await untilAlive(pay);
    await signInBehind(page, second);
    const loaded = page.waitForEvent('load');
    const [answer] = await Promise.all([page.waitForResponse(/\/api\/orders$/), pay.click()]);
    expect(answer.status()).toBe(409);
    await loaded;
    await expect(page).toHaveURL(/\/checkout/);
  });

  await test.step('open tabs learn at once who has signed in', async () => {
    const tab = await page.context().newPage();
    await tab.goto('/');
    await page.goto('/');
    // Listeners are added after hydration, in effects.
    await settled(page);
    const loaded = page.waitForEvent('load');
    await tab.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('session') ?? '{}');
      localStorage.setItem(
        'session',
        JSON.stringify({ ...session, user: { ...session.user, _id: 'another' } }),
      );
    });
    await loaded;
  });
});
