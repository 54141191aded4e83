import { expect, type Page } from '@playwright/test';
import { stripeEvent, stripeSignature } from './stripe-events';
import type { StripeServer } from './stripe-server';

/** The session that the shop asked Stripe for. */
interface Asked {
  client_reference_id: string;
  success_url: string;
  cancel_url: string;
}

/** Stripe's own page in a buyer's browser, at its own address; the test reports a payment there to the shop. */
export async function hostCheckout(page: Page, stripe: StripeServer): Promise<void> {
  await page.route('https://checkout.stripe.com/**', async (route) => {
    const url = new URL(route.request().url());
    const id = url.pathname.split('/').at(-1) ?? '';
    const session = stripe.kept.sessions.get(id);
    const asked = stripe.requests
      .map(({ params }) => params as Asked)
      .find((params) => params.client_reference_id === session?.client_reference_id);
    if (!session || !asked) return route.fulfill({ status: 404 });
    const isPaid = url.searchParams.has('pay');
    if (isPaid) stripe.pay(id);
    const body = isPaid ? leaving(asked.success_url) : form(session.amount_total ?? 0, asked.cancel_url);
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
  });
}

const form = (amount: number, back: string) => `<!doctype html><html lang="en"><title>Stripe Checkout</title>
  <main><h1>$${(amount / 100).toFixed(2)}</h1><a href="${back}">Back</a>
  <form><input name="pay" value="1" type="hidden"><button>Pay</button></form></main></html>`;

const leaving = (to: string) =>
  `<!doctype html><html lang="en"><title>Paid</title><script>location.replace(${JSON.stringify(to)})</script></html>`;

/** Stripe reports to the shop that a session is complete, with a signature over the bytes. */
export async function reportSession(base: string, stripe: StripeServer, id: string): Promise<void> {
  const body = stripeEvent('checkout.session.completed', stripe.kept.sessions.get(id) ?? {});
  const answer = await fetch(`${base}/api/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': stripeSignature(body) },
    body,
  });
  expect(answer.status).toBe(200);
}
