import 'server-only';
import type Stripe from 'stripe';
import type { CardRefusal } from '@/lib/shared/card-refusals';

/**
 * Stripe's codes by what buyers are told (https://docs.stripe.com/declines/codes). All others are a plain `declined`,
 * such as `fraudulent`, `lost_card`, `stolen_card`, `pickup_card` and `do_not_honor`.
 */
const CODES: Readonly<Partial<Record<CardRefusal, readonly string[]>>> = {
  insufficient_funds: ['insufficient_funds'],
  expired_card: ['expired_card', 'invalid_expiry_month', 'invalid_expiry_year'],
  wrong_code: ['incorrect_cvc', 'invalid_cvc'],
  wrong_number: ['incorrect_number', 'invalid_number', 'invalid_account'],
  limit_exceeded: ['card_velocity_exceeded', 'withdrawal_count_limit_exceeded'],
  not_supported: [
    'card_not_supported',
    'currency_not_supported',
    'service_not_allowed',
    'transaction_not_allowed',
  ],
  authentication_failed: ['authentication_required', 'payment_intent_authentication_failure'],
  try_later: ['issuer_not_available', 'processing_error', 'reenter_transaction', 'try_again_later'],
};

const BY_CODE = new Map(Object.entries(CODES).flatMap(([why, codes]) => codes.map((code) => [code, why])));

type Problem = Pick<Stripe.PaymentIntent.LastPaymentError, 'code' | 'decline_code' | 'type'>;

/** Returns why a card was refused. An error of Stripe's own, not of the bank, is an outage. */
export function refusalOf(problem: Problem | null | undefined): CardRefusal {
  const why = BY_CODE.get(problem?.decline_code ?? '') ?? BY_CODE.get(problem?.code ?? '');
  if (why) return why as CardRefusal;
  return problem?.type === 'api_error' ? 'try_later' : 'declined';
}
