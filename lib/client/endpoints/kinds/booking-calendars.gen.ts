// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as kindsBookingCalendars from '@/lib/contract/kinds/booking-calendars';

export const deleteBusyCalendar = /* @__PURE__ */ address<typeof kindsBookingCalendars.deleteBusyCalendar>('deleteBusyCalendar', 'DELETE', '/booking-hours/busy', { touches: ['getBusyCalendar', 'listOwnSlots'] });
export const getBusyCalendar = /* @__PURE__ */ address<typeof kindsBookingCalendars.getBusyCalendar>('getBusyCalendar', 'GET', '/booking-hours/busy');
export const putBusyCalendar = /* @__PURE__ */ address<typeof kindsBookingCalendars.putBusyCalendar>('putBusyCalendar', 'PUT', '/booking-hours/busy', { answers: ['getBusyCalendar'] });
