import type { PersonalData } from '@/lib/server/personal-data-port';

export const personalData: PersonalData = {
  tables: {
    audit_log: {
      notCopied: 'what operators did, and the operators alone read',
      kept: 'history: chained, never changed; members are numbers in it',
    },
  },
};
