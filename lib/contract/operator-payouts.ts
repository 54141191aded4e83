import { z } from 'zod';
import { FAILURES, PAYOUT_QUEUES } from './choices';
import { endpoint } from './endpoint';
import { Done, Id, IdParams, line, Money, PageQuery, Person, page, prose, Time } from './fields';
import { MethodType, PayoutStatus, PayoutView } from './payouts';

export const PayoutQueue = z.enum(PAYOUT_QUEUES);
export type PayoutQueue = z.output<typeof PayoutQueue>;

export const AdminPayoutRow = z.object({
  _id: Id,
  number: z.int(),
  amount: Money,
  status: PayoutStatus,
  payee: Person,
  by: MethodType,
  method: z.object({ lastFour: z.string(), country: z.string() }).nullable(),
  /** the bank account is so new that an operator should look at it */
  isNewAccount: z.boolean(),
  needsTwo: z.boolean(),
  approvedBy: z.string().nullable(),
  batchNumber: z.int().nullable(),
  /** an operator sent it by the provider, and waits for the answer */
  isSending: z.boolean(),
  createdAt: Time,
});
export type AdminPayoutRow = z.output<typeof AdminPayoutRow>;

/** Reads that show a payout to the operator. */
const PAYOUT_READS = ['listAdminPayouts', 'getAdminPayout', 'listPayoutBatches', 'getWaiting'] as const;

export const listAdminPayouts = endpoint({
  id: 'listAdminPayouts',
  method: 'GET',
  path: '/operator/payouts',
  access: 'admin',
  query: PageQuery.extend({ status: PayoutQueue.default('pending') }),
  response: page(AdminPayoutRow),
});

export const AdminPayout = PayoutView.omit({ canCancel: true }).extend({
  payee: Person,
  payeeSince: Time,
  payeeStatus: z.enum(['active', 'suspended', 'deletion_requested', 'deleted']),
  /** `cooling`: it was approved, and the approval can still be undone */
  identity: z.enum(['not_asked', 'missing', 'cooling', 'checked']),
  /** the end of `cooling` */
  payableAt: Time.nullable(),
  balances: z.object({ pending: Money, available: Money, owed: Money }),
  earlier: z.object({ transferred: z.int(), failed: z.int() }),
  account: z
    .object({
      bankName: z.string(),
      latinName: z.string(),
      arabicName: z.string(),
      status: z.enum(['added', 'verified', 'rejected', 'retired']),
      addedAt: Time,
      isNew: z.boolean(),
      /** a transfer to it was returned, and its owner has not confirmed it yet */
      isHeld: z.boolean(),
      /** other members with the same account */
      sharedWith: z.int(),
    })
    .nullable(),
  /** the account at the payment provider, for payouts that go there */
  connected: z
    .object({
      accountRef: z.string().nullable(),
      addedAt: Time.nullable(),
      isNew: z.boolean(),
      isHeld: z.boolean(),
      barrier: z.enum(['asked', 'review', 'refused', 'currency', 'off']).nullable(),
    })
    .nullable(),
  /** the state of sending it by the provider; null before anybody has sent it */
  sending: z
    .object({
      askedBy: z.string().nullable(),
      askedAt: Time.nullable(),
      triedAt: Time.nullable(),
      tries: z.int(),
      trouble: z.enum(['house_balance', 'no_answer']).nullable(),
    })
    .nullable(),
  /** the amount that the provider took back so far, and the part of it that its payee has not received yet */
  takenBack: z.object({ amount: Money, open: Money }).nullable(),
  approvedBy: z.string().nullable(),
  startedBy: z.string().nullable(),
  startedAt: Time.nullable(),
  closedBy: z.string().nullable(),
  returnedBy: z.string().nullable(),
  batchNumber: z.int().nullable(),
  can: z.object({
    isOwn: z.boolean(),
    canApprove: z.boolean(),
    canStart: z.boolean(),
    /** by the payment provider */
    canSend: z.boolean(),
    canTransfer: z.boolean(),
    canFail: z.boolean(),
    canReturn: z.boolean(),
    /** the part that the provider took back, to its payee */
    canRestore: z.boolean(),
    needsSecond: z.boolean(),
  }),
});
export type AdminPayout = z.output<typeof AdminPayout>;

