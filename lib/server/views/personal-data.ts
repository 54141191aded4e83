import type { PersonalData } from '@/lib/server/personal-data-port';

export const personalData: PersonalData = {
  tables: {
    view_counts: { copied: { mine: 't.owner_id = me' }, gone: 't.owner_id = me' },
    view_marks: { impersonal: 'who looked, as a salted hash that is forgotten with its day' },
    view_salts: { impersonal: 'what those hashes are made with, forgotten with the day' },
  },
};
