import 'server-only';
import type Stripe from 'stripe';
import type { PayoutGateway } from '../payout-port';
import { toStripeAmount } from './amounts';
import { stripe } from './client';

/** What is asked of Stripe for a member's account: Stripe collects and keeps what it must know of its holder. */
export function accountParams(member: { userId: string }): Stripe.AccountCreateParams {
  return {
    controller: {
      fees: { payer: 'application' },
      losses: { payments: 'application' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'express' },
    },
    capabilities: { transfers: { requested: true } },
    metadata: { user_id: member.userId },
  };
}

/** What is asked of Stripe for a payout. */
export function transferParams(payout: {
  payoutId: string;
  accountRef: string;
  amount: number;
  currency: string;
}): Stripe.TransferCreateParams {
  return {
    amount: toStripeAmount(payout.amount, payout.currency),
    currency: payout.currency.toLowerCase(),
    destination: payout.accountRef,
    // Also how a transfer is found again when its idempotency key is long forgotten.
    transfer_group: `payout:${payout.payoutId}`,
    metadata: { payout_id: payout.payoutId },
  };
}

/** Payouts by Stripe Connect: accounts of members' own, filled by transfers from the platform's balance. */
export const stripePayouts: PayoutGateway = {
  name: 'stripe',

  async createAccount(member) {
    const account = await stripe().accounts.create(accountParams(member), {
      idempotencyKey: `account:${member.userId}`,
    });
    return account.id;
  },

  async createLink({ accountRef, returnUrl, refreshUrl }) {
    const link = await stripe().accountLinks.create({
      account: accountRef,
      type: 'account_onboarding',
      return_url: returnUrl,
      refresh_url: refreshUrl,
    });
    return link.url;
  },

  async ask(accountRef) {
    const account = await stripe().accounts.retrieve(accountRef);
    return { canBePaid: account.payouts_enabled, isComplete: account.details_submitted };
  },

  async transfer(payout) {
    const params = transferParams(payout);
    const { data } = await stripe().transfers.list({ transfer_group: params.transfer_group, limit: 1 });
    const known = data[0];
    if (known) return { status: 'succeeded', transferRef: known.id, failure: null };
    try {
      const made = await stripe().transfers.create(params, { idempotencyKey: `payout:${payout.payoutId}` });
      return { status: 'succeeded', transferRef: made.id, failure: null };
    } catch (error) {
      if (error instanceof stripe().errors.StripeInvalidRequestError)
        return { status: 'failed', transferRef: null, failure: error.code ?? 'refused' };
      throw error;
    }
  },
};
