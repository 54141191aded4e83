import type { PersonalData } from '@/lib/server/personal-data-port';

/** When somebody can be booked. */
export const personalData: PersonalData = {
  tables: {
    booking_hours: { copied: { mine: 't.host_id = me' }, gone: 't.host_id = me' },
  },
};
