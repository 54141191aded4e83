import type { PRODUCT_TYPES } from '../choices';

// No schemas in this file, so that browsers can use it.

/** The kinds of products: the types of each, and the unit of its use. The only table of types. */
export const KINDS = {
  files: { types: ['template_kit', 'guide_ebook', 'slide_aids', 'other'], unit: 'file' },
  courses: { types: ['full_course', 'micro_course', 'audio_series'], unit: 'lesson' },
  bookings: { types: ['consulting', 'tutoring'], unit: 'session' },
  assessments: { types: ['assessment_workshop'], unit: 'session' },
} as const satisfies Record<string, { types: readonly (typeof PRODUCT_TYPES)[number][]; unit: string }>;

/** Types whose content is counted in a unit of its own: an audio series has episodes. */
const OWN_UNITS = { audio_series: 'episode' } as const;

export type KindName = keyof typeof KINDS;
/** Units of no type: an assessment without a date, the reading of a paid post. */
const OTHER_UNITS = ['assessment', 'post'] as const;

/** The unit of use of a purchase: a part of its kind of product, or the reading of a paid post. */
export type Unit =
  | (typeof KINDS)[KindName]['unit']
  | (typeof OWN_UNITS)[keyof typeof OWN_UNITS]
  | (typeof OTHER_UNITS)[number];
/** A type that products can be made of. */
export type MakeableType = (typeof KINDS)[KindName]['types'][number];

export const KIND_NAMES = Object.keys(KINDS) as [KindName, ...KindName[]];
export const UNITS: readonly Unit[] = [
  ...new Set(KIND_NAMES.map((name) => KINDS[name].unit)),
  ...Object.values(OWN_UNITS),
  ...OTHER_UNITS,
];
export const MAKEABLE_TYPES: readonly MakeableType[] = KIND_NAMES.flatMap((name) => KINDS[name].types);

/** While a newer version is started, an older one meets types that it does not know. */
const OF_UNKNOWN: KindName = 'files';

/** The kind of a type. */
export function kindNameOf(type: string): KindName {
  return KIND_NAMES.find((name) => KINDS[name].types.some((own) => own === type)) ?? OF_UNKNOWN;
}

/** The unit in which the content of a type is counted. */
export function unitOf(type: string): Unit {
  return (OWN_UNITS as Partial<Record<string, Unit>>)[type] ?? KINDS[kindNameOf(type)].unit;
}

/** Whether buyers of this content choose a time first, which is cancelled by rules of its own. */
export const isTimed = ({ kind, isDated = true }: { kind: KindName; isDated?: boolean }): boolean =>
  kind === 'bookings' || (kind === 'assessments' && isDated);

/** Whether times or seats are bought of this type: they are cancelled by rules of their own. */
export const isBooked = (type: string): boolean => unitOf(type) === 'session';

/** Whether this type of course is listened to, episode by episode. */
export const isSeries = (type: string): boolean => type === 'audio_series';

/** Whether this type of course has sections; the others have one, which nobody sees. */
export const hasSections = (type: string): boolean => type === 'full_course';
