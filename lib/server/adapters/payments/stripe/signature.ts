import 'server-only';
import type Stripe from 'stripe';
import { env } from '@/lib/server/env';
import { AppError } from '@/lib/server/errors';
import { stripe } from './client';

export const SIGNATURE_HEADER = 'stripe-signature';
const TOLERANCE_SECONDS = 300;

/**
 * Checks a webhook over its raw bytes, with any of the secrets that are set: two while one replaces the other, and one
 * more for events of connected accounts, which have their own endpoint.
 * @throws AppError `bad_request` when none of them signed it, or the time differs by more than 5 minutes, either way
 */
export function verifyStripe(rawBody: string, header: string | null, now: Date): Stripe.Event {
  // The library only refuses times that are too old.
  const times = (header ?? '').match(/(?<=^|,)t=\d{1,12}(?=,)/g) ?? [];
  const seconds = Number(times[0]?.slice(2));
  const isFresh = times.length === 1 && Math.abs(now.getTime() / 1000 - seconds) <= TOLERANCE_SECONDS;
  if (!isFresh || !header) throw new AppError('bad_request');
  for (const secret of secrets()) {
    try {
      return stripe().webhooks.constructEvent(
        rawBody,
        header,
        secret,
        TOLERANCE_SECONDS,
        undefined,
        now.getTime(),
      );
    } catch {
      // the next secret
    }
  }
  throw new AppError('bad_request');
}

const secrets = () => (env().STRIPE_WEBHOOK_SECRET ?? '').split(',').filter(Boolean);
