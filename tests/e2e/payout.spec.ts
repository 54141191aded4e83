import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible';
import { inStore } from '../setup/app-store';
import { ask, DEMO, DEMO_PASSWORD, pay, signIn, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { checkoutOf, join, nameLike } from '../setup/money-steps';
import { signInAsOperator } from '../setup/operator';

/** The creator's most expensive product: enough for a payout. */
const BEST = 'تصميم الواجهات العربية: دورة كاملة';

// Turns the clock by seven days.
async function letTheHoldPass(sellerId: string): Promise<void> {
  await inStore(
    `update holds set release_at = now() - interval '1 minute' where owner_id = $1 and released_at is null`,
    [sellerId],
  );
  await inStore(`select graphile_worker.add_job('releaseHolds')`);
}

interface Balance {
  available: number;
  reserved: number;
  pending: number;
}

async function balanceOf(page: Page): Promise<Balance> {
  const { available, reserved, pending } = await ask(page, '/finance/balance');
  return { available: available.amount, reserved: reserved.amount, pending: pending.amount };
}

const idOf = async (page: Page): Promise<string> => (await ask(page, '/users/me'))._id;

async function sell(browser: Browser, sellerPage: Page): Promise<void> {
  const buyer = await (await browser.newContext()).newPage();
  await signIn(buyer, DEMO.company);
  const { data } = await ask(sellerPage, `/product/user-product/${await idOf(sellerPage)}`);
  for (const { _id, price } of data) {
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

/** Asks for an amount of the balance on the finance page. */
async function askFor(page: Page, amount: string): Promise<void> {
  await page.goto('/finance');
  await expect(async () => {
    await page.getByRole('button', { name: 'اطلب السحب' }).click({ timeout: 5_000 });
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 5_000 });
  }).toPass();
  const dialog = page.getByRole('dialog', { name: 'سحب الرصيد' });
  await dialog.getByLabel('المبلغ').fill(amount);
  await dialog.getByLabel('كلمة مرورك').fill(DEMO_PASSWORD);
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

// What arrives of the demo's tip of $150: it is pending until an operator has looked at it, however long ago it was.
const TIP_WITH_THE_OPERATOR = 14_535;

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

test('after the hold a sale is paid out by wire; the amount of a failed payout comes back', async ({
  page,
  browser,
}) => {
  test.slow();
  const problems = watch(page);
  await signIn(page, DEMO.creator);
  const operator = await (await browser.newContext()).newPage();
  await signInAsOperator(operator, '/admin/payouts');

  await test.step('the demo’s open payout is sent, so that another may be requested', async () => {
    await begin(operator);
    await transfer(operator, 'DEMO-1');
  });

  const before = await balanceOf(page);
  await test.step('a sale is on hold, and available after the hold', async () => {
    await sell(browser, page);
    const sold = await balanceOf(page);
    expect(sold.pending).toBeGreaterThan(before.pending);
    expect(sold.available).toBe(before.available);
    await letTheHoldPass(await idOf(page));
    const available = sold.available + sold.pending - TIP_WITH_THE_OPERATOR;
    await expect.poll(() => balanceOf(page)).toEqual({ ...sold, available, pending: TIP_WITH_THE_OPERATOR });
  });

  const full = await balanceOf(page);
  await test.step('a payout is requested, begun, and transferred', async () => {
    await askFor(page, '60');
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

  await test.step('another payout fails with a reason, and its amount is back', async () => {
    const rest = await balanceOf(page);
    await askFor(page, '55.50');
    expect((await balanceOf(page)).reserved).toBe(5_550);
    await begin(operator);
    await operator.getByRole('button', { name: 'فشلت', exact: true }).click();
    const dialog = operator.getByRole('dialog', { name: 'لماذا فشلت؟' });
    // Not that the account was rejected: then nothing could be paid to it again.
    await dialog.getByRole('combobox', { name: 'السبب' }).click();
    await operator.getByRole('option', { name: 'تعذّر على البنك التنفيذ' }).click();
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

/** Ends the seller's open payout, so that another may be requested. */
async function settleOpen(operator: Page): Promise<void> {
  for (const [queue, step] of [
    ['بانتظار المراجعة', begin],
    ['قيد التنفيذ', (page: Page) => review(page, 'قيد التنفيذ')],
  ] as const) {
    await operator.goto('/admin/payouts');
    await operator.getByRole('link', { name: queue, exact: true }).click();
    await expect(operator.getByRole('link', { name: queue, exact: true })).toHaveAttribute('aria-current');
    await expect(operator.locator('[aria-busy=true]')).toHaveCount(0);
    if ((await operator.getByRole('link').filter({ hasText: DEMO.creator.name }).count()) === 0) continue;
    await step(operator);
    return transfer(operator, `OPEN-${Date.now()}`);
  }
}

test('a payout that the bank returns: the creator reads why, has the amount again and confirms the account', async ({
  page,
  browser,
}) => {
  test.slow();
  const problems = watch(page);
  await signIn(page, DEMO.creator);
  const operator = await (await browser.newContext()).newPage();
  const theirs = watch(operator);
  await signInAsOperator(operator, '/admin/payouts');
  await settleOpen(operator);

  await test.step('a sale can be paid out', async () => {
    const buyer = await (await browser.newContext()).newPage();
    await join(buyer, nameLike('غيداء'));
    await buyer.goto(await checkoutOf(buyer, BEST));
    await pay(buyer);
    await buyer.context().close();
    const { pending } = await balanceOf(page);
    await letTheHoldPass(await idOf(page));
    await expect.poll(async () => (await balanceOf(page)).pending).toBeLessThan(pending);
  });

  const before = await balanceOf(page);
  const reference = `BACK-${Date.now()}`;
  await test.step('a payout is requested and transferred', async () => {
    await askFor(page, '60');
    await begin(operator);
    await transfer(operator, reference);
    await page.reload();
    await expect(payouts(page).first()).toContainText(reference);
    expect(await balanceOf(page)).toEqual({ ...before, available: before.available - 6_000, reserved: 0 });
  });

  await test.step('the bank returns it, and the operator records the reason', async () => {
    await operator.goto('/admin/payouts');
    await review(operator, 'حُوِّلت');
    await expect(operator.getByText(reference)).toBeVisible();
    await operator.getByRole('button', { name: 'أعاده البنك' }).click();
    const dialog = operator.getByRole('dialog', { name: 'لماذا أعاده البنك؟' });
    await dialog.getByRole('combobox', { name: 'السبب' }).click();
    await operator.getByRole('option', { name: 'سبب آخر' }).click();
    await dialog.getByLabel('ملاحظة لصاحبها').fill('الحساب لا يستقبل الحوالات بالدولار');
    await expectAccessible(operator, 'saying why a payout came back');
    await dialog.getByRole('button', { name: 'أعاده البنك' }).click();
    await expect(dialog).toBeHidden();
    await expect(operator.getByRole('button', { name: 'أعاده البنك' })).toHaveCount(0);
    await expectAccessible(operator, 'a payout that came back');
  });

  await test.step('the creator reads Failed with the reason, and has the money again', async () => {
    await page.goto('/finance');
    const payout = payouts(page).first();
    await expect(payout).toContainText('فشلت');
    await expect(payout).toContainText('سبب آخر');
    await expect(payout).toContainText('الحساب لا يستقبل الحوالات بالدولار');
    await expect(payout).toContainText(/أعاده البنك في/);
    await expect(payout).toContainText('عاد المبلغ إلى رصيدك المتاح.');
    expect(await balanceOf(page)).toEqual(before);
    await expect(page.getByRole('button', { name: 'اطلب السحب' })).toBeDisabled();
    await expectAccessible(page, 'why nothing can be asked for');
  });

  await test.step('the account must be confirmed; then a payout may be requested again', async () => {
    await page.getByRole('link', { name: 'راجع حسابك' }).click();
    await page.waitForURL(/\/wire-transfer-setup/);
    await expect(page.getByText(/فلا ندفع إليه حتى تؤكد بياناته/)).toBeVisible();
    await expectAccessible(page, 'an account that sent a payout back');
    const dialog = page.getByRole('dialog', { name: /صحيحة؟$/ });
    await expect(async () => {
      if (await dialog.isVisible()) return;
      await page.getByRole('button', { name: 'بياناته صحيحة' }).click({ timeout: 5_000 });
      await expect(dialog).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await dialog.getByLabel('كلمة مرورك').fill(DEMO_PASSWORD);
    await dialog.getByRole('button', { name: 'أكّد الحساب' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'بياناته صحيحة' })).toHaveCount(0);
    await page.goto('/finance');
    await expect(page.getByRole('button', { name: 'اطلب السحب' })).toBeEnabled();
  });
  expect([...problems, ...theirs]).toEqual([]);
  await operator.context().close();
});
