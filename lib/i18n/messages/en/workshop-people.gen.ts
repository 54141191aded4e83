// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import workshopPeopleMessages from '@/locales/en/workshop-people.json';

export default {
  'workshop-people': workshopPeopleMessages,
};
