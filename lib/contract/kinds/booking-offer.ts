import { z } from 'zod';
import { Id, line, Money, Person } from '../fields';
import { Price } from '../prices';

// The content of products of kind `bookings`: lengths of time and a place.

export const Minutes = z
  .int()
  .min(5, 'validation:invalid')
  .max(480, 'validation:invalid')
  .multipleOf(5, 'validation:invalid');

export const OfferPlace = z.enum(['link', 'phone', 'in_person']);

const Hours = z.int().min(0, 'validation:invalid').max(720, 'validation:invalid');

/** Until so many hours before the start everything goes back to a buyer who cancels, then half, then nothing. */
export const BookingRules = z
  .object({ freeUntilHours: Hours, halfUntilHours: Hours })
  .strict()
  .refine((rules) => rules.halfUntilHours <= rules.freeUntilHours, {
    path: ['halfUntilHours'],
    message: 'kinds-bookings:wrong.halfLater',
  });

const Link = z.url({ protocol: /^https$/, hostname: z.regexes.domain });
/** Whether buyers can follow the link, where it is one. A draft may have none yet. */
export function isJoinable({ place, placeText }: { place: string; placeText: string }): boolean {
  return place !== 'link' || placeText === '' || Link.safeParse(placeText).success;
}
export const NO_LINK = { path: ['placeText'], message: 'validation:link' };

/** The questions of the host to the buyer. */
export const BookingQuestion = z.object({ text: line(200, 1), isRequired: z.boolean() }).strict();
export type BookingQuestion = z.output<typeof BookingQuestion>;

export const MOST_LESSONS = 50;
export const PackageLessons = z.int().min(2, 'validation:invalid').max(MOST_LESSONS, 'validation:invalid');

/** Several lessons of one length, bought together. */
const LessonPackage = z
  .object({
    lessons: PackageLessons,
    minutes: Minutes,
    /** of all of them */
    price: Price,
    /** how long they can be taken, from the purchase on */
    days: z.int().min(7, 'validation:invalid').max(730, 'validation:invalid'),
  })
  .strict();

type Lengths = readonly { minutes: number }[];
/** Whether each package is of a length that is sold singly: so buyers can compare. */
export const arePackagesOffered = ({ lengths, packages }: { lengths: Lengths; packages: Lengths }): boolean =>
  packages.every((one) => lengths.some(({ minutes }) => minutes === one.minutes));
export const NO_LENGTH = { path: ['packages'], message: 'kinds-bookings:wrong.packageLength' };

/** An offer as its creator saves it. A draft may have no lengths yet. */
export const BookingsContent = z
  .object({
    kind: z.literal('bookings'),
    /** in order; each has its own price */
    lengths: z
      .array(z.object({ minutes: Minutes, price: Price }).strict())
      .max(8, 'validation:invalid')
      .refine(
        (all) => new Set(all.map(({ minutes }) => minutes)).size === all.length,
        'validation:lengthTwice',
      ),
    place: OfferPlace,
    /** the address of the link, or where it is; buyers read it once they have paid */
    placeText: line(500, 0),
    /** how many can have the same slot; more than one is a group */
    seats: z.int().min(1, 'validation:invalid').max(100, 'validation:invalid'),
    rules: BookingRules,
    /** the host accepts each booking, or it is given back */
    byHand: z.boolean().default(false),
    questions: z.array(BookingQuestion).max(10, 'validation:invalid').default([]),
    packages: z
      .array(LessonPackage)
      .max(6, 'validation:invalid')
      .refine(
        (all) => new Set(all.map(({ lessons, minutes }) => `${lessons} ${minutes}`)).size === all.length,
        'kinds-bookings:wrong.packageTwice',
      )
      .default([]),
    /** the member of the caller's company who gives it; null where the caller does */
    hostId: Id.nullish(),
  })
  .strict()
  .refine(isJoinable, NO_LINK)
  .refine(arePackagesOffered, NO_LENGTH);
export type BookingsContent = z.output<typeof BookingsContent>;

/**
 * Whether somebody whose time a company offers can be booked: they have to agree first, to stay a member, and to say
 * when.
 */
export const HostState = z.enum(['ready', 'asked', 'gone', 'no_hours']);
export type HostState = z.output<typeof HostState>;

/** The public outline: lengths, place and rules. */
export const BookingsOutline = z.object({
  kind: z.literal('bookings'),
  lengths: z.array(z.object({ minutes: z.int(), price: Money })),
  place: OfferPlace,
  /** for its owner alone */
  placeText: z.string().nullable(),
  seats: z.int(),
  rules: BookingRules,
  /** the host accepts each booking within a day, or it is given back */
  byHand: z.boolean(),
  /** what the host asks while the slot is held */
  questions: z.array(BookingQuestion),
  packages: z.array(
    z.object({
      lessons: z.int(),
      minutes: z.int(),
      price: Money,
      /** a part of a cent is left out */
      pricePerLesson: Money,
      days: z.int(),
    }),
  ),
  /** who gives it, where its seller does not */
  host: z.object({ person: Person, state: HostState }).nullable(),
  /** of whoever is booked; null where they cannot be yet, or not any more */
  hours: z.object({ timeZone: z.string(), weekStart: z.int(), furthestDays: z.int() }).nullable(),
});
export type BookingsOutline = z.output<typeof BookingsOutline>;
