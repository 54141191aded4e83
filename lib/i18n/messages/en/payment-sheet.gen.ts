// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import paymentSheetMessages from '@/locales/en/payment-sheet.json';

export default {
  'payment-sheet': paymentSheetMessages,
};
