// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import commonMessages from '@/locales/en/common.json';
import errorsMessages from '@/locales/en/errors.json';
import failedPageMessages from '@/locales/en/failed-page.json';
import layoutMessages from '@/locales/en/layout.json';
import validationMessages from '@/locales/en/validation.json';

export default {
  'common': commonMessages,
  'errors': errorsMessages,
  'failed-page': failedPageMessages,
  'layout': layoutMessages,
  'validation': validationMessages,
};
