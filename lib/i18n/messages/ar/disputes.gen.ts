// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import disputesMessages from '@/locales/ar/disputes.json';

export default {
  'disputes': disputesMessages,
};
