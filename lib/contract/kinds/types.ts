import type { PRODUCT_TYPES } from '../choices';

// No schemas in this file, so that browsers can use it.

/**
 * The kinds of products that can be made so far: the types of each, and the unit of its use. The only table of types.
 */
export const KINDS = {
  files: { types: ['template_kit', 'guide_ebook', 'slide_aids', 'other'], unit: 'file' },
  courses: { types: ['full_course', 'micro_course'], unit: 'lesson' },
  bookings: { types: ['consulting', 'tutoring'], unit: 'session' },
} as const satisfies Record<string, { types: readonly (typeof PRODUCT_TYPES)[number][]; unit: string }>;

export type KindName = keyof typeof KINDS;
/** What one counts in a purchase: a part of its kind of product, or the reading of a paid post. */
export type Unit = (typeof KINDS)[KindName]['unit'] | 'post';
/** A type that products can be made of. */
export type MakeableType = (typeof KINDS)[KindName]['types'][number];

export const KIND_NAMES = Object.keys(KINDS) as [KindName, ...KindName[]];
export const UNITS: readonly Unit[] = [...new Set(KIND_NAMES.map((name) => KINDS[name].unit)), 'post'];
export const MAKEABLE_TYPES: readonly MakeableType[] = KIND_NAMES.flatMap((name) => KINDS[name].types);

/** Products of a type whose kind is not built yet consist of files: some exist, though nobody can make more. */
const UNTIL_BUILT: KindName = 'files';

/** The kind of a type. */
export function kindNameOf(type: string): KindName {
  return KIND_NAMES.find((name) => KINDS[name].types.some((own) => own === type)) ?? UNTIL_BUILT;
}
