import { startStripe } from '@/tests/setup/stripe-server';

/** Stripe's API on this machine, which every process that is started from now on is set up to ask. */
export async function startProvider() {
  const stripe = await startStripe();
  Object.assign(process.env, {
    ...{
      STRIPE_SECRET_KEY: 'sk_test_key',
      STRIPE_WEBHOOK_SECRET: 'whsec_test',
      STRIPE_API_HOST: '127.0.0.1',
    },
    // Buyers pay in the sandbox; of Stripe there is only what pays creators.
    PAYMENT_GATEWAYS: 'sandbox',
    ...{ STRIPE_API_PORT: String(stripe.port), STRIPE_API_PROTOCOL: 'http' },
  });
  return stripe;
}
