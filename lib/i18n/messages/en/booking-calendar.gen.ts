// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import bookingCalendarMessages from '@/locales/en/booking-calendar.json';

export default {
  'booking-calendar': bookingCalendarMessages,
};
