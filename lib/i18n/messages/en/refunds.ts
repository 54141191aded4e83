import refunds from '@/locales/en/refunds.json';

export default { refunds };
