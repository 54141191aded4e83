import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible';
import { joinAs, openDialog, uniqueName, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { checkoutOf } from '../setup/money-steps';
import { signInAsOperator } from '../setup/operator';
import { untilOrderIs } from '../setup/purchase';
import { chooseFile, photo } from '../setup/upload-steps';

const PRODUCT = 'رسائل تُقرأ: ٢٥ نموذجًا للبريد';

const transfer = (page: Page) => page.getByRole('region', { name: 'بيانات التحويل' });

const sendReceipt = (page: Page, button: string, file: Awaited<ReturnType<typeof photo>>) =>
  chooseFile(page, transfer(page).getByRole('button', { name: button }), file);

/** Opens the receipt of a transfer in the operator's queue. */
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
  const operator = await (await browser.newContext()).newPage();
  const problems = [watch(page), watch(operator)];
  await joinAs(page, { name: uniqueName('هند') });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);

  const reference =
    await test.step('the buyer reads account and amount, and copies the reference', async () => {
      await page.goto(await checkoutOf(page, PRODUCT));
      await page.getByRole('radio', { name: /^تحويل بنكي/ }).check();
      await expectAccessible(page, 'the choice of how to pay');
      await page.getByRole('button', { name: /^اطلب وحوّل/ }).click();
      await page.waitForURL(/\/orders\//);
      await expect(transfer(page)).toContainText('SA03 8000 0000 6080 1016 7519');
      await expect(transfer(page)).toContainText('$21.00');
      await expectAccessible(page, 'what to send where');
      await transfer(page).getByRole('button', { name: 'انسخ المرجع' }).click();
      await expect(page.getByText('نُسخ', { exact: true })).toBeVisible();
      return page.evaluate(() => navigator.clipboard.readText());
    });
  const order = page.url();
  await expect(transfer(page)).toContainText(reference);

  await test.step('a file of another type is refused at once, and a photo is accepted', async () => {
    const text = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)">') };
    await sendReceipt(page, 'اختر الإيصال وأرسله', text);
    await expect(transfer(page).getByRole('alert')).toBeVisible();
    await sendReceipt(page, 'اختر الإيصال وأرسله', await photo('الإيصال.jpg'));
    await expect(page.getByRole('heading', { name: 'وصلنا الإيصال' })).toBeVisible();
    await expectAccessible(page, 'a receipt that is looked at');
  });

  await test.step('the operator rejects the receipt, as the bank’s statement has no such transfer', async () => {
    await signInAsOperator(operator, '/admin/receipts');
    const card = await receiptOf(operator, reference);
    const dialog = await openDialog(
      operator,
      card.getByRole('button', { name: 'ارفض', exact: true }),
      /رفض إيصال/,
    );
    await dialog.getByLabel('ملاحظة للمشتري').fill('لم نجد هذا المبلغ في كشف اليوم ولا أمس.');
    await expectAccessible(operator, 'refusing a receipt');
    await dialog.getByRole('button', { name: 'ارفض الإيصال' }).click();
    await expect(dialog).toBeHidden();
    await expect(card).toHaveCount(0);
  });

  await test.step('the buyer reads the reason, and sends another receipt', async () => {
    await page.reload();
    await expect(transfer(page)).toContainText('لم نجد هذا المبلغ في كشف اليوم ولا أمس.');
    await expectAccessible(page, 'a receipt that was refused');
    await sendReceipt(page, 'أرسل إيصالًا آخر', await photo('الإيصال الصحيح.jpg'));
    await expect(page.getByRole('heading', { name: 'وصلنا الإيصال' })).toBeVisible();
  });

  await test.step('the operator accepts the receipt, but not with an amount below the total', async () => {
    const card = await receiptOf(operator, reference);
    const dialog = await openDialog(
      operator,
      card.getByRole('button', { name: 'وصل المبلغ' }),
      /^وصل مبلغ الطلب/,
    );
    await dialog.getByLabel('المبلغ الواصل').fill('20');
    await dialog.getByLabel('مرجع العملية في كشف البنك').fill(`FT ${reference} 1`);
    await dialog.getByRole('button', { name: 'اقبل وسوِّ الطلب' }).click();
    await expect(dialog.locator('[aria-invalid=true], [role=alert]').first()).toBeVisible();
    await expectAccessible(operator, 'accepting less than is due');
    await dialog.getByLabel('المبلغ الواصل').fill('٢١');
    await dialog.getByRole('button', { name: 'اقبل وسوِّ الطلب' }).click();
    await expect(dialog).toBeHidden();
    await untilOrderIs(page, new URL(order).pathname.split('/').at(-1) ?? '', 'paid');
  });
  expect(problems.flat()).toEqual([]);
});
