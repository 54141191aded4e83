// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as kindsWorkshopAssessments from '@/lib/contract/kinds/workshop-assessments';

export const createAssessmentAttempt = /* @__PURE__ */ address<typeof kindsWorkshopAssessments.createAssessmentAttempt>('createAssessmentAttempt', 'POST', '/entitlements/{id}/assessments/{placed}/attempts');
export const deleteAssessment = /* @__PURE__ */ address<typeof kindsWorkshopAssessments.deleteAssessment>('deleteAssessment', 'DELETE', '/workshops/{id}/assessments/{placed}', { touches: ['getProduct', 'listOwnDates', 'getMadeAssessment'] });
export const getAssessment = /* @__PURE__ */ address<typeof kindsWorkshopAssessments.getAssessment>('getAssessment', 'GET', '/entitlements/{id}/assessments/{placed}');
export const getAssessmentResults = /* @__PURE__ */ address<typeof kindsWorkshopAssessments.getAssessmentResults>('getAssessmentResults', 'GET', '/workshops/{id}/assessments/{placed}/results');
export const getMadeAssessment = /* @__PURE__ */ address<typeof kindsWorkshopAssessments.getMadeAssessment>('getMadeAssessment', 'GET', '/workshops/{id}/assessments/{placed}');
export const listSeatAssessments = /* @__PURE__ */ address<typeof kindsWorkshopAssessments.listSeatAssessments>('listSeatAssessments', 'GET', '/workshop-seats/{id}/assessments');
export const putAssessment = /* @__PURE__ */ address<typeof kindsWorkshopAssessments.putAssessment>('putAssessment', 'PUT', '/workshops/{id}/assessments/{placed}', { touches: ['getProduct', 'listOwnDates', 'getAssessmentResults'], answers: ['getMadeAssessment', 'id', 'placed'] });
export const putAssessmentExtra = /* @__PURE__ */ address<typeof kindsWorkshopAssessments.putAssessmentExtra>('putAssessmentExtra', 'PUT', '/workshop-seats/{id}/assessments/{placed}/extra', { touches: ['listSeatAssessments'] });
