import disputes from '@/locales/en/disputes.json';

export default { disputes };
