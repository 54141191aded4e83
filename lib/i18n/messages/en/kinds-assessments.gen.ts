// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import kindsAssessmentsMessages from '@/locales/en/kinds-assessments.json';

export default {
  'kinds-assessments': kindsAssessmentsMessages,
};
