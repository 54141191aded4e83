import { z } from 'zod';
import { EVALUATION_SORTS, RATE_REFUSALS } from './choices';
import { endpoint } from './endpoint';
import { Done, Id, IdParams, PageQuery, Person, page, prose, Time } from './fields';
import { LONGEST_EVALUATION } from './limits';

/** The average is null until there are three ratings. */
export const Rating = z.object({ average: z.number().nullable(), count: z.int() });

export const Evaluation = z.object({
  _id: Id,
  author: Person,
  rating: z.int(),
  text: z.string(),
  /** of whoever is rated */
  reply: z.string().nullable(),
  repliedAt: Time.nullable(),
  /** the rating was changed after the reply was written */
  replyIsOlder: z.boolean(),
  createdAt: Time,
  editedAt: Time.nullable(),
  /** how many found it helpful */
  helpful: z.int(),
  /** whether the caller found it helpful; null where they did not say */
  vote: z.boolean().nullable(),
  isMine: z.boolean(),
  /** hidden by an operator: only its author and operators still see it, and it does not count */
  isHidden: z.boolean(),
  can: z.object({ vote: z.boolean(), reply: z.boolean(), moderate: z.boolean() }),
});
export type Evaluation = z.output<typeof Evaluation>;

const EvaluationPage = page(Evaluation).extend({
  /** how many gave 1, 2, 3, 4 and 5 stars */
  histogram: z.array(z.int()).length(5),
  rating: Rating,
  mine: Evaluation.nullable(),
  /** why the caller may not rate; null where they may */
  refusal: z.enum(RATE_REFUSALS).nullable(),
});

const EvaluationQuery = PageQuery.extend({ sort: z.enum(EVALUATION_SORTS).default('newest') });
const EvaluationBody = z
  .object({ rating: z.int().min(1).max(5), text: prose(LONGEST_EVALUATION).default('') })
  .strict();

export const listProductEvaluations = endpoint({
  id: 'listProductEvaluations',
  method: 'GET',
  path: '/product/{id}/evaluations',
  access: 'guest',
  params: IdParams,
  query: EvaluationQuery,
  response: EvaluationPage,
});

export const putProductEvaluation = endpoint({
  id: 'putProductEvaluation',
  method: 'PUT',
  path: '/product/{id}/evaluations',
  access: 'member',
  params: IdParams,
  body: EvaluationBody,
  response: Evaluation,
  errors: ['not_found', 'not_entitled', 'own_product'],
  touches: ['listProductEvaluations', 'getProduct'],
});

export const deleteProductEvaluation = endpoint({
  id: 'deleteProductEvaluation',
  method: 'DELETE',
  path: '/product/{id}/evaluations',
  access: 'member',
  params: IdParams,
  response: Done,
  errors: ['not_found'],
  touches: ['listProductEvaluations', 'getProduct'],
});

export const listPostEvaluations = endpoint({
  id: 'listPostEvaluations',
  method: 'GET',
  path: '/posts/{id}/evaluations',
  access: 'guest',
  params: IdParams,
  query: EvaluationQuery,
  response: EvaluationPage,
});

const rating = <const I extends string, const M extends 'PUT' | 'POST'>(id: I, method: M) =>
  endpoint({
    id,
    method,
    path: '/posts/{id}/evaluations',
    access: 'member',
    params: IdParams,
    body: EvaluationBody,
    response: Evaluation,
    errors: ['not_found', 'not_entitled', 'own_product', 'contact_unconfirmed'],
    touches: ['listPostEvaluations', 'getPost'],
  });
export const putPostEvaluation = rating('putPostEvaluation', 'PUT');
export const createPostEvaluation = rating('createPostEvaluation', 'POST');

export const deletePostEvaluation = endpoint({
  id: 'deletePostEvaluation',
  method: 'DELETE',
  path: '/posts/{id}/evaluations',
  access: 'member',
  params: IdParams,
  response: Done,
  errors: ['not_found'],
  touches: ['listPostEvaluations', 'getPost'],
});

export const putEvaluationVote = endpoint({
  id: 'putEvaluationVote',
  method: 'PUT',
  path: '/evaluations/{id}/vote',
  access: 'member',
  params: IdParams,
  body: z.object({ helpful: z.boolean() }).strict(),
  response: Evaluation,
  errors: ['not_found', 'own_evaluation', 'contact_unconfirmed'],
});

export const deleteEvaluationVote = endpoint({
  id: 'deleteEvaluationVote',
  method: 'DELETE',
  path: '/evaluations/{id}/vote',
  access: 'member',
  params: IdParams,
  response: Evaluation,
  errors: ['not_found'],
});

export const putEvaluationReply = endpoint({
  id: 'putEvaluationReply',
  method: 'PUT',
  path: '/evaluations/{id}/reply',
  access: 'owner',
  params: IdParams,
  body: z.object({ text: prose(LONGEST_EVALUATION, 1) }).strict(),
  response: Evaluation,
});

export const deleteEvaluationReply = endpoint({
  id: 'deleteEvaluationReply',
  method: 'DELETE',
  path: '/evaluations/{id}/reply',
  access: 'owner',
  params: IdParams,
  response: Evaluation,
});

export const moderateEvaluation = endpoint({
  id: 'moderateEvaluation',
  method: 'PUT',
  path: '/operator/evaluations/{id}',
  access: 'admin',
  params: IdParams,
  body: z.object({ hidden: z.boolean(), reason: prose(1000, 1) }).strict(),
  response: Done,
  errors: ['not_found'],
  touches: ['listProductEvaluations', 'listPostEvaluations', 'getProduct', 'getPost'],
});
