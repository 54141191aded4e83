// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import recordingsMessages from '@/locales/ar/recordings.json';

export default {
  'recordings': recordingsMessages,
};
