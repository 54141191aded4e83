import tips from '@/locales/ar/tips.json';

export default { tips };
