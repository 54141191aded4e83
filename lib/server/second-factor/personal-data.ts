import type { PersonalData } from '@/lib/server/personal-data-port';

export const personalData: PersonalData = {
  tables: {
    second_factors: {
      notCopied: 'the sealed secret of an operator’s authenticator app',
      gone: 't.user_id = me',
    },
    recovery_codes: { notCopied: 'hashes of codes', goneWith: 'second_factors' },
  },
};
