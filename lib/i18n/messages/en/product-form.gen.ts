// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import productFormMessages from '@/locales/en/product-form.json';

export default {
  'product-form': productFormMessages,
};
