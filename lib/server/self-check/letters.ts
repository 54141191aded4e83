import 'server-only';
import { z } from 'zod';
import { personalContent } from '@/lib/server/mail/personal-letter';
import { defineNoticeLetter } from '@/lib/server/notifications/letter';
import { numberFormat } from '@/lib/shared/intl';
import { paths } from '@/lib/shared/paths';

const Facts = z.object({
  /** how many checks found something */
  checks: z.int(),
  /** how many cases they found */
  cases: z.int(),
});
export type AlarmFacts = z.output<typeof Facts>;

/** The alarm to operators that the books do not agree. */
export const alarmLetter = defineNoticeLetter({
  facts: Facts,
  write(to, { at, facts }) {
    const number = (value: number) => numberFormat(to.intl).format(value);
    const rows = [
      { key: 'checks', value: number(facts.checks) },
      { key: 'cases', value: number(facts.cases) },
    ];
    return personalContent(to, 'operator-letters:booksBroken', { at, path: paths.adminLedger(), rows });
  },
});
