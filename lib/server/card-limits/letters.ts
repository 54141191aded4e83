import 'server-only';
import { z } from 'zod';
import { personalContent } from '@/lib/server/mail/personal-letter';
import { defineNoticeLetter } from '@/lib/server/notifications/letter';
import { numberFormat } from '@/lib/shared/intl';
import { paths } from '@/lib/shared/paths';

const Facts = z.object({
  /** cards that were refused within the last hour */
  refusals: z.int(),
  /** the members who tried them */
  members: z.int(),
});
export type RefusalFacts = z.output<typeof Facts>;

/** The notice to operators that far more cards are refused than usual. */
export const refusalsLetter = defineNoticeLetter({
  facts: Facts,
  write(to, { at, facts }) {
    const number = numberFormat(to.intl);
    const rows = [
      { key: 'refusals', value: number.format(facts.refusals) },
      { key: 'members', value: number.format(facts.members) },
    ];
    return personalContent(to, 'operator-letters:cardsRefused', { at, path: paths.adminPayments(), rows });
  },
});
