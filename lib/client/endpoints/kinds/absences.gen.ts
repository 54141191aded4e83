// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as kindsAbsences from '@/lib/contract/kinds/absences';

export const answerBuyerAbsence = /* @__PURE__ */ address<typeof kindsAbsences.answerBuyerAbsence>('answerBuyerAbsence', 'POST', '/entitlements/{id}/booking/absence/answer', { touches: ['getBooking', 'getPurchase'] });
export const answerHostAbsence = /* @__PURE__ */ address<typeof kindsAbsences.answerHostAbsence>('answerHostAbsence', 'POST', '/bookings/{id}/absence/answer', { touches: ['listBookings', 'listWaitingBookings'] });
export const answerLessonAbsence = /* @__PURE__ */ address<typeof kindsAbsences.answerLessonAbsence>('answerLessonAbsence', 'POST', '/package-lessons/{id}/absence/answer', { touches: ['getPackage', 'getPurchase'] });
export const decideAbsence = /* @__PURE__ */ address<typeof kindsAbsences.decideAbsence>('decideAbsence', 'POST', '/admin/absences/{id}', { touches: ['listAbsences', 'getWaiting', 'getSaleStory'] });
export const listAbsences = /* @__PURE__ */ address<typeof kindsAbsences.listAbsences>('listAbsences', 'GET', '/admin/absences');
export const sayBuyerAbsent = /* @__PURE__ */ address<typeof kindsAbsences.sayBuyerAbsent>('sayBuyerAbsent', 'POST', '/bookings/{id}/absence', { touches: ['listBookings', 'listWaitingBookings'] });
export const sayHostAbsent = /* @__PURE__ */ address<typeof kindsAbsences.sayHostAbsent>('sayHostAbsent', 'POST', '/entitlements/{id}/booking/absence', { touches: ['getBooking', 'getPurchase'] });
export const sayHostAbsentAtLesson = /* @__PURE__ */ address<typeof kindsAbsences.sayHostAbsentAtLesson>('sayHostAbsentAtLesson', 'POST', '/package-lessons/{id}/absence', { touches: ['getPackage', 'getPurchase'] });
