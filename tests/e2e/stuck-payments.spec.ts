import type { Locator, Page } from '@playwright/test';
import { REVERSAL_CARDS } from '@/lib/shared/test-cards';
import { expectAccessible } from '../setup/accessible';
import { inStore } from '../setup/app-store';
import { joinAs, openDialog, uniqueName, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { untilStuck } from '../setup/money-steps';
import { signInAsOperator } from '../setup/operator';
import { buyNow, payOrder, placeOrder, productOf, untilOrderIs } from '../setup/purchase';

const FIRST = 'رسائل تُقرأ: ٢٥ نموذجًا للبريد';
const SECOND_TITLE = 'أساسيات TypeScript بالعربية الواضحة';

/** Opens an order's page, and checks it once it has the heading. */
async function checkOrder(page: Page, orderId: string, heading: string): Promise<void> {
  await page.goto(`/orders/${orderId}`);
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await expectAccessible(page, heading);
}

/** The payment of an order in the operator's list. */
const waiting = (operator: Page, number: string): Locator =>
  operator.getByRole('listitem').filter({ hasText: number });

test('a payment of a wrong amount is held until the operator gives it back, and its buyer reads both', async ({
  page,
  browser,
}) => {
  const operator = await (await browser.newContext()).newPage();
  const problems = [watch(page), watch(operator)];
  await joinAs(page, { name: uniqueName('وجد') });
  const order = await placeOrder(page, await productOf(page, FIRST));
  await inStore('update sandbox_intents set amount = amount - 600 where reference = $1', [
    order.payment?._id,
  ]);
  await payOrder(page, order);
  await checkOrder(page, order._id, 'وصلتنا دفعتك ونراجعها');

  await test.step('the operator gives it back', async () => {
    await signInAsOperator(operator, '/admin/payments');
    await expectAccessible(operator, 'a payment that is held');
    const card = waiting(operator, order.number);
    const dialog = await openDialog(
      operator,
      card.getByRole('button', { name: 'أعد المبلغ' }),
      /./,
      'alertdialog',
    );
    await expectAccessible(operator, 'giving a payment back');
    await dialog.getByRole('button', { name: 'أعد المبلغ' }).click();
    await expect(dialog).toBeHidden();
    await expect(card).toHaveCount(0);
    await untilStuck(operator, order._id, 'succeeded');
    await operator.getByRole('tab', { name: 'أُعيدت' }).click();
    await expect(card).toContainText('عادت إلى المشتري');
    await expectAccessible(operator, 'payments that went back');
  });
  await checkOrder(page, order._id, 'نعيد إليك ما دفعته');
  await expect(page.getByRole('button', { name: 'حاول الدفع مرة أخرى' })).toBeVisible();
  expect(problems.flat()).toEqual([]);
});

test('an expired order leads to a new one; of two payments the second is cancelled, and its refund can be refused', async ({
  page,
  browser,
}) => {
  const problems = watch(page);
  await joinAs(page, { name: uniqueName('أروى') });
  const expired = await placeOrder(page, await productOf(page, SECOND_TITLE));
  await inStore(
    `update orders set status = 'expired', expires_at = now() - interval '1 minute' where id = $1`,
    [expired._id],
  );
  await checkOrder(page, expired._id, 'انتهت مهلة هذا الطلب');
  await expect(page.getByRole('link', { name: 'اشترِه الآن' })).toHaveAttribute('href', /^\/checkout/);

  const product = await productOf(page, FIRST);
  const second = await placeOrder(page, product);
  await buyNow(page, product);
  await payOrder(page, second, REVERSAL_CARDS.refundFails);
  await untilOrderIs(page, second._id, 'cancelled');
  await checkOrder(page, second._id, 'أُلغي هذا الطلب');

  const operator = await (await browser.newContext()).newPage();
  await signInAsOperator(operator, '/admin/payments');
  await untilStuck(operator, second._id, 'failed');
  await operator.reload();
  await expect(waiting(operator, second.number)).toContainText('رفضت البوابة إعادة المبلغ');
  await expectAccessible(operator, 'a refund that the gateway refused');
  expect(problems).toEqual([]);
});
