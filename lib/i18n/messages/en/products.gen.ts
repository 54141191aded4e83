// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import productsMessages from '@/locales/en/products.json';

export default {
  'products': productsMessages,
};
