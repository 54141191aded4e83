import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Done, Id, IdParams, Money, Person, prose, Time } from '../fields';
import { Absence } from './absences';
import { AskedToMove, BookingState, Cancellation } from './appointments';
import { MonthQuery, Slot, ZoneName } from './booking-hours';
import { BookingQuestion, Minutes, MOST_LESSONS, OfferPlace, PackageLessons } from './booking-offer';
import { BookingAnswer } from './booking-questions';
import { BookableSlot, BookableSlots } from './bookings';

// Packages of lessons: bought once, booked one by one or week by week (decision 079).

/** The package that the caller will pay for, with the terms that they saw. */
export const ChosenPackage = z.object({
  lessons: z.int(),
  minutes: z.int(),
  price: Money,
  pricePerLesson: Money,
  /** how long it lasts from when it is bought */
  days: z.int(),
  /** until so many hours before a lesson, cancelling returns it to the package */
  freeUntilHours: z.int(),
  /** its host accepts each lesson; one that is declined or not answered returns */
  byHand: z.boolean(),
});
export type ChosenPackage = z.output<typeof ChosenPackage>;

/** A lesson that was booked from a package. Its `local` times are those of the zone in which it was chosen. */
export const PackageLesson = z.object({
  _id: Id,
  state: BookingState,
  /** until when its host answers a request; without an answer it returns */
  acceptBy: Time.nullable(),
  slot: Slot,
  timeZone: z.string(),
  hasBegun: z.boolean(),
  isOver: z.boolean(),
  /** null where it is not cancelled, and where an absence says why */
  cancelled: Cancellation.nullable(),
  /** it was cancelled, and is in the package again */
  isReturned: z.boolean(),
  /** cancelled now, it would be in the package again */
  wouldReturn: z.boolean(),
  movesLeft: z.int(),
  askedToMove: AskedToMove.nullable(),
  isClockChanged: z.boolean(),
  /** they can say now that the host was not there */
  maySayAbsent: z.boolean(),
  absence: Absence.nullable(),
  /** from when the address of the link is shown; null for other places */
  linkAt: Time.nullable(),
  placeText: z.string().nullable(),
});
export type PackageLesson = z.output<typeof PackageLesson>;

/** A package that somebody bought. */
export const BoughtPackage = ChosenPackage.extend({
  _id: Id,
  productId: Id,
  host: Person,
  hostZone: z.string(),
  weekStart: z.int(),
  place: OfferPlace,
  /** lessons that have begun, or were cancelled too late */
  used: z.int(),
  /** lessons that can still be booked */
  left: z.int(),
  endsAt: Time,
  /** nothing can be booked any more, as its time is over */
  isOver: z.boolean(),
  /** what its host asks with the first lesson; nothing once it was answered */
  questions: z.array(BookingQuestion),
  /** those that were booked, in order */
  booked: z.array(PackageLesson),
});
export type BoughtPackage = z.output<typeof BoughtPackage>;

/** A week of several that are booked together. */
export const PackageWeek = z.object({
  slot: Slot,
  /** `taken` where the host cannot be booked then, `beyond` where it is too far ahead or after the package's end */
  state: z.enum(['free', 'taken', 'beyond']),
  /** where it is taken: free times of the same week, the nearest first */
  others: z.array(BookableSlot),
});
export type PackageWeek = z.output<typeof PackageWeek>;

export const getChosenPackage = endpoint({
  id: 'getChosenPackage',
  method: 'GET',
  path: '/products/{id}/package',
  access: 'member',
  params: IdParams,
  response: ChosenPackage,
  errors: ['not_found'],
});

export const choosePackage = endpoint({
  id: 'choosePackage',
  method: 'PUT',
  path: '/products/{id}/package',
  access: 'member',
  params: IdParams,
  body: z.object({ lessons: PackageLessons, minutes: Minutes }).strict(),
  response: ChosenPackage,
  errors: ['not_found', 'own_product', 'not_purchasable'],
  answers: 'getChosenPackage',
});

export const dropPackage = endpoint({
  id: 'dropPackage',
  method: 'DELETE',
  path: '/products/{id}/package',
  access: 'member',
  params: IdParams,
  response: Done,
  errors: ['not_found'],
  touches: ['getCart'],
});

