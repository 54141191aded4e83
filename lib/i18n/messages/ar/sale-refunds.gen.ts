// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import saleRefundsMessages from '@/locales/ar/sale-refunds.json';

export default {
  'sale-refunds': saleRefundsMessages,
};
