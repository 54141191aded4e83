// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import kindsBookingsMessages from '@/locales/en/kinds-bookings.json';

export default {
  'kinds-bookings': kindsBookingsMessages,
};
