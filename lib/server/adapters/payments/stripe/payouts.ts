import 'server-only';
import type Stripe from 'stripe';
import type { PayoutAnswer, PayoutGateway, Transferred } from '../payout-port';
import { accountState } from './account';
import { fromStripeAmount, toStripeAmount } from './amounts';
import { stripe } from './client';

/** The request to Stripe for a member's account: Stripe collects and stores what it must know about its holder. */
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

/** The request to Stripe for a payout. */
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
    // It also finds a transfer again when its idempotency key is long forgotten.
    transfer_group: groupOf(payout.payoutId),
    metadata: { payout_id: payout.payoutId },
  };
}

/** Payouts by Stripe Connect: members' own accounts, filled by transfers from the platform's balance. */
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
    return accountState(await stripe().accounts.retrieve(accountRef));
  },

  async findTransfer(payoutId) {
    const { data } = await stripe().transfers.list({ transfer_group: groupOf(payoutId), limit: 1 });
    return data[0] ? answerOf(data[0]) : null;
  },

  async transfer({ round, ...payout }) {
    // Stripe forgets an idempotency key after about a day, but never its list of transfers.
    const known = await stripePayouts.findTransfer(payout.payoutId);
    if (known) return known;
    const key = round === 0 ? `payout:${payout.payoutId}` : `payout:${payout.payoutId}:${round}`;
    try {
      return answerOf(await stripe().transfers.create(transferParams(payout), { idempotencyKey: key }));
    } catch (error) {
      // Only a request that Stripe refused as invalid was surely not carried out; everything else is asked again.
      if (error instanceof stripe().errors.StripeInvalidRequestError && !NOT_NOW.has(error.code ?? ''))
        return refusalOf(error.code ?? 'refused', error.param);
      throw error;
    }
  },
};

const groupOf = (payoutId: string) => `payout:${payoutId}`;

function answerOf({ id, amount_reversed, currency }: Stripe.Transfer): Transferred {
  const { amount: reversed } = fromStripeAmount(amount_reversed, currency);
  return { status: 'succeeded', transferRef: id, reversed };
}

/** Refusals because of the moment, not because of the transfer. */
const NOT_NOW = new Set(['lock_timeout', 'rate_limit', 'idempotency_key_in_use', 'api_key_expired']);

const OF_ACCOUNT = new Set([
  'account_invalid',
  'account_closed',
  'insufficient_capabilities_for_transfer',
  'no_account',
  'resource_missing',
  'transfers_not_allowed',
  'capability_not_active',
]);

function refusalOf(code: string, param: string | undefined): PayoutAnswer {
  if (code === 'balance_insufficient') return { status: 'house_short' };
  if (OF_ACCOUNT.has(code)) return { status: 'failed', why: 'account_restricted', code };
  const why = param === 'currency' ? 'currency_not_taken' : 'gateway_refused';
  return { status: 'failed', why, code };
}
