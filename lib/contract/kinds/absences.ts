import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Done, Id, IdParams, Money, PageQuery, Person, page, prose, Time } from '../fields';

// Absences of buyer or host. `id` is the booking's for hosts and operators, and for buyers the purchase's or, of a
// package, the lesson's.

export const AbsentSide = z.enum(['host', 'buyer']);

/**
 * What becomes of the money: all of it goes back to the buyer, or the host keeps it. A lesson goes back to its package,
 * or is used.
 */
export const AbsenceOutcome = z.enum(['back', 'kept']);

/** That one side was not there, as the other says. */
export const Absence = z.object({
  saidBy: AbsentSide,
  text: z.string(),
  /** until then the other side may object; without an objection it is taken as true */
  answerBy: Time,
  /** what they said against it; null where they did not object */
  objection: z.string().nullable(),
  /** null until it is settled */
  outcome: AbsenceOutcome.nullable(),
});
export type Absence = z.output<typeof Absence>;

const said = z.object({ text: prose(1000, 0) }).strict();
const answered = z.object({ agrees: z.boolean(), text: prose(1000, 0) }).strict();

export const sayHostAbsent = endpoint({
  id: 'sayHostAbsent',
  method: 'POST',
  path: '/entitlements/{id}/booking/absence',
  access: 'owner',
  params: IdParams,
  body: said,
  response: Done,
  errors: ['not_entitled', 'conflict'],
  touches: ['getBooking', 'getPurchase'],
});

export const sayBuyerAbsent = endpoint({
  id: 'sayBuyerAbsent',
  method: 'POST',
  path: '/bookings/{id}/absence',
  access: 'owner',
  params: IdParams,
  body: said,
  response: Done,
  errors: ['conflict'],
  touches: ['listBookings', 'listWaitingBookings'],
});

export const sayHostAbsentAtLesson = endpoint({
  id: 'sayHostAbsentAtLesson',
  method: 'POST',
  path: '/package-lessons/{id}/absence',
  access: 'owner',
  params: IdParams,
  body: said,
  response: Done,
  errors: ['conflict'],
  touches: ['getPackage', 'getPurchase'],
});

export const answerLessonAbsence = endpoint({
  id: 'answerLessonAbsence',
  method: 'POST',
  path: '/package-lessons/{id}/absence/answer',
  access: 'owner',
  params: IdParams,
  body: answered,
  response: Done,
  errors: ['conflict'],
  touches: ['getPackage', 'getPurchase'],
});

export const answerHostAbsence = endpoint({
  id: 'answerHostAbsence',
  method: 'POST',
  path: '/bookings/{id}/absence/answer',
  access: 'owner',
  params: IdParams,
  body: answered,
  response: Done,
  errors: ['conflict'],
  touches: ['listBookings', 'listWaitingBookings'],
});

export const answerBuyerAbsence = endpoint({
  id: 'answerBuyerAbsence',
  method: 'POST',
  path: '/entitlements/{id}/booking/absence/answer',
  access: 'owner',
  params: IdParams,
  body: answered,
  response: Done,
  errors: ['not_entitled', 'conflict'],
  touches: ['getBooking', 'getPurchase'],
});

/** An absence about which the two do not agree. */
export const DisputedAbsence = z.object({
  _id: Id,
  title: z.string(),
  host: Person,
  buyer: Person,
  startsAt: Time,
  endsAt: Time,
  price: Money,
  orderId: Id,
  /** of a package; the price is its share */
  isLesson: z.boolean(),
  absence: Absence,
});
export type DisputedAbsence = z.output<typeof DisputedAbsence>;

export const listAbsences = endpoint({
  id: 'listAbsences',
  method: 'GET',
  path: '/admin/absences',
  access: 'admin',
  query: PageQuery,
  response: page(DisputedAbsence),
});

export const decideAbsence = endpoint({
  id: 'decideAbsence',
  method: 'POST',
  path: '/admin/absences/{id}',
  access: 'admin',
  params: IdParams,
  body: z.object({ outcome: AbsenceOutcome }).strict(),
  response: Done,
  errors: ['not_found', 'conflict', 'own_trade'],
  touches: ['listAbsences', 'getWaiting', 'getSaleStory'],
});
