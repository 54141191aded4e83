import type { PersonalData } from '@/lib/server/personal-data-port';

export const personalData: PersonalData = {
  tables: {
    self_checks: {
      notCopied: 'what the nightly check of the books found: numbers of rows and amounts',
      kept: 'the books: forgotten after a year',
    },
  },
};
