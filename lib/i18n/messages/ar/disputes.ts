import disputes from '@/locales/ar/disputes.json';

export default { disputes };
