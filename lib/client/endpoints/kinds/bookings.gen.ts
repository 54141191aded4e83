// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as kindsBookings from '@/lib/contract/kinds/bookings';

export const createSlotHold = /* @__PURE__ */ address<typeof kindsBookings.createSlotHold>('createSlotHold', 'POST', '/products/{id}/hold', { touches: ['listSlots'], answers: ['getSlotHold', 'id'] });
export const deleteSlotHold = /* @__PURE__ */ address<typeof kindsBookings.deleteSlotHold>('deleteSlotHold', 'DELETE', '/products/{id}/hold', { touches: ['listSlots', 'getCart'] });
export const getSlotHold = /* @__PURE__ */ address<typeof kindsBookings.getSlotHold>('getSlotHold', 'GET', '/products/{id}/hold');
export const listSlots = /* @__PURE__ */ address<typeof kindsBookings.listSlots>('listSlots', 'GET', '/products/{id}/slots');
