import saleRefunds from '@/locales/en/sale-refunds.json';

export default { 'sale-refunds': saleRefunds };
