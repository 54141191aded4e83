import type { PersonalData } from '@/lib/server/personal-data-port';

export const personalData: PersonalData = {
  tables: {
    one_time_tokens: {
      notCopied: 'hashes of links that sign in or reset a password',
      gone: 't.user_id = me',
    },
    one_time_codes: { notCopied: 'hashes of codes', gone: 't.user_id = me' },
    code_sends: {
      notCopied: 'when something was sent to an address, whoever has it',
      kept: 'limits what is sent to an address; forgotten after a day',
    },
  },
};
