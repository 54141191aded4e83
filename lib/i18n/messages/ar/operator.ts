import operator from '@/locales/ar/operator.json';
import operatorPayouts from '@/locales/ar/operator-payouts.json';
import operatorSales from '@/locales/ar/operator-sales.json';
import stuckPayments from '@/locales/ar/stuck-payments.json';
import webhooks from '@/locales/ar/webhooks.json';

export default {
  operator,
  'operator-sales': operatorSales,
  'operator-payouts': operatorPayouts,
  'stuck-payments': stuckPayments,
  webhooks,
};
