import companies from '@/locales/ar/companies.json';

export default { companies };
