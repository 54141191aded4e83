import type { Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible';
import { joinAs, openDialog, signIn, uniqueName, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { DEMO } from '../setup/demo-accounts';
import { earned } from '../setup/money-steps';
import { buyNow, productOf, untilOrderIs, useUp } from '../setup/purchase';

const PRODUCT = 'دليل الهوية البصرية: من الفكرة إلى الدليل';
/** The seller's part: $49.00 less the platform's tenth. */
const NET = 4_410;
const WHY = 'ظننته عن الهوية الصوتية.';
const YES = 'لا بأس، أتمنى لك التوفيق.';

const line = (page: Page) => page.getByRole('list', { name: 'قائمة المشتريات' }).getByRole('listitem');
const requests = (page: Page) => page.getByRole('region', { name: 'طلبات الاسترداد' });

test('a buyer asks for a refund, the seller grants it, and both see that the money went back', async ({
  page,
  browser,
}) => {
  const buyerName = uniqueName('تالا');
  const seller = await (await browser.newContext()).newPage();
  const problems = [watch(page), watch(seller)];
  await signIn(seller, DEMO.creator);
  const before = await earned(seller);
  await joinAs(page, { name: buyerName });
  const { order, orderPath, entitlementId, library } = await buyNow(page, await productOf(page, PRODUCT));
  await useUp(entitlementId);
  expect(await earned(seller)).toBe(before + NET);

  await test.step('a refund is requested from the purchases, not without a reason', async () => {
    await page.goto('/purchased-posts');
    const more = page.getByRole('button', { name: `خيارات «${PRODUCT}»` });
    await more.click();
    await expectAccessible(page, 'the menu of a purchase');
    const dialog = await openDialog(
      page,
      page.getByRole('menuitem', { name: /^اطلب الاسترداد/ }),
      'طلب استرداد',
    );
    await dialog.getByRole('button', { name: 'أرسل الطلب' }).click();
    await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
    await dialog.getByRole('combobox', { name: /ما السبب/ }).click();
    await page.getByRole('option', { name: 'ليس كما وُصف' }).click();
    await dialog.getByLabel(/هل تود إضافة شيء/).fill(WHY);
    await expectAccessible(page, 'asking from the purchases');
    await dialog.getByRole('button', { name: 'أرسل الطلب' }).click();
    await expect(dialog).toBeHidden();
    await expect(line(page).getByRole('link', { name: 'طلب الاسترداد: بانتظار الرد' })).toBeVisible();
    await expectAccessible(page, 'purchases with a refund that waits');
  });

  await test.step('the seller reads why, cannot decline silently, and grants the whole amount', async () => {
    await seller.goto('/finance/refunds');
    const row = seller.getByRole('listitem').filter({ hasText: buyerName });
    await expect(row).toContainText(WHY);
    const decline = row.getByRole('button', { name: 'رفض', exact: true });
    const refusal = await openDialog(seller, decline, 'رفض الاسترداد؟');
    await refusal.getByRole('button', { name: 'رفض' }).click();
    await expect(refusal.locator('[aria-invalid=true]').first()).toBeVisible();
    await expectAccessible(seller, 'refusing without an answer');
    await seller.keyboard.press('Escape');
    await expect(refusal).toBeHidden();
    const grant = row.getByRole('button', { name: 'قبول', exact: true });
    const dialog = await openDialog(seller, grant, 'قبول الاسترداد؟');
    await expect(dialog.getByLabel('المبلغ')).toHaveValue('49.00');
    await dialog.getByRole('textbox', { name: /المشتري/ }).fill(YES);
    await expectAccessible(seller, 'granting a refund');
    await dialog.getByRole('button', { name: 'قبول' }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toHaveCount(0);
    expect(await earned(seller)).toBe(before);
  });

  await test.step('the buyer reads the note, and has the money instead of the product', async () => {
    await untilOrderIs(page, order._id, 'refunded');
    await page.goto('/purchased-posts');
    await expect(requests(page)).toContainText(YES);
    await expect(line(page).getByRole('link', { name: 'طلب الاسترداد: مُسترد' })).toBeVisible();
    await expect(line(page).getByRole('link', { name: `فتح «${PRODUCT}»` })).toHaveCount(0);
    await expectAccessible(page, 'purchases after a refund');
    await page.goto(library);
    await expect(page.getByRole('heading', { level: 1, name: 'استُرد ثمن هذا الشراء' })).toBeVisible();
    await expectAccessible(page, 'the page of a purchase that was refunded');
    await page.getByRole('link', { name: 'عرض الطلب والإيصال' }).click();
    await page.waitForURL((url) => url.pathname === orderPath);
    await expect(page.getByRole('heading', { name: 'استُرد المبلغ' })).toBeVisible();
    await expectAccessible(page, 'an order that was refunded');
  });

  await test.step('the seller’s ledger shows the refund', async () => {
    await seller.goto('/finance');
    const entry = seller.getByRole('region', { name: 'الحركات' }).getByRole('listitem').first();
    await expect(entry).toContainText('استرداد');
    await expect(entry.getByText('$44.10')).toHaveText(/^[-−]\$44\.10$/);
  });
  expect(problems.flat()).toEqual([]);
});
