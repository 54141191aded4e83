import 'server-only';
import type { PersonalData } from '@/lib/server/personal-data-port';
import { emptyLines } from './repo-erase';

export const personalData: PersonalData = {
  tables: {
    revenue_reports: {
      copied: { mine: 't.user_id = me' },
      kept: 'the books: what a month’s pool was divided into',
    },
    revenue_lines: {
      copied: { mine: 't.user_id = me' },
      emptied: 'the books: numbers stay, without the words of posts',
    },
    revenue_acts: {
      notCopied: 'what has counted for others’ reports; the acts themselves are copied',
      gone: 't.actor_id = me',
    },
    revenue_months: {
      notCopied: 'how much each month’s pool was',
      kept: 'the books: the operator who began one is a number in it',
    },
    revenue_estimates: { impersonal: 'how many points a month may come to' },
    revenue_news: {
      notCopied: 'how far the members of a month have been told: the number of the last one',
      kept: 'says where to go on',
    },
  },
  erase: ({ db }, me) => emptyLines(db, me),
};
