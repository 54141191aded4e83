import { z } from 'zod';
import { arabicNameFault, latinNameFault } from '@/lib/shared/bank-accounts';
import { ACCOUNT_STATUSES, IDENTITY_REASONS, SIDES } from './choices';
import { endpoint } from './endpoint';
import { Done, Id, IdParams, line, PageQuery, Person, page, Time } from './fields';
import { PayoutMethodStatus } from './payout-methods';
import { Country, DateOfBirth } from './profile-fields';

/** Most bytes of a document. */
export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024;

export const Side = z.enum(SIDES);
export type Side = z.output<typeof Side>;

export const IdentityReason = z.enum(IDENTITY_REASONS, 'validation:required');
export type IdentityReason = z.output<typeof IdentityReason>;

const Document = z.object({ _id: Id, side: Side, isPdf: z.boolean() });

/** The person on the documents. */
export const IdentityDetails = z.object({
  latinName: line(70, 2),
  arabicName: line(70, 2),
  /** the service checks the age: it has the clock */
  dateOfBirth: DateOfBirth,
  country: Country,
});
export type IdentityDetails = z.output<typeof IdentityDetails>;

export const IdentityView = z.object({
  /** `none` before the first check; another one may follow a rejected one */
  status: z.enum(['none', 'submitted', 'approved', 'rejected']),
  /** nobody is paid before their check was approved */
  required: z.boolean(),
  submittedAt: Time.nullable(),
  decidedAt: Time.nullable(),
  reason: IdentityReason.nullable(),
  /** the operator's note */
  note: z.string(),
  /** after an approval, the time from which payouts can be made; null when it is past */
  payableAt: Time.nullable(),
  /** the values with which the form begins: those of the last check, or else of the profile */
  draft: z.object({
    latinName: z.string(),
    arabicName: z.string(),
    dateOfBirth: z.string(),
    country: z.string(),
  }),
  /** uploaded, and not sent yet */
  documents: z.array(Document),
});
export type IdentityView = z.output<typeof IdentityView>;

export const getIdentity = endpoint({
  id: 'getIdentity',
  method: 'GET',
  path: '/identity',
  access: 'member',
  response: IdentityView,
  errors: ['forbidden'],
});

export const uploadIdentityDocument = endpoint({
  id: 'uploadIdentityDocument',
  method: 'POST',
  path: '/identity/documents',
  access: 'member',
  query: z.object({ side: Side }),
  response: IdentityView,
  answers: 'getIdentity',
  status: 201,
  errors: ['bad_request', 'forbidden', 'conflict', 'too_large', 'unsupported_media', 'unavailable'],
  rateLimit: { max: 30, seconds: 3600 },
  raw: true,
  takes: 'file',
});

export const deleteIdentityDocument = endpoint({
  id: 'deleteIdentityDocument',
  method: 'DELETE',
  path: '/identity/documents/{id}',
  access: 'owner',
  params: IdParams,
  response: IdentityView,
  answers: 'getIdentity',
});

export const submitIdentity = endpoint({
  id: 'submitIdentity',
  method: 'POST',
  path: '/identity/checks',
  access: 'member',
  body: IdentityDetails.superRefine(({ latinName, arabicName }, check) => {
    const faults = { latinName: latinNameFault(latinName), arabicName: arabicNameFault(arabicName) };
    for (const [field, message] of Object.entries(faults))
      if (message) check.addIssue({ code: 'custom', path: [field], message });
  }),
  response: IdentityView,
  status: 201,
  errors: ['forbidden', 'conflict', 'invalid'],
  rateLimit: { max: 30, seconds: 3600 },
  touches: ['getPayoutOptions', 'getSetupGuide'],
  answers: 'getIdentity',
});

/** A bank account of the person, to compare with their documents. */
export const BankHolder = z.object({
  _id: Id,
  latinName: z.string(),
  arabicName: z.string(),
  bankName: z.string(),
  country: z.string(),
  lastFour: z.string(),
  status: PayoutMethodStatus,
  /** other members who are, or were, paid to the same account */
  sharers: z.array(z.object({ person: Person, status: z.enum(ACCOUNT_STATUSES) })),
});
export type BankHolder = z.output<typeof BankHolder>;

export const IdentityCheckRow = z.object({
  _id: Id,
  status: z.enum(['submitted', 'approved', 'rejected']),
  person: Person,
  submittedAt: Time,
  decidedAt: Time.nullable(),
  decidedBy: Person.nullable(),
  reason: IdentityReason.nullable(),
  note: z.string(),
  /** null for a check that was sent before this was asked for */
  details: IdentityDetails.nullable(),
  /** newest first */
  bankAccounts: z.array(BankHolder),
  /** empty after the decision: the documents stay sealed for 24 hours, and then they are deleted */
  documents: z.array(Document),
  /** until when the decision can be undone; null for one that cannot */
  undoUntil: Time.nullable(),
  /** operators cannot decide about themselves */
  isOwn: z.boolean(),
});
export type IdentityCheckRow = z.output<typeof IdentityCheckRow>;

export const listIdentityChecks = endpoint({
  id: 'listIdentityChecks',
  method: 'GET',
  path: '/operator/identity-checks',
  access: 'admin',
  query: PageQuery.extend({ status: z.enum(['submitted', 'approved', 'rejected']).default('submitted') }),
  response: page(IdentityCheckRow),
});

export const getIdentityFile = endpoint({
  id: 'getIdentityFile',
  method: 'GET',
  path: '/operator/identity-documents/{id}/file',
  access: 'admin',
  params: IdParams,
  response: z.unknown(),
  raw: true,
  gives: ['image/webp', 'application/pdf'],
});

export const approveIdentity = endpoint({
  id: 'approveIdentity',
  method: 'POST',
  path: '/operator/identity-checks/{id}/approve',
  access: 'admin',
  params: IdParams,
  response: Done,
  errors: ['conflict', 'own_account'],
  touches: ['listIdentityChecks', 'getWaiting'],
});

export const rejectIdentity = endpoint({
  id: 'rejectIdentity',
  method: 'POST',
  path: '/operator/identity-checks/{id}/reject',
  access: 'admin',
  params: IdParams,
  body: z.object({ reason: IdentityReason, note: z.string().trim().max(500).default('') }).strict(),
  response: Done,
  errors: ['conflict', 'own_account'],
  touches: ['listIdentityChecks', 'getWaiting'],
});

export const undoIdentityDecision = endpoint({
  id: 'undoIdentityDecision',
  method: 'POST',
  path: '/operator/identity-checks/{id}/undo',
  access: 'admin',
  params: IdParams,
  response: Done,
  errors: ['conflict', 'own_account'],
  touches: ['listIdentityChecks', 'getWaiting'],
});
