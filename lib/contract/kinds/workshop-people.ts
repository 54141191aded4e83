import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Id, IdParams, PageQuery, Person, page, prose } from '../fields';
import { Slot } from './booking-hours';
import { AssessmentPlace, StudentQuiz } from './quizzes';
import { WorkshopPlace } from './workshop-offer';
import { SeatAttendance } from './workshops';

// The people who have a seat at the caller's workshop, or take its quiz without a date.

/** A date of the caller’s workshop. Both times of its slot are those of the workshop’s zone. */
export const OwnDate = z.object({
  _id: Id,
  slot: Slot,
  place: WorkshopPlace,
  placeText: z.string(),
  seats: z.int(),
  /** sold, without those that somebody holds while they pay */
  soldCount: z.int(),
  /** of the sold ones: whose holder was there, as the caller said */
  presentCount: z.int(),
  /** the caller recorded the attendance of at least one of them */
  isRecorded: z.boolean(),
  waitingCount: z.int(),
  hasBegun: z.boolean(),
  isCancelled: z.boolean(),
});
export type OwnDate = z.output<typeof OwnDate>;

/** How an assessment went for somebody. */
const AssessmentResult = StudentQuiz.pick({ attemptsCount: true, bestPercent: true, isPassed: true }).extend({
  placed: AssessmentPlace,
});

export const SeatHolder = z.object({
  /** of the seat; of the purchase where it is of an assessment alone */
  _id: Id,
  person: Person,
  attendance: SeatAttendance.nullable(),
  /** of each assessment of the workshop, in order */
  results: z.array(AssessmentResult),
});
export type SeatHolder = z.output<typeof SeatHolder>;

export const listOwnDates = endpoint({
  id: 'listOwnDates',
  method: 'GET',
  path: '/workshops/{id}/dates',
  access: 'owner',
  params: IdParams,
  response: z.object({
    title: z.string(),
    /** false: it sells an assessment alone, and has no dates any more */
    isDated: z.boolean(),
    data: z.array(OwnDate),
    /** those that buyers have, in order */
    assessments: z.array(AssessmentPlace),
  }),
});

export const listSeatHolders = endpoint({
  id: 'listSeatHolders',
  method: 'GET',
  path: '/workshop-dates/{id}/people',
  access: 'owner',
  params: IdParams,
  response: z.object({ data: z.array(SeatHolder) }),
});

export const listTakers = endpoint({
  id: 'listTakers',
  method: 'GET',
  path: '/workshops/{id}/takers',
  access: 'owner',
  params: IdParams,
  query: PageQuery,
  response: page(SeatHolder),
});

export const putAttendance = endpoint({
  id: 'putAttendance',
  method: 'PUT',
  path: '/workshop-seats/{id}/attendance',
  access: 'owner',
  params: IdParams,
  body: z.object({ attendance: SeatAttendance.nullable() }).strict(),
  response: SeatHolder,
  errors: ['conflict'],
  rateLimit: { max: 1200, seconds: 3600 },
  touches: ['listOwnDates'],
});

export const cancelWorkshopDate = endpoint({
  id: 'cancelWorkshopDate',
  method: 'POST',
  path: '/workshop-dates/{id}/cancel',
  access: 'owner',
  params: IdParams,
  body: z.object({ reason: prose(500, 1) }).strict(),
  response: OwnDate,
  errors: ['conflict'],
  touches: ['listOwnDates'],
});
