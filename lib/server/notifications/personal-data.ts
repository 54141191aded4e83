import 'server-only';
import type { PersonalData } from '@/lib/server/personal-data-port';
import { leaveNotices } from './repo-erase';

export const personalData: PersonalData = {
  tables: {
    notification_choices: { copied: { mine: 't.user_id = me' }, gone: 't.user_id = me' },
    notification_actors: {
      notCopied: 'what others did; the notices themselves are copied',
      gone: 't.actor_id = me',
    },
    notifications: {
      copied: { mine: 't.user_id = me' },
      gone: 'me in (t.user_id, t.actor_id)',
    },
  },
  erase: ({ db }, me) => leaveNotices(db, me),
};
