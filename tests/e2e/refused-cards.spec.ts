import type { Page } from '@playwright/test';
import { TEST_CARDS } from '@/lib/shared/test-cards';
import { ask, DEMO, isAlive, joinAs, signIn } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { forgetRefusals, nameLike } from '../setup/money-steps';

test.afterEach(forgetRefusals);

test('after three refused cards a post is paid by bank transfer in the same sheet, at the same amount', async ({
  page,
  browser,
}) => {
  test.slow();
  const author = await (await browser.newContext()).newPage();
  await signIn(author, DEMO.creator);
  const title = `درس مطوّل ${Date.now()}`;
  const paid = {
    title,
    price: { amount: 2100, currency: 'USD' },
    locked: { text: 'سر', media: [], files: [] },
  };
  const words = { text: 'بداية الدرس', media: [], audience: 'public', paid };
  const { _id } = await ask(author, '/posts', { method: 'POST', data: words });
  await author.context().close();

  await joinAs(page, { name: nameLike('سلمى') }, `/posts/${_id}`);
  const buy = page.getByRole('button', { name: 'اشترِ المنشور' });
  await isAlive(buy);
  await buy.click();
  const sheet = page.getByRole('dialog', { name: 'شراء المنشور' });
  for (const [card, reason] of [
    [TEST_CARDS.declined, 'رفض البنك البطاقة.'],
    [TEST_CARDS.insufficientFunds, 'رصيد البطاقة غير كافٍ.'],
    [TEST_CARDS.expired, 'انتهت صلاحية البطاقة.'],
  ] as const) {
    await showCard(page, card, reason);
    await expect(sheet.getByRole('alert').filter({ hasText: reason })).toBeVisible();
  }

  // No fourth card is taken, and what was ordered stays as it was.
  await sheet.getByRole('button', { name: /^ادفع/ }).click();
  await expect(sheet.getByRole('alert').filter({ hasText: 'رُفضت بطاقات متتالية' })).toBeVisible();
  await sheet.getByRole('radio', { name: /^تحويل بنكي/ }).check();
  await sheet.getByRole('button', { name: /^اطلب وحوّل .*\$21\.00/ }).click();
  await page.waitForURL(/\/orders\//);
  await expect(page.getByRole('heading', { name: 'بانتظار تحويلك' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'بيانات التحويل' })).toContainText('$21.00');
  await expect(page.getByText(title).first()).toBeVisible();
});

/** Opens the gateway's page from the sheet, and shows it a card that is refused there. */
async function showCard(page: Page, card: string, reason: string): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('dialog', { name: 'شراء المنشور' }).getByRole('button', { name: /^ادفع/ }).click();
  const bank = await opened;
  await bank.waitForURL(/\/sandbox-pay\//);
  await bank.getByLabel('رقم البطاقة').fill(card);
  await bank.getByRole('button', { name: /^ادفع/ }).click();
  await expect(bank.getByRole('alert').filter({ hasText: reason })).toBeVisible();
  await bank.close();
  await page.bringToFront();
}
