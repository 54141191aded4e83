import finance from '@/locales/ar/finance.json';
import revenue from '@/locales/ar/revenue.json';

export default { finance, revenue };
