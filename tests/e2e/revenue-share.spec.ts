import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible';
import { ask, openDialog, signIn, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { DEMO } from '../setup/demo-accounts';
import { endApp, freePort, type LaunchedApp, startApp } from '../setup/launched-app';
import { signInAsOperator } from '../setup/operator';
import { memoryFolder } from '../setup/scratch-folder';

// In its own store: in the demo all past months are closed, and closing cannot be undone.
const DATA_DIR = memoryFolder('month');
let app: LaunchedApp;

test.beforeAll(async () => {
  const PORT = await freePort();
  app = await startApp({ DATA_DIR, PORT, APP_URL: `http://127.0.0.1:${PORT}` });
  const env = { ...process.env, DATA_DIR, DATABASE_URL: '', LOG_LEVEL: 'silent' };
  await promisify(execFile)(process.execPath, ['scripts/run.mjs', 'tests/setup/past-month.ts'], { env });
});

test.afterAll(async () => {
  if (app) await endApp(app, 'SIGTERM');
  rmSync(DATA_DIR, { recursive: true, force: true });
});

const TITLE = 'كيف أرتّب يومي في خمس دقائق';

/** The last month that is over, as the pages write it. */
function lastMonth(): string {
  const now = new Date();
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('ar-u-nu-latn-ca-gregory', options).format(first);
}

/** From the report down to a line: the action, how it counts, and what it earns. */
async function readLines(page: Page): Promise<void> {
  const lines = page.getByRole('region', { name: 'سطرًا سطرًا' }).getByRole('listitem');
  await expect(lines).toHaveCount(3);
  for (const [act, sum, amount] of [
    ['تفاعل من 3 أعضاء', '3 × 1 = 3', '$90.00'],
    ['تعليق من عضو واحد', '1 × 2 = 2', '$60.00'],
    ['حفظه عضو واحد', '1 × 2 = 2', '$60.00'],
  ] as const) {
    const line = lines.filter({ hasText: act });
    await expect(line).toContainText(TITLE);
    await expect(line).toContainText(sum);
    await expect(line).toContainText(amount);
  }
}

test('when the operator closes a month, the creator reads the share and how each line is computed', async ({
  browser,
}) => {
  test.slow();
  const month = lastMonth();
  const newPage = async () => (await browser.newContext({ baseURL: app.base })).newPage();
  const [operator, page] = [await newPage(), await newPage()];
  const problems = [watch(operator), watch(page)];

  await test.step('before closing there is only an estimate, and the balance has none of it', async () => {
    await signIn(page, DEMO.creator, '/finance?tab=revenue-report');
    const closed = page.getByRole('region', { name: 'التقارير المغلقة' });
    await expect(closed).toContainText('لا تقارير مغلقة بعد');
    expect((await ask(page, '/finance/balance')).available.amount).toBe(0);
  });

  await test.step('the operator closes the month', async () => {
    await signInAsOperator(operator, '/admin/revenue-share', DATA_DIR);
    await expect(operator.getByRole('region', { name: /^الشهر التالي للإغلاق/ })).toContainText('$300.00');
    const close = operator.getByRole('button', { name: `أغلق ${month}` });
    const dialog = await openDialog(operator, close, `إغلاق ${month}؟`, 'alertdialog');
    await expectAccessible(operator, 'closing a month');
    await dialog.getByRole('button', { name: `أغلق ${month}` }).click();
    await expect(dialog).toBeHidden();
    const row = operator.getByRole('region', { name: 'الأشهر المغلقة' }).getByRole('listitem');
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('10 نقاط');
    await expect(row).toContainText('$300.00');
    await expectAccessible(operator, 'closed months');
  });

  await test.step('the creator opens the report, and reads how it is computed', async () => {
    await page.goto('/finance?tab=revenue-report');
    const closed = page.getByRole('region', { name: 'التقارير المغلقة' }).getByRole('listitem');
    await expect(closed).toContainText('7 نقاط');
    await expect(closed).toContainText('$210.00');
    await closed.getByRole('link', { name: month }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`تقرير ${month}`);
    const how = page.getByRole('region', { name: 'كيف يُحسب هذا؟' });
    for (const fact of ['مغلق', '$1,000.00', '30%', '$300.00', '7 من 10', '$210.00'])
      await expect(how).toContainText(fact);
    await readLines(page);
    await expectAccessible(page, 'the report');
    await page.getByRole('link', { name: TITLE }).first().click();
    await page.waitForURL(/\/posts\//);
  });

  await test.step('the share is in the balance at once, and the ledger names the report', async () => {
    await page.goto('/finance');
    await expect(page.getByRole('region', { name: 'رصيدك' })).toContainText('$210.00');
    const entry = page.getByRole('region', { name: 'الحركات' }).getByRole('listitem').first();
    await expect(entry).toContainText('+$210.00');
  });
  expect(problems.flat()).toEqual([]);
  await Promise.all([operator, page].map((each) => each.context().close()));
});
