import { inStore } from '../setup/app-store';
import { chooseTime } from '../setup/booking-steps';
import { ask, isAlive } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { nameLike, open } from '../setup/money-steps';
import { beginSale, SECRET_LINK } from '../setup/offers';
import { buyNow } from '../setup/purchase';

const TITLE = nameLike('درس في الخط الديواني');

/** Moves what is booked of a product, so that it begins in ten minutes. */
const beginSoon = (productId: string) =>
  inStore(
    `update booking_slots set starts_at = now() + interval '9 minutes', ends_at = now() + interval '69 minutes',
       occupied = tstzrange(now() + interval '9 minutes', now() + interval '69 minutes')
     where product_id = $1`,
    [productId],
  );

test('a buyer in another zone books, moves and joins a lesson, and gets all back when its tutor cancels', async ({
  page,
  browser,
}) => {
  const sale = { title: TITLE, timezoneId: 'America/New_York' };
  const { id, buyer, product, problems } = await beginSale(page, browser, 'booking', sale);

  await test.step('the buyer chooses a time by their own clock, and it is kept for them', async () => {
    await buyer.goto(product);
    expect(await buyer.content()).not.toContain(SECRET_LINK);
    const dialog = await open(buyer, buyer.getByRole('button', { name: 'اختر موعدًا' }), 'اختر موعدك');
    await expect(dialog).toContainText(/توقيت (نيويورك|New York)/);
    await chooseTime(dialog, 'last');
    await dialog.getByRole('button', { name: 'احجز وأكمل الدفع' }).click();
    await buyer.waitForURL(/\/checkout/);
    await expect(buyer.getByText(/محجوز لك/)).toBeVisible();
  });
  const { library, order } = await buyNow(buyer, id);

  await test.step('the purchase hides the link until shortly before, and is moved at the same price', async () => {
    await buyer.goto(library);
    await expect(buyer.getByText('يظهر رابط الدخول هنا قبل الموعد بعشر دقائق.')).toBeVisible();
    expect(await buyer.content()).not.toContain(SECRET_LINK);
    const dialog = await open(buyer, buyer.getByRole('button', { name: 'انقل الموعد' }), 'نقل الموعد');
    await chooseTime(dialog, 'last');
    await dialog.getByRole('button', { name: 'انقله إلى هذا الوقت' }).click();
    await expect(buyer.getByText('نُقل الموعد', { exact: true })).toBeVisible();
  });

  await test.step('ten minutes before, the buyer can join', async () => {
    await beginSoon(id);
    await buyer.reload();
    const join = buyer.getByRole('link', { name: 'انضم إلى اللقاء' });
    await expect(join).toHaveAttribute('href', SECRET_LINK);
    await expect(join).toHaveAttribute('target', '_blank');
  });

  await test.step('the tutor cancels it with a reason, and all the money is back', async () => {
    await page.goto('/creator/calendar');
    const list = page.getByRole('link', { name: 'قائمة' }).or(page.getByRole('tab', { name: 'قائمة' }));
    await isAlive(list);
    await list.click();
    await page.getByRole('button', { name: new RegExp(TITLE) }).click();
    await page.getByRole('button', { name: 'ألغِ الموعد' }).click();
    await page.getByLabel('السبب، يقرؤه المشتري').fill('مرضتُ، فعذرًا.');
    await page.getByRole('button', { name: 'ألغِ وردّ الثمن' }).click();
    await expect(page.getByText('أُلغي الموعد وعاد ثمنه')).toBeVisible();
    const { refunds } = await ask(buyer, `/orders/${order._id}/refunds`);
    expect(refunds).toMatchObject([{ amount: order.total }]);
  });
  expect(problems()).toEqual([]);
});
