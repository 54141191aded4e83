import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Id, IdParams, Money, Person, prose, Time } from '../fields';
import { Absence } from './absences';
import { LocalTime, Slot, ZoneName } from './booking-hours';
import { BookingRules, OfferPlace } from './booking-offer';

// Bookings, for buyer and host.

/** Whether it takes place: `requested` until its host accepts it, `cancelled` where its money went back before. */
export const BookingState = z.enum(['requested', 'confirmed', 'cancelled']);

/** That a host asked for another time, and why. */
export const AskedToMove = z.object({ reason: z.string() });

/**
 * Who cancelled a booking, and what they said: `you` is the caller, `team` an operator or a rule, `deadline` that of a
 * request that its host did not answer, `refund` that its price went back.
 */
export const Cancellation = z.object({
  by: z.enum(['you', 'host', 'seller', 'buyer', 'team', 'deadline', 'refund']),
  reason: z.string(),
});
export type Cancellation = z.output<typeof Cancellation>;

/** A booking, for its buyer. `local` times are in the zone in which the buyer chose the slot. */
export const Booking = z.object({
  _id: Id,
  productId: Id,
  state: BookingState,
  /** until when its host answers a request; without an answer all goes back */
  acceptBy: Time.nullable(),
  slot: Slot,
  timeZone: z.string(),
  /** the day that the host's weeks begin with; 0 is Sunday */
  weekStart: z.int(),
  host: Person,
  place: OfferPlace,
  hasBegun: z.boolean(),
  isOver: z.boolean(),
  /** about cancelling, as they were agreed */
  rules: BookingRules,
  /** how much of the price would go back now, in basis points */
  backBps: z.int(),
  /** the same in money */
  back: Money,
  /** how often they may still move it; 0 once it is too late by its rules */
  movesLeft: z.int(),
  /** it is theirs again, as after a dispute, and somebody else has its slot: they choose another */
  isToChoose: z.boolean(),
  /** until when, for a request: then, or when it is withdrawn, everything goes back */
  chooseBy: Time.nullable(),
  askedToMove: AskedToMove.nullable(),
  /** new zone rules have changed the hour that a clock shows at its start since it was booked */
  isClockChanged: z.boolean(),
  /** they can say now that the host was not there */
  maySayAbsent: z.boolean(),
  absence: Absence.nullable(),
  /** from when the address of the link is shown; null for other places */
  linkAt: Time.nullable(),
  /** the address of the link, from ten minutes before until the end; other places at any time */
  placeText: z.string().nullable(),
});
export type Booking = z.output<typeof Booking>;

/** A booking, for its host or seller. `local` times are in the zone of the request. */
export const HostBooking = z.object({
  _id: Id,
  product: z.object({ _id: Id, title: z.string() }),
  state: BookingState,
  /** until when the caller answers a request; without an answer all goes back */
  acceptBy: Time.nullable(),
  slot: Slot,
  /** the zone of the buyer, and what their clock shows when it begins */
  timeZone: z.string(),
  buyerTime: LocalTime,
  buyer: Person,
  place: OfferPlace,
  /** the address of the link, or where it is, as the offer says it */
  placeText: z.string(),
  /** for its seller: null for a member who gives the time of a company's offer; of a lesson, its share */
  price: Money.nullable(),
  /** which lesson of a package it is, by their times; without a number once it is in its package again */
  ofPackage: z.object({ number: z.int().nullable(), lessons: z.int() }).nullable(),
  /** who gives it, where the caller does not */
  host: Person.nullable(),
  askedToMove: AskedToMove.nullable(),
  /** null where it is not cancelled, and where an absence or its lost slot says why */
  cancelled: Cancellation.nullable(),
  hasBegun: z.boolean(),
  isOver: z.boolean(),
  /** somebody else has its time since a dispute that was won: its buyer is to choose another */
  isToChoose: z.boolean(),
  /** they can say now that the buyer was not there */
  maySayAbsent: z.boolean(),
  absence: Absence.nullable(),
  /** of the host, for themselves */
  note: z.string(),
  isDone: z.boolean(),
});
export type HostBooking = z.output<typeof HostBooking>;

/** A date of a workshop that the caller gives: nobody can book them then. */
const GivenWorkshop = z.object({
  _id: Id,
  product: z.object({ _id: Id, title: z.string() }),
  slot: Slot,
  seats: z.int(),
  soldCount: z.int(),
});
export type GivenWorkshop = z.output<typeof GivenWorkshop>;

export const getBooking = endpoint({
  id: 'getBooking',
  method: 'GET',
  path: '/entitlements/{id}/booking',
  access: 'owner',
  params: IdParams,
  response: Booking,
  errors: ['not_entitled'],
});

export const getBookingCalendar = endpoint({
  id: 'getBookingCalendar',
  method: 'GET',
  path: '/entitlements/{id}/booking/calendar',
  access: 'owner',
  params: IdParams,
  response: z.unknown(),
  errors: ['not_entitled', 'conflict'],
  raw: true,
  gives: ['text/calendar'],
});

export const listBookings = endpoint({
  id: 'listBookings',
  method: 'GET',
  path: '/bookings',
  access: 'creator',
  query: z.object({
    from: z.iso.date('validation:invalid'),
    days: z.coerce.number().int().min(1).max(42).default(7),
    timeZone: ZoneName.optional(),
  }),
  response: z.object({ data: z.array(HostBooking), workshops: z.array(GivenWorkshop).default([]) }),
});

/** The amount that was refunded. */
const CancelledBooking = z.object({ refunded: Money });

export const cancelBooking = endpoint({
  id: 'cancelBooking',
  method: 'POST',
  path: '/entitlements/{id}/booking/cancel',
  access: 'owner',
  params: IdParams,
  body: z.object({ backBps: z.int().min(0).max(10_000) }).strict(),
  response: CancelledBooking,
  errors: ['conflict'],
  touches: ['getBooking', 'listMoveSlots', 'getPurchase'],
});

export const cancelHostBooking = endpoint({
  id: 'cancelHostBooking',
  method: 'POST',
  path: '/bookings/{id}/cancel',
  access: 'owner',
  params: IdParams,
  body: z.object({ reason: prose(500, 1) }).strict(),
  response: CancelledBooking,
  errors: ['conflict'],
  touches: ['listBookings', 'listWaitingBookings', 'listOwnSlots'],
});
