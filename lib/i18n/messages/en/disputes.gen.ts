// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import disputesMessages from '@/locales/en/disputes.json';

export default {
  'disputes': disputesMessages,
};
