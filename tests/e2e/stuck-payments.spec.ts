import type { Locator, Page } from '@playwright/test';
import { expectAccessible, inBothLooks } from '../setup/accessible';
import { inStore } from '../setup/app-store';
import { ask, pay, proveIfAsked, TEST_CARD, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { checkoutOf, join, nameLike } from '../setup/money-steps';
import { signInAsOperator } from '../setup/operator';

const FIRST = 'رسائل تُقرأ: ٢٥ نموذجًا للبريد';
const SECOND = 'أساسيات TypeScript بالعربية الواضحة';
/** This card pays, and its refund fails. */
const NO_WAY_BACK = '4000 0000 0000 5126';

/** Goes to the gateway's page for a product. @returns the order's number and page */
async function begin(page: Page, title: string): Promise<{ id: string; number: string; path: string }> {
  await page.goto(await checkoutOf(page, title));
  await page.getByRole('button', { name: /^ادفع/ }).click();
  await page.waitForURL(/\/sandbox-pay\//);
  const payment = new URL(page.url()).pathname.split('/').at(-1);
  const [row] = await inStore<{ id: string }>('select order_id as id from payments where id = $1', [payment]);
  if (!row) throw new Error('no order');
  const path = `/orders/${row.id}`;
  return { id: row.id, number: (await ask(page, path)).number, path };
}

/** Pays on the gateway's page, whatever the order's state. */
async function payAnyway(page: Page, card = TEST_CARD): Promise<void> {
  await page.getByLabel('رقم البطاقة').fill(card);
  await page.getByRole('button', { name: /^ادفع/ }).click();
  await proveIfAsked(page);
}

/** The payment of an order in the operator's list, once it is there. */
async function waiting(operator: Page, number: string): Promise<Locator> {
  const card = operator.getByRole('listitem').filter({ hasText: number });
  await expect(async () => {
    await operator.goto('/admin/payments');
    await expect(card).toBeVisible({ timeout: 5_000 });
  }).toPass();
  return card;
}

async function giveBack(operator: Page, card: Locator): Promise<void> {
  const dialog = operator.getByRole('alertdialog');
  await expect(async () => {
    if (await dialog.isVisible()) return;
    await card.getByRole('button', { name: 'أعد المبلغ' }).click({ timeout: 5_000 });
    await expect(dialog).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expectAccessible(operator, 'giving a payment back');
  await dialog.getByRole('button', { name: 'أعد المبلغ' }).click();
  await expect(dialog).toBeHidden();
}

/** Reloads an order's page until it shows the text: money moves in the background. */
async function comesToSay(page: Page, path: string, heading: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

test('a payment of a wrong amount is held; the operator gives it back, and the buyer pays again', async ({
  page,
  browser,
}) => {
  test.slow();
  const problems = watch(page);
  await join(page, nameLike('وجد'));
  const order = await begin(page, FIRST);

  await test.step('less money arrives than was asked for: the buyer reads that it is being reviewed', async () => {
    await inStore(
      `update sandbox_intents set amount = amount - 600
       where reference in (select id from payments where order_id = $1)`,
      [order.id],
    );
    await payAnyway(page);
    await comesToSay(page, order.path, 'وصلتنا دفعتك ونراجعها');
    await expect(page.getByRole('link', { name: 'افتحه ونزّله' })).toHaveCount(0);
    await expectAccessible(page, 'an order whose money is held');
  });

  const operator = await (await browser.newContext()).newPage();
  await signInAsOperator(operator, '/admin/payments');
  await test.step('the operator reads the amount received and what to do, and asks the gateway', async () => {
    const card = await waiting(operator, order.number);
    await expect(card).toContainText('وصل مبلغ غير المطلوب');
    await expect(card).toContainText('$21.00');
    await expect(card).toContainText('$15.00');
    await expect(card).toContainText('اسأل البوابة. إن قالت');
    await expectAccessible(operator, 'a payment that is held');
    await expect(async () => {
      await card.getByRole('button', { name: 'اسأل البوابة' }).click({ timeout: 5_000 });
      await expect(operator.getByText('لم تقل البوابة جديدًا')).toBeVisible({ timeout: 5_000 });
    }).toPass();
  });

  await test.step('the operator refunds it', async () => {
    const card = await waiting(operator, order.number);
    await giveBack(operator, card);
    await expect(card).toHaveCount(0);
    await expect(async () => {
      await operator.goto('/admin/payments');
      await operator.getByRole('tab', { name: 'أُعيدت' }).click({ timeout: 5_000 });
      await expect(card).toContainText('عادت إلى المشتري', { timeout: 5_000 });
    }).toPass();
    await expectAccessible(operator, 'payments that went back');
  });

  await test.step('the buyer reads about the refund, and pays the full amount', async () => {
    await comesToSay(page, order.path, 'نعيد إليك ما دفعته');
    await expectAccessible(page, 'an order whose money goes back');
    await page.getByRole('button', { name: 'حاول الدفع مرة أخرى' }).click();
    await page.waitForURL(/\/sandbox-pay\//);
    await expect(page.getByRole('button', { name: /^ادفع/ })).toContainText('$21.00');
    await payAnyway(page);
    await expect(page.getByRole('heading', { name: 'تم الدفع، شكرًا لك' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'افتحه ونزّله' })).toBeVisible();
  });
  expect(problems).toEqual([]);
  await operator.context().close();
});

test('an order paid after its time is kept; the second of two payments goes back, also when the gateway refuses at first', async ({
  page,
  browser,
}) => {
  test.slow();
  const problems = watch(page);
  await join(page, nameLike('أروى'));

  await test.step('an expired order says so, and what to do next', async () => {
    const order = await begin(page, SECOND);
    await inStore(
      `update orders set status = 'expired', expires_at = now() - interval '1 minute' where id = $1`,
      [order.id],
    );
    const late = await page.context().newPage();
    await late.goto(order.path);
    await expect(late.getByRole('heading', { name: 'انتهت مهلة هذا الطلب' })).toBeVisible();
    await expectAccessible(late, 'an expired order');
    await late.getByRole('link', { name: 'اشترِه الآن' }).click();
    await late.waitForURL(/\/checkout/);
    await expect(late.getByRole('button', { name: /^ادفع/ })).toBeVisible();
    await late.close();
    // The gateway's page was still open.
    await payAnyway(page);
    await comesToSay(page, order.path, 'تم الدفع، شكرًا لك');
  });

  const twice = await test.step('two orders for the same product are both paid', async () => {
    const second = await begin(page, FIRST);
    const other = await page.context().newPage();
    await other.goto(await checkoutOf(page, FIRST));
    await pay(other);
    await other.close();
    await payAnyway(page, NO_WAY_BACK);
    await comesToSay(page, second.path, 'أُلغي هذا الطلب');
    await expect(page.getByText(/فيعود إليك ما دفعته هنا كاملًا/)).toBeVisible();
    await expectAccessible(page, 'a cancelled order');
    return second;
  });

  const operator = await (await browser.newContext()).newPage();
  await test.step('the gateway refuses the refund, and the operator tries again later', async () => {
    await signInAsOperator(operator, '/admin/payments');
    const card = await waiting(operator, twice.number);
    await expect(card).toContainText('رفضت البوابة إعادة المبلغ');
    await expectAccessible(operator, 'a refund that the gateway refused');
    await inStore(
      `update sandbox_intents set on_refund = 'succeed'
       where reference in (select id from payments where order_id = $1)`,
      [twice.id],
    );
    await giveBack(operator, card);
    await expect(async () => {
      await operator.goto('/admin/payments');
      await operator.getByRole('tab', { name: 'أُعيدت' }).click({ timeout: 5_000 });
      await expect(card).toContainText('عادت إلى المشتري', { timeout: 5_000 });
    }).toPass();
  });

  await test.step('the refund is in the sale’s story and in the log', async () => {
    await operator.goto(`/admin/sales/${twice.id}`);
    await expect(operator.getByRole('region', { name: 'الدفع', exact: true })).toContainText('أُعيد');
    await operator.getByRole('link', { name: 'ما سُجّل عنه' }).click();
    const entries = operator.getByRole('list', { name: 'سجل الإجراءات' }).getByRole('listitem');
    await expect(entries).toHaveCount(1);
    await expect(entries).toContainText('$21.00');
  });

  await test.step('the buyer opens the product of the first order', async () => {
    await page.goto(twice.path);
    await page.getByRole('link', { name: 'كل مشترياتي' }).click();
    await page.waitForURL(/\/purchased-posts/);
    await expect(page.getByRole('link', { name: `فتح «${FIRST}»` })).toHaveCount(1);
  });
  expect(problems).toEqual([]);
  await operator.context().close();
});

inBothLooks((speak) => {
  test('the operator’s list of stuck payments is accessible', async ({ page, context, baseURL }) => {
    await speak(context, baseURL);
    await signInAsOperator(page, '/admin/payments');
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expectAccessible(page);
    }
  });
});
