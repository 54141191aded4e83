import type { Page } from '@playwright/test';
import type { CreatorStats } from '@/lib/contract/creator-stats';
import { kindNameOf } from '@/lib/contract/kinds/types';
import { toLatinDigits } from '@/lib/shared/arabic';
import { ask, joinAs, signIn, unique } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { DEMO } from '../setup/demo-accounts';
import { buyNow } from '../setup/purchase';
import { settled } from '../setup/settled-requests';
import { until } from '../setup/waits';

/** Robots are not counted, and a test's browser says that it is one. */
const BROWSER =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

const statsOf = (creator: Page): Promise<CreatorStats> => ask(creator, '/creator/stats?range=7d');

/** A figure on the dashboard. */
async function shown(creator: Page, name: RegExp): Promise<number> {
  const text = await creator.getByRole('button', { name }).locator('bdi').first().innerText();
  return Number(toLatinDigits(text).replace(/[^\d.]/g, ''));
}

test('a guest comes from another site, becomes a member and buys; the creator sees the view and the sale', async ({
  browser,
}) => {
  const creator = await (await browser.newContext({ locale: 'ar' })).newPage();
  await signIn(creator, DEMO.creator);
  const before = await statsOf(creator);
  const { _id } = await ask(creator, '/users/me');
  const { data: products } = await ask(creator, `/product/user-product/${_id}`);
  const product = products.find(
    // Of others one may have to choose a time or a seat first.
    ({ status, type, price }: { status: string; type: string; price: { amount: number } }) =>
      status === 'published' && kindNameOf(type) === 'files' && price.amount > 0,
  );
  const path = `/products/${product._id}/${encodeURIComponent(product.slug)}`;
  const host = `${unique('magazine').replace('_', '-')}.example.org`;
  const context = await browser.newContext({ locale: 'ar', userAgent: BROWSER });
  const page = await context.newPage();

  await test.step('a guest opens the product from a link on another site; only the site’s name is reported', async () => {
    const reported = page.waitForRequest((request) => request.url().includes('/analytics/views'));
    await page.goto(path, { referer: `http://${host}/article?secret=1` });
    const request = await reported;
    expect(request.postDataJSON()).toEqual({ productId: product._id, host });
    expect((await request.response())?.status()).toBe(200);
  });

  await joinAs(page);
  await buyNow(page, product._id);

  await test.step('the creator sees the view, the sale, the earnings and the conversion', async () => {
    await creator.goto('/creator/dashboard');
    const figures = creator.getByRole('region', { name: 'أرقامك' });
    await figures.getByRole('button', { name: '7 أيام' }).click();
    await expect(figures.getByRole('button', { name: '7 أيام' })).toHaveAttribute('aria-pressed', 'true');
    for (const [name, least] of [
      [/^المشاهدات/, before.views.now + 1],
      [/^المشترون/, before.buyers.now + 1],
      [/^الدخل/, (before.income[0]?.now.amount ?? 0) / 100 + 1],
      [/^نسبة الشراء/, 0.01],
    ] as const) {
      await until(
        () => shown(creator, name),
        (figure) => figure >= least,
      );
    }
    await expect(creator.getByRole('region', { name: 'من أين يأتي زوّارك' })).toContainText(host);
    const row = creator
      .getByRole('region', { name: 'أفضل منتجاتك' })
      .getByRole('listitem')
      .filter({ hasText: product.title });
    await expect(row.getByText(/^\$\d/)).toBeVisible();
  });

  await test.step('the creator’s own view is not counted', async () => {
    const reported: string[] = [];
    creator.on('request', (request) => reported.push(new URL(request.url()).pathname));
    await creator.goto(path);
    await expect(creator.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
    await settled(creator);
    expect(reported).not.toContain('/api/analytics/views');
  });
});

test('a creator shows the figures as a table by keyboard and saves them as a file', async ({ page }) => {
  await signIn(page, DEMO.creator, '/creator/dashboard');
  const figures = page.getByRole('region', { name: 'أرقامك' }).first();
  await expect(figures.locator('svg[class*=Charts]').first()).toBeAttached();
  await figures.getByRole('button', { name: /^المشاهدات/ }).focus();
  await page.keyboard.press('Enter');
  await expect(figures.getByRole('button', { name: /^المشاهدات/ })).toHaveAttribute('aria-pressed', 'true');
  await figures.getByRole('button', { name: 'اعرضها جدولًا' }).focus();
  await page.keyboard.press('Enter');
  await expect(figures.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await figures.getByRole('button', { name: 'نزّل CSV' }).click();
  const started = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'المنتجات' }).click();
  expect((await started).suggestedFilename()).toBe('qeema-products-30d.csv');
});
