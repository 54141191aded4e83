// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import bookingCalendarMessages from '@/locales/ar/booking-calendar.json';

export default {
  'booking-calendar': bookingCalendarMessages,
};
