import tips from '@/locales/en/tips.json';

export default { tips };
