// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as kindsRequests from '@/lib/contract/kinds/requests';

export const acceptBooking = /* @__PURE__ */ address<typeof kindsRequests.acceptBooking>('acceptBooking', 'POST', '/bookings/{id}/accept', { touches: ['listBookings', 'listWaitingBookings'] });
export const listWaitingBookings = /* @__PURE__ */ address<typeof kindsRequests.listWaitingBookings>('listWaitingBookings', 'GET', '/bookings/waiting');
