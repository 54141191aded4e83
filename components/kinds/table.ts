import type { ComponentType } from 'react';
import type { KindName } from '@/lib/contract/kinds/types';
import { files } from './files/parts';
import type { KindParts, OutlineProps } from './parts';

/** The parts of each kind: the only place where pages find them. */
const KINDS = { files };

/** What the form holds of the content of a product. */
export type ContentDraft = ReturnType<(typeof KINDS)[KindName]['draftOf']>;

type AnyParts = Omit<KindParts<KindName, ContentDraft>, 'Outline'> & {
  Outline: ComponentType<OutlineProps>;
};

/** The parts of a kind. An outline goes to the part of its own kind, as the server says which: the compiler cannot know. */
export const partsOf = (kind: KindName) => KINDS[kind] as unknown as AnyParts;
