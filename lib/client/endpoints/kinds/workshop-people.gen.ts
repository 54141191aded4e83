// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as kindsWorkshopPeople from '@/lib/contract/kinds/workshop-people';

export const cancelWorkshopDate = /* @__PURE__ */ address<typeof kindsWorkshopPeople.cancelWorkshopDate>('cancelWorkshopDate', 'POST', '/workshop-dates/{id}/cancel', { touches: ['listOwnDates'] });
export const listOwnDates = /* @__PURE__ */ address<typeof kindsWorkshopPeople.listOwnDates>('listOwnDates', 'GET', '/workshops/{id}/dates');
export const listSeatHolders = /* @__PURE__ */ address<typeof kindsWorkshopPeople.listSeatHolders>('listSeatHolders', 'GET', '/workshop-dates/{id}/people');
export const listTakers = /* @__PURE__ */ address<typeof kindsWorkshopPeople.listTakers>('listTakers', 'GET', '/workshops/{id}/takers');
export const putAttendance = /* @__PURE__ */ address<typeof kindsWorkshopPeople.putAttendance>('putAttendance', 'PUT', '/workshop-seats/{id}/attendance', { touches: ['listOwnDates'] });
