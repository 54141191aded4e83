import 'server-only';
import type { LetterJob } from '@/lib/server/mail/jobs';
import { personalLetter, type Said } from '@/lib/server/mail/personal-letter';
import type { Contact } from '@/lib/server/users/service';

export type AccountLetter =
  | 'passwordChanged'
  | 'passwordSet'
  | 'deletionRequested'
  | 'deletionUndone'
  | 'deleted';

/** A letter to an account's owner about the account itself. */
export const accountLetter = (to: Contact | undefined, kind: AccountLetter, said: Said): LetterJob[] =>
  personalLetter(to, `account-letters:${kind}`, said);
