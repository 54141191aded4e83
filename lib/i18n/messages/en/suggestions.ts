import suggestions from '@/locales/en/suggestions.json';

export default { suggestions };
