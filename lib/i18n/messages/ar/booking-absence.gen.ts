// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import bookingAbsenceMessages from '@/locales/ar/booking-absence.json';

export default {
  'booking-absence': bookingAbsenceMessages,
};
