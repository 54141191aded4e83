// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as kindsBookingHours from '@/lib/contract/kinds/booking-hours';

export const getBookingHours = /* @__PURE__ */ address<typeof kindsBookingHours.getBookingHours>('getBookingHours', 'GET', '/booking-hours');
export const listOwnSlots = /* @__PURE__ */ address<typeof kindsBookingHours.listOwnSlots>('listOwnSlots', 'GET', '/booking-hours/slots');
export const putBookingHours = /* @__PURE__ */ address<typeof kindsBookingHours.putBookingHours>('putBookingHours', 'PUT', '/booking-hours', { touches: ['listOwnSlots'] });
