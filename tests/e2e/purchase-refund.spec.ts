import type { Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible';
import { DEMO, signIn, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { buyAndUse, join, nameLike, open } from '../setup/money-steps';

const PRODUCT = 'دليل الهوية البصرية: من الفكرة إلى الدليل';
const WHY = 'ظننته عن الهوية الصوتية.';
const YES = 'لا بأس، أتمنى لك التوفيق.';

const line = (page: Page) => page.getByRole('list', { name: 'قائمة المشتريات' }).getByRole('listitem');
const asked = (page: Page) => page.getByRole('region', { name: 'طلبات الاسترداد' });

test('a buyer asks for a refund from the purchases; the seller grants it, and both pages of the purchase say so', async ({
  page,
  browser,
}) => {
  test.slow();
  const buyerName = nameLike('تالا');
  const problems = watch(page);
  await join(page, buyerName);
  const order = await buyAndUse(page, PRODUCT);
  const library = new URL(page.url()).pathname;

  await test.step('the refund is requested from the purchase, which then says that it waits', async () => {
    await page.goto('/purchased-posts');
    await expect(asked(page)).toHaveCount(0);
    const more = page.getByRole('button', { name: `خيارات «${PRODUCT}»` });
    await more.click();
    await expectAccessible(page, 'the menu of a purchase');
    const dialog = await open(page, page.getByRole('menuitem', { name: /^اطلب الاسترداد/ }), 'طلب استرداد');
    await dialog.getByRole('button', { name: 'أرسل الطلب' }).click();
    await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
    await dialog.getByRole('combobox', { name: /ما السبب/ }).click();
    await page.getByRole('option', { name: 'ليس كما وُصف' }).click();
    await dialog.getByLabel(/هل تود إضافة شيء/).fill(WHY);
    await expectAccessible(page, 'asking from the purchases');
    await dialog.getByRole('button', { name: 'أرسل الطلب' }).click();
    await expect(dialog).toBeHidden();
    await expect(asked(page)).toContainText('بانتظار الرد');
    await expect(asked(page)).toContainText(WHY);
    await expect(line(page).getByRole('link', { name: 'طلب الاسترداد: بانتظار الرد' })).toBeVisible();
    await more.click();
    await expect(page.getByRole('menuitem', { name: 'صفحة المنتج' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: /الاسترداد/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
    await expectAccessible(page, 'purchases with a refund that waits');
  });

  await test.step('the seller grants it with a note', async () => {
    const seller = await (await browser.newContext()).newPage();
    await signIn(seller, DEMO.creator, '/finance/refunds');
    const row = seller.getByRole('listitem').filter({ hasText: buyerName });
    await expect(row).toContainText(WHY);
    const dialog = await open(
      seller,
      row.getByRole('button', { name: 'قبول', exact: true }),
      'قبول الاسترداد؟',
    );
    await dialog.getByRole('textbox', { name: /المشتري/ }).fill(YES);
    await dialog.getByRole('button', { name: 'قبول' }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toHaveCount(0);
    await seller.context().close();
  });

  await test.step('the buyer reads that the money is back, and the note', async () => {
    await expect(async () => {
      await page.goto('/purchased-posts');
      await expect(asked(page)).toContainText('مُسترد', { timeout: 5_000 });
      // The page asks twice: the money may go back in between.
      const state = line(page).getByRole('link', { name: 'طلب الاسترداد: مُسترد' });
      await expect(state).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await expect(asked(page)).toContainText(YES);
    await expect(line(page)).toHaveCount(1);
    await expect(line(page).getByRole('link', { name: `فتح «${PRODUCT}»` })).toHaveCount(0);
    await expectAccessible(page, 'purchases after a refund');
  });

  await test.step('the page of the purchase says so too, and leads to the order', async () => {
    await page.goto(library);
    await expect(page.getByRole('heading', { level: 1, name: 'استُرد ثمن هذا الشراء' })).toBeVisible();
    await expect(page.getByText(/عاد إليك ثمن/)).toContainText(PRODUCT);
    await expect(page.getByRole('button', { name: /^تنزيل/ })).toHaveCount(0);
    await expectAccessible(page, 'the page of a purchase that was refunded');
    await page.getByRole('link', { name: 'عرض الطلب والإيصال' }).click();
    await page.waitForURL((url) => url.pathname === order);
    await expect(page.getByRole('heading', { name: 'استُرد المبلغ' })).toBeVisible();
  });
  expect(problems).toEqual([]);
});
