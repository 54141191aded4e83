import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import pg from 'pg';
import { connectionString } from '@/lib/server/db/embedded/socket';
import { expectAccessible } from '../setup/accessible';
import { DEMO, pay, signIn, tokenOf, watch } from '../setup/browser-steps';
import { signInAsOperator } from '../setup/operator';

const PASSWORD = 'qeema-demo-2026';

/** The store of the app under test: seven days pass there at once. */
const DATA_DIR = process.env.E2E_DATA_DIR ?? '';

async function letTheHoldPass(sellerId: string): Promise<void> {
  const client = new pg.Client({
    connectionString: connectionString({ host: join(DATA_DIR, 'db'), port: 5432 }, 'qeema'),
  });
  await client.connect();
  try {
    await client.query(
      `update holds set release_at = now() - interval '1 minute' where owner_id = $1 and released_at is null`,
      [sellerId],
    );
    await client.query(`select graphile_worker.add_job('releaseHolds')`);
  } finally {
    await client.end();
  }
}

interface Balance {
  available: number;
  reserved: number;
  pending: number;
}

async function balanceOf(page: Page): Promise<Balance> {
  const headers = { authorization: `Bearer ${await tokenOf(page)}`, version: '2' };
  const { payload } = await (await page.request.get('/api/finance/balance', { headers })).json();
  const { available, reserved, pending } = payload;
  return { available: available.amount, reserved: reserved.amount, pending: pending.amount };
}

async function idOf(page: Page): Promise<string> {
  return (await (await page.request.get('/api/auth/token')).json()).payload.user._id;
}

async function sell(browser: Browser, sellerPage: Page): Promise<void> {
  const buyer = await (await browser.newContext()).newPage();
  await signIn(buyer, DEMO.company);
  const sold = await sellerPage.request.get(`/api/product/user-product/${await idOf(sellerPage)}`);
  for (const { _id, price } of (await sold.json()).payload.data) {
    if (price.amount === 0) continue;
    await buyer.goto(`/products/${_id}`);
    const buy = buyer.getByRole('link', { name: 'اشترِ الآن' });
    if (!(await buy.isVisible())) continue;
    await buy.click();
    await pay(buyer);
    return buyer.context().close();
  }
  throw new Error('the seller has nothing that the buyer does not own');
}

/** Asks for so much of the balance on the finance page. */
async function ask(page: Page, amount: string): Promise<void> {
  await page.goto('/finance');
  await expect(async () => {
    await page.getByRole('button', { name: 'اطلب السحب' }).click({ timeout: 5_000 });
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 5_000 });
  }).toPass();
  const dialog = page.getByRole('dialog', { name: 'سحب الرصيد' });
  await dialog.getByLabel('المبلغ').fill(amount);
  await dialog.getByLabel('كلمة مرورك').fill(PASSWORD);
  await expectAccessible(page, 'asking for a payout');
  await dialog.getByRole('button', { name: 'اطلب السحب' }).click();
  await expect(dialog).toBeHidden();
}

/** Opens the newest payout of the seller in a queue of the console. */
async function review(operator: Page, queue: string): Promise<void> {
  await operator.goto('/admin/payouts');
  await operator.getByRole('link', { name: queue, exact: true }).click();
  await operator.getByRole('link').filter({ hasText: DEMO.creator.name }).first().click();
  await expect(operator.getByRole('heading', { name: 'ما يلزم للقرار' })).toBeVisible();
}

async function begin(operator: Page): Promise<void> {
  await review(operator, 'بانتظار المراجعة');
  await operator.getByRole('button', { name: 'ابدأ التنفيذ' }).click();
  await expect(operator.getByRole('button', { name: 'سجّل التحويل' })).toBeVisible();
}

async function transfer(operator: Page, reference: string): Promise<void> {
  await operator.getByRole('button', { name: 'سجّل التحويل' }).click();
  const dialog = operator.getByRole('dialog');
  await dialog.getByLabel('مرجع البنك').fill(reference);
  await dialog.getByRole('button', { name: 'سجّل التحويل' }).click();
  await expect(dialog).toBeHidden();
}

const payouts = (page: Page) => page.getByRole('region', { name: 'الدفعات' }).getByRole('listitem');

test('a sale, its hold over, a payout by wire: transferred; and one that fails comes back', async ({
  page,
  browser,
}) => {
  test.skip(!DATA_DIR, 'needs the folder of the app’s store');
  test.setTimeout(180_000);
  const problems = watch(page);
  await signIn(page, DEMO.creator);
  const operator = await (await browser.newContext()).newPage();
  await signInAsOperator(operator, '/admin/payouts');

  await test.step('the demo’s open payout is sent, so that another may be asked for', async () => {
    await begin(operator);
    await transfer(operator, 'DEMO-1');
  });

  const before = await balanceOf(page);
  await test.step('a sale waits, and is available once its hold is over', async () => {
    await sell(browser, page);
    const sold = await balanceOf(page);
    expect(sold.pending).toBeGreaterThan(before.pending);
    expect(sold.available).toBe(before.available);
    await letTheHoldPass(await idOf(page));
    await expect.poll(async () => (await balanceOf(page)).available).toBe(sold.available + sold.pending);
  });

  const full = await balanceOf(page);
  await test.step('asked for, begun, and transferred', async () => {
    await ask(page, '60');
    expect(await balanceOf(page)).toEqual({ ...full, available: full.available - 6_000, reserved: 6_000 });
    await expect(payouts(page).first()).toContainText('قيد الانتظار');
    await begin(operator);
    await page.reload();
    await expect(payouts(page).first()).toContainText('قيد الانتظار');
    await transfer(operator, 'SARIE-77');
    await page.reload();
    await expect(payouts(page).first()).toContainText('تم التحويل');
    await expect(payouts(page).first()).toContainText('SARIE-77');
    expect(await balanceOf(page)).toEqual({ ...full, available: full.available - 6_000, reserved: 0 });
  });

  await test.step('another fails, says why, and its amount is back', async () => {
    const rest = await balanceOf(page);
    await ask(page, '55.50');
    expect((await balanceOf(page)).reserved).toBe(5_550);
    await begin(operator);
    await operator.getByRole('button', { name: 'فشلت', exact: true }).click();
    const dialog = operator.getByRole('dialog', { name: 'لماذا فشلت؟' });
    await dialog.getByLabel('ملاحظة لصاحبها').fill('أغلق البنك أبوابه اليوم');
    await expectAccessible(operator, 'saying why a payout failed');
    await dialog.getByRole('button', { name: 'فشلت' }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(payouts(page).first()).toContainText('فشلت');
    await expect(payouts(page).first()).toContainText('أغلق البنك أبوابه اليوم');
    expect(await balanceOf(page)).toEqual(rest);
  });
  expect(problems).toEqual([]);
  await operator.context().close();
});
