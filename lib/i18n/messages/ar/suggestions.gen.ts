// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import suggestionsMessages from '@/locales/ar/suggestions.json';

export default {
  'suggestions': suggestionsMessages,
};
