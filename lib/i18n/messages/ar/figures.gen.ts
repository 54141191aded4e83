// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import creatorStatsMessages from '@/locales/ar/creator-stats.json';
import setupGuideMessages from '@/locales/ar/setup-guide.json';

export default {
  'creator-stats': creatorStatsMessages,
  'setup-guide': setupGuideMessages,
};
