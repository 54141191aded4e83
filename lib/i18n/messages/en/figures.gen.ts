// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import creatorStatsMessages from '@/locales/en/creator-stats.json';
import setupGuideMessages from '@/locales/en/setup-guide.json';

export default {
  'creator-stats': creatorStatsMessages,
  'setup-guide': setupGuideMessages,
};
