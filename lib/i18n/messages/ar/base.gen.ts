// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import commonMessages from '@/locales/ar/common.json';
import errorsMessages from '@/locales/ar/errors.json';
import failedPageMessages from '@/locales/ar/failed-page.json';
import layoutMessages from '@/locales/ar/layout.json';
import validationMessages from '@/locales/ar/validation.json';

export default {
  'common': commonMessages,
  'errors': errorsMessages,
  'failed-page': failedPageMessages,
  'layout': layoutMessages,
  'validation': validationMessages,
};
