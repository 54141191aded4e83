import { z } from 'zod';
import { CURRENCY } from '@/lib/shared/currency';
import { OwnPassword } from './account';
import { FAILURES } from './choices';
import { endpoint } from './endpoint';
import { Done, Id, IdParams, Locale, Money, PageQuery, page, Time } from './fields';

export const PayoutStatus = z.enum(['pending', 'in_progress', 'transferred', 'failed']);
export type PayoutStatus = z.output<typeof PayoutStatus>;
/** How the money is sent: by wire to a bank, or to the creator's account at the payment provider. */
export const MethodType = z.enum(['wire-transfer', 'connected-account']);
export type MethodType = z.output<typeof MethodType>;
export const PayoutSchedule = z.enum(['on_request', 'monthly']);

/** Why the payment provider did not make a payout, or took it back. */
const BY_GATEWAY = ['account_restricted', 'currency_not_taken', 'gateway_refused', 'reversed'] as const;
export const PayoutFailure = z.enum([...FAILURES, ...BY_GATEWAY, 'cancelled']);
export type PayoutFailure = z.output<typeof PayoutFailure>;

export const PayoutView = z.object({
  _id: Id,
  /** of its statement, without gaps */
  number: z.int(),
  amount: Money,
  status: PayoutStatus,
  origin: z.enum(['request', 'monthly']),
  by: MethodType,
  /** the bank account; null for payouts to an account at the provider */
  method: z.object({ lastFour: z.string(), country: z.string() }).nullable(),
  failure: PayoutFailure.nullable(),
  /** the operator's note on a failure */
  note: z.string(),
  /** the bank's or the provider's reference of the transfer */
  reference: z.string().nullable(),
  canCancel: z.boolean(),
  createdAt: Time,
  closedAt: Time.nullable(),
  /** when the bank returned the transfer, or the provider took it back */
  returnedAt: Time.nullable(),
});
export type PayoutView = z.output<typeof PayoutView>;

/**
 * Why money is not paid out yet. `blocks`: no payout can be requested while this reason applies; the other reasons only
 * say why a part cannot be paid out.
 */
export const UnpaidReason = z.object({
  code: z.enum([
    'suspended',
    'leaving',
    'identity_missing',
    'identity_cooling',
    'payout_open',
    'no_method',
    'method_rejected',
    'method_held',
    'method_cooling',
    'account_asked',
    'account_review',
    'account_refused',
    'account_currency',
    'account_off',
    'debt',
    'below_minimum',
    'in_hold',
  ]),
  blocks: z.boolean(),
  amount: Money.nullable(),
  at: Time.nullable(),
});
export type UnpaidReason = z.output<typeof UnpaidReason>;

export const PayoutOptions = z.object({
  /** what may be requested now: available, less debts */
  payable: Money,
  minimum: Money,
  /** the account that it would go to now */
  method: z
    .discriminatedUnion('type', [
      z.object({
        type: z.literal('wire-transfer'),
        _id: Id,
        bankName: z.string(),
        lastFour: z.string(),
      }),
      z.object({ type: z.literal('connected-account'), _id: Id }),
    ])
    .nullable(),
  mayRequest: z.boolean(),
  reasons: z.array(UnpaidReason),
  schedule: PayoutSchedule,
  /** when the next monthly payout is made; null for payouts on request */
  nextMonthlyAt: Time.nullable(),
});
export type PayoutOptions = z.output<typeof PayoutOptions>;

export const getPayoutOptions = endpoint({
  id: 'getPayoutOptions',
  method: 'GET',
  path: '/finance/payout-options',
  access: 'member',
  response: PayoutOptions,
  errors: ['forbidden'],
});

export const listPayouts = endpoint({
  id: 'listPayouts',
  method: 'GET',
  path: '/finance/payouts',
  access: 'member',
  errors: ['forbidden'],
  query: PageQuery,
  response: page(PayoutView),
});

/** More than anybody has, and still exact in a double. */
const MOST = 100_000_000_000;

export const requestPayout = endpoint({
  id: 'requestPayout',
  method: 'POST',
  path: '/finance/payouts',
  access: 'member',
  body: z.object({
    amount: z.int('validation:amount').min(1, 'validation:amount').max(MOST, 'validation:tooLarge'),
    currency: z.literal(CURRENCY),
    password: OwnPassword,
  }),
  response: z.object({ _id: Id }),
  status: 201,
  errors: [
    ...(['forbidden', 'password_wrong', 'sign_in_again', 'rate_limited', 'payout_open'] as const),
    ...(['payout_barred', 'payout_cooling', 'payout_method_missing'] as const),
    ...(['payout_too_small', 'balance_insufficient'] as const),
  ],
  idempotent: true,
  rateLimit: { max: 60, seconds: 3600 },
  touches: ['getPayoutOptions', 'listPayouts', 'getBalance', 'listLedger'],
});

export const cancelPayout = endpoint({
  id: 'cancelPayout',
  method: 'POST',
  path: '/finance/payouts/{id}/cancel',
  access: 'owner',
  params: IdParams,
  response: Done,
  errors: ['conflict', 'rate_limited'],
  idempotent: true,
  rateLimit: { max: 60, seconds: 3600 },
  touches: ['getPayoutOptions', 'listPayouts', 'getBalance', 'listLedger'],
});

export const putPayoutSchedule = endpoint({
  id: 'putPayoutSchedule',
  method: 'PUT',
  path: '/finance/payout-schedule',
  access: 'member',
  body: z.object({ schedule: PayoutSchedule, password: OwnPassword }),
  response: z.object({ schedule: PayoutSchedule }),
  errors: ['forbidden', 'password_wrong', 'sign_in_again', 'rate_limited'],
  rateLimit: { max: 60, seconds: 3600 },
  touches: ['getPayoutOptions', 'listPayouts', 'getBalance', 'listLedger'],
});

export const getPayoutStatement = endpoint({
  id: 'getPayoutStatement',
  method: 'GET',
  path: '/finance/payouts/{id}/statement',
  access: 'owner',
  params: IdParams,
  query: z.object({ lang: Locale.default('ar') }),
  response: z.unknown(),
  errors: ['rate_limited'],
  rateLimit: { max: 120, seconds: 3600 },
  raw: true,
  gives: ['application/pdf'],
});
