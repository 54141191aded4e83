import 'server-only';
import type Stripe from 'stripe';
import type { AccountState, Restriction } from '../payout-port';

/** The state of a connected account: what Stripe lets us send to it, and what it sends on to its holder's bank. */
export function accountState(account: Stripe.Account): AccountState {
  const canBePaid = account.payouts_enabled && account.capabilities?.transfers === 'active';
  return {
    canBePaid,
    isComplete: account.details_submitted,
    restriction: canBePaid ? null : restrictionOf(account.requirements),
    currencies: currenciesOf(account),
  };
}

function restrictionOf(requirements: Stripe.Account['requirements']): Restriction {
  const reason = requirements?.disabled_reason ?? '';
  if (reason.startsWith('rejected.')) return 'refused';
  const isAsked = [...(requirements?.past_due ?? []), ...(requirements?.currently_due ?? [])].length > 0;
  return isAsked || reason === 'requirements.past_due' || reason.startsWith('action_required.')
    ? 'asked'
    : 'review';
}

// Without a linked bank account in the same currency, Stripe would change the money into another one, at a rate that
// nobody agreed to.
function currenciesOf({ default_currency, external_accounts }: Stripe.Account): string[] {
  const banks = external_accounts?.data ?? [];
  const codes = [default_currency, ...banks.map(({ currency }) => currency)];
  return [...new Set(codes.flatMap((code) => (code ? [code.toUpperCase()] : [])))].sort();
}