export const getPackage = endpoint({
  id: 'getPackage',
  method: 'GET',
  path: '/entitlements/{id}/package',
  access: 'owner',
  params: IdParams,
  response: BoughtPackage,
  errors: ['not_entitled'],
});

export const listPackageSlots = endpoint({
  id: 'listPackageSlots',
  method: 'GET',
  path: '/entitlements/{id}/package/slots',
  access: 'owner',
  params: IdParams,
  query: MonthQuery.extend({ lesson: Id.optional() }),
  response: BookableSlots,
  errors: ['not_entitled', 'conflict'],
});

export const listPackageWeeks = endpoint({
  id: 'listPackageWeeks',
  method: 'GET',
  path: '/entitlements/{id}/package/weeks',
  access: 'owner',
  params: IdParams,
  query: z.object({
    /** in this century, as months are */
    startsAt: Time.refine((time) => time.startsWith('20'), 'validation:invalid'),
    count: z.coerce.number().int().min(1).max(MOST_LESSONS),
    timeZone: ZoneName,
  }),
  response: z.object({ data: z.array(PackageWeek) }),
  errors: ['not_entitled'],
});

export const bookLessons = endpoint({
  id: 'bookLessons',
  method: 'POST',
  path: '/entitlements/{id}/package/lessons',
  access: 'owner',
  params: IdParams,
  body: z
    .object({
      starts: z.array(Time).min(1).max(MOST_LESSONS),
      timeZone: ZoneName,
      /** to its questions, each in its place */
      answers: z.array(BookingAnswer).max(10, 'validation:invalid').default([]),
    })
    .strict(),
  response: BoughtPackage,
  status: 201,
  errors: ['not_entitled', 'no_lessons_left', 'slot_taken', 'answers_missing'],
  touches: ['getPackage', 'listPackageSlots', 'listPackageWeeks', 'getPurchase'],
  answers: 'getPackage',
});

export const moveBookedLesson = endpoint({
  id: 'moveBookedLesson',
  method: 'POST',
  path: '/package-lessons/{id}/move',
  access: 'owner',
  params: IdParams,
  body: z.object({ startsAt: Time, timeZone: ZoneName }).strict(),
  response: Done,
  errors: ['not_entitled', 'conflict', 'slot_taken'],
  touches: ['getPackage', 'listPackageSlots', 'listPackageWeeks', 'getPurchase'],
});

export const cancelBookedLesson = endpoint({
  id: 'cancelBookedLesson',
  method: 'POST',
  path: '/package-lessons/{id}/cancel',
  access: 'owner',
  params: IdParams,
  body: z.object({ isReturned: z.boolean() }).strict(),
  response: Done,
  errors: ['not_entitled', 'conflict'],
  touches: ['getPackage', 'listPackageSlots', 'listPackageWeeks', 'getPurchase'],
});

export const getLessonCalendar = endpoint({
  id: 'getLessonCalendar',
  method: 'GET',
  path: '/package-lessons/{id}/calendar',
  access: 'owner',
  params: IdParams,
  response: z.unknown(),
  errors: ['not_entitled', 'conflict'],
  raw: true,
  gives: ['text/calendar'],
});

/** A package of the caller's lessons that somebody bought. */
export const HostPackage = z.object({
  _id: Id,
  product: z.object({ _id: Id, title: z.string() }),
  buyer: Person,
  lessons: z.int(),
  minutes: z.int(),
  used: z.int(),
  left: z.int(),
  /** booked lessons that have not begun */
  coming: z.int(),
  price: Money,
  endsAt: Time,
  /** what its buyer would get back if it were ended now */
  back: Money,
});
export type HostPackage = z.output<typeof HostPackage>;

export const listHostPackages = endpoint({
  id: 'listHostPackages',
  method: 'GET',
  path: '/booking-packages',
  access: 'creator',
  response: z.object({ data: z.array(HostPackage) }),
});

export const endPackage = endpoint({
  id: 'endPackage',
  method: 'POST',
  path: '/booking-packages/{id}/end',
  access: 'owner',
  params: IdParams,
  body: z.object({ reason: prose(500, 1) }).strict(),
  response: z.object({ refunded: Money }),
  errors: ['conflict'],
  touches: ['listHostPackages', 'listBookings', 'listWaitingBookings'],
});
