// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import checkoutMessages from '@/locales/ar/checkout.json';
import transfersMessages from '@/locales/ar/transfers.json';

export default {
  'checkout': checkoutMessages,
  'transfers': transfersMessages,
};
