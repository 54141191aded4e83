import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, inBothLooks } from '../setup/accessible';
import { DEMO, signIn } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';

/** The ledger's rows, once they are loaded. */
const ledger = (page: Page) => page.getByRole('region', { name: 'الحركات' });

test('a creator sees the income by source, filters the ledger by kind and saves it as a file', async ({
  page,
}) => {
  await signIn(page, DEMO.creator, '/finance');
  await expect(page.getByRole('region', { name: 'رصيدك' })).toContainText('متاح للسحب');

  const income = page.getByRole('region', { name: 'الدخل عبر الزمن' });
  await expect(income.locator('svg[class*=Charts] path, svg[class*=Charts] rect').first()).toBeAttached();
  await expect(income.getByRole('table', { name: 'رسم الدخل بحسب مصدره' })).toBeAttached();
  // No text is smaller than a caption.
  const sizes = await income
    .locator('svg text')
    .evaluateAll((words) => words.map((word) => Number.parseFloat(getComputedStyle(word).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(13);
  await income.getByRole('button', { name: '30 يومًا' }).click();
  await expect(income.getByRole('button', { name: '30 يومًا' })).toHaveAttribute('aria-pressed', 'true');

  await ledger(page).getByRole('combobox', { name: 'نوع الحركة' }).click();
  await page.getByRole('option', { name: 'المبيعات' }).click();
  const sales = ledger(page).getByRole('listitem');
  await expect(sales.first()).toContainText('بيع');
  await expect(sales.filter({ hasText: 'صار متاحًا' })).toHaveCount(0);
  await expect(sales.first().getByText(/^\+\$/)).toHaveAttribute('dir', 'ltr');

  const started = page.waitForEvent('download');
  await ledger(page).getByRole('button', { name: 'نزّل CSV' }).click();
  const file = await started;
  expect(file.suggestedFilename()).toBe('qeema-ledger.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFFالوقت (UTC),الحركة,')).toBe(true);
  const rows = text.trim().split('\r\n').slice(1);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every((row) => row.split(',')[1] === 'بيع')).toBe(true);

  await ledger(page).getByRole('combobox', { name: 'نوع الحركة' }).click();
  await page.getByRole('option', { name: 'الإكراميات' }).click();
  await expect(sales.first()).toContainText(/إكرامية.*ناقص تكلفة الدفع/);
  await ledger(page).getByRole('combobox', { name: 'نوع الحركة' }).click();
  await page.getByRole('option', { name: 'حصص الشركات' }).click();
  await expect(ledger(page)).toContainText('لا حركات بهذه التصفية');
});

test('a creator reads the estimate of this month, and a closed month whose lines add up to the share', async ({
  page,
}) => {
  await signIn(page, DEMO.creator, '/finance');
  await page.getByRole('tab', { name: 'تقرير الأرباح' }).click();
  const current = page.getByRole('region', { name: /^هذا الشهر حتى الآن/ });
  await expect(current).toContainText('نصيبك لو انتهى الشهر الآن');
  await current.getByText('كيف يُحسب هذا؟').click();
  await expect(current).toContainText('30% من رسوم المنصة');

  const closed = page.getByRole('region', { name: 'التقارير المغلقة' }).getByRole('listitem').first();
  const month = await closed.getByRole('link').innerText();
  const share = await closed.getByText(/^\+?\$/).innerText();
  await closed.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`تقرير ${month}`);
  const how = page.getByRole('region', { name: 'كيف يُحسب هذا؟' });
  await expect(how).toContainText('مغلق');
  await expect(how).toContainText(share.replace('+', ''));

  const cents = (text: string) => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100);
  const lines = page.getByRole('region', { name: 'سطرًا سطرًا' }).getByRole('listitem');
  await expect(lines.first()).toContainText(/= \d+/);
  const amounts = await lines.getByText(/^\+?\$/).allInnerTexts();
  // All lines are on the first page of the demo, and sum to the share.
  expect(amounts.map(cents).reduce((sum, amount) => sum + amount, 0)).toBe(cents(share));
});

test('a member who sells nothing sees the revenue report of this month', async ({ page }) => {
  await signIn(page, DEMO.member, '/finance?tab=revenue-report');
  await expect(page.getByRole('region', { name: /^هذا الشهر حتى الآن/ })).toBeVisible();
});

inBothLooks((speak) => {
  test('the balance, the revenue report and its details are accessible', async ({
    page,
    context,
    baseURL,
  }) => {
    await signIn(page, DEMO.creator);
    await speak(context, baseURL);
    await page.goto('/finance');
    await expect(page.locator('svg[class*=Charts]').first()).toBeAttached();
    await expectAccessible(page);
    await page.goto('/finance?tab=revenue-report');
    await page.locator('summary').first().click();
    await expectAccessible(page);
    const month = page.locator('a[href^="/finance/revenue-report/"]').last();
    await page.goto((await month.getAttribute('href')) ?? '');
    await expect(page.getByRole('list').last()).toBeAttached();
    await expectAccessible(page);
  });
});
