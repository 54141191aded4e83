// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import identityMessages from '@/locales/ar/identity.json';

export default {
  'identity': identityMessages,
};
