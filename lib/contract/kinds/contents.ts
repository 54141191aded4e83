import { z } from 'zod';
import * as absences from './absences';
import * as appointments from './appointments';
import * as bookingCalendars from './booking-calendars';
import * as bookingFeed from './booking-feed';
import * as bookingHours from './booking-hours';
import * as offers from './booking-offer';
import * as bookingQuestions from './booking-questions';
import * as bookings from './bookings';
import * as captions from './captions';
import * as certificates from './certificates';
import * as facts from './course-facts';
import * as messages from './course-messages';
import * as room from './course-room';
import * as search from './course-search';
import * as students from './course-students';
import * as courses from './courses';
import * as files from './files';
import * as hostedOffers from './hosted-offers';
import * as notes from './lesson-notes';
import * as text from './lesson-text';
import * as moves from './moves';
import * as packages from './packages';
import * as podcastFeed from './podcast-feed';
import * as quizSounds from './quiz-sounds';
import * as quizzes from './quizzes';
import * as requests from './requests';
import * as streams from './streams';
import { KIND_NAMES, type KindName, UNITS } from './types';
import * as workshopAssessments from './workshop-assessments';
import * as workshopOffer from './workshop-offer';
import * as workshopPeople from './workshop-people';
import * as workshops from './workshops';

/** The endpoints of kinds. */
export const KIND_MODULES: readonly object[] = [
  files,
  facts,
  text,
  courses,
  captions,
  room,
  podcastFeed,
  search,
  notes,
  students,
  messages,
  streams,
  quizzes,
  quizSounds,
  certificates,
  absences,
  appointments,
  moves,
  packages,
  requests,
  bookingHours,
  offers,
  bookingFeed,
  bookingQuestions,
  bookingCalendars,
  hostedOffers,
  bookings,
  workshopOffer,
  workshopAssessments,
  workshops,
  workshopPeople,
];

export const ProductKind = z.enum(KIND_NAMES);

/** The content of a product as its seller writes it; each kind has its own. */
export const Content = z.discriminatedUnion('kind', [
  files.FilesContent,
  facts.CoursesContent,
  offers.BookingsContent,
  workshopOffer.AssessmentsContent,
]);
export type Content = z.output<typeof Content>;
export type ContentOf<K extends KindName> = Extract<Content, { kind: K }>;

/** What everybody may know before they buy: never the content. */
export const Outline = z.discriminatedUnion('kind', [
  files.FilesOutline,
  facts.CoursesOutline,
  offers.BookingsOutline,
  workshopOffer.AssessmentsOutline,
]);
export type Outline = z.output<typeof Outline>;
export type OutlineOf<K extends KindName> = Extract<Outline, { kind: K }>;

/** Something that a product lacks before it can be published: the field of the form, and what to do. */
export const Missing = z.object({ field: z.string(), message: z.string() });
export type Missing = z.output<typeof Missing>;

/** The unit of a kind's content. */
export const Unit = z.enum(UNITS);

/**
 * How much of a purchase was used, out of how much. `free` parts, open to everybody when it was bought, are in neither
 * number.
 */
export const Usage = z.object({ done: z.int(), of: z.int(), free: z.int().optional(), unit: Unit });
export type Usage = z.output<typeof Usage>;
