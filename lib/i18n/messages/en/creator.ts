import creator from '@/locales/en/creator.json';

export default { creator };
