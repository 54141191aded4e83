import 'server-only';
import { z } from 'zod';
import { IDENTITY_REASONS } from '@/lib/contract/choices';
import { translateKey } from '@/lib/i18n/translate';
import { personalContent } from '@/lib/server/mail/personal-letter';
import { defineNoticeLetter } from '@/lib/server/notifications/letter';
import { isolate } from '@/lib/shared/arabic';
import { formatMoment } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';

/** The outcome of a check: approved, with the time of the first payout; rejected, with the reason; or undone. */
const News = z.discriminatedUnion('status', [
  z.object({ status: z.literal('approved'), payableAt: z.iso.datetime() }),
  z.object({ status: z.literal('rejected'), reason: z.enum(IDENTITY_REASONS), note: z.string() }),
  z.object({ status: z.literal('undone') }),
]);
export type IdentityNews = z.output<typeof News>;

/** Words for the outcome of a check, and the next step after a rejection. */
export const identityLetter = defineNoticeLetter({
  facts: News,
  write(to, { at, facts }) {
    const words = `identity-letters:${facts.status}`;
    if (facts.status === 'undone') return personalContent(to, words, { at, path: paths.identity() });
    if (facts.status === 'approved') {
      const value = formatMoment(facts.payableAt, to.intl, to.timeZone);
      return personalContent(to, words, { at, path: paths.finance(), rows: [{ key: 'payableAt', value }] });
    }
    const { reason, note } = facts;
    const say = (key: string) => translateKey(to.locale, key) ?? key;
    const rows = [
      { key: 'reason', value: say(`identity:reason.${reason}`) },
      ...(note ? [{ key: 'note_of_operator', value: isolate(note) }] : []),
      { key: 'todo', value: say(`identity-letters:todo.${reason}`) },
    ];
    return personalContent(to, words, { at, path: paths.identity(), rows });
  },
});
