// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as kindsBookingQuestions from '@/lib/contract/kinds/booking-questions';

export const getHoldAnswers = /* @__PURE__ */ address<typeof kindsBookingQuestions.getHoldAnswers>('getHoldAnswers', 'GET', '/products/{id}/hold/answers');
export const listBookingAnswers = /* @__PURE__ */ address<typeof kindsBookingQuestions.listBookingAnswers>('listBookingAnswers', 'GET', '/bookings/{id}/answers');
export const putHoldAnswers = /* @__PURE__ */ address<typeof kindsBookingQuestions.putHoldAnswers>('putHoldAnswers', 'PUT', '/products/{id}/hold/answers', { answers: ['getHoldAnswers', 'id'] });
