// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import courseRoomMessages from '@/locales/en/course-room.json';

export default {
  'course-room': courseRoomMessages,
};
