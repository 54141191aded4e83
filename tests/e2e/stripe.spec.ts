import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible';
import { bankSettings } from '../setup/bank-settings';
import { joinAs, uniqueName, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { copyStore } from '../setup/filled-store';
import { endApp, freePort, type LaunchedApp, startApp } from '../setup/launched-app';
import { checkoutOf } from '../setup/money-steps';
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
    DATA_DIR: dataDir,
    PORT,
    APP_URL: `http://127.0.0.1:${PORT}`,
    DEMO: '1',
    ...bankSettings,
    STRIPE_SECRET_KEY: 'sk_test_e2e',
    STRIPE_WEBHOOK_SECRET: SECRETS.current,
    STRIPE_API_HOST: '127.0.0.1',
    STRIPE_API_PORT: String(stripe.port),
    STRIPE_API_PROTOCOL: 'http',
  });
});

test.afterAll(async () => {
  if (app) await endApp(app, 'SIGTERM');
  await stripe?.stop();
  if (dataDir) rmSync(dataDir, { recursive: true, force: true });
});

/** Waits for Stripe's page. @returns the session there */
async function sessionOf(page: Page): Promise<string> {
  await page.waitForURL('https://checkout.stripe.com/**');
  await expect(page.getByRole('heading', { name: '$39.00' })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

test('an order goes to Stripe once Stripe can be reached, and waits for Stripe’s signed event', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ baseURL: app.base })).newPage();
  const problems = watch(page);
  await hostCheckout(page, stripe);
  await joinAs(page, { name: uniqueName('جود') });
  const pay = page.getByRole('button', { name: /^ادفع/ });

  await test.step('while Stripe cannot be reached, the checkout says so', async () => {
    await page.goto(await checkoutOf(page, PRODUCT));
    const ways = page.getByRole('radiogroup', { name: 'طريقة الدفع' });
    await expect(ways.getByRole('radio')).toHaveCount(2);
    await expect(ways.getByRole('radio', { name: /^بطاقة أو محفظة/ })).toBeChecked();
    await expectAccessible(page, 'a card by Stripe');
    // The library tries three times by itself.
    stripe.trouble.push('reset', 'reset', 'reset');
    await pay.click();
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
    await expectAccessible(page, 'Stripe out of reach');
  });

  const session =
    await test.step('an order that was left without paying leads to the same page', async () => {
      await pay.click();
      const first = await sessionOf(page);
      await page.getByRole('link', { name: 'Back' }).click();
      await page.waitForURL(/\/orders\//);
      await expect(page.getByRole('heading', { name: 'بقيت خطوة: الدفع' })).toBeVisible();
      await page.getByRole('link', { name: 'أكمل الدفع' }).click();
      expect(await sessionOf(page)).toBe(first);
      return first;
    });

  await test.step('after paying, the order waits for the event, and then shows by itself that it is paid', async () => {
    await page.getByRole('button', { name: 'Pay' }).click();
    await page.waitForURL(/\/orders\/[^/]+\?paid=/);
    await expect(page.getByRole('heading', { name: 'نؤكد دفعتك الآن' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'أكمل الدفع' })).toHaveCount(0);
    await expectAccessible(page, 'an order that Stripe is to confirm');
    await reportSession(app.base, stripe, session);
    await expect(page.getByRole('heading', { name: 'تم الدفع، شكرًا لك' })).toBeVisible();
    await page.getByRole('link', { name: 'افتحه ونزّله' }).click();
    await expect(page.getByRole('heading', { level: 1, name: PRODUCT })).toBeVisible();
  });
  expect(problems).toEqual([]);
});
