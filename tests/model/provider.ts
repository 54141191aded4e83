import { startStripe } from '@/tests/setup/stripe-server';

/** Plays Stripe's API on this machine, for all processes that are started from now on. */
export async function startProvider() {
  const stripe = await startStripe();
  Object.assign(process.env, {
    STRIPE_SECRET_KEY: 'sk_test_key',
    STRIPE_WEBHOOK_SECRET: 'whsec_test',
    STRIPE_API_HOST: '127.0.0.1',
    // Buyers pay in the sandbox; of Stripe only the payouts are used.
    PAYMENT_GATEWAYS: 'sandbox',
    STRIPE_API_PORT: String(stripe.port),
    STRIPE_API_PROTOCOL: 'http',
  });
  return stripe;
}
