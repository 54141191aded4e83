// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import bookingHoursMessages from '@/locales/en/booking-hours.json';

export default {
  'booking-hours': bookingHoursMessages,
};
