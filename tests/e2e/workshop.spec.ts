import type { Page } from '@playwright/test';
import { DEMO, isAlive, joinAs, pay, signIn, typeDay, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { forgetRefusals } from '../setup/money-steps';
import { beginProduct } from '../setup/product-steps';

test.afterEach(forgetRefusals);

const TITLE = `ورشة في كتابة الخبر ${Date.now() % 100_000}`;
const LINK = 'https://meet.example/qeema-workshop';
const DAY = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);

test('a workshop is made, its last seat is taken, given back, and offered to the next on the list', async ({
  page,
  browser,
}) => {
  test.slow();
  const problems = watch(page);
  await signIn(page, DEMO.creator, '/product/create');

  await test.step('a workshop with one date and one seat is made and published', async () => {
    await beginProduct(page, {
      type: 'ورشة واختبار',
      title: TITLE,
      description: 'نكتب معًا، ثم نقرأ ما كتبناه.',
    });
    await page.getByLabel('ثمن المقعد').fill('٣٠');
    await typeDay(page, 'اليوم', DAY);
    await page.getByRole('combobox', { name: 'المقاعد' }).click();
    await page.getByRole('option', { name: 'مقعد واحد' }).click();
    await page.getByLabel('رابط اللقاء').fill(LINK);
    await page.getByRole('button', { name: 'التالي' }).click();
    await page.getByRole('button', { name: 'انشر المنتج' }).click();
    await expect(page.getByText(/نُشر منتجك/)).toBeVisible();
  });
  const productPath = new URL(page.url()).pathname;

  const buyer = await (await browser.newContext()).newPage();
  const other = await (await browser.newContext()).newPage();
  const theirs = [watch(buyer), watch(other)];
  await test.step('the last seat is taken and paid for', async () => {
    await joinAs(buyer, {}, productPath);
    expect(await buyer.content()).not.toContain(LINK);
    const dialog = await openDates(buyer);
    await expect(dialog.getByText(/بقي مقعد واحد/)).toBeVisible();
    await dialog.getByRole('button', { name: 'احجز مقعدًا وأكمل الدفع' }).click();
    await buyer.waitForURL(/\/checkout/);
    await expect(buyer.getByText(/محجوز لك/)).toBeVisible();
    await pay(buyer);
  });

  await test.step('somebody else finds it full, and waits', async () => {
    await joinAs(other, {}, productPath);
    const dialog = await openDates(other);
    await dialog.getByRole('button', { name: 'انضمّ إلى قائمة الانتظار' }).click();
    await expect(dialog.getByText(/أنت في قائمة الانتظار/)).toBeVisible();
  });

  await test.step('the seat is given back, with all the money', async () => {
    await buyer.goto('/purchased-posts');
    await buyer.getByRole('link', { name: TITLE }).first().click();
    await expect(buyer.getByText('يظهر رابط الدخول هنا قبل البدء بعشر دقائق.')).toBeVisible();
    expect(await buyer.content()).not.toContain(LINK);
    await buyer.getByRole('button', { name: 'تنازل عن المقعد' }).click();
    const asked = buyer.getByRole('alertdialog');
    await expect(asked.getByText(/يعود إليك الثمن كاملًا/)).toBeVisible();
    await asked.getByRole('button', { name: 'تنازل عن المقعد' }).click();
    await expect(buyer.getByText('خلا المقعد لغيرك')).toBeVisible();
  });

  await test.step('the seat is kept for the one that waited, and goes into their checkout', async () => {
    await other.goto(productPath);
    const dialog = await openDates(other);
    await expect(dialog.getByText(/خلا مقعد، وهو محفوظ لك حتى/)).toBeVisible();
    await dialog.getByRole('button', { name: 'احجز مقعدًا وأكمل الدفع' }).click();
    await other.waitForURL(/\/checkout/);
    await expect(other.getByText(/محجوز لك/)).toBeVisible();
  });
  expect([...problems, ...theirs.flat()]).toEqual([]);
});

async function openDates(page: Page) {
  const open = page.getByRole('button', { name: 'اختر موعدًا' });
  await isAlive(open);
  await open.click();
  return page.getByRole('dialog', { name: 'اختر موعد الورشة' });
}
