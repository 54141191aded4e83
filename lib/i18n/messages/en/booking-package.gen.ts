// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import bookingPackageMessages from '@/locales/en/booking-package.json';

export default {
  'booking-package': bookingPackageMessages,
};
