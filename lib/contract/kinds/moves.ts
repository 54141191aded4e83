import { z } from 'zod';
import { endpoint, MOST_WRITES } from '../endpoint';
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
  summary: 'The slots of a month to which a booking can be moved; its own time is not among them',
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
  summary:
    'Moves a booking at the price that was paid: three times, and for nothing where its host asked; `slot_taken` names the next that are free',
  params: IdParams,
  body: z.object({ startsAt: Time, timeZone: ZoneName }).strict(),
  response: Booking,
  errors: ['not_entitled', 'conflict', 'slot_taken'],
  rateLimit: MOST_WRITES,
  touches: ['getBooking', 'listMoveSlots', 'getPurchase'],
  answers: 'getBooking',
});

export const askToMove = endpoint({
  id: 'askToMove',
  method: 'POST',
  path: '/bookings/{id}/ask-to-move',
  access: 'owner',
  summary: 'Asks the buyer for another time: they choose any free slot, or get all their money back',
  params: IdParams,
  body: z.object({ reason: prose(500, 1) }).strict(),
  response: Done,
  errors: ['conflict'],
  rateLimit: MOST_WRITES,
  touches: ['listBookings', 'listWaitingBookings'],
});

export const putBookingNote = endpoint({
  id: 'putBookingNote',
  method: 'PUT',
  path: '/bookings/{id}/note',
  access: 'owner',
  summary: 'What the host notes about a booking, for themselves',
  params: IdParams,
  body: z.object({ note: prose(2000, 0), isDone: z.boolean() }).strict(),
  response: Done,
  errors: ['conflict'],
  rateLimit: MOST_WRITES,
  touches: ['listBookings', 'listWaitingBookings'],
});
