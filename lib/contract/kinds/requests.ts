import { z } from 'zod';
import { endpoint, MOST_WRITES } from '../endpoint';
import { Done, IdParams } from '../fields';
import { HostBooking } from './appointments';

// Bookings that their host accepts by hand.

export const acceptBooking = endpoint({
  id: 'acceptBooking',
  method: 'POST',
  path: '/bookings/{id}/accept',
  access: 'owner',
  summary:
    'Accepts a booking that was asked for; to decline it, it is cancelled, and its buyer gets everything back',
  params: IdParams,
  response: Done,
  errors: ['conflict'],
  rateLimit: MOST_WRITES,
  touches: ['listBookings', 'listWaitingBookings'],
});

export const listWaitingBookings = endpoint({
  id: 'listWaitingBookings',
  method: 'GET',
  path: '/bookings/waiting',
  access: 'creator',
  summary:
    'Bookings about which the caller has to say something: to accept or decline, or whether they were there; soonest first',
  response: z.object({ data: z.array(HostBooking) }),
});
