import refunds from '@/locales/ar/refunds.json';

export default { refunds };
