import type { Page } from '@playwright/test';
import { inStore } from '../setup/app-store';
import { ask, typeDay, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { nameLike, open } from '../setup/money-steps';
import { beginSale, SECRET_LINK } from '../setup/offers';
import { openContent, publishAt } from '../setup/product-steps';
import { buyNow, newMember } from '../setup/purchase';

/** Returns the day that comes `days` later: `YYYY-MM-DD`, by the clock of the store. */
async function dayIn(days: number): Promise<string> {
  const [row] = await inStore<{ day: string }>(
    `select to_char(now() + $1::int * interval '1 day', 'YYYY-MM-DD') as day`,
    [days],
  );
  return row?.day ?? '';
}

const openDates = (page: Page) =>
  open(page, page.getByRole('button', { name: 'اختر موعدًا' }), 'اختر موعد الورشة');

test('the last seat of a workshop is given back and offered on, and its host marks who was there', async ({
  page,
  browser,
}) => {
  const title = nameLike('ورشة في كتابة الخبر');
  const { id, buyer, product, problems } = await beginSale(page, browser, 'workshop', { title });
  const other = await newMember(browser);
  const inOther = watch(other);

  await test.step('a date with one seat is offered', async () => {
    await openContent(page, id);
    await page.getByLabel('ثمن المقعد').fill('٣٠');
    await typeDay(page, 'اليوم', await dayIn(20));
    await page.getByRole('combobox', { name: 'المقاعد' }).click();
    await page.getByRole('option', { name: 'مقعد واحد' }).click();
    await page.getByLabel('رابط اللقاء').fill(SECRET_LINK);
    await publishAt(page, 'النشر');
  });

  await test.step('the last seat is kept for whoever chooses it', async () => {
    await buyer.goto(product);
    expect(await buyer.content()).not.toContain(SECRET_LINK);
    const dialog = await openDates(buyer);
    await expect(dialog.getByText(/بقي مقعد واحد/)).toBeVisible();
    await dialog.getByRole('button', { name: 'احجز مقعدًا وأكمل الدفع' }).click();
    await buyer.waitForURL(/\/checkout/);
    await expect(buyer.getByText(/محجوز لك/)).toBeVisible();
  });
  const { library } = await buyNow(buyer, id);

  await test.step('somebody else finds it full, and waits', async () => {
    await other.goto(product);
    const dialog = await openDates(other);
    await dialog.getByRole('button', { name: 'انضمّ إلى قائمة الانتظار' }).click();
    await expect(dialog.getByText(/أنت في قائمة الانتظار/)).toBeVisible();
  });

  await test.step('the seat is given back, with all the money', async () => {
    await buyer.goto(library);
    await expect(buyer.getByText('يظهر رابط الدخول هنا قبل البدء بعشر دقائق.')).toBeVisible();
    expect(await buyer.content()).not.toContain(SECRET_LINK);
    const giveBack = buyer.getByRole('button', { name: 'تنازل عن المقعد' });
    const question = await open(buyer, giveBack, /./, 'alertdialog');
    await expect(question.getByText(/يعود إليك الثمن كاملًا/)).toBeVisible();
    await question.getByRole('button', { name: 'تنازل عن المقعد' }).click();
    await expect(buyer.getByText('خلا المقعد لغيرك')).toBeVisible();
  });

  await test.step('it is kept for the one that waited', async () => {
    await other.reload();
    const dialog = await openDates(other);
    await expect(dialog.getByText(/خلا مقعد، وهو محفوظ لك حتى/)).toBeVisible();
    await dialog.getByRole('button', { name: 'احجز مقعدًا وأكمل الدفع' }).click();
    await other.waitForURL(/\/checkout/);
  });
  const { entitlementId } = await buyNow(other, id);

  await test.step('the workshop takes place, and its host marks who was there', async () => {
    await inStore(
      `update workshop_dates set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour'
       where product_id = $1`,
      [id],
    );
    await page.goto(`/product/${id}/dates`);
    await page.getByRole('button', { name: 'من اشترى' }).click();
    await page.getByRole('button', { name: 'حاضر' }).click();
    await expect(page.getByText(/حضر شخص واحد/)).toBeVisible();
    expect(await ask(other, `/entitlements/${entitlementId}/seat`)).toMatchObject({ attendance: 'present' });
  });
  expect([...problems(), ...inOther]).toEqual([]);
});
