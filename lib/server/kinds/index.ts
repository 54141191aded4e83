import 'server-only';
import { KIND_NAMES, type KindName, kindNameOf } from '@/lib/contract/kinds/types';
import { files } from './files/kind';
import type { Kind } from './port';

/** The room of each kind. Which types are of it stands in the contract, since browsers ask it, too. */
const KINDS: { [K in KindName]: Kind<K> } = { files };

/** All kinds there are. */
export const allKinds = (): Kind[] => KIND_NAMES.map((name) => KINDS[name]);

/** The kind of product that a type is of. @throws Error for a type of which nothing can be made yet */
export function kindOf(type: string): Kind {
  const name = kindNameOf(type);
  if (!name) throw new Error(`no kind of product has the type ${type}`);
  return KINDS[name];
}
