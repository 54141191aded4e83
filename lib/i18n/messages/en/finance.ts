import finance from '@/locales/en/finance.json';
import revenue from '@/locales/en/revenue.json';

export default { finance, revenue };
