import orders from '@/locales/ar/orders.json';

export default { orders };
