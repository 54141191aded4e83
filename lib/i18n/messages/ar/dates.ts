import dates from '@/locales/ar/dates.json';

export default { dates };
