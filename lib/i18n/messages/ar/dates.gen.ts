// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import datesMessages from '@/locales/ar/dates.json';

export default {
  'dates': datesMessages,
};
