import 'server-only';
import { KIND_NAMES, type KindName, kindNameOf } from '@/lib/contract/kinds/types';
import { assessments } from './assessments/kind';
import { bookings } from './bookings/kind';
import { courses } from './courses/kind';
import { files } from './files/kind';
import type { Kind } from './port';

/** The folder of each kind. The contract lists the types of each kind, since browsers need them, too. */
const KINDS: { [K in KindName]: Kind<K> } = { files, courses, bookings, assessments };

// Content goes only to its own kind (`checkContent`): the compiler cannot know that.
const roomOf = (name: KindName) => KINDS[name] as Kind;

/** All kinds. */
export const allKinds = (): Kind[] => KIND_NAMES.map(roomOf);

/** The kind of product that a type belongs to. */
export const kindOf = (type: string): Kind => roomOf(kindNameOf(type));
