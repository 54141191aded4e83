import type { Locator, Page } from '@playwright/test';
import { expectAccessible, inBothLooks } from '../setup/accessible';
import { ask, DEMO, pay, signIn, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { checkoutOf, earned, join, nameLike, open } from '../setup/money-steps';
import { signInAsOperator } from '../setup/operator';

const PRODUCT = 'دليل الهوية البصرية: من الفكرة إلى الدليل';
const SORRY = 'نعتذر عن التأخير في الرد.';

const chapter = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Searches for an order by what a buyer who asks about it writes. */
async function find(operator: Page, words: string, number: string): Promise<Locator> {
  const field = operator.getByRole('textbox', { name: 'ابحث عن بيع' });
  const row = operator.getByRole('list', { name: 'الطلبات' }).getByRole('link');
  await expect(async () => {
    await field.fill(words, { timeout: 5_000 });
    await operator.getByRole('button', { name: 'ابحث', exact: true }).click({ timeout: 5_000 });
    await expect(operator).toHaveURL((url) => url.searchParams.get('q') === words, { timeout: 5_000 });
  }).toPass();
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(number);
  return row;
}

test('the operator finds a sale by number, e-mail and reference, reads its story and gives a part back', async ({
  page,
  browser,
}) => {
  test.slow();
  const problems = watch(page);
  const name = nameLike('سلمى');
  const email = await join(page, name);
  await page.goto(await checkoutOf(page, PRODUCT));
  await pay(page);
  const orderPage = new URL(page.url()).pathname;
  const { number } = await ask(page, orderPage);
  const seller = await (await browser.newContext()).newPage();
  await signIn(seller, DEMO.creator);
  const before = await earned(seller);

  const operator = await (await browser.newContext()).newPage();
  const theirs = watch(operator);
  await signInAsOperator(operator, '/admin/sales');

  await test.step('a search without a match finds nothing', async () => {
    const field = operator.getByRole('textbox', { name: 'ابحث عن بيع' });
    await expect(async () => {
      await field.fill('0000-ZZZZ', { timeout: 5_000 });
      await field.press('Enter');
      await expect(operator.getByText('لا طلب بهذه البيانات')).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await expectAccessible(operator, 'a search without a find');
  });

  const reference =
    await test.step('a search by number finds the story with buyer, split and reference', async () => {
      await (await find(operator, number, number)).click();
      await expect(operator.getByRole('heading', { level: 1 })).toContainText(number);
      await expect(chapter(operator, 'الطلب')).toContainText(name);
      await expect(chapter(operator, 'الطلب')).toContainText(email);
      const lines = chapter(operator, 'ما بيع وكيف قُسّم');
      await expect(lines).toContainText(PRODUCT);
      await expect(lines).toContainText('$4.90');
      await expect(lines).toContainText('$44.10');
      await expect(chapter(operator, 'ما قُيّد في الدفاتر')).toContainText('بيع');
      await expect(chapter(operator, 'ما أُبلغ به الطرفان')).toContainText('اكتمل الشراء');
      await expectAccessible(operator, 'the story of a sale');
      const references = chapter(operator, 'الدفع')
        .locator('dd')
        .filter({ hasText: /^[0-9a-z_-]{8,}/i });
      return (await references.last().locator('bdi').first().innerText()).trim();
    });
  const story = new URL(operator.url()).pathname;

  await test.step('searches by the buyer’s e-mail and by the gateway’s reference find the same', async () => {
    for (const words of [email, reference]) {
      await operator.goto('/admin/sales');
      await (await find(operator, words, number)).click();
      await operator.waitForURL((url) => url.pathname === story);
    }
  });

  await test.step('a part is refunded from there, but not more than the rest', async () => {
    const opener = operator.getByRole('button', { name: `أعد مبلغًا إلى المشتري: ${PRODUCT}` });
    const dialog = await open(operator, opener, 'إعادة مبلغ إلى المشتري');
    await dialog.getByLabel('المبلغ').fill('٤٩٫٠١');
    await dialog.getByRole('button', { name: 'أعد مبلغًا إلى المشتري' }).click();
    await expect(dialog.locator('[aria-invalid=true], [role=alert]').first()).toBeVisible();
    await expectAccessible(operator, 'giving back more than there is');
    await dialog.getByLabel('المبلغ').fill('٩');
    await dialog.getByRole('textbox', { name: /المشتري/ }).fill(SORRY);
    await dialog.getByRole('button', { name: 'أعد مبلغًا إلى المشتري' }).click();
    await expect(dialog).toBeHidden();
    const refunds = chapter(operator, 'الاسترداد');
    await expect(refunds).toContainText('$9.00');
    await expect(refunds).toContainText(SORRY);
    await expect(chapter(operator, 'ما بيع وكيف قُسّم')).toContainText('$40.00');
    await expect(async () => {
      await operator.reload();
      await expect(refunds).toContainText('مُسترد', { timeout: 5_000 });
    }).toPass();
    await expect(chapter(operator, 'ما قُيّد في الدفاتر')).toContainText('ردّ مبلغ');
    expect(await earned(seller)).toBe(before - 810);
  });

  await test.step('the log names the operator, and links back', async () => {
    await chapter(operator, 'الطلب').getByRole('link', { name: 'ما سُجّل عنه' }).click();
    await expect(operator.getByText(/^السجل سليم/)).toBeVisible();
    const entries = operator.getByRole('list', { name: 'سجل الإجراءات' }).getByRole('listitem');
    await expect(entries).toHaveCount(1);
    await expect(entries).toContainText('إدارة قيمة');
    await expect(entries).toContainText(name);
    await expect(entries).toContainText('$9.00');
    await expectAccessible(operator, 'what the log says of an order');
    await entries.locator(`a[href="${story}"]`).click();
    await operator.waitForURL((url) => url.pathname === story);
  });

  await test.step('the buyer keeps the product, and reads the refunded amount and the reason', async () => {
    await page.goto(orderPage);
    await expect(page.getByRole('heading', { name: 'استُرد جزء من المبلغ' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'الاسترداد' })).toContainText(SORRY);
    await expect(page.getByRole('link', { name: 'افتحه ونزّله' })).toBeVisible();
  });
  expect([...problems, ...theirs]).toEqual([]);
  await Promise.all([seller, operator].map((other) => other.context().close()));
});

inBothLooks((speak) => {
  test('the list of sales and a sale’s story are accessible', async ({ page, context, baseURL }) => {
    await speak(context, baseURL);
    await signInAsOperator(page, '/admin/sales');
    await expectAccessible(page);
    await page.locator('main a[href^="/admin/sales/"]').first().click();
    await page.waitForURL(/\/admin\/sales\/./);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, 'a story');
  });
});
