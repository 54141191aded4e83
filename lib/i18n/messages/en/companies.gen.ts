// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import companiesMessages from '@/locales/en/companies.json';

export default {
  'companies': companiesMessages,
};
