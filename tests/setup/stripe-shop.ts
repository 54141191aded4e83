import { POST as WEBHOOK } from '@/app/api/webhooks/[gateway]/route';
import { env } from '@/lib/server/env';
import { SECRETS, stripeSignature } from './stripe-events';
import { startStripe } from './stripe-server';

/** The shop with Stripe switched on beside the sandbox, and the server that plays Stripe. */
export async function shopWithStripe() {
  const stripe = await startStripe();
  Object.assign(env(), {
    PAYMENT_GATEWAYS: ['stripe', 'sandbox'],
    STRIPE_SECRET_KEY: 'sk_test_key',
    STRIPE_WEBHOOK_SECRET: `${SECRETS.current},${SECRETS.old}`,
    STRIPE_API_HOST: '127.0.0.1',
    STRIPE_API_PORT: stripe.port,
    STRIPE_API_PROTOCOL: 'http',
  });
  return stripe;
}

/** Posts raw bytes to the webhook, signed unless a header is given; null sends none. */
export function postStripe(body: string, header?: string | null): Promise<Response> {
  const signature = header === undefined ? stripeSignature(body) : header;
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (signature !== null) headers['stripe-signature'] = signature;
  const request = new Request('http://localhost:3000/api/webhooks/stripe', { method: 'POST', headers, body });
  return WEBHOOK(request, { params: Promise.resolve({ gateway: 'stripe' }) });
}
