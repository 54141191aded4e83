// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import listeningMessages from '@/locales/ar/listening.json';

export default {
  'listening': listeningMessages,
};
