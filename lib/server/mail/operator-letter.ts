import 'server-only';
import type { Contact } from '@/lib/server/users/service';
import type { LetterJob } from './jobs';
import { personalLetter, type Said } from './personal-letter';

export type OperatorLetter =
  | 'enrolled'
  | 'locked'
  | 'recoveryUsed'
  | 'recoveryRenewed'
  | 'suspended'
  | 'restored'
  | 'postHidden'
  | 'postShown';

/** A letter from the operator's console, to an operator or to the member that their action was about. */
export const operatorLetter = (to: Contact | undefined, kind: OperatorLetter, said: Said): LetterJob[] =>
  personalLetter(to, `operator-letters:${kind}`, said);
