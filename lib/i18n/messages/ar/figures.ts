import creatorStats from '@/locales/ar/creator-stats.json';
import setupGuide from '@/locales/ar/setup-guide.json';

export default { 'creator-stats': creatorStats, 'setup-guide': setupGuide };
