// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import setupMessages from '@/locales/ar/setup.json';

export default {
  'setup': setupMessages,
};
