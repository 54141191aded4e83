// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import tipsMessages from '@/locales/ar/tips.json';

export default {
  'tips': tipsMessages,
};
