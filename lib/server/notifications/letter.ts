import 'server-only';
import { z } from 'zod';
import type { JobKind } from '@/lib/server/jobs/define-job';
import type { LetterContent } from '@/lib/server/mail/letter-content';
import type { Contact } from '@/lib/server/users/service';
import { NOTICE_NAMES } from '@/lib/shared/notice-kinds';

/** The facts that a letter with a notice is written from. */
interface LetterCause<F> {
  /** the person who did it, where there was one who is still a member */
  actor: Contact | undefined;
  /** when it happened */
  at: Date;
  facts: F;
}

/** How the letters for a kind of notice are written. */
export interface NoticeLetter<F extends z.ZodType = z.ZodType> {
  /** amounts and words at the time of the cause: they are stored in the job, so that nothing later changes them */
  facts: F;
  write(to: Contact, cause: LetterCause<z.output<F>>): LetterContent;
}

/**
 * Declares the letters of a kind of notice; they are used once they are listed in
 * `lib/server/notice-letters/letters.ts`.
 */
export function defineNoticeLetter<F extends z.ZodType>(letter: NoticeLetter<F>): NoticeLetter<F> {
  return letter;
}

const Payload = z.object({
  at: z.iso.datetime(),
  letters: z.array(
    z.object({
      /** the letter's id: the same however often the job runs */
      id: z.uuid(),
      to: z.uuid(),
      kind: z.enum(NOTICE_NAMES),
      actorId: z.uuid().optional(),
      facts: z.unknown(),
    }),
  ),
});
export type LettersToWrite = z.output<typeof Payload>;

/**
 * The job that writes the letters for notices. Its work is in `lib/server/notice-letters`, which may import every
 * domain that notifies.
 */
export const noticeLetters: JobKind<typeof Payload> = {
  name: 'writeNoticeLetters',
  payload: Payload,
  canWait: true,
};
