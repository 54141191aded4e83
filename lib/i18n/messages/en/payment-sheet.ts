import paymentSheet from '@/locales/en/payment-sheet.json';

export default { 'payment-sheet': paymentSheet };
