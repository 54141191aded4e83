import 'server-only';
import type { PersonalData } from '@/lib/server/personal-data-port';
import { emptyUser } from './repo-erase';

export const personalData: PersonalData = {
  tables: {
    users: {
      copied: {
        mine: 't.id = me',
        without: [
          'password_hash',
          'handle_skeleton',
          'name_skeleton',
          'former_skeleton',
          'former_name_since',
          'claim_hash',
          'claim_phone_hash',
        ],
      },
      emptied: 'the number is named by others’ rows and by the books',
    },
    company_profiles: { copied: { mine: 't.user_id = me' }, gone: 't.user_id = me' },
  },
  erase: ({ db, now }, me) => emptyUser(db, me, now),
};
