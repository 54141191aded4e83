import 'server-only';
import type { PersonalData } from '@/lib/server/personal-data-port';

export const personalData: PersonalData = {
  tables: {
    streams: { impersonal: 'how far the copies of a film are; it goes with its file' },
    stream_parts: { impersonal: 'copies of a film in other sizes; they go with its file' },
  },
};
