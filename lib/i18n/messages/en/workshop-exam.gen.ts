// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import workshopExamMessages from '@/locales/en/workshop-exam.json';

export default {
  'workshop-exam': workshopExamMessages,
};
