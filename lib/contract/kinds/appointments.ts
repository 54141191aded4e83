import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Id, IdParams, Money, Person } from '../fields';
import { Slot } from './booking-hours';
import { OfferPlace } from './bookings';

// What was booked, for both sides.

/** Whether it takes place: `cancelled` where its money went back before. */
export const BookingState = z.enum(['confirmed', 'cancelled']);

/** What somebody has booked. Its `local` times are those of the zone in which they chose it. */
export const Booking = z.object({
  _id: Id,
  productId: Id,
  state: BookingState,
  slot: Slot,
  timeZone: z.string(),
  host: Person,
  place: OfferPlace,
  /** the address of the link, from ten minutes before until the end; other places at any time */
  placeText: z.string().nullable(),
});
export type Booking = z.output<typeof Booking>;

/** What was booked of the caller's time. Its `local` times are those of their own zone. */
export const HostBooking = z.object({
  _id: Id,
  product: z.object({ _id: Id, title: z.string() }),
  state: BookingState,
  slot: Slot,
  /** the zone of the buyer */
  timeZone: z.string(),
  buyer: Person,
  price: Money,
});
export type HostBooking = z.output<typeof HostBooking>;

export const getBooking = endpoint({
  id: 'getBooking',
  method: 'GET',
  path: '/entitlements/{id}/booking',
  access: 'owner',
  summary: 'The booking that a purchase is of: when, where, and with whom',
  params: IdParams,
  response: Booking,
  errors: ['not_entitled'],
});

export const listBookings = endpoint({
  id: 'listBookings',
  method: 'GET',
  path: '/bookings',
  access: 'creator',
  summary: 'What was booked of the caller’s time, by the days of their zone, in order',
  query: z.object({
    from: z.iso.date('validation:invalid'),
    days: z.coerce.number().int().min(1).max(42).default(7),
  }),
  response: z.object({ data: z.array(HostBooking) }),
});
