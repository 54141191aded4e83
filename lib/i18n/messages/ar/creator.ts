import creator from '@/locales/ar/creator.json';

export default { creator };
