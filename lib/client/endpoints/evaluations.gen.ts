// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as evaluations from '@/lib/contract/evaluations';

export const createPostEvaluation = /* @__PURE__ */ address<typeof evaluations.createPostEvaluation>('createPostEvaluation', 'POST', '/posts/{id}/evaluations', { touches: ['listPostEvaluations', 'getPost'] });
export const deleteEvaluationReply = /* @__PURE__ */ address<typeof evaluations.deleteEvaluationReply>('deleteEvaluationReply', 'DELETE', '/evaluations/{id}/reply');
export const deleteEvaluationVote = /* @__PURE__ */ address<typeof evaluations.deleteEvaluationVote>('deleteEvaluationVote', 'DELETE', '/evaluations/{id}/vote');
export const deletePostEvaluation = /* @__PURE__ */ address<typeof evaluations.deletePostEvaluation>('deletePostEvaluation', 'DELETE', '/posts/{id}/evaluations', { touches: ['listPostEvaluations', 'getPost'] });
export const deleteProductEvaluation = /* @__PURE__ */ address<typeof evaluations.deleteProductEvaluation>('deleteProductEvaluation', 'DELETE', '/product/{id}/evaluations', { touches: ['listProductEvaluations', 'getProduct'] });
export const listPostEvaluations = /* @__PURE__ */ address<typeof evaluations.listPostEvaluations>('listPostEvaluations', 'GET', '/posts/{id}/evaluations');
export const listProductEvaluations = /* @__PURE__ */ address<typeof evaluations.listProductEvaluations>('listProductEvaluations', 'GET', '/product/{id}/evaluations');
export const moderateEvaluation = /* @__PURE__ */ address<typeof evaluations.moderateEvaluation>('moderateEvaluation', 'PUT', '/operator/evaluations/{id}', { touches: ['listProductEvaluations', 'listPostEvaluations', 'getProduct', 'getPost'] });
export const putEvaluationReply = /* @__PURE__ */ address<typeof evaluations.putEvaluationReply>('putEvaluationReply', 'PUT', '/evaluations/{id}/reply');
export const putEvaluationVote = /* @__PURE__ */ address<typeof evaluations.putEvaluationVote>('putEvaluationVote', 'PUT', '/evaluations/{id}/vote');
export const putPostEvaluation = /* @__PURE__ */ address<typeof evaluations.putPostEvaluation>('putPostEvaluation', 'PUT', '/posts/{id}/evaluations', { touches: ['listPostEvaluations', 'getPost'] });
export const putProductEvaluation = /* @__PURE__ */ address<typeof evaluations.putProductEvaluation>('putProductEvaluation', 'PUT', '/product/{id}/evaluations', { touches: ['listProductEvaluations', 'getProduct'] });
