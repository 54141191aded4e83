import type { PersonalData } from '@/lib/server/personal-data-port';

export const personalData: PersonalData = {
  tables: {
    idempotency_keys: {
      notCopied: 'what repeats of a request are answered with: the same data stands in its own table',
      gone: 't.user_id = me',
    },
    rate_limits: {
      notCopied: 'how often somebody tried, by member or by address',
      kept: 'limits tries; forgotten after a day',
    },
  },
};
