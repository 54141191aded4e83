import paymentSheet from '@/locales/ar/payment-sheet.json';

export default { 'payment-sheet': paymentSheet };
