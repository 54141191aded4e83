import { ask, proveIfAsked, signIn, TEST_CARD, untilAlive } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { DEMO } from '../setup/demo-accounts';

test('a member buys a post from the feed, and reads it there without a reload', async ({ browser }) => {
  const [author, reader] = await Promise.all(
    [DEMO.creator, DEMO.member].map(async (who) => {
      const page = await (await browser.newContext()).newPage();
      await signIn(page, who);
      return page;
    }),
  );
  if (!author || !reader) throw new Error('no pages');
  const title = `درس في الخط ${Date.now()}`;
  const secret = `سر ${Date.now()}`;
  const locked = { text: secret, media: [], files: [] };
  const paid = { title, price: { amount: 500, currency: 'USD' }, locked };
  const words = { text: 'بداية الدرس للجميع', media: [], audience: 'public', paid };
  const { _id } = await ask(author, '/posts', { method: 'POST', data: words });

  await reader.goto('/');
  const post = reader.getByRole('article').filter({ hasText: title });
  const buy = post.getByRole('button', { name: 'اشترِ المنشور' });
  await untilAlive(buy);
  expect(await reader.content()).not.toContain(secret);
  await buy.click();
  const sheet = reader.getByRole('dialog', { name: 'شراء المنشور' });
  await expect(
    sheet.getByText('ومن حينها يكون القرار في استرداد ثمنه للبائع', { exact: false }),
  ).toBeVisible();

  // The same post in another tab of the same browser.
  const other = await reader.context().newPage();
  await other.goto(`/posts/${_id}`);
  await untilAlive(other.getByRole('button', { name: 'اشترِ المنشور' }));
  await reader.bringToFront();

  const opened = reader.waitForEvent('popup');
  await sheet.getByRole('button', { name: /^ادفع/ }).click();
  const bank = await opened;
  await bank.waitForURL(/\/sandbox-pay\//);
  await bank.getByLabel('رقم البطاقة').fill(TEST_CARD);
  await bank.getByRole('button', { name: /^ادفع/ }).click();
  await proveIfAsked(bank);

  await expect(post.getByText('اشتريت هذا المنشور')).toBeVisible();
  await expect(post.getByText(secret)).toBeVisible();
  await expect(reader).toHaveURL('/');
  await expect(other.getByText(secret)).toBeVisible({ timeout: 2_000 });

  await reader.goto('/purchased-posts');
  await expect(reader.getByText(title)).toBeVisible();
  await Promise.all([author.context().close(), reader.context().close()]);
});
