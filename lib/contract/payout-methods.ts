import { z } from 'zod';
import {
  accountFault,
  arabicNameFault,
  compact,
  latinNameFault,
  routingFault,
  swiftFault,
} from '@/lib/shared/bank-accounts';
import { OwnPassword } from './account';
import { endpoint } from './endpoint';
import { codeLike, Done, Id, IdParams, line, Time } from './fields';

/** A bank account as it is typed. Each country has its own rules. */
const bankCode = (max: number) =>
  codeLike()
    .max(max * 4, 'validation:tooLong')
    .transform(compact)
    .pipe(z.string().min(1, 'validation:required').max(max, 'validation:tooLong'));

export const WireTransfer = z.object({
  type: z.literal('wire-transfer').default('wire-transfer'),
  country: z
    .string()
    .min(1, 'validation:required')
    .regex(/^[A-Z]{2}$/, 'validation:invalid'),
  bankName: line(70, 2),
  swift: bankCode(11),
  /** an IBAN in countries that have them, otherwise the account number */
  account: bankCode(34),
  /** banks of the United States only */
  routing: codeLike().max(40, 'validation:tooLong').transform(compact).optional(),
  /** the owner's name as the bank knows it */
  latinName: line(70, 2),
  arabicName: line(70, 2),
});

export type WireTransfer = z.output<typeof WireTransfer>;

/** @returns message keys by field */
function faults({ country, swift, account, routing, latinName, arabicName }: WireTransfer) {
  const isUs = country === 'US';
  return {
    swift: swiftFault(country, swift),
    account: accountFault(country, account),
    routing: isUs ? routingFault(routing ?? '') : routing ? 'validation:invalid' : null,
    latinName: latinNameFault(latinName),
    arabicName: arabicNameFault(arabicName),
  };
}

export const PayoutMethodStatus = z.enum(['added', 'verified', 'rejected']);

const Method = z.object({
  _id: Id,
  /** in the caller's language: Wire Transfer */
  label: z.string(),
  status: PayoutMethodStatus,
  isDefault: z.boolean(),
  /** after a change, nothing is paid to it before this time */
  usableAt: Time,
  isUsable: z.boolean(),
  /** a transfer to it was returned: nothing is paid to it until its owner confirms it */
  isHeld: z.boolean(),
  createdAt: Time,
});

export const WireTransferView = Method.extend({
  type: z.literal('wire-transfer'),
  country: z.string(),
  bankName: z.string(),
  swift: z.string(),
  isIban: z.boolean(),
  /** of the account; nothing else is ever shown */
  lastFour: z.string(),
  latinName: z.string(),
  arabicName: z.string(),
});

export type WireTransferView = z.output<typeof WireTransferView>;

/** The caller's account at the payment provider. */
export const ConnectedAccountView = Method.extend({
  type: z.literal('connected-account'),
  /** why nothing is paid to it now, as long as that is so */
  barrier: z.enum(['asked', 'review', 'refused', 'currency', 'off']).nullable(),
});

export type ConnectedAccountView = z.output<typeof ConnectedAccountView>;

export const PayoutMethodView = z.discriminatedUnion('type', [WireTransferView, ConnectedAccountView]);
export type PayoutMethodView = z.output<typeof PayoutMethodView>;

export const listPayoutMethods = endpoint({
  id: 'listPayoutMethods',
  method: 'GET',
  path: '/users/listPayoutMethods',
  access: 'member',
  response: z.object({ data: z.array(PayoutMethodView), coolingHours: z.int(), most: z.int() }),
  errors: ['forbidden'],
});

// A person changes banks a few times in a life.
const CHANGES = { max: 20, seconds: 3600 } as const;
const CHANGE_ERRORS = ['forbidden', 'password_wrong', 'sign_in_again', 'rate_limited'] as const;

export const savePayoutMethod = endpoint({
  id: 'savePayoutMethod',
  method: 'POST',
  path: '/users/savePayoutMethod',
  access: 'member',
  body: WireTransfer.extend({ password: OwnPassword }).superRefine((fields, check) => {
    for (const [field, message] of Object.entries(faults(fields)))
      if (message) check.addIssue({ code: 'custom', path: [field], message });
  }),
  response: WireTransferView,
  errors: [...CHANGE_ERRORS, 'conflict'],
  rateLimit: CHANGES,
  touches: ['listPayoutMethods', 'getPayoutOptions'],
});

const Asked = z.object({ password: OwnPassword });

export const saveConnectedMethod = endpoint({
  id: 'saveConnectedMethod',
  method: 'POST',
  path: '/users/payoutMethods/connected',
  access: 'member',
  body: Asked,
  response: ConnectedAccountView,
  errors: [...CHANGE_ERRORS, 'conflict', 'account_not_ready'],
  rateLimit: CHANGES,
  touches: ['listPayoutMethods', 'getPayoutOptions'],
});

export const makeDefaultPayoutMethod = endpoint({
  id: 'makeDefaultPayoutMethod',
  method: 'POST',
  path: '/users/payoutMethods/{id}/default',
  access: 'owner',
  params: IdParams,
  body: Asked,
  response: Done,
  errors: CHANGE_ERRORS,
  rateLimit: CHANGES,
  touches: ['listPayoutMethods', 'getPayoutOptions'],
});

export const confirmPayoutMethod = endpoint({
  id: 'confirmPayoutMethod',
  method: 'POST',
  path: '/users/payoutMethods/{id}/confirm',
  access: 'owner',
  params: IdParams,
  body: Asked,
  response: Done,
  errors: CHANGE_ERRORS,
  rateLimit: CHANGES,
  touches: ['listPayoutMethods', 'getPayoutOptions'],
});

export const retirePayoutMethod = endpoint({
  id: 'retirePayoutMethod',
  method: 'POST',
  path: '/users/payoutMethods/{id}/retire',
  access: 'owner',
  params: IdParams,
  body: Asked,
  response: Done,
  errors: [...CHANGE_ERRORS, 'payout_open'],
  rateLimit: CHANGES,
  touches: ['listPayoutMethods', 'getPayoutOptions'],
});
