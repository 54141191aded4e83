import saleRefunds from '@/locales/ar/sale-refunds.json';

export default { 'sale-refunds': saleRefunds };
