import type { ComponentType } from 'react';
import type { KindName } from '@/lib/contract/kinds/types';
import { assessments } from './assessments/parts';
import { bookings } from './bookings/parts';
import { courses } from './courses/parts';
import { files } from './files/parts';
import type { ChooseProps, KindParts, OutlineProps } from './parts';

/** The components of each kind. Pages find them only here. */
const KINDS = { files, courses, bookings, assessments };

/** The form's value for the content of a product. */
export type ContentDraft = ReturnType<(typeof KINDS)[KindName]['draftOf']>;

type AnyParts = Omit<KindParts<KindName, ContentDraft>, 'Outline' | 'Choose'> & {
  Outline: ComponentType<OutlineProps>;
  Choose?: ComponentType<ChooseProps>;
};

/** The components of a kind. The server says which kind an outline has, so it fits; the compiler cannot know that. */
export const partsOf = (kind: KindName) => KINDS[kind] as unknown as AnyParts;
