import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { clock } from '@/lib/server/clock';

/** Secrets of the webhook endpoint: the one that signs, and the one that it replaces. */
export const SECRETS = { old: 'whsec_old_secret', current: 'whsec_current_secret' } as const;

type EventType = Stripe.Event['type'];
type ObjectOf<T extends EventType> = Extract<Stripe.Event, { type: T }>['data']['object'];

/** An event as Stripe writes it; the test sets the fields of its object. */
export function stripeEvent<T extends EventType>(type: T, object: Partial<ObjectOf<T>>): string {
  return JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: Math.floor(clock.now().getTime() / 1000),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  });
}

const signer = new Stripe('sk_test_signer');

/** The header that Stripe signs a body with, at a time. */
export const stripeSignature = (payload: string, at = clock.now(), secret: string = SECRETS.current) =>
  signer.webhooks.generateTestHeaderString({ payload, secret, timestamp: at.getTime() / 1000 });

/** An event as Stripe writes it about a member's own account there. */
export const ofMember = (account: string, event: string): string =>
  JSON.stringify({ ...JSON.parse(event), account });
