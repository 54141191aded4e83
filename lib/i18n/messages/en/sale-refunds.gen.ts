// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import saleRefundsMessages from '@/locales/en/sale-refunds.json';

export default {
  'sale-refunds': saleRefundsMessages,
};
