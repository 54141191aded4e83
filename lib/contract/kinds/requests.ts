import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Done, IdParams } from '../fields';
import { HostBooking } from './appointments';

// Bookings that their host accepts by hand.

export const acceptBooking = endpoint({
  id: 'acceptBooking',
  method: 'POST',
  path: '/bookings/{id}/accept',
  access: 'owner',
  params: IdParams,
  response: Done,
  errors: ['conflict'],
  touches: ['listBookings', 'listWaitingBookings'],
});

export const listWaitingBookings = endpoint({
  id: 'listWaitingBookings',
  method: 'GET',
  path: '/bookings/waiting',
  access: 'creator',
  response: z.object({ data: z.array(HostBooking) }),
});
