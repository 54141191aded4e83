import creatorStats from '@/locales/en/creator-stats.json';
import setupGuide from '@/locales/en/setup-guide.json';

export default { 'creator-stats': creatorStats, 'setup-guide': setupGuide };
