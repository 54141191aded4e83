// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import recordingsMessages from '@/locales/en/recordings.json';

export default {
  'recordings': recordingsMessages,
};
