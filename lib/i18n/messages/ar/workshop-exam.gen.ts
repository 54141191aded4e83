// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import workshopExamMessages from '@/locales/ar/workshop-exam.json';

export default {
  'workshop-exam': workshopExamMessages,
};
