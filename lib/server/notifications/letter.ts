import 'server-only';
import { z } from 'zod';
import type { JobKind } from '@/lib/server/jobs/define-job';
import type { LetterContent } from '@/lib/server/mail/letter-content';
import type { Contact } from '@/lib/server/users/service';
import { NOTICE_NAMES } from '@/lib/shared/notice-kinds';

/** What a letter beside a notice is written of. */
interface Told<F> {
  /** who did it, where somebody did who is still there */
  actor: Contact | undefined;
  /** when its cause was */
  at: Date;
  facts: F;
}

/** How the letters beside a kind of notice are written. */
export interface NoticeLetter<F extends z.ZodType = z.ZodType> {
  /** amounts and words as they were at the cause: they stand in the job, so that nothing later changes them */
  facts: F;
  write(to: Contact, told: Told<z.output<F>>): LetterContent;
}

/** Declares a writer of letters; it is asked once it stands in `lib/server/notice-letters/letters.ts`. */
export function defineNoticeLetter<F extends z.ZodType>(letter: NoticeLetter<F>): NoticeLetter<F> {
  return letter;
}

const Payload = z.object({
  at: z.iso.datetime(),
  letters: z.array(
    z.object({
      /** of the letter: the same however often the job runs */
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
 * The job that writes the letters beside notices; what it does stands in `lib/server/notice-letters`, above all who
 * tell.
 */
export const noticeLetters: JobKind<typeof Payload> = {
  name: 'writeNoticeLetters',
  payload: Payload,
  canWait: true,
};
