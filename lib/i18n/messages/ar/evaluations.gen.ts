// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import evaluationsMessages from '@/locales/ar/evaluations.json';

export default {
  'evaluations': evaluationsMessages,
};
