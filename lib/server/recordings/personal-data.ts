import 'server-only';
import type { PersonalData } from '@/lib/server/personal-data-port';

export const personalData: PersonalData = {
  tables: {
    recordings: { impersonal: 'how long and how large a film or sound is; it goes with its file' },
  },
};
