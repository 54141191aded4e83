import { z } from 'zod';
import { DISPUTE_CAUSES, DISPUTE_STATUSES } from './choices';
import { endpoint } from './endpoint';
import { Done, Id, IdParams, Money, PageQuery, Person, page, prose, Time } from './fields';
import { EVIDENCE } from './limits';

const DisputeStatus = z.enum(DISPUTE_STATUSES);
const DisputeCause = z.enum(DISPUTE_CAUSES);

const DisputeFile = z.object({ _id: Id, name: z.string() });

/** Whether the seller can answer: `open`, or the reason why the seller no longer can. */
const AnswerState = z.enum(['open', 'forwarded', 'late', 'decided']);

/** A dispute as one of its sellers sees it, limited to the caller's lines of the order. */
export const OwnDispute = z.object({
  _id: Id,
  orderNumber: z.string(),
  status: DisputeStatus,
  cause: DisputeCause,
  /** the bank's deadline for answers; null if the bank sets no deadline */
  answerBy: Time.nullable(),
  /** the amount that the bank withdrew for the caller's lines, before the platform's fee */
  amount: Money,
  lines: z.array(z.object({ _id: Id, title: z.string(), amount: Money })),
  openedAt: Time,
  closedAt: Time.nullable(),
  answering: AnswerState,
  /** the time at which the caller sent the answer; null before that */
  sentAt: Time.nullable(),
});
export type OwnDispute = z.output<typeof OwnDispute>;

export const DisputeView = OwnDispute.extend({
  /** the text of the caller's answer */
  text: z.string(),
  /** the files of the answer, including files that were uploaded before the answer was sent */
  files: z.array(DisputeFile),
  /** the time at which an operator forwarded the answer to the payment provider; null before that */
  forwardedAt: Time.nullable(),
});
export type DisputeView = z.output<typeof DisputeView>;

export const listOwnDisputes = endpoint({
  id: 'listOwnDisputes',
  method: 'GET',
  path: '/finance/disputes',
  access: 'member',
  query: PageQuery,
  response: page(OwnDispute),
});

export const getDispute = endpoint({
  id: 'getDispute',
  method: 'GET',
  path: '/finance/disputes/{id}',
  access: 'owner',
  params: IdParams,
  response: DisputeView,
});

export const putDisputeAnswer = endpoint({
  id: 'putDisputeAnswer',
  method: 'PUT',
  path: '/finance/disputes/{id}/answer',
  access: 'owner',
  params: IdParams,
  body: z.object({ text: prose(EVIDENCE.longestText, 1) }).strict(),
  response: DisputeView,
  errors: ['dispute_closed', 'answer_forwarded'],
  touches: ['getDispute', 'listOwnDisputes'],
});

export const uploadDisputeFile = endpoint({
  id: 'uploadDisputeFile',
  method: 'POST',
  path: '/finance/disputes/{id}/files',
  access: 'owner',
  params: IdParams,
  response: DisputeView,
  touches: ['getDispute', 'listOwnDisputes'],
  status: 201,
  errors: [
    ...(['bad_request', 'dispute_closed', 'answer_forwarded', 'too_many_files'] as const),
    ...(['too_large', 'unsupported_media', 'invalid', 'unavailable'] as const),
  ],
  rateLimit: { max: 30, seconds: 3600 },
  raw: true,
  takes: 'file',
});

export const deleteDisputeFile = endpoint({
  id: 'deleteDisputeFile',
  method: 'DELETE',
  path: '/finance/disputes/{id}/files/{fileId}',
  access: 'owner',
  params: IdParams.extend({ fileId: Id }),
  response: DisputeView,
  errors: ['dispute_closed', 'answer_forwarded'],
  touches: ['getDispute', 'listOwnDisputes'],
});

/** An answer sent by a seller, as operators see it. */
const SentAnswer = z.object({
  _id: Id,
  seller: Person,
  text: z.string(),
  files: z.array(DisputeFile),
  sentAt: Time,
  changedAt: Time,
  forwardedAt: Time.nullable(),
});

/** A dispute as operators see it, with the answers of all its sellers. */
export const DisputeRow = z.object({
  _id: Id,
  orderNumber: z.string(),
  buyer: Person,
  lines: z.array(z.object({ _id: Id, title: z.string() })),
  gateway: z.string(),
  gatewayRef: z.string(),
  status: DisputeStatus,
  cause: DisputeCause,
  answerBy: Time.nullable(),
  amount: Money,
  openedAt: Time,
  closedAt: Time.nullable(),
  answers: z.array(SentAnswer),
});
export type DisputeRow = z.output<typeof DisputeRow>;

export const listDisputes = endpoint({
  id: 'listDisputes',
  method: 'GET',
  path: '/admin/disputes',
  access: 'admin',
  query: PageQuery,
  response: page(DisputeRow),
});

export const getDisputeFile = endpoint({
  id: 'getDisputeFile',
  method: 'GET',
  path: '/admin/dispute-files/{id}/file',
  access: 'admin',
  params: IdParams,
  response: z.unknown(),
  errors: ['own_trade'],
  raw: true,
  gives: ['image/jpeg', 'application/pdf'],
});

export const forwardDisputeAnswer = endpoint({
  id: 'forwardDisputeAnswer',
  method: 'POST',
  path: '/admin/dispute-answers/{id}/forward',
  access: 'admin',
  params: IdParams,
  /** `changedAt` identifies the version of the answer that the operator has read */
  body: z.object({ changedAt: Time }).strict(),
  response: Done,
  errors: ['conflict', 'own_trade'],
  touches: ['listDisputes', 'getWaiting'],
});
