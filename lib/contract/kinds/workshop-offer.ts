import { z } from 'zod';
import { Id, line, Money, Time } from '../fields';
import { Price } from '../prices';
import { LocalTime, ZoneName } from './booking-hours';
import { BookingRules, isJoinable, NO_LINK } from './booking-offer';

// The content of products of kind `assessments`: seats on dates, or a quiz alone.

export const WorkshopPlace = z.enum(['link', 'in_person']);

export const MOST_DATES = 30;
export const MOST_SEATS = 500;

/** A date as its seller says it, by the clock of the workshop’s zone. */
const WorkshopDate = z
  .object({
    /** named by the client: the same date, whatever is changed about it */
    _id: Id,
    /** of this century: clocks and calendars show no year of five digits */
    date: z.iso.date('validation:date').refine((date) => date.startsWith('20'), 'validation:date'),
    time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'validation:invalid'),
    minutes: z
      .int()
      .min(15, 'validation:invalid')
      .max(720, 'validation:invalid')
      .multipleOf(5, 'validation:invalid'),
    seats: z.int().min(1, 'validation:invalid').max(MOST_SEATS, 'validation:invalid'),
    place: WorkshopPlace,
    /** the address of the link, or where it is; those who have a seat read it */
    placeText: line(500, 0),
  })
  .strict()
  .refine(isJoinable, NO_LINK);

const areNamedOnce = (all: readonly { _id: string }[]) =>
  new Set(all.map(({ _id }) => _id)).size === all.length;

/** A workshop as its creator saves it. Dates that have begun stay as they were, and need not be sent. */
export const AssessmentsContent = z
  .object({
    kind: z.literal('assessments'),
    /** of one seat, or of the assessment alone; null in a draft that has none yet */
    price: Price.nullable(),
    /** false: it has no dates, and its buyers take its assessment whenever they want */
    isDated: z.boolean().default(true),
    timeZone: ZoneName,
    dates: z
      .array(WorkshopDate)
      .max(MOST_DATES, 'validation:invalid')
      .refine(areNamedOnce, 'validation:invalid'),
    rules: BookingRules,
  })
  .strict()
  .refine(({ isDated, dates }) => isDated || dates.length === 0, {
    path: ['dates'],
    message: 'validation:invalid',
  });
export type AssessmentsContent = z.output<typeof AssessmentsContent>;

/** How an assessment is taken, which is sold alone. */
const SoldAssessment = z.object({
  /** of one attempt */
  questionsCount: z.int(),
  passPercent: z.int(),
  /** null: as many as one likes */
  attempts: z.int().nullable(),
  /** null: without a limit */
  minutes: z.int().nullable(),
});

/** The public outline: the dates that have seats, or the quiz alone. */
export const AssessmentsOutline = z.object({
  kind: z.literal('assessments'),
  price: Money.nullable(),
  /** false: it has no dates, and its buyers take its assessment whenever they want */
  isDated: z.boolean(),
  timeZone: z.string(),
  /** those that have not begun, in order */
  dates: z.array(
    z.object({
      _id: Id,
      startsAt: Time,
      endsAt: Time,
      /** by the clock of the workshop’s zone */
      local: LocalTime,
      minutes: z.int(),
      seats: z.int(),
      /** for whoever does not wait for one */
      seatsLeft: z.int(),
      place: WorkshopPlace,
      /** for its owner alone */
      placeText: z.string().nullable(),
    }),
  ),
  rules: BookingRules,
  /** quizzes before a date and after it */
  assessments: z.object({
    before: z.boolean(),
    after: z.boolean(),
    /** the certificate is for those who pass the one after it */
    isRequired: z.boolean(),
    /** what is sold where there are no dates; null before it was made */
    alone: SoldAssessment.nullable(),
  }),
});
export type AssessmentsOutline = z.output<typeof AssessmentsOutline>;
