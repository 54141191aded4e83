import type { Page } from '@playwright/test';
import { expectAccessible, inBothLooks } from '../setup/accessible';
import { DEMO, signIn, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { buyAndUse, download, earned, join, nameLike, open } from '../setup/money-steps';
import { signInAsOperator } from '../setup/operator';

const PRODUCT = 'دليل الهوية البصرية: من الفكرة إلى الدليل';
/** The seller's part: $49.00 less the platform's tenth. */
const NET = 4_410;
const WHY = 'فتحته ولم أجد فيه ما كُتب في وصفه.';
const NO = 'في الملف كل ما كُتب في وصفه، وقد نزّلته كاملًا.';

/** Requests a refund on the order's page; the seller must decide, as everything was downloaded. */
async function askBack(page: Page, order: string): Promise<void> {
  await page.goto(order);
  const refunds = page.getByRole('region', { name: 'الاسترداد' });
  await expect(refunds).toContainText('القرار للبائع');
  const opener = refunds.getByRole('button', { name: `اطلب الاسترداد: «${PRODUCT}»` });
  const dialog = await open(page, opener, 'طلب استرداد');
  await expect(dialog).toContainText('$49.00');
  await dialog.getByRole('button', { name: 'أرسل الطلب' }).click();
  await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
  await dialog.getByRole('combobox', { name: /ما السبب/ }).click();
  await page.getByRole('option', { name: 'ليس كما وُصف' }).click();
  await dialog.getByLabel(/هل تود إضافة شيء/).fill(WHY);
  await expectAccessible(page, 'asking for a refund');
  await dialog.getByRole('button', { name: 'أرسل الطلب' }).click();
  await expect(dialog).toBeHidden();
  await expect(refunds).toContainText('طلبك بانتظار الرد.');
  await expect(refunds.getByRole('button', { name: /^اطلب الاسترداد/ })).toHaveCount(0);
}

/** Opens a buyer's request in the seller's queue. */
async function decide(seller: Page, buyer: string, act: 'قبول' | 'رفض') {
  await seller.goto('/finance/refunds');
  const row = seller.getByRole('listitem').filter({ hasText: buyer });
  await expect(row).toContainText('ليس كما وُصف');
  await expect(row).toContainText(WHY);
  const opener = row.getByRole('button', { name: act, exact: true });
  return { row, dialog: await open(seller, opener, `${act} الاسترداد؟`) };
}

/** Reloads a page until it shows the text: decisions arrive in the background. */
async function comesToSay(page: Page, path: string, heading: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

test('when the seller grants a refund, the buyer loses access and the seller’s balance is as before the sale', async ({
  page,
  browser,
}) => {
  const buyerName = nameLike('مها');
  const problems = watch(page);
  const seller = await (await browser.newContext()).newPage();
  const theirs = watch(seller);
  await signIn(seller, DEMO.creator);
  const before = await earned(seller);

  await join(page, buyerName);
  const order = await buyAndUse(page, PRODUCT);
  const library = new URL(page.url()).pathname;
  expect(await earned(seller)).toBe(before + NET);
  await askBack(page, order);

  await test.step('the seller reads the reason, and grants the full amount', async () => {
    const { row, dialog } = await decide(seller, buyerName, 'قبول');
    await expect(dialog.getByLabel('المبلغ')).toHaveValue('49.00');
    await expectAccessible(seller, 'granting a refund');
    await dialog.getByRole('button', { name: 'قبول' }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toHaveCount(0);
    await seller.getByRole('tab', { name: 'الكل' }).click();
    await expect(row).toBeVisible();
  });

  await test.step('the buyer has the money back and no access', async () => {
    await comesToSay(page, order, 'استُرد المبلغ');
    await expect(page.getByRole('region', { name: 'الاسترداد' })).toContainText(
      'عاد المبلغ بالطريقة التي دُفع بها',
    );
    await expectAccessible(page, 'an order that was refunded');
    await page.goto(library);
    await expect(page.getByRole('heading', { name: 'استُرد ثمن هذا الشراء' })).toBeVisible();
    await expectAccessible(page, 'a purchase that was refunded');
    await page.getByRole('link', { name: 'عرض الطلب والإيصال' }).click();
    await page.waitForURL(order);
    await page.goto('/purchased-posts');
    await expect(page.getByRole('link', { name: `فتح «${PRODUCT}»` })).toHaveCount(0);
  });

  await test.step('the seller’s balance is smaller, and the ledger says why', async () => {
    expect(await earned(seller)).toBe(before);
    await seller.goto('/finance');
    const entry = seller.getByRole('region', { name: 'الحركات' }).getByRole('listitem').first();
    await expect(entry).toContainText('استرداد');
    await expect(entry.getByText('$44.10')).toHaveText(/^[-−]\$44\.10$/);
  });
  expect([...problems, ...theirs]).toEqual([]);
  await seller.context().close();
});

test('when the seller declines a refund, the buyer reads why; then the operator gives a part back', async ({
  page,
  browser,
}) => {
  const buyerName = nameLike('لجين');
  const problems = watch(page);
  const seller = await (await browser.newContext()).newPage();
  await signIn(seller, DEMO.creator);
  await join(page, buyerName);
  const order = await buyAndUse(page, PRODUCT);
  const library = new URL(page.url()).pathname;
  await askBack(page, order);
  const before = await earned(seller);

  await test.step('a refusal needs a reason', async () => {
    const { row, dialog } = await decide(seller, buyerName, 'رفض');
    await dialog.getByRole('button', { name: 'رفض' }).click();
    await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
    await expectAccessible(seller, 'refusing without a word');
    await dialog.getByLabel('ردك على المشتري').fill(NO);
    await dialog.getByRole('button', { name: 'رفض' }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toHaveCount(0);
  });

  await test.step('the buyer reads the reason, and keeps the product', async () => {
    await page.goto(order);
    const refunds = page.getByRole('region', { name: 'الاسترداد' });
    await expect(refunds).toContainText('مرفوض');
    await expect(refunds).toContainText(NO);
    await expect(refunds).toContainText('تعذّر قبول طلبك.');
    await expect(refunds.getByRole('button', { name: /^اطلب الاسترداد/ })).toHaveCount(0);
    await page.goto(library);
    await download(page, page.getByRole('button', { name: /^تنزيل/ }).first());
    expect(await earned(seller)).toBe(before);
  });

  const operator = await (await browser.newContext()).newPage();
  await test.step('the operator finds the sale and refunds ten dollars', async () => {
    await signInAsOperator(operator, '/admin/refunds');
    await operator.getByRole('tab', { name: 'الكل' }).click();
    const row = operator.getByRole('listitem').filter({ hasText: buyerName });
    await row.getByRole('link', { name: 'عرض البيع' }).click();
    const opener = operator.getByRole('button', { name: 'أعد مبلغًا إلى المشتري' });
    const dialog = await open(operator, opener, 'إعادة مبلغ إلى المشتري');
    await dialog.getByLabel('المبلغ').fill('٤٩٫٠١');
    await dialog.getByRole('button', { name: 'أعد مبلغًا إلى المشتري' }).click();
    await expect(dialog.locator('[aria-invalid=true], [role=alert]').first()).toBeVisible();
    await dialog.getByLabel('المبلغ').fill('١٠');
    await expectAccessible(operator, 'giving a part back');
    await dialog.getByRole('button', { name: 'أعد مبلغًا إلى المشتري' }).click();
    await expect(dialog).toBeHidden();
    await expect(operator.getByRole('list', { name: 'ما استُرد' })).toContainText('$10.00');
  });

  await test.step('the buyer keeps the product, and the seller pays nine tenths of the refund', async () => {
    await comesToSay(page, order, 'استُرد جزء من المبلغ');
    await expect(page.getByRole('link', { name: 'افتحه ونزّله' })).toBeVisible();
    expect(await earned(seller)).toBe(before - 900);
  });
  expect(problems).toEqual([]);
  await Promise.all([seller, operator].map((other) => other.context().close()));
});

inBothLooks((speak) => {
  test('the seller’s queue of refunds is accessible', async ({ page, context, baseURL }) => {
    await speak(context, baseURL);
    await signIn(page, DEMO.creator, '/finance/refunds');
    await expectAccessible(page);
    await page.getByRole('tab').last().click();
    await expectAccessible(page, 'all of it');
  });

  test('the operator’s queues of refunds and disputes are accessible', async ({ page, context, baseURL }) => {
    await speak(context, baseURL);
    await signInAsOperator(page, '/admin/refunds');
    await page.getByRole('tab').last().click();
    await expectAccessible(page);
    await page.goto('/admin/disputes');
    await expectAccessible(page);
  });
});
