import 'server-only';
import { z } from 'zod';
import { personalContent } from '@/lib/server/mail/personal-letter';
import { defineNoticeLetter } from '@/lib/server/notifications/letter';
import { paths } from '@/lib/shared/paths';

const Facts = z.object({ expiresAt: z.iso.datetime() });
export type ExportFacts = z.output<typeof Facts>;

/** A copy of a member's data is ready, and until when. */
export const exportLetter = defineNoticeLetter({
  facts: Facts,
  write: (to, { facts }) =>
    personalContent(to, 'account-letters:exportReady', {
      at: new Date(facts.expiresAt),
      path: paths.settings('main', 'data'),
    }),
});
