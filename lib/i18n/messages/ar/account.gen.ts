// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import accountMessages from '@/locales/ar/account.json';
import settingsMessages from '@/locales/ar/settings.json';

export default {
  'account': accountMessages,
  'settings': settingsMessages,
};
