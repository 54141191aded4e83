// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import creatorMessages from '@/locales/en/creator.json';

export default {
  'creator': creatorMessages,
};
