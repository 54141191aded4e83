import 'server-only';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type Stripe from 'stripe';
import { env } from '@/lib/server/env';
import { AppError } from '@/lib/server/errors';

/**
 * The version that our requests and webhooks are written for. It is raised on purpose, together with the library and
 * its recorded answers.
 */
export const API_VERSION = '2026-10-28.endive';

const PATIENCE_MS = 15_000;
const RETRIES = 2;

let made: { for: string; client: Stripe } | undefined;

/**
 * The official client, made once for the present settings.
 * @throws AppError `unavailable` where Stripe is not set up
 */
export function stripe(): Stripe {
  const { STRIPE_SECRET_KEY, STRIPE_API_HOST, STRIPE_API_PORT, STRIPE_API_PROTOCOL } = env();
  if (!STRIPE_SECRET_KEY) throw new AppError('unavailable');
  const key = [STRIPE_SECRET_KEY, STRIPE_API_HOST, STRIPE_API_PORT, STRIPE_API_PROTOCOL].join(' ');
  if (made?.for !== key) {
    const client = new (load())(STRIPE_SECRET_KEY, {
      apiVersion: API_VERSION,
      host: STRIPE_API_HOST,
      port: STRIPE_API_PORT,
      protocol: STRIPE_API_PROTOCOL,
      timeout: PATIENCE_MS,
      maxNetworkRetries: RETRIES,
      telemetry: false,
      appInfo: { name: 'Qeema' },
    });
    made = { for: key, client };
  }
  return made.client;
}

// It is a megabyte of code, which an app without Stripe never loads.
const load = () => createRequire(join(process.cwd(), 'package.json'))('stripe') as typeof Stripe;

/** Returns whether Stripe's key is set. */
export const isStripeSetUp = (): boolean => Boolean(env().STRIPE_SECRET_KEY);
