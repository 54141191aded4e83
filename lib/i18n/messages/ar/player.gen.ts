// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import playerMessages from '@/locales/ar/player.json';

export default {
  'player': playerMessages,
};
