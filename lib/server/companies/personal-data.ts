import 'server-only';
import type { PersonalData } from '@/lib/server/personal-data-port';
import { endMemberships } from './repo-erase';

export const personalData: PersonalData = {
  tables: {
    company_members: {
      copied: { mine: 'me in (t.user_id, t.company_id)' },
      kept: 'the books: who had a share of what was sold, and when; open memberships end',
    },
    company_shares: {
      copied: {
        mine: 't.member_id in (select id from company_members where user_id = me or company_id = me)',
      },
      kept: 'the books: how sales were divided',
    },
  },
  erase: ({ db, now }, me) => endMemberships(db, me, now),
};