export const getAdminPayout = endpoint({
  id: 'getAdminPayout',
  method: 'GET',
  path: '/operator/payouts/{id}',
  access: 'admin',
  params: IdParams,
  response: AdminPayout,
});

export const revealPayoutAccount = endpoint({
  id: 'revealPayoutAccount',
  method: 'POST',
  path: '/operator/payouts/{id}/reveal',
  access: 'admin',
  params: IdParams,
  response: z.object({ swift: z.string(), account: z.string(), routing: z.string().nullable() }),
  rateLimit: { max: 120, seconds: 3600 },
});

export const startPayout = endpoint({
  id: 'startPayout',
  method: 'POST',
  path: '/operator/payouts/{id}/start',
  access: 'admin',
  params: IdParams,
  response: z.object({ started: z.boolean() }),
  errors: ['conflict', 'payout_barred', 'payout_cooling', 'payout_owes', 'second_operator_needed'],
  touches: PAYOUT_READS,
});

export const transferPayout = endpoint({
  id: 'transferPayout',
  method: 'POST',
  path: '/operator/payouts/{id}/transferred',
  access: 'admin',
  params: IdParams,
  body: z.object({ reference: line(70, 3) }),
  response: Done,
  errors: ['conflict'],
  idempotent: true,
  touches: PAYOUT_READS,
});

export const sendPayout = endpoint({
  id: 'sendPayout',
  method: 'POST',
  path: '/operator/payouts/{id}/send',
  access: 'admin',
  params: IdParams,
  response: Done,
  errors: ['conflict', 'payout_barred', 'payout_cooling', 'payout_owes'],
  idempotent: true,
  touches: PAYOUT_READS,
});

export const sendPayouts = endpoint({
  id: 'sendPayouts',
  method: 'POST',
  path: '/operator/payout-transfers',
  access: 'admin',
  response: Done,
  errors: ['conflict'],
  idempotent: true,
  touches: PAYOUT_READS,
});

export const restorePayout = endpoint({
  id: 'restorePayout',
  method: 'POST',
  path: '/operator/payouts/{id}/restored',
  access: 'admin',
  params: IdParams,
  response: Done,
  errors: ['conflict'],
  idempotent: true,
  touches: PAYOUT_READS,
});

export const failPayout = endpoint({
  id: 'failPayout',
  method: 'POST',
  path: '/operator/payouts/{id}/failed',
  access: 'admin',
  params: IdParams,
  body: z.object({ reason: z.enum(FAILURES), note: prose(500).default('') }),
  response: Done,
  errors: ['conflict'],
  idempotent: true,
  touches: PAYOUT_READS,
});

export const returnPayout = endpoint({
  id: 'returnPayout',
  method: 'POST',
  path: '/operator/payouts/{id}/returned',
  access: 'admin',
  params: IdParams,
  body: z.object({ reason: z.enum(FAILURES), note: prose(500).default('') }),
  response: Done,
  errors: ['conflict', 'second_operator_needed'],
  idempotent: true,
  touches: PAYOUT_READS,
});

export const PayoutBatch = z.object({
  _id: Id,
  number: z.int(),
  count: z.int(),
  amount: Money,
  madeBy: z.string(),
  createdAt: Time,
});
export type PayoutBatch = z.output<typeof PayoutBatch>;

export const listPayoutBatches = endpoint({
  id: 'listPayoutBatches',
  method: 'GET',
  path: '/operator/payout-batches',
  access: 'admin',
  query: PageQuery,
  response: page(PayoutBatch).extend({ waiting: z.int(), toSend: z.int() }),
});

export const createPayoutBatch = endpoint({
  id: 'createPayoutBatch',
  method: 'POST',
  path: '/operator/payout-batches',
  access: 'admin',
  response: z.object({ _id: Id }),
  status: 201,
  errors: ['conflict'],
  touches: PAYOUT_READS,
});

export const getPayoutBatchFile = endpoint({
  id: 'getPayoutBatchFile',
  method: 'GET',
  path: '/operator/payout-batches/{id}/file',
  access: 'admin',
  params: IdParams,
  query: z.object({ format: z.enum(['csv', 'pain001']).default('pain001') }),
  response: z.unknown(),
  errors: ['conflict', 'payer_missing'],
  rateLimit: { max: 60, seconds: 3600 },
  raw: true,
  gives: ['text/csv', 'application/xml'],
});
