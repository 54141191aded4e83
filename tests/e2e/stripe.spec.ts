import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible';
import { bankSettings } from '../setup/bank-settings';
import { watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { copyStore } from '../setup/filled-store';
import { endApp, freePort, type LaunchedApp, startApp } from '../setup/launched-app';
import { checkoutOf, join, nameLike } from '../setup/money-steps';
import { SECRETS } from '../setup/stripe-events';
import { hostCheckout, reportSession } from '../setup/stripe-page';
import { type StripeServer, startStripe } from '../setup/stripe-server';

const PRODUCT = 'أساسيات TypeScript بالعربية الواضحة';

// Its own shop: when Stripe is on, buyers are offered it first.
let dataDir: string;
let app: LaunchedApp;
let stripe: StripeServer;

test.beforeAll(async () => {
  stripe = await startStripe();
  dataDir = copyStore();
  const PORT = await freePort();
  app = await startApp({
    ...{ DATA_DIR: dataDir, PORT, APP_URL: `http://127.0.0.1:${PORT}`, DEMO: '1', ...bankSettings },
    ...{ STRIPE_SECRET_KEY: 'sk_test_e2e', STRIPE_WEBHOOK_SECRET: SECRETS.current },
    ...{ STRIPE_API_HOST: '127.0.0.1', STRIPE_API_PORT: String(stripe.port), STRIPE_API_PROTOCOL: 'http' },
  });
});

test.afterAll(async () => {
  if (app) await endApp(app, 'SIGTERM');
  await stripe?.stop();
  if (dataDir) rmSync(dataDir, { recursive: true, force: true });
});

/** From the checkout to Stripe's page. @returns the session there */
async function toStripe(page: Page, button: string | RegExp): Promise<string> {
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL('https://checkout.stripe.com/**');
  await expect(page.getByRole('heading', { name: '$39.00' })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

test('an order paid by Stripe waits for Stripe’s signed event; a forged event changes nothing', async ({
  browser,
}) => {
  test.slow();
  const page = await (await browser.newContext({ baseURL: app.base })).newPage();
  const problems = watch(page);
  await hostCheckout(page, stripe);
  await join(page, nameLike('جود'));
  await page.goto(await checkoutOf(page, PRODUCT));

  await test.step('a card by Stripe is one of the payment methods', async () => {
    const ways = page.getByRole('radiogroup', { name: 'طريقة الدفع' });
    await expect(ways.getByRole('radio')).toHaveCount(2);
    await expect(async () => {
      await ways.getByRole('radio', { name: /^تحويل بنكي/ }).check({ timeout: 5_000 });
      await expect(page.getByRole('button', { name: /^اطلب وحوّل/ })).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await ways.getByRole('radio', { name: /^بطاقة أو محفظة/ }).check();
    await expectAccessible(page, 'a card by Stripe');
  });

  await test.step('after leaving without paying, the order waits and leads to the same page', async () => {
    const first = await toStripe(page, /^ادفع/);
    await page.getByRole('link', { name: 'Back' }).click();
    await page.waitForURL(/\/orders\//);
    await expect(page.getByRole('heading', { name: 'بقيت خطوة: الدفع' })).toBeVisible();
    await page.getByRole('link', { name: 'أكمل الدفع' }).click();
    await page.waitForURL(`https://checkout.stripe.com/c/pay/${first}`);
  });

  await test.step('after paying, the buyer comes back before Stripe’s event, and nothing is left to do', async () => {
    const session = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.getByRole('button', { name: 'Pay' }).click();
    await page.waitForURL(/\/orders\/[^/]+\?paid=/);
    await expect(page.getByRole('heading', { name: 'نؤكد دفعتك الآن' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'أكمل الدفع' })).toHaveCount(0);
    await expectAccessible(page, 'an order that Stripe is to confirm');

    const forged = await fetch(`${app.base}/api/webhooks/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
      body: JSON.stringify(stripe.kept.sessions.get(session)),
    });
    expect(forged.status).toBe(400);
    await expect(page.getByRole('heading', { name: 'نؤكد دفعتك الآن' })).toBeVisible();
    await reportSession(app.base, stripe, session);
    await reportSession(app.base, stripe, session);
    await expect(page.getByRole('heading', { name: 'تم الدفع، شكرًا لك' })).toBeVisible();
    await page.getByRole('link', { name: 'افتحه ونزّله' }).click();
    await expect(page.getByRole('heading', { level: 1, name: PRODUCT })).toBeVisible();
  });
  expect(problems).toEqual([]);
  await page.context().close();
});

test('when Stripe cannot be reached, the checkout says so; once it is back, the same button works', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ baseURL: app.base })).newPage();
  await hostCheckout(page, stripe);
  await join(page, nameLike('ميار'));
  await page.goto(await checkoutOf(page, PRODUCT));
  // The library tries three times by itself.
  stripe.trouble.push('reset', 'reset', 'reset');
  await page.getByRole('button', { name: /^ادفع/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await expectAccessible(page, 'Stripe out of reach');
  await toStripe(page, /^ادفع/);
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.waitForURL(/\/orders\//);
  await page.context().close();
});
