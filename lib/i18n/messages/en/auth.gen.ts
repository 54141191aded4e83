// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import authMessages from '@/locales/en/auth.json';
import codesMessages from '@/locales/en/codes.json';

export default {
  'auth': authMessages,
  'codes': codesMessages,
};
