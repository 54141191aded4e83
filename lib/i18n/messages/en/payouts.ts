import payouts from '@/locales/en/payouts.json';

export default { payouts };
