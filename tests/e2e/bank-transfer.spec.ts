import type { Locator, Page } from '@playwright/test';
import { expectAccessible, inBothLooks } from '../setup/accessible';
import { watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { checkoutOf, choose, download, join, nameLike, open, photo } from '../setup/money-steps';
import { signInAsOperator } from '../setup/operator';

const FIRST = 'رسائل تُقرأ: ٢٥ نموذجًا للبريد';
const SECOND = 'حزمة البداية لمشاريع الويب العربية';

const transfer = (page: Page) => page.getByRole('region', { name: 'بيانات التحويل' });

/** Orders a product to be paid by bank transfer. @returns the reference that the buyer must write into it */
async function orderByTransfer(page: Page, title: string): Promise<string> {
  await page.goto(await checkoutOf(page, title));
  const button = page.getByRole('button', { name: /^اطلب وحوّل/ });
  await expect(async () => {
    await page.getByRole('radio', { name: /^تحويل بنكي/ }).check({ timeout: 5_000 });
    await expect(button).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expectAccessible(page, 'the choice of how to pay');
  await button.click();
  await page.waitForURL(/\/orders\//);
  await expect(page.getByRole('heading', { name: 'بانتظار تحويلك' })).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await transfer(page).getByRole('button', { name: 'انسخ المرجع' }).click();
  // A press before the page can act is repeated once it can.
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/^[A-Z0-9-]{6,}$/);
  const reference = await copied();
  await expect(transfer(page)).toContainText(reference);
  return reference;
}

async function sendReceipt(page: Page, button: string, file: Awaited<ReturnType<typeof photo>>) {
  await choose(page, transfer(page).getByRole('button', { name: button }), file);
}

/** The receipt of a transfer in the operator's queue. */
async function receiptOf(operator: Page, reference: string): Promise<Locator> {
  await operator.goto('/admin/receipts');
  const card = operator.getByRole('listitem').filter({ hasText: reference });
  await card.getByRole('button', { name: 'اعرض الإيصال' }).click();
  await expect(card.getByRole('img', { name: /^صورة إيصال الطلب/ })).toBeVisible();
  return card;
}

test('a buyer pays by bank transfer: the first receipt is refused, the second one pays the order', async ({
  page,
  browser,
}) => {
  test.slow();
  const problems = watch(page);
  const operator = await (await browser.newContext()).newPage();
  await signInAsOperator(operator, '/admin/receipts');
  await join(page, nameLike('هند'));
  const [wrong, right] = [await photo('الإيصال.jpg'), await photo('الإيصال الصحيح.jpg')];

  const reference =
    await test.step('the buyer reads the bank account, the amount and the reference', async () => {
      const reference = await orderByTransfer(page, FIRST);
      await expect(transfer(page)).toContainText('SA03 8000 0000 6080 1016 7519');
      await expect(transfer(page)).toContainText('$21.00');
      await expectAccessible(page, 'what to send where');
      return reference;
    });
  const order = page.url();

  await test.step('a file of another type is refused at once, and a photo is accepted', async () => {
    const text = {
      name: 'receipt.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<svg onload="alert(1)">'),
    };
    await sendReceipt(page, 'اختر الإيصال وأرسله', text);
    await expect(transfer(page).getByRole('alert')).toBeVisible();
    await sendReceipt(page, 'اختر الإيصال وأرسله', wrong);
    await expect(page.getByRole('heading', { name: 'وصلنا الإيصال' })).toBeVisible();
    await expectAccessible(page, 'a receipt that is looked at');
  });

  await test.step('the operator rejects the receipt, as the bank’s statement has no such transfer', async () => {
    const card = await receiptOf(operator, reference);
    // On a phone the console's pages scroll in their row, and the page does not.
    await operator.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => operator.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const opener = card.getByRole('button', { name: 'ارفض', exact: true });
    const dialog = await open(operator, opener, /رفض إيصال الطلب/);
    await dialog.getByLabel('ملاحظة للمشتري').fill('لم نجد هذا المبلغ في كشف اليوم ولا أمس.');
    await expectAccessible(operator, 'refusing a receipt');
    await dialog.getByRole('button', { name: 'ارفض الإيصال' }).click();
    await expect(dialog).toBeHidden();
    await expect(card).toHaveCount(0);
  });

  await test.step('the buyer reads the reason, and sends another receipt', async () => {
    await page.goto(order);
    await expect(transfer(page)).toContainText('لم يصل هذا المبلغ إلى حسابنا.');
    await expect(transfer(page)).toContainText('لم نجد هذا المبلغ في كشف اليوم ولا أمس.');
    await expectAccessible(page, 'a receipt that was refused');
    await sendReceipt(page, 'أرسل إيصالًا آخر', right);
    await expect(page.getByRole('heading', { name: 'وصلنا الإيصال' })).toBeVisible();
  });

  await test.step('the operator accepts the receipt, but not with an amount below the total', async () => {
    const card = await receiptOf(operator, reference);
    const dialog = await open(operator, card.getByRole('button', { name: 'وصل المبلغ' }), /^وصل مبلغ الطلب/);
    await dialog.getByLabel('المبلغ الواصل').fill('20');
    await dialog.getByLabel('مرجع العملية في كشف البنك').fill(`FT ${reference} 1`);
    await dialog.getByRole('button', { name: 'اقبل وسوِّ الطلب' }).click();
    await expect(dialog.locator('[aria-invalid=true], [role=alert]').first()).toBeVisible();
    await expectAccessible(operator, 'accepting less than is due');
    await dialog.getByLabel('المبلغ الواصل').fill('٢١');
    await dialog.getByRole('button', { name: 'اقبل وسوِّ الطلب' }).click();
    await expect(dialog).toBeHidden();
    await expect(card).toHaveCount(0);
  });

  await test.step('the order is paid, and the product can be downloaded', async () => {
    await expect(async () => {
      await page.goto(order);
      await expect(page.getByRole('heading', { name: 'تم الدفع، شكرًا لك' })).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await page.getByRole('link', { name: 'افتحه ونزّله' }).click();
    await expect(page.getByRole('heading', { level: 1, name: FIRST })).toBeVisible();
    await download(page, page.getByRole('button', { name: /^تنزيل/ }).first());
  });

  await test.step('neither the receipt nor the transfer can pay another order', async () => {
    const another = await orderByTransfer(page, SECOND);
    await sendReceipt(page, 'اختر الإيصال وأرسله', right);
    await expect(transfer(page).getByText('لا يصلح الإيصال الواحد إلا لدفعة واحدة')).toBeVisible();
    await sendReceipt(page, 'اختر الإيصال وأرسله', await photo('ثالث.jpg'));
    await expect(page.getByRole('heading', { name: 'وصلنا الإيصال' })).toBeVisible();
    const card = await receiptOf(operator, another);
    const dialog = await open(operator, card.getByRole('button', { name: 'وصل المبلغ' }), /^وصل مبلغ الطلب/);
    await dialog.getByLabel('المبلغ الواصل').fill('59');
    await dialog.getByLabel('مرجع العملية في كشف البنك').fill(`ft-${reference}-1`);
    await dialog.getByRole('button', { name: 'اقبل وسوِّ الطلب' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await dialog.getByRole('button', { name: 'إلغاء' }).click();
    await expect(card).toBeVisible();
  });
  expect(problems).toEqual([]);
  await operator.context().close();
});

inBothLooks((speak) => {
  test('the operator’s queue of receipts is accessible', async ({ page, context, baseURL }) => {
    await speak(context, baseURL);
    await signInAsOperator(page, '/admin/receipts');
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expectAccessible(page);
    }
  });
});
