import { chooseTime } from '../setup/booking-steps';
import { joinAs, pay, signIn, untilAlive, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { DEMO } from '../setup/demo-accounts';
import { forgetRefusals } from '../setup/money-steps';
import { beginProduct } from '../setup/product-steps';
import { settled } from '../setup/settled-requests';
import { untilShown } from '../setup/waits';

test.afterEach(forgetRefusals);

const TITLE = `درس في الخط الديواني ${Date.now() % 100_000}`;
const LINK = 'https://meet.example/qeema-lesson';

test('a tutor offers an hour, a buyer in another zone books and moves it, and gets all back when it is cancelled', async ({
  page,
  browser,
}) => {
  test.slow();
  const problems = watch(page);
  await signIn(page, DEMO.creator, '/product/create');

  await test.step('a lesson is offered and published', async () => {
    await beginProduct(page, {
      type: 'درس خاص',
      title: TITLE,
      description: 'ساعة معًا، من القلم إلى اللوحة.',
    });
    await page.getByLabel('السعر', { exact: true }).fill('٢٤');
    await page.getByLabel('رابط اللقاء').fill(LINK);
    await page.getByRole('button', { name: 'التالي' }).click();
    await page.getByRole('button', { name: 'انشر المنتج' }).click();
    await expect(page.getByText(/نُشر منتجك/)).toBeVisible();
  });
  const productPath = new URL(page.url()).pathname;

  const buyer = await (await browser.newContext({ timezoneId: 'America/New_York' })).newPage();
  const theirs = watch(buyer);
  await test.step('a buyer chooses a time by their own clock, and pays', async () => {
    await joinAs(buyer, {}, productPath);
    expect(await buyer.content()).not.toContain(LINK);
    await untilAlive(buyer.getByRole('button', { name: 'اختر موعدًا' }));
    await buyer.getByRole('button', { name: 'اختر موعدًا' }).click();
    const dialog = buyer.getByRole('dialog', { name: 'اختر موعدك' });
    await expect(dialog).toContainText(/توقيت (نيويورك|New York)/);
    await chooseTime(dialog, 'last');
    await dialog.getByRole('button', { name: 'احجز وأكمل الدفع' }).click();
    await buyer.waitForURL(/\/checkout/);
    await expect(buyer.getByText(/محجوز لك/)).toBeVisible();
    await pay(buyer);
  });

  await test.step('the purchase says when, and hides the link until shortly before', async () => {
    await buyer.goto('/purchased-posts');
    await buyer.getByRole('link', { name: TITLE }).first().click();
    await expect(buyer.getByText('يظهر رابط الدخول هنا قبل الموعد بعشر دقائق.')).toBeVisible();
    expect(await buyer.content()).not.toContain(LINK);
  });

  await test.step('it is moved at the same price', async () => {
    await buyer.getByRole('button', { name: 'انقل الموعد' }).click();
    const dialog = buyer.getByRole('dialog', { name: 'نقل الموعد' });
    await chooseTime(dialog, 'last');
    await dialog.getByRole('button', { name: 'انقله إلى هذا الوقت' }).click();
    await expect(buyer.getByText('نُقل الموعد', { exact: true })).toBeVisible();
  });

  await test.step('the tutor cancels it with a reason, and all the money is back', async () => {
    await page.goto('/creator/calendar');
    await page
      .getByRole('link', { name: 'قائمة' })
      .or(page.getByRole('tab', { name: 'قائمة' }))
      .click();
    const booking = page.getByRole('button', { name: new RegExp(TITLE) });
    const nextDays = async () => {
      await page.getByRole('link', { name: 'ما بعدها' }).click();
      await settled(page);
    };
    // While days load, the list still shows those before.
    await settled(page);
    await untilShown(booking, nextDays);
    await booking.click();
    await page.getByRole('button', { name: 'ألغِ الموعد' }).click();
    await page.getByLabel('السبب، يقرؤه المشتري').fill('مرضتُ، فعذرًا.');
    await page.getByRole('button', { name: 'ألغِ وردّ الثمن' }).click();
    await expect(page.getByText('أُلغي الموعد وعاد ثمنه')).toBeVisible();
    await buyer.goto('/notifications');
    await expect(buyer.getByText(/ألغى المضيف موعدك/).first()).toBeVisible();
  });
  expect([...problems, ...theirs]).toEqual([]);
});
