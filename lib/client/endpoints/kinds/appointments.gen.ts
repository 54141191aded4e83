// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as kindsAppointments from '@/lib/contract/kinds/appointments';

export const cancelBooking = /* @__PURE__ */ address<typeof kindsAppointments.cancelBooking>('cancelBooking', 'POST', '/entitlements/{id}/booking/cancel', { touches: ['getBooking', 'listMoveSlots', 'getPurchase'] });
export const cancelHostBooking = /* @__PURE__ */ address<typeof kindsAppointments.cancelHostBooking>('cancelHostBooking', 'POST', '/bookings/{id}/cancel', { touches: ['listBookings', 'listWaitingBookings', 'listOwnSlots'] });
export const getBooking = /* @__PURE__ */ address<typeof kindsAppointments.getBooking>('getBooking', 'GET', '/entitlements/{id}/booking');
export const getBookingCalendar = /* @__PURE__ */ address<typeof kindsAppointments.getBookingCalendar>('getBookingCalendar', 'GET', '/entitlements/{id}/booking/calendar');
export const listBookings = /* @__PURE__ */ address<typeof kindsAppointments.listBookings>('listBookings', 'GET', '/bookings');
