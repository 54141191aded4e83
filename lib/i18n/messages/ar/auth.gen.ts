// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import authMessages from '@/locales/ar/auth.json';
import codesMessages from '@/locales/ar/codes.json';

export default {
  'auth': authMessages,
  'codes': codesMessages,
};
