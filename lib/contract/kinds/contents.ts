import { z } from 'zod';
import * as offers from './booking-offer';
import * as facts from './course-facts';
import * as files from './files';
import { KIND_NAMES, type KindName, UNITS } from './types';
import * as workshopOffer from './workshop-offer';

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

/** The public outline of a product: never its content. */
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
