// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import datesMessages from '@/locales/en/dates.json';

export default {
  'dates': datesMessages,
};
