// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import workshopRoomMessages from '@/locales/ar/workshop-room.json';

export default {
  'workshop-room': workshopRoomMessages,
};
