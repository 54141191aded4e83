// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import ordersMessages from '@/locales/ar/orders.json';

export default {
  'orders': ordersMessages,
};
