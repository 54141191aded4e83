import 'server-only';
import { z } from 'zod';
import { personalContent } from '@/lib/server/mail/personal-letter';
import { defineNoticeLetter } from '@/lib/server/notifications/letter';
import { numberFormat } from '@/lib/shared/intl';
import { paths } from '@/lib/shared/paths';

const Facts = z.object({
  /** the new work on each page of the console since operators were last notified */
  fresh: z.array(z.object({ page: z.string(), count: z.int() })),
});
export type NewsFacts = z.output<typeof Facts>;

/** New work that waits in the console, for operators. */
export const newsLetter = defineNoticeLetter({
  facts: Facts,
  write(to, { at, facts }) {
    const number = numberFormat(to.intl);
    const rows = facts.fresh.map(({ page, count }) => ({
      key: `operator:pages.${page}.title`,
      value: number.format(count),
    }));
    return personalContent(to, 'operator-letters:news', { at, path: paths.admin(), rows });
  },
});
