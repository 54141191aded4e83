// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import bookingRoomMessages from '@/locales/en/booking-room.json';

export default {
  'booking-room': bookingRoomMessages,
};
