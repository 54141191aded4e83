import Stripe from 'stripe';
import { POST as WEBHOOK } from '@/app/api/webhooks/[gateway]/route';
import { env } from '@/lib/server/env';
import { newId } from '@/lib/server/ids';
import { startStripe } from './stripe-server';

export const SECRETS = { old: 'whsec_old_secret', current: 'whsec_current_secret' } as const;

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

type EventType = Stripe.Event['type'];
type ObjectOf<T extends EventType> = Extract<Stripe.Event, { type: T }>['data']['object'];

/** An event as Stripe writes it; of its object, what a test says. */
export function stripeEvent<T extends EventType>(type: T, object: Partial<ObjectOf<T>>): string {
  return JSON.stringify({
    id: `evt_${newId()}`,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: Math.floor(Date.now() / 1000),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  });
}

const signer = new Stripe('sk_test_signer');

/** The header by which Stripe signs a body at a time. */
export const stripeSignature = (payload: string, at = new Date(), secret: string = SECRETS.current) =>
  signer.webhooks.generateTestHeaderString({ payload, secret, timestamp: at.getTime() / 1000 });

/** Posts raw bytes to the webhook, signed unless a header is given; null sends none. */
export function postStripe(body: string, header?: string | null): Promise<Response> {
  const signature = header === undefined ? stripeSignature(body) : header;
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (signature !== null) headers['stripe-signature'] = signature;
  const request = new Request('http://localhost:3000/api/webhooks/stripe', { method: 'POST', headers, body });
  return WEBHOOK(request, { params: Promise.resolve({ gateway: 'stripe' }) });
}
