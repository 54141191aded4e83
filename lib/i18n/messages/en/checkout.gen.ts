// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import checkoutMessages from '@/locales/en/checkout.json';
import transfersMessages from '@/locales/en/transfers.json';

export default {
  'checkout': checkoutMessages,
  'transfers': transfersMessages,
};
