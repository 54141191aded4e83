import type { Page } from '@playwright/test';
import { expectAccessible, inBothLooks } from '../setup/accessible';
import { proveCard, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { checkoutOf, forgetRefusals, join, nameLike } from '../setup/money-steps';

test.afterEach(forgetRefusals);

const PRODUCT = 'أساسيات TypeScript بالعربية الواضحة';
const CHALLENGE = /تطلب إثباتًا من صاحبها/;

const bank = (page: Page) => page.getByRole('region', { name: 'تحقّق البنك من صاحب البطاقة' });

/** Goes to the gateway's page, and on to the question of the card's bank, by keyboard only. */
async function meetTheBank(page: Page): Promise<void> {
  await page.waitForURL(/\/sandbox-pay\//);
  await page.getByRole('button', { name: CHALLENGE }).press('Enter');
  await expect(page.getByLabel('رقم البطاقة')).toHaveValue('4000 0025 0000 3155');
  await page.keyboard.press('Enter');
  await expect(bank(page)).toBeVisible();
}

test('when the bank asks for a proof, a refused proof takes nothing and a given one pays the order', async ({
  page,
}) => {
  const problems = watch(page);
  await join(page, nameLike('ريم'));
  await page.goto(await checkoutOf(page, PRODUCT));
  await page.getByRole('button', { name: /^ادفع/ }).click();

  await test.step('the owner refuses, and nothing is paid', async () => {
    await meetTheBank(page);
    await bank(page).getByRole('button', { name: 'ارفض العملية' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'لم يُثبَت أن البطاقة لك.' })).toBeVisible();
    await expectAccessible(page, 'a payment that failed');
    await page.getByRole('link', { name: 'العودة إلى الطلب' }).click();
    await page.waitForURL(/\/orders\//);
    await expect(page.getByRole('heading', { name: 'لم يكتمل الدفع' })).toBeVisible();
    await expect(page.getByText('لم يُثبَت أن البطاقة لك.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'افتحه ونزّله' })).toHaveCount(0);
    await expectAccessible(page, 'an order whose payment failed');
  });
  const order = page.url();

  await test.step('the question is still open after leaving and coming back, and is answered', async () => {
    await page.getByRole('button', { name: 'ادفع ببطاقة أخرى' }).click();
    await meetTheBank(page);
    await page.reload();
    await proveCard(page);
    await page.waitForURL(order);
    await expect(page.getByRole('heading', { name: 'تم الدفع، شكرًا لك' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'افتحه ونزّله' })).toBeVisible();
  });
  expect(problems).toEqual([]);
});

inBothLooks((speak) => {
  test('the gateway’s page and the bank’s question are accessible', async ({ page, context, baseURL }) => {
    await join(page, nameLike('ندى'));
    await page.goto(await checkoutOf(page, PRODUCT));
    await speak(context, baseURL);
    await page.reload();
    await page.locator('main button:has(svg)').last().click();
    await page.waitForURL(/\/sandbox-pay\//);
    for (const summary of await page.locator('summary').all()) await summary.click();
    await expectAccessible(page, 'the gateway’s page');
    await page.locator('[name=card]').fill('4000002500003155');
    await page.locator('button[type=submit]').click();
    await expect(page.locator('section[aria-label]').getByRole('button')).toHaveCount(2);
    await expectAccessible(page, 'the question of the bank');
    await proveCard(page);
    await page.waitForURL(/\/orders\//);
    await expect(page.locator('a[href^="/library/"]')).toBeVisible();
    await expectAccessible(page, 'the paid order');
  });
});
