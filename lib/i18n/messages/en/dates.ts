import dates from '@/locales/en/dates.json';

export default { dates };
