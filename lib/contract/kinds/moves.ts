import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Done, IdParams, prose, Time } from '../fields';
import { Booking } from './appointments';
import { MonthQuery, ZoneName } from './booking-hours';
import { BookableSlots } from './bookings';

// Another time for what is booked. `id` is the purchase's for buyers, the booking's for hosts.

export const listMoveSlots = endpoint({
  id: 'listMoveSlots',
  method: 'GET',
  path: '/entitlements/{id}/booking/slots',
  access: 'owner',
  params: IdParams,
  query: MonthQuery,
  response: BookableSlots,
  errors: ['not_entitled', 'conflict'],
});

export const moveBooking = endpoint({
  id: 'moveBooking',
  method: 'POST',
  path: '/entitlements/{id}/booking/move',
  access: 'owner',
  params: IdParams,
  body: z.object({ startsAt: Time, timeZone: ZoneName }).strict(),
  response: Booking,
  errors: ['not_entitled', 'conflict', 'slot_taken'],
  touches: ['getBooking', 'listMoveSlots', 'getPurchase'],
  answers: 'getBooking',
});

export const askToMove = endpoint({
  id: 'askToMove',
  method: 'POST',
  path: '/bookings/{id}/ask-to-move',
  access: 'owner',
  params: IdParams,
  body: z.object({ reason: prose(500, 1) }).strict(),
  response: Done,
  errors: ['conflict'],
  touches: ['listBookings', 'listWaitingBookings'],
});

export const putBookingNote = endpoint({
  id: 'putBookingNote',
  method: 'PUT',
  path: '/bookings/{id}/note',
  access: 'owner',
  params: IdParams,
  body: z.object({ note: prose(2000, 0), isDone: z.boolean() }).strict(),
  response: Done,
  errors: ['conflict'],
  touches: ['listBookings', 'listWaitingBookings'],
});
