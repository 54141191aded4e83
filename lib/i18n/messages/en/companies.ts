import companies from '@/locales/en/companies.json';

export default { companies };
