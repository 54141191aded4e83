import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible';
import { joinAs, openDialog, signIn, uniqueName, untilAlive, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { DEMO } from '../setup/demo-accounts';
import { earned } from '../setup/money-steps';
import { signInAsOperator } from '../setup/operator';
import { buyNow, productOf, untilOrderIs } from '../setup/purchase';

const PRODUCT = 'دليل الهوية البصرية: من الفكرة إلى الدليل';
const SORRY = 'نعتذر عن التأخير في الرد.';

const chapter = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

test('the operator finds a sale by its number, reads its story, and refunds a part of it', async ({
  page,
  browser,
}) => {
  const operator = await (await browser.newContext()).newPage();
  const seller = await (await browser.newContext()).newPage();
  const problems = [watch(page), watch(operator)];
  const name = uniqueName('سلمى');
  const { email } = await joinAs(page, { name });
  const { order, orderPath } = await buyNow(page, await productOf(page, PRODUCT));
  await signIn(seller, DEMO.creator);
  const before = await earned(seller);

  await test.step('a search finds nothing, and another one the sale', async () => {
    await signInAsOperator(operator, '/admin/sales');
    const field = operator.getByRole('textbox', { name: 'ابحث عن بيع' });
    await untilAlive(field);
    await field.fill('0000-ZZZZ');
    await field.press('Enter');
    await expect(operator.getByText('لا طلب بهذه البيانات')).toBeVisible();
    await expectAccessible(operator, 'a search without a find');
    await field.fill(order.number);
    await field.press('Enter');
    await operator.getByRole('list', { name: 'الطلبات' }).getByRole('link').click();
    await expect(operator.getByRole('heading', { level: 1 })).toContainText(order.number);
  });

  await test.step('the story has buyer, split, journals and notices', async () => {
    for (const [title, facts] of [
      ['الطلب', [name, email]],
      ['ما بيع وكيف قُسّم', [PRODUCT, '$4.90', '$44.10']],
      ['ما قُيّد في الدفاتر', ['بيع']],
      ['إشعارات هذا الطلب', ['اكتمل الشراء']],
    ] as const) {
      for (const fact of facts) await expect(chapter(operator, title)).toContainText(fact);
    }
  });

  await test.step('a part is refunded, but not more than was paid', async () => {
    const opener = operator.getByRole('button', { name: `أعد مبلغًا إلى المشتري: ${PRODUCT}` });
    const dialog = await openDialog(operator, opener, 'إعادة مبلغ إلى المشتري');
    const send = dialog.getByRole('button', { name: 'أعد مبلغًا إلى المشتري' });
    await dialog.getByLabel('المبلغ').fill('٤٩٫٠١');
    await send.click();
    await expect(dialog.locator('[aria-invalid=true], [role=alert]').first()).toBeVisible();
    await expectAccessible(operator, 'giving back more than there is');
    await dialog.getByLabel('المبلغ').fill('٩');
    await dialog.getByRole('textbox', { name: /المشتري/ }).fill(SORRY);
    await expectAccessible(operator, 'giving a part back');
    await send.click();
    await expect(dialog).toBeHidden();
    await expect(chapter(operator, 'الاسترداد')).toContainText('$9.00');
    await expect(chapter(operator, 'ما بيع وكيف قُسّم')).toContainText('$40.00');
    expect(await earned(seller)).toBe(before - 810);
  });

  await test.step('the log names the operator', async () => {
    await chapter(operator, 'الطلب').getByRole('link', { name: 'ما سُجّل عنه' }).click();
    const entries = operator.getByRole('list', { name: 'سجل الإجراءات' }).getByRole('listitem');
    await expect(entries).toHaveCount(1);
    for (const fact of ['إدارة قيمة', name, '$9.00']) await expect(entries).toContainText(fact);
    await expectAccessible(operator, 'what the log says of an order');
  });

  await test.step('the buyer reads the amount and the reason, and keeps the product', async () => {
    await untilOrderIs(page, order._id, 'partly_refunded');
    await page.goto(orderPath);
    await expect(page.getByRole('region', { name: 'الاسترداد' })).toContainText(SORRY);
    await expect(page.getByRole('link', { name: 'افتحه ونزّله' })).toBeVisible();
  });
  expect(problems.flat()).toEqual([]);
});
