import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Done, Id, IdParams, Money, Person, Time } from '../fields';
import { Slot, ZoneName } from './booking-hours';
import { BookingRules } from './booking-offer';
import { SlotHold } from './bookings';
import { Certificate } from './certificates';
import { AssessmentPlace } from './quizzes';
import { WorkshopPlace } from './workshop-offer';

// Seats of workshops and assessments alone, as buyers see them. Times are those of their own clock, and of the
// workshop's zone (`host`).

/** A place on the waiting list, or an invitation that reserves a seat until a moment. */
export const SeatWait = z.object({ state: z.enum(['waiting', 'offered']), until: Time.nullable() });
export type SeatWait = z.output<typeof SeatWait>;

/** A date that has not begun. Who has the seats is not said. */
export const OpenDate = z.object({
  _id: Id,
  slot: Slot,
  place: WorkshopPlace,
  seats: z.int(),
  /** for the caller; seats that are offered to others, or that others pay for, are not among them */
  seatsLeft: z.int(),
  /** the caller has a seat */
  isMine: z.boolean(),
  /** the caller waits for a seat */
  wait: SeatWait.nullable(),
});
export type OpenDate = z.output<typeof OpenDate>;

export const SeatAttendance = z.enum(['present', 'absent']);
export type SeatAttendance = z.output<typeof SeatAttendance>;

/** An assessment of a workshop, for a holder of a seat, or one that was bought alone. */
const SeatAssessment = z.object({
  placed: AssessmentPlace,
  /** one that is over can be looked at, and no attempt begins */
  state: z.enum(['early', 'open', 'over']),
  /** null: from the purchase on */
  opensAt: Time.nullable(),
  /** null: it stays open */
  closesAt: Time.nullable(),
  /** the certificate asks for it, as was said when the seat was taken */
  isRequired: z.boolean(),
  isPassed: z.boolean(),
});
export type SeatAssessment = z.output<typeof SeatAssessment>;

/** A seat that somebody bought. Its `local` times are those of the zone in which they chose it. */
export const WorkshopSeat = z.object({
  _id: Id,
  productId: Id,
  state: z.enum(['confirmed', 'cancelled']),
  slot: Slot,
  timeZone: z.string(),
  host: Person,
  place: WorkshopPlace,
  hasBegun: z.boolean(),
  isOver: z.boolean(),
  /** its time or place is another one than was agreed: whoever cancels gets everything back */
  isChanged: z.boolean(),
  /** about cancelling, as they were agreed */
  rules: BookingRules,
  /** how much of the price would go back now, in basis points */
  backBps: z.int(),
  /** the same in money */
  back: Money,
  /** from when the address of the link is shown; null for other places */
  linkAt: Time.nullable(),
  /** the address of the link, from ten minutes before until the end; other places at any time */
  placeText: z.string().nullable(),
  /** who cancelled it, where somebody did; and what the seller said about it */
  cancelled: z.object({ by: z.enum(['host', 'buyer', 'team']), reason: z.string() }).nullable(),
  /** as the seller saw it; null where they have not said so */
  attendance: SeatAttendance.nullable(),
  /** in order; none for a seat that was given back */
  assessments: z.array(SeatAssessment),
  /** they were there, it is over, and they passed what the certificate asks for */
  mayHaveCertificate: z.boolean(),
  certificate: Certificate.nullable(),
});
export type WorkshopSeat = z.output<typeof WorkshopSeat>;

/** An assessment that somebody bought alone. */
export const BoughtAssessment = z.object({
  exam: SeatAssessment,
  /** they passed it */
  mayHaveCertificate: z.boolean(),
  certificate: Certificate.nullable(),
});
export type BoughtAssessment = z.output<typeof BoughtAssessment>;

export const listWorkshopDates = endpoint({
  id: 'listWorkshopDates',
  method: 'GET',
  path: '/products/{id}/dates',
  access: 'guest',
  params: IdParams,
  query: z.object({ timeZone: ZoneName }),
  response: z.object({ data: z.array(OpenDate) }),
  errors: ['not_found'],
});

export const createSeatHold = endpoint({
  id: 'createSeatHold',
  method: 'POST',
  path: '/workshop-dates/{id}/hold',
  access: 'member',
  params: IdParams,
  body: z.object({ timeZone: ZoneName }).strict(),
  response: SlotHold,
  status: 201,
  errors: ['not_found', 'own_product', 'not_purchasable', 'date_full', 'conflict', 'too_many_held'],
  rateLimit: { max: 120, seconds: 3600 },
  touches: ['listWorkshopDates'],
});

export const joinWaitingList = endpoint({
  id: 'joinWaitingList',
  method: 'POST',
  path: '/workshop-dates/{id}/wait',
  access: 'member',
  params: IdParams,
  response: SeatWait,
  errors: ['not_found', 'own_product', 'conflict'],
  touches: ['listWorkshopDates'],
});

export const leaveWaitingList = endpoint({
  id: 'leaveWaitingList',
  method: 'DELETE',
  path: '/workshop-dates/{id}/wait',
  access: 'member',
  params: IdParams,
  response: Done,
  errors: ['not_found'],
  touches: ['listWorkshopDates'],
});

export const getSeat = endpoint({
  id: 'getSeat',
  method: 'GET',
  path: '/entitlements/{id}/seat',
  access: 'owner',
  params: IdParams,
  response: WorkshopSeat,
  errors: ['not_entitled'],
});

export const getBoughtAssessment = endpoint({
  id: 'getBoughtAssessment',
  method: 'GET',
  path: '/entitlements/{id}/assessment',
  access: 'owner',
  params: IdParams,
  response: BoughtAssessment,
  errors: ['not_entitled'],
});

export const getSeatCalendar = endpoint({
  id: 'getSeatCalendar',
  method: 'GET',
  path: '/entitlements/{id}/seat/calendar',
  access: 'owner',
  params: IdParams,
  response: z.unknown(),
  errors: ['not_entitled'],
  raw: true,
  gives: ['text/calendar'],
});

export const cancelSeat = endpoint({
  id: 'cancelSeat',
  method: 'POST',
  path: '/entitlements/{id}/seat/cancel',
  access: 'owner',
  params: IdParams,
  body: z.object({ backBps: z.int().min(0).max(10_000) }).strict(),
  response: z.object({ refunded: Money }),
  errors: ['conflict'],
  touches: ['getSeat', 'getPurchase'],
});
