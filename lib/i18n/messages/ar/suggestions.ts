import suggestions from '@/locales/ar/suggestions.json';

export default { suggestions };
