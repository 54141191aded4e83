import { z } from 'zod';
import { IDENTITY_REASONS, SIDES } from './choices';
import { endpoint, MOST_WRITES } from './endpoint';
import { Done, Id, IdParams, PageQuery, Person, page, Time } from './fields';

/** Most bytes of a document. */
export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024;

export const Side = z.enum(SIDES);
export type Side = z.output<typeof Side>;

export const IdentityReason = z.enum(IDENTITY_REASONS);
export type IdentityReason = z.output<typeof IdentityReason>;

const Document = z.object({ _id: Id, side: Side, isPdf: z.boolean() });

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
  /** uploaded, and not sent yet */
  documents: z.array(Document),
});
export type IdentityView = z.output<typeof IdentityView>;

export const getIdentity = endpoint({
  id: 'getIdentity',
  method: 'GET',
  path: '/identity',
  access: 'member',
  summary:
    'How the check of the caller’s identity stands, for those who earn. Documents themselves are never given back',
  response: IdentityView,
  errors: ['forbidden'],
});

export const uploadIdentityDocument = endpoint({
  id: 'uploadIdentityDocument',
  method: 'POST',
  path: '/identity/documents',
  access: 'member',
  summary:
    'Uploads one side of an identity document: a picture or a PDF, as multipart/form-data in the field `file`. It takes the place of the same side uploaded before; what is not sent within a day is deleted',
  query: z.object({ side: Side }),
  response: IdentityView,
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
  summary: 'Deletes an own document that was not sent yet',
  params: IdParams,
  response: IdentityView,
  rateLimit: MOST_WRITES,
});

export const submitIdentity = endpoint({
  id: 'submitIdentity',
  method: 'POST',
  path: '/identity/checks',
  access: 'member',
  summary:
    'Sends the uploaded documents in, the front at least. 409 conflict while another check waits, or after one was approved',
  response: IdentityView,
  status: 201,
  errors: ['forbidden', 'conflict', 'invalid'],
  rateLimit: { max: 30, seconds: 3600 },
});

export const IdentityCheckRow = z.object({
  _id: Id,
  status: z.enum(['submitted', 'approved', 'rejected']),
  person: Person,
  submittedAt: Time,
  decidedAt: Time.nullable(),
  decidedBy: Person.nullable(),
  reason: IdentityReason.nullable(),
  note: z.string(),
  /** empty after the decision */
  documents: z.array(Document),
  /** operators cannot decide about themselves */
  isOwn: z.boolean(),
});
export type IdentityCheckRow = z.output<typeof IdentityCheckRow>;

export const listIdentityChecks = endpoint({
  id: 'listIdentityChecks',
  method: 'GET',
  path: '/operator/identity-checks',
  access: 'admin',
  summary: 'Identity checks: those that wait, oldest first, or those that were decided, newest first',
  query: PageQuery.extend({ status: z.enum(['submitted', 'approved', 'rejected']).default('submitted') }),
  response: page(IdentityCheckRow),
});

export const getIdentityFile = endpoint({
  id: 'getIdentityFile',
  method: 'GET',
  path: '/operator/identity-documents/{id}/file',
  access: 'admin',
  summary:
    'A document of a check that waits: a picture, or a PDF as an attachment. Each look is written down; nothing keeps a copy',
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
  summary: 'This is who they say they are: they may be paid. The documents are deleted',
  params: IdParams,
  response: Done,
  errors: ['conflict', 'own_account'],
  rateLimit: MOST_WRITES,
});

export const rejectIdentity = endpoint({
  id: 'rejectIdentity',
  method: 'POST',
  path: '/operator/identity-checks/{id}/reject',
  access: 'admin',
  summary:
    'The documents do not show it: the creator is told why and may send others. The documents are deleted',
  params: IdParams,
  body: z.object({ reason: IdentityReason, note: z.string().trim().max(500).default('') }).strict(),
  response: Done,
  errors: ['conflict', 'own_account'],
  rateLimit: MOST_WRITES,
});
