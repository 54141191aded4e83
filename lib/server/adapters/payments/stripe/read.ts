import 'server-only';
import type Stripe from 'stripe';
import type { DisputeCause, GatewayEvent } from '../port';
import { accountState } from './account';
import { fromStripeAmount } from './amounts';
import { refusalOf } from './refusals';

/** An object, or only its id, as Stripe answers where nothing is expanded. */
export const idOf = (given: string | { id: string } | null | undefined): string | null =>
  typeof given === 'string' ? given : (given?.id ?? null);

type News = Omit<GatewayEvent, 'id' | 'at'>;

/** A Stripe event as one of ours; `ignored` where it moves no money and changes no account. */
export function readStripeEvent(event: Stripe.Event): GatewayEvent {
  const news = newsOf(event) ?? ignored;
  return { id: event.id, at: new Date(event.created * 1000).toISOString(), ...news };
}

const ignored: News = {
  type: 'ignored',
  gatewayRef: '',
  subjectRef: null,
  amount: 0,
  currency: '',
  failure: null,
};

function newsOf(event: Stripe.Event): News | null {
  // For members' own accounts only account events count. Payments to them are not payments to us, whatever the event
  // contains.
  if (event.account) return ofMember(event, event.account);
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return ofSession(
        event.data.object,
        event.type === 'checkout.session.async_payment_failed' ? 'declined' : null,
      );
    case 'payment_intent.succeeded':
    case 'payment_intent.processing':
    case 'payment_intent.canceled':
      return ofIntent(event.data.object);
    case 'payment_intent.payment_failed':
      return ofRefused(event.data.object);
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return ofRefund(event.data.object);
    case 'charge.dispute.created':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.closed':
      return ofDispute(event.data.object);
    case 'account.updated':
      return ofAccount(event.data.object);
    case 'transfer.reversed':
      return ofReversal(event.data.object);
    // charge.refunded reports a sum, while each refund also has its own event.
    default:
      return null;
  }
}

/**
 * The event of a Checkout session.
 * @param failure why its payment failed, where that is known
 * @returns null while the buyer still has to pay
 */
export function ofSession(session: Stripe.Checkout.Session, failure: string | null = null): News | null {
  // Not `client_reference_id`: on a payment link of the same Stripe account the buyer sets it.
  const paymentId = session.metadata?.payment_id;
  const { amount, currency } = fromStripeAmount(session.amount_total ?? 0, session.currency ?? '');
  const alias = idOf(session.payment_intent) ?? undefined;
  const news = {
    gatewayRef: session.id,
    paymentId,
    alias,
    subjectRef: null,
    amount,
    currency,
    failure: null,
  };
  if (failure) return { ...news, type: 'payment.failed', failure };
  if (session.status === 'expired') return { ...news, type: 'payment.failed', failure: 'expired' };
  if (session.status !== 'complete') return null;
  const isPaid = session.payment_status === 'paid' || session.payment_status === 'no_payment_required';
  return { ...news, type: isPaid ? 'payment.succeeded' : 'payment.processing' };
}

const objectOf = <T extends { id: string }>(given: string | T | null | undefined): T | null =>
  typeof given === 'object' ? (given ?? null) : null;

/**
 * What Stripe kept of a session's payment, in our minor units, from an answer that has the charge's balance transaction
 * in it. The fee is in the currency of our Stripe account, so it counts as a part of what came in there; rounded up.
 * @returns null while Stripe has not booked the payment
 */
export function costOfSession({ payment_intent, amount_total, currency }: Stripe.Checkout.Session) {
  const charge = objectOf(objectOf(payment_intent)?.latest_charge);
  const booked = objectOf(charge?.balance_transaction);
  if (!booked || booked.amount <= 0) return null;
  const { amount } = fromStripeAmount(amount_total ?? 0, currency ?? '');
  return Math.ceil((amount * booked.fee) / booked.amount);
}

function ofIntent(intent: Stripe.PaymentIntent): News | null {
  // Other payments of the same Stripe account do not concern us.
  const paymentId = intent.metadata.payment_id;
  if (!paymentId) return null;
  const news = { gatewayRef: intent.id, alias: intent.id, paymentId, subjectRef: null, failure: null };
  if (intent.status === 'succeeded')
    return {
      ...news,
      type: 'payment.succeeded',
      ...fromStripeAmount(intent.amount_received, intent.currency),
    };
  const asked = fromStripeAmount(intent.amount, intent.currency);
  if (intent.status === 'processing') return { ...news, type: 'payment.processing', ...asked };
  if (intent.status === 'canceled') return { ...news, type: 'payment.failed', ...asked, failure: 'expired' };
  return null;
}

