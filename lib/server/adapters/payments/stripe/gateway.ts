import 'server-only';
import type Stripe from 'stripe';
import { env } from '@/lib/server/env';
import { AppError } from '@/lib/server/errors';
import { paths } from '@/lib/shared/paths';
import { HOUR } from '@/lib/shared/time';
import type { GatewayEvent, PaymentGateway, RefundAnswer } from '../port';
import { toStripeAmount } from './amounts';
import { stripe } from './client';
import { costOfSession, idOf, ofSession, readStripeEvent } from './read';
import { SIGNATURE_HEADER, verifyStripe } from './signature';

type Opening = Parameters<PaymentGateway['open']>[0];

// Stripe accepts no less than 30 minutes after it makes the page, and it may be asked for the page up to 30 minutes
// late.
const PAGE_LIFE_MS = HOUR;

/** The request to Stripe for a payment: its own page, with one line that has the order's number. */
export function sessionParams(payment: Opening): Stripe.Checkout.SessionCreateParams {
  const back = (paid?: string) => new URL(paths.order(payment.orderId, paid), env().APP_URL).href;
  // Both ids come back with every event about their object.
  const metadata = { payment_id: payment.paymentId, order_id: payment.orderId };
  return {
    mode: 'payment',
    // The amount reported must be the one asked for, in the same currency; a Stripe account may localise prices by
    // itself.
    adaptive_pricing: { enabled: false },
    client_reference_id: payment.paymentId,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: payment.currency.toLowerCase(),
          unit_amount: toStripeAmount(payment.amount, payment.currency),
          product_data: { name: payment.description },
        },
      },
    ],
    metadata,
    payment_method_options: { card: { request_three_d_secure: payment.asksProof ? 'any' : 'automatic' } },
    expires_at: Math.floor((payment.at.getTime() + PAGE_LIFE_MS) / 1000),
    payment_intent_data: { description: payment.description, metadata },
    success_url: back(payment.paymentId),
    cancel_url: back(),
  };
}

/** Stripe, with the page that it hosts itself (Checkout). Card data never reaches us. */
export const stripeGateway: PaymentGateway = {
  name: 'stripe',
  cards: 'there',
  // Its usual price for cards; what it really kept is asked for later.
  rate: { bps: 290, fixed: 30 },

  async open(payment) {
    const session = await stripe().checkout.sessions.create(sessionParams(payment), {
      idempotencyKey: `payment:${payment.paymentId}`,
    });
    if (!session.url) throw new Error(`Stripe gave no page for ${session.id}`);
    return { gatewayRef: session.id, pageUrl: session.url };
  },

  async costOf(gatewayRef) {
    const expand = ['payment_intent.latest_charge.balance_transaction'];
    return costOfSession(await stripe().checkout.sessions.retrieve(gatewayRef, { expand }));
  },

  async close(gatewayRef) {
    try {
      await stripe().checkout.sessions.expire(gatewayRef);
    } catch (error) {
      // Paid or over already: there is nothing left to close.
      if (!(error instanceof stripe().errors.StripeInvalidRequestError)) throw error;
    }
  },

  verify: (rawBody, headers, now) =>
    readStripeEvent(verifyStripe(rawBody, headers.get(SIGNATURE_HEADER), now)),

  read(rawBody) {
    try {
      return readStripeEvent(JSON.parse(rawBody));
    } catch (error) {
      throw new AppError('bad_request', { cause: error });
    }
  },

  async ask(gatewayRef) {
    const session = await stripe().checkout.sessions.retrieve(gatewayRef, { expand: ['payment_intent'] });
    const event = ofSession(session, hasFailed(session) ? 'declined' : null);
    return event && ({ id: `ask_${session.id}`, at: null, ...event } satisfies GatewayEvent);
  },

  async refund({ gatewayRef, refundId, amount, currency }) {
    const paymentIntent = await intentOf(gatewayRef);
    // Stripe forgets an idempotency key after about a day, but never its list of refunds.
    for await (const known of stripe().refunds.list({ payment_intent: paymentIntent, limit: 100 })) {
      if (known.metadata?.refund_id === refundId) return answerOf(known);
    }
    return refundOnce(refundParams({ paymentIntent, refundId, amount, currency }), `refund:${refundId}`);
  },
};

// A slow way to pay (a bank debit) has failed: the page is complete, its payment is not.
function hasFailed({ status, payment_status, payment_intent }: Stripe.Checkout.Session): boolean {
  const intent = typeof payment_intent === 'object' ? payment_intent : null;
  const isOver = intent?.status === 'requires_payment_method' || intent?.status === 'canceled';
  return status === 'complete' && payment_status === 'unpaid' && isOver;
}

async function intentOf(gatewayRef: string): Promise<string> {
  const session = await stripe().checkout.sessions.retrieve(gatewayRef);
  const intent = idOf(session.payment_intent);
  if (!intent) throw new Error(`nothing was paid by ${gatewayRef}`);
  return intent;
}

/** The request to Stripe for a refund. */
export function refundParams(refund: {
  paymentIntent: string;
  refundId: string;
  amount: number;
  currency: string;
}): Stripe.RefundCreateParams {
  return {
    payment_intent: refund.paymentIntent,
    amount: toStripeAmount(refund.amount, refund.currency),
    metadata: { refund_id: refund.refundId },
  };
}

async function refundOnce(params: Stripe.RefundCreateParams, key: string): Promise<RefundAnswer> {
  try {
    return answerOf(await stripe().refunds.create(params, { idempotencyKey: key }));
  } catch (error) {
    // Refused for good, for example because the charge was disputed or given back: asking again would change nothing.
    if (error instanceof stripe().errors.StripeInvalidRequestError)
      return { status: 'failed', failure: error.code ?? 'refused' };
    throw error;
  }
}

function answerOf({ status, failure_reason }: Stripe.Refund): RefundAnswer {
  if (status === 'succeeded') return { status, failure: null };
  if (status === 'failed' || status === 'canceled')
    return { status: 'failed', failure: failure_reason ?? status };
  return { status: 'pending', failure: null };
}
