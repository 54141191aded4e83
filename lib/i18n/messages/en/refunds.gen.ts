// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import refundsMessages from '@/locales/en/refunds.json';

export default {
  'refunds': refundsMessages,
};
