import 'server-only';
import type { PersonalData } from '@/lib/server/personal-data-port';
import { uncountFollows } from './repo-erase';

export const personalData: PersonalData = {
  tables: {
    follows: {
      copied: { mine: 'me in (t.follower_id, t.followee_id)' },
      gone: 'me in (t.follower_id, t.followee_id)',
    },
  },
  erase: ({ db }, me) => uncountFollows(db, me),
};
