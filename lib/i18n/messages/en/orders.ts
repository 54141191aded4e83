import orders from '@/locales/en/orders.json';

export default { orders };
