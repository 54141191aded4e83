import payouts from '@/locales/ar/payouts.json';

export default { payouts };