/** A refused card does not end a Checkout page: the buyer tries another. */
function ofRefused({
  id,
  metadata,
  amount,
  currency,
  last_payment_error: problem,
}: Stripe.PaymentIntent): News | null {
  if (!metadata.payment_id) return null;
  return {
    type: 'payment.refused',
    gatewayRef: id,
    alias: id,
    paymentId: metadata.payment_id,
    subjectRef: null,
    ...fromStripeAmount(amount, currency),
    failure: refusalOf(problem),
    card: problem?.payment_method?.card?.fingerprint ?? undefined,
  };
}

function ofRefund(refund: Stripe.Refund): News | null {
  const gatewayRef = idOf(refund.payment_intent);
  const type = REFUND_TYPES[refund.status ?? ''];
  if (!gatewayRef || !type) return null;
  return {
    type,
    gatewayRef,
    paymentId: refund.metadata?.payment_id,
    subjectRef: refund.metadata?.refund_id ?? refund.id,
    ...fromStripeAmount(refund.amount, refund.currency),
    failure: type === 'refund.failed' ? (refund.failure_reason ?? 'declined') : null,
  };
}

const REFUND_TYPES: Readonly<Record<string, 'refund.succeeded' | 'refund.failed'>> = {
  succeeded: 'refund.succeeded',
  failed: 'refund.failed',
  canceled: 'refund.failed',
};

// A bank's question (`warning_…`) takes no money; if it becomes a dispute, the withdrawal has its own event.
function ofDispute(dispute: Stripe.Dispute): News | null {
  const gatewayRef = idOf(dispute.payment_intent);
  const type = DISPUTE_TYPES[dispute.status];
  if (!gatewayRef || !type) return null;
  return {
    type,
    gatewayRef,
    subjectRef: dispute.id,
    ...fromStripeAmount(dispute.amount, dispute.currency),
    failure: null,
    cause: CAUSES[dispute.reason] ?? 'general',
    ...answerByOf(dispute),
    ...(type === 'dispute.lost' && { cost: feesOf(dispute) }),
  };
}

/** Until when Stripe takes evidence; seconds since 1970, and null where the bank takes none. */
function answerByOf({ evidence_details }: Stripe.Dispute): { answerBy?: string } {
  const due = evidence_details?.due_by;
  return due ? { answerBy: new Date(due * 1000).toISOString() } : {};
}

/** Stripe's reasons; every other one is `general`. */
const CAUSES: Readonly<Record<string, DisputeCause>> = {
  fraudulent: 'fraudulent',
  unrecognized: 'unrecognized',
  duplicate: 'duplicate',
  product_not_received: 'not_received',
  product_unacceptable: 'not_as_described',
  credit_not_processed: 'not_refunded',
  subscription_canceled: 'cancelled',
};

/** What Stripe takes for a dispute itself, in our minor units; not known where it is in another currency. */
function feesOf({ balance_transactions, currency }: Stripe.Dispute): number | undefined {
  const booked = balance_transactions ?? [];
  if (booked.length === 0 || booked.some((one) => one.currency !== currency)) return undefined;
  const fees = booked.reduce((sum, { fee }) => sum + fee, 0);
  return fromStripeAmount(fees, currency).amount;
}

const DISPUTE_TYPES: Readonly<Record<string, GatewayEvent['type']>> = {
  needs_response: 'dispute.opened',
  under_review: 'dispute.opened',
  won: 'dispute.won',
  lost: 'dispute.lost',
};

function ofMember(event: Stripe.Event, account: string): News | null {
  if (event.type === 'account.updated') return ofAccount(event.data.object);
  if (event.type !== 'payout.failed') return null;
  const { amount, currency, failure_code } = event.data.object;
  const news = fromStripeAmount(amount, currency);
  return { ...ignored, ...news, type: 'account.payout_failed', gatewayRef: account, failure: failure_code };
}

function ofAccount(account: Stripe.Account): News {
  return { ...ignored, type: 'account.changed', gatewayRef: account.id, account: accountState(account) };
}

function ofReversal(transfer: Stripe.Transfer): News | null {
  // Other transfers of the same Stripe account do not concern us.
  const payoutId = transfer.metadata.payout_id;
  if (!payoutId) return null;
  const news = fromStripeAmount(transfer.amount_reversed, transfer.currency);
  return { ...ignored, ...news, type: 'transfer.reversed', gatewayRef: transfer.id, subjectRef: payoutId };
}
