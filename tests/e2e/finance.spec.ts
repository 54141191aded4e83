import { readFile } from 'node:fs/promises';
import { signIn, untilAlive } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { DEMO } from '../setup/demo-accounts';

test('a creator sees the income drawn, filters the ledger by kind and saves it as a file', async ({
  page,
}) => {
  await signIn(page, DEMO.creator, '/finance');
  const ledger = page.getByRole('region', { name: 'الحركات' });

  await test.step('the bars of the income are drawn, and no text is smaller than a caption', async () => {
    const income = page.getByRole('region', { name: 'الدخل عبر الزمن' });
    await expect(income.locator('svg[class*=Charts] path, svg[class*=Charts] rect').first()).toBeAttached();
    const sizes = await income
      .locator('svg text')
      .evaluateAll((words) => words.map((word) => Number.parseFloat(getComputedStyle(word).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(13);
  });

  await test.step('the ledger shows sales alone', async () => {
    const kind = ledger.getByRole('combobox', { name: 'نوع الحركة' });
    await untilAlive(kind);
    await kind.click();
    await page.getByRole('option', { name: 'المبيعات' }).click();
    const entries = ledger.getByRole('listitem');
    await expect(entries.filter({ hasText: 'صار متاحًا' })).toHaveCount(0);
    await expect(entries.first()).toContainText('بيع');
    await expect(entries.first().getByText(/^\+\$/)).toHaveAttribute('dir', 'ltr');
  });

  await test.step('the file has them, too', async () => {
    const started = page.waitForEvent('download');
    await ledger.getByRole('button', { name: 'نزّل CSV' }).click();
    const file = await started;
    expect(file.suggestedFilename()).toBe('qeema-ledger.csv');
    const text = await readFile(await file.path(), 'utf8');
    expect(text.startsWith('\uFEFFالوقت (UTC),الحركة,')).toBe(true);
    const rows = text.trim().split('\r\n').slice(1);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => row.split(',')[1] === 'بيع')).toBe(true);
  });
});
