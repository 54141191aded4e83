import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible';
import { buyAsGuest, proveCard, unique, watch, watchVersion } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { forgetRefusals } from '../setup/money-steps';

test.afterEach(forgetRefusals);

const PRODUCT = 'دليل الهوية البصرية: من الفكرة إلى الدليل';

const bank = (page: Page) => page.getByRole('region', { name: 'تحقّق البنك من صاحب البطاقة' });

/** Pays on the gateway's page by keyboard, with a card whose bank asks for a proof of its owner. */
async function meetTheBank(page: Page): Promise<void> {
  await page.waitForURL(/\/sandbox-pay\//);
  await page.getByRole('button', { name: /تطلب إثباتًا من صاحبها/ }).press('Enter');
  await expect(page.getByLabel('رقم البطاقة')).toHaveValue('4000 0025 0000 3155');
  await page.keyboard.press('Enter');
  await expect(bank(page)).toBeVisible();
}

test('a guest finds a product, registers, refuses to prove the card, pays with another, and downloads the file', async ({
  page,
}) => {
  const problems = watch(page);
  const withoutVersion = watchVersion(page);

  await test.step('a guest opens a product from the marketplace', async () => {
    await page.goto('/marketplace');
    await page.getByRole('link', { name: PRODUCT }).click();
    await expect(page.getByRole('heading', { level: 1, name: PRODUCT })).toBeVisible();
  });
  const productPath = new URL(page.url()).pathname;

  await test.step('buying asks to sign in, and registering leads to the checkout', async () => {
    await buyAsGuest(page);
    await page.getByLabel('الاسم الكامل').fill('نورة القحطاني');
    await page.getByLabel('البريد الإلكتروني').fill(`${unique('noura')}@example.com`);
    await page.getByRole('textbox', { name: 'كلمة المرور' }).fill('نهر هادئ بعيد عن البحر');
    await page.getByRole('button', { name: 'إنشاء الحساب' }).click();
    await page.waitForURL((url) => url.pathname === '/checkout');
    await expect(page.getByRole('heading', { name: 'إتمام الشراء' })).toBeVisible();
    await page.goto(productPath);
  });

  await test.step('the product goes into the cart, and from there to the gateway', async () => {
    await page.getByRole('button', { name: 'أضف إلى السلة' }).click();
    await page.getByRole('link', { name: 'في السلة: افتحها' }).click();
    await expect(page.getByRole('list', { name: 'ما في السلة' })).toContainText(PRODUCT);
    await page.getByRole('link', { name: 'إتمام الشراء' }).click();
    await page.getByRole('button', { name: /^ادفع/ }).click();
  });

  await test.step('the card’s owner refuses the proof, and nothing is paid', async () => {
    await meetTheBank(page);
    await bank(page).getByRole('button', { name: 'ارفض العملية' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'لم يُثبَت أن البطاقة لك.' })).toBeVisible();
    await expectAccessible(page, 'a payment that failed');
    await page.getByRole('link', { name: 'العودة إلى الطلب' }).click();
    await expect(page.getByRole('heading', { name: 'لم يكتمل الدفع' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'افتحه ونزّله' })).toHaveCount(0);
    await expectAccessible(page, 'an order whose payment failed');
  });

  await test.step('the bank’s question outlives a reload, and the proof pays the order', async () => {
    await page.getByRole('button', { name: 'ادفع ببطاقة أخرى' }).click();
    await meetTheBank(page);
    await page.reload();
    await proveCard(page);
    await expect(page.getByRole('heading', { name: 'تم الدفع، شكرًا لك' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'السلة، فارغة' })).toBeVisible();
  });

  await test.step('the file downloads', async () => {
    await page.getByRole('link', { name: 'افتحه ونزّله' }).click();
    const file = page.getByRole('button', { name: /^تنزيل/ }).first();
    const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
    const content = await readFile(await download.path());
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('the product’s page says that it was bought', async () => {
    await page.goto(productPath);
    await expect(page.getByText('مُشترى').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'اشترِ الآن' })).toHaveCount(0);
  });
  expect(withoutVersion).toEqual([]);
  expect(problems).toEqual([]);
});
