// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import bookingRoomMessages from '@/locales/ar/booking-room.json';

export default {
  'booking-room': bookingRoomMessages,
};
