// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import financeMessages from '@/locales/en/finance.json';
import revenueMessages from '@/locales/en/revenue.json';

export default {
  'finance': financeMessages,
  'revenue': revenueMessages,
};
