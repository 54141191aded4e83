// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as kindsWorkshops from '@/lib/contract/kinds/workshops';

export const cancelSeat = /* @__PURE__ */ address<typeof kindsWorkshops.cancelSeat>('cancelSeat', 'POST', '/entitlements/{id}/seat/cancel', { touches: ['getSeat', 'getPurchase'] });
export const createSeatHold = /* @__PURE__ */ address<typeof kindsWorkshops.createSeatHold>('createSeatHold', 'POST', '/workshop-dates/{id}/hold', { touches: ['listWorkshopDates'] });
export const getBoughtAssessment = /* @__PURE__ */ address<typeof kindsWorkshops.getBoughtAssessment>('getBoughtAssessment', 'GET', '/entitlements/{id}/assessment');
export const getSeat = /* @__PURE__ */ address<typeof kindsWorkshops.getSeat>('getSeat', 'GET', '/entitlements/{id}/seat');
export const getSeatCalendar = /* @__PURE__ */ address<typeof kindsWorkshops.getSeatCalendar>('getSeatCalendar', 'GET', '/entitlements/{id}/seat/calendar');
export const joinWaitingList = /* @__PURE__ */ address<typeof kindsWorkshops.joinWaitingList>('joinWaitingList', 'POST', '/workshop-dates/{id}/wait', { touches: ['listWorkshopDates'] });
export const leaveWaitingList = /* @__PURE__ */ address<typeof kindsWorkshops.leaveWaitingList>('leaveWaitingList', 'DELETE', '/workshop-dates/{id}/wait', { touches: ['listWorkshopDates'] });
export const listWorkshopDates = /* @__PURE__ */ address<typeof kindsWorkshops.listWorkshopDates>('listWorkshopDates', 'GET', '/products/{id}/dates');
