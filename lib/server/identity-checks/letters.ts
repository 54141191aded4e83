import 'server-only';
import { z } from 'zod';
import { IDENTITY_REASONS } from '@/lib/contract/choices';
import { translateKey } from '@/lib/i18n/translate';
import { personalContent } from '@/lib/server/mail/personal-letter';
import { defineNoticeLetter } from '@/lib/server/notifications/letter';
import { isolate } from '@/lib/shared/arabic';
import { paths } from '@/lib/shared/paths';

/** The result of a check; for a rejected one with the reason and the operator's words. */
const Decision = z.discriminatedUnion('status', [
  z.object({ status: z.literal('approved') }),
  z.object({ status: z.literal('rejected'), reason: z.enum(IDENTITY_REASONS), note: z.string() }),
]);
export type Decision = z.output<typeof Decision>;

/** The result of a check, and what to do where it was rejected. */
export const identityLetter = defineNoticeLetter({
  facts: Decision,
  write(to, { at, facts }) {
    const words = `identity-letters:${facts.status}`;
    if (facts.status === 'approved') return personalContent(to, words, { at, path: paths.finance() });
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
