// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import accountMessages from '@/locales/en/account.json';
import settingsMessages from '@/locales/en/settings.json';

export default {
  'account': accountMessages,
  'settings': settingsMessages,
};
