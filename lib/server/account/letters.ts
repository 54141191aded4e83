import 'server-only';
import { type SendLimit, trySend } from '@/lib/server/codes/sends';
import type { Ctx } from '@/lib/server/ctx';
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

/** What is written to an address that was not confirmed, and may be anybody's: an account can be made with it. */
const TO_UNCONFIRMED: SendLimit = { gapSeconds: 0, max: 5, windowSeconds: 86_400 };

/** Returns whether an account gets a letter now about what its owner does as often as they like. */
export const mayBeWritten = async (ctx: Ctx, id: string, to: Contact | undefined): Promise<boolean> =>
  to?.isConfirmed || trySend(ctx, `accountLettersOf:${id}`, TO_UNCONFIRMED);
