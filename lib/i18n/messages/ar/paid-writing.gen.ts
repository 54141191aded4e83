// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import paidWritingMessages from '@/locales/ar/paid-writing.json';

export default {
  'paid-writing': paidWritingMessages,
};
