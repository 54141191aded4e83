import type { Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible';
import { ask, openDialog, proveIfAsked, signIn, TEST_CARD, uniqueName, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { DEMO, DEMO_PASSWORD } from '../setup/demo-accounts';

/** Pays on the gateway's page, which the sheet opens in a tab of its own. */
async function payInTab(page: Page, press: () => Promise<void>): Promise<void> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), press()]);
  await tab.waitForURL(/\/sandbox-pay\//);
  await tab.getByLabel('رقم البطاقة').fill(TEST_CARD);
  await tab.getByRole('button', { name: /^ادفع/ }).click();
  await proveIfAsked(tab);
  await tab.close();
}

test('a member gives a tip from a profile without a name, and its author thanks for it', async ({
  page,
  browser,
}) => {
  const problems = watch(page);
  const word = uniqueName('شكرًا على كل ما تكتبينه');
  await signIn(page, DEMO.member);
  const { data } = await ask(page, `/users?prefix=${encodeURIComponent(DEMO.creator.name)}`);

  await test.step('the sheet takes no amount above the limit, and says what arrives', async () => {
    await page.goto(`/users/${data[0]._id}`);
    const sheet = await openDialog(page, page.getByRole('button', { name: 'إعطاء إكرامية' }), /^إكرامية إلى/);
    await expect(sheet.getByText(/يصل منها.*4\.55/)).toBeVisible();
    await expectAccessible(page, 'the sheet of a tip');
    await sheet.getByLabel('مبلغ آخر').fill('٦٠٠');
    await sheet.getByRole('button', { name: /^متابعة إلى الدفع/ }).click();
    await expect(sheet.getByText(/من .*2.* إلى .*500/)).toBeVisible();
    await sheet.getByRole('button', { name: '$10', exact: true }).click();
    await sheet.getByLabel(/^كلمة معها/).fill(word);
    await sheet.getByRole('radio', { name: 'بلا اسم' }).check();
    await sheet.getByRole('button', { name: /^متابعة إلى الدفع/ }).click();
    await expect(sheet.getByText(word)).toBeVisible();
  });

  await test.step('it is paid in a tab, and the page says that it has arrived', async () => {
    const sheet = page.getByRole('dialog', { name: /^إكرامية إلى/ });
    await payInTab(page, () => sheet.getByRole('button', { name: /^ادفع/ }).click());
    await expect(page.getByText(/^وصلت إكراميتك إلى/)).toBeVisible({ timeout: 20_000 });
    expect(problems).toEqual([]);
  });

  await test.step('the author sees no name, sends thanks, and shows the word', async () => {
    const author = await (await browser.newContext()).newPage();
    await signIn(author, DEMO.creator, '/creator/tips');
    const row = author.getByRole('listitem').filter({ hasText: word });
    await expect(row).not.toContainText(DEMO.member.name);
    await row.getByRole('button', { name: 'أرسل شكرًا' }).click();
    await expect(row.getByText('أُرسل الشكر')).toBeVisible();
    await row.getByRole('button', { name: /^خيارات إكرامية/ }).click();
    await author.getByRole('menuitem', { name: 'إظهار الكلمة للجميع' }).click();
    await expect(row.getByText('الكلمة ظاهرة للجميع')).toBeVisible();
    await expectAccessible(author, 'the tips that an author got');
  });
});

test('a visitor who wants to give a tip for a post signs in, and its sheet opens there', async ({ page }) => {
  const { data } = await (
    await page.request.get(`/api/users?prefix=${encodeURIComponent(DEMO.creator.name)}`, {
      headers: { version: '2' },
    })
  )
    .json()
    .then(({ payload }) => payload);
  const posts = await (
    await page.request.get(`/api/posts/${data[0]._id}`, { headers: { version: '2' } })
  ).json();
  const { _id: postId } = posts.payload.data.find(({ paid }: { paid: unknown }) => paid === null);
  await page.goto(`/posts/${postId}`);
  await page.getByRole('link', { name: 'إعطاء إكرامية' }).click();
  const asked = page.getByRole('dialog', { name: /^سجّل الدخول لتعطي/ });
  await asked.getByRole('link', { name: 'لديّ حساب، سجّل الدخول' }).click();
  await page.locator('input[name=email]').fill(DEMO.member.email);
  await page.locator('input[name=password]').fill(DEMO_PASSWORD);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(`/posts/${postId}`);
  const sheet = page.getByRole('dialog', { name: /^إكرامية إلى/ });
  await expect(sheet.getByRole('button', { name: /^متابعة إلى الدفع/ })).toBeVisible();
});
