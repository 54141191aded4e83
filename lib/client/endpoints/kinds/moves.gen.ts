// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as kindsMoves from '@/lib/contract/kinds/moves';

export const askToMove = /* @__PURE__ */ address<typeof kindsMoves.askToMove>('askToMove', 'POST', '/bookings/{id}/ask-to-move', { touches: ['listBookings', 'listWaitingBookings'] });
export const listMoveSlots = /* @__PURE__ */ address<typeof kindsMoves.listMoveSlots>('listMoveSlots', 'GET', '/entitlements/{id}/booking/slots');
export const moveBooking = /* @__PURE__ */ address<typeof kindsMoves.moveBooking>('moveBooking', 'POST', '/entitlements/{id}/booking/move', { touches: ['getBooking', 'listMoveSlots', 'getPurchase'], answers: ['getBooking', 'id'] });
export const putBookingNote = /* @__PURE__ */ address<typeof kindsMoves.putBookingNote>('putBookingNote', 'PUT', '/bookings/{id}/note', { touches: ['listBookings', 'listWaitingBookings'] });
