import 'server-only';
import type Stripe from 'stripe';
import type { GatewayEvent } from '../port';
import { accountState } from './account';
import { fromStripeAmount } from './amounts';

/** An object, or only its id, as Stripe answers where nothing is expanded. */
export const idOf = (given: string | { id: string } | null | undefined): string | null =>
  typeof given === 'string' ? given : (given?.id ?? null);

type Told = Omit<GatewayEvent, 'id' | 'at'>;

/** What a Stripe event says in our words; `ignored` where it says nothing that moves money or an account. */
export function readStripeEvent(event: Stripe.Event): GatewayEvent {
  const told = toldBy(event) ?? ignored;
  return { id: event.id, at: new Date(event.created * 1000).toISOString(), ...told };
}

const ignored: Told = {
  type: 'ignored',
  gatewayRef: '',
  subjectRef: null,
  amount: 0,
  currency: '',
  failure: null,
};

function toldBy(event: Stripe.Event): Told | null {
  // Members' own accounts are only heard of as accounts. What is paid there is not paid to us, whatever it says of
  // itself.
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
    // A card that was refused (payment_intent.payment_failed) does not end a Checkout page: the buyer tries another.
    // And charge.refunded tells of a sum, of which each refund tells by itself.
    default:
      return null;
  }
}

/**
 * What has become of a Checkout session.
 * @param failure why its payment failed, where that is known
 * @returns null while the buyer is still to pay
 */
export function ofSession(session: Stripe.Checkout.Session, failure: string | null = null): Told | null {
  // Not `client_reference_id`: on a payment link of the same Stripe account, that is what the buyer says.
  const paymentId = session.metadata?.payment_id;
  const { amount, currency } = fromStripeAmount(session.amount_total ?? 0, session.currency ?? '');
  const alias = idOf(session.payment_intent) ?? undefined;
  const told = {
    gatewayRef: session.id,
    paymentId,
    alias,
    subjectRef: null,
    amount,
    currency,
    failure: null,
  };
  if (failure) return { ...told, type: 'payment.failed', failure };
  if (session.status === 'expired') return { ...told, type: 'payment.failed', failure: 'expired' };
  if (session.status !== 'complete') return null;
  const isPaid = session.payment_status === 'paid' || session.payment_status === 'no_payment_required';
  return { ...told, type: isPaid ? 'payment.succeeded' : 'payment.processing' };
}

function ofIntent(intent: Stripe.PaymentIntent): Told | null {
  // Others of the same Stripe account are no concern of ours.
  const paymentId = intent.metadata.payment_id;
  if (!paymentId) return null;
  const told = { gatewayRef: intent.id, alias: intent.id, paymentId, subjectRef: null, failure: null };
  if (intent.status === 'succeeded')
    return {
      ...told,
      type: 'payment.succeeded',
      ...fromStripeAmount(intent.amount_received, intent.currency),
    };
  const asked = fromStripeAmount(intent.amount, intent.currency);
  if (intent.status === 'processing') return { ...told, type: 'payment.processing', ...asked };
  if (intent.status === 'canceled') return { ...told, type: 'payment.failed', ...asked, failure: 'expired' };
  return null;
}

function ofRefund(refund: Stripe.Refund): Told | null {
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

// A bank's mere question (`warning_…`) takes no money; should it become a dispute, the withdrawal is told.
function ofDispute(dispute: Stripe.Dispute): Told | null {
  const gatewayRef = idOf(dispute.payment_intent);
  const type = DISPUTE_TYPES[dispute.status];
  if (!gatewayRef || !type) return null;
  return {
    type,
    gatewayRef,
    subjectRef: dispute.id,
    ...fromStripeAmount(dispute.amount, dispute.currency),
    failure: null,
  };
}

const DISPUTE_TYPES: Readonly<Record<string, GatewayEvent['type']>> = {
  needs_response: 'dispute.opened',
  under_review: 'dispute.opened',
  won: 'dispute.won',
  lost: 'dispute.lost',
};

function ofMember(event: Stripe.Event, account: string): Told | null {
  if (event.type === 'account.updated') return ofAccount(event.data.object);
  if (event.type !== 'payout.failed') return null;
  const { amount, currency, failure_code } = event.data.object;
  const told = fromStripeAmount(amount, currency);
  return { ...ignored, ...told, type: 'account.payout_failed', gatewayRef: account, failure: failure_code };
}

function ofAccount(account: Stripe.Account): Told {
  return { ...ignored, type: 'account.changed', gatewayRef: account.id, account: accountState(account) };
}

function ofReversal(transfer: Stripe.Transfer): Told | null {
  // Others of the same Stripe account are no concern of ours.
  const payoutId = transfer.metadata.payout_id;
  if (!payoutId) return null;
  const told = fromStripeAmount(transfer.amount_reversed, transfer.currency);
  return { ...ignored, ...told, type: 'transfer.reversed', gatewayRef: transfer.id, subjectRef: payoutId };
}
