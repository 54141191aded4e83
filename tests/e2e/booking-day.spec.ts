import type { Page } from '@playwright/test';
import { HOUR, MINUTE } from '@/lib/shared/time';
import { slotsIn } from '../../lib/shared/slot-days';
import { inStore } from '../setup/app-store';
import { ask, joinAs, signIn, tokenOf, untilAlive, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';

const LINK = 'https://meet.example/qeema-day';

/** A creator of the demo that nobody books: so a booking of theirs can be moved to any time. */
const HOST = { email: 'youssef@demo.qeema.example' };

/** A free hour of that creator, on the market. @returns the product's id */
async function offer(page: Page, title: string, seats = 1): Promise<string> {
  await signIn(page, HOST);
  const { ramadan: _, ...hours } = await ask(page, '/booking-hours');
  await ask(page, '/booking-hours', { method: 'PUT', data: hours });
  const content = {
    kind: 'bookings',
    lengths: [{ minutes: 60, price: { amount: 0, currency: 'USD' } }],
    place: 'link',
    placeText: LINK,
    seats,
    questions: [],
    rules: { freeUntilHours: 24, halfUntilHours: 0 },
  };
  const data = { type: 'tutoring', title, content };
  const { _id } = await ask(page, '/product', { method: 'POST', data });
  // What publishing asks for besides is the matter of other tests.
  await inStore(`update products set status = 'published', published_at = now() where id = $1`, [_id]);
  return _id;
}

/** The first time of the next month, by the clock of Riyadh as on the page: at night it is another month in UTC. */
async function firstTime(page: Page, id: string): Promise<string> {
  const now = new Date(Date.now() + 3 * HOUR);
  const name = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 7);
  const month = await ask(page, `/products/${id}/slots?month=${name}&timeZone=Asia/Riyadh&minutes=60`);
  return slotsIn(month)[0]?.startsAt ?? '';
}

const RIYADH = { timeZone: 'Asia/Riyadh' } as const;

/** Books a free time, as the page does. */
async function book(page: Page, id: string, startsAt: string): Promise<void> {
  const wanted = { startsAt, minutes: 60, timeZone: 'Asia/Riyadh' };
  await ask(page, `/products/${id}/hold`, { method: 'POST', data: wanted });
  const authorization = `Bearer ${await tokenOf(page)}`;
  const answer = await page.request.post('/api/orders', {
    headers: { authorization, version: '2', 'idempotency-key': crypto.randomUUID() },
    data: { productId: id, expectedTotal: { amount: 0, currency: 'USD' } },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** Moves a booked time, so that it begins so many minutes from now. */
const beginsIn = (id: string, minutes: number) =>
  inStore(
    `update booking_slots set starts_at = $2, ends_at = $3, occupied = tstzrange($2, $3) where product_id = $1`,
    [
      id,
      new Date(Date.now() + minutes * MINUTE).toISOString(),
      new Date(Date.now() + minutes * MINUTE + HOUR).toISOString(),
    ],
  );

test('a buyer joins from ten minutes before, and rates it when it is over', async ({ page, browser }) => {
  const id = await offer(page, `جلسة ليومها ${Date.now() % 100_000}`);
  const buyer = await (await browser.newContext({ timezoneId: 'Asia/Riyadh' })).newPage();
  const problems = watch(buyer);
  await joinAs(buyer);
  await book(buyer, id, await firstTime(buyer, id));
  const { entitlementId } = await ask(buyer, `/product/${id}`);

  await beginsIn(id, 12);
  await buyer.goto(`/library/${entitlementId}`);
  await expect(buyer.getByText('يظهر رابط الدخول هنا قبل الموعد بعشر دقائق.')).toBeVisible();
  expect(await buyer.content()).not.toContain(LINK);

  await beginsIn(id, 9);
  await buyer.reload();
  const join = buyer.getByRole('link', { name: 'انضم إلى اللقاء' });
  await expect(join).toHaveAttribute('href', LINK);
  await expect(join).toHaveAttribute('target', '_blank');

  await beginsIn(id, -61);
  await buyer.reload();
  await expect(buyer.getByText('انتهى هذا الموعد.')).toBeVisible();
  expect(await buyer.content()).not.toContain(LINK);
  await buyer.goto(`/products/${id}`);
  const ratings = buyer.getByRole('region', { name: 'التقييمات' });
  await untilAlive(ratings.getByRole('button', { name: 'انشر التقييم' }));
  await ratings.getByRole('radio', { name: '5 نجوم' }).check({ force: true });
  await ratings.getByLabel('رأيك').fill('ساعة أغنتني عن أيام');
  await ratings.getByRole('button', { name: 'انشر التقييم' }).click();
  await expect(ratings.getByRole('listitem').filter({ hasText: 'ساعة أغنتني عن أيام' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('a group fills: two buyers take its last seats, and who comes third reads that it is full', async ({
  page,
  browser,
}) => {
  const id = await offer(page, `حلقة لثلاثة ${Date.now() % 100_000}`, 3);
  const [second, third] = await Promise.all(
    ['Asia/Riyadh', 'Asia/Kuwait'].map(async (timezoneId) => {
      const buyer = await (await browser.newContext({ timezoneId })).newPage();
      await joinAs(buyer);
      return buyer;
    }),
  );
  if (!second || !third) throw new Error('no pages');
  const first = await (await browser.newContext()).newPage();
  await joinAs(first);
  const startsAt = await firstTime(first, id);
  await book(first, id, startsAt);
  const month = new Intl.DateTimeFormat('ar-u-nu-latn', { ...RIYADH, month: 'long', year: 'numeric' });

  const open = async (buyer: Page) => {
    await buyer.goto(`/products/${id}`);
    await untilAlive(buyer.getByRole('button', { name: 'اختر موعدًا' }).first());
    await buyer.getByRole('button', { name: 'اختر موعدًا' }).filter({ visible: true }).first().click();
    const dialog = buyer.getByRole('dialog', { name: 'اختر موعدك' });
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    // On the last day of a month the calendar begins with the next one.
    const shown = dialog.getByText(month.format(new Date(startsAt)), { exact: true });
    if (!(await shown.isVisible())) await dialog.getByRole('button', { name: 'الشهر التالي' }).click();
    await expect(shown).toBeVisible();
    await dialog.getByRole('listitem').first().getByRole('button').click();
    return dialog;
  };
  const dialog = await open(second);
  await expect(dialog.getByText(/بقي مقعدان/)).toBeVisible();
  await dialog.getByRole('button', { name: 'احجز الموعد' }).click();
  await second.waitForURL(/\/checkout/);
  const late = await open(third);
  // The last seat goes while the third looks at it.
  const fourth = await (await browser.newContext()).newPage();
  await joinAs(fourth);
  await book(fourth, id, await firstTime(fourth, id));
  await late.getByRole('button', { name: 'احجز الموعد' }).click();
  await expect(late.getByRole('alert')).toContainText('سبقك غيرك إلى هذا الموعد');
  await expect(late.getByRole('alert').getByRole('button').first()).toBeVisible();
});
