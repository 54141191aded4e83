import 'server-only';
import { KIND_NAMES, type KindName, kindNameOf } from '@/lib/contract/kinds/types';
import { files } from './files/kind';
import type { Kind } from './port';

/** The room of each kind. Which types are of it stands in the contract, since browsers ask it, too. */
const KINDS: { [K in KindName]: Kind<K> } = { files };

// Content goes to the room of its own kind (`checkContent`): the compiler cannot know.
const roomOf = (name: KindName) => KINDS[name] as Kind;

/** All kinds there are. */
export const allKinds = (): Kind[] => KIND_NAMES.map(roomOf);

/** The kind of product that a type is of. */
export const kindOf = (type: string): Kind => roomOf(kindNameOf(type));
