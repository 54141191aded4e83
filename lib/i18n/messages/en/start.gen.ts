// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import firstStepsMessages from '@/locales/en/first-steps.json';

export default {
  'first-steps': firstStepsMessages,
};
