import operator from '@/locales/en/operator.json';
import operatorPayouts from '@/locales/en/operator-payouts.json';
import operatorSales from '@/locales/en/operator-sales.json';
import stuckPayments from '@/locales/en/stuck-payments.json';
import webhooks from '@/locales/en/webhooks.json';

export default {
  operator,
  'operator-sales': operatorSales,
  'operator-payouts': operatorPayouts,
  'stuck-payments': stuckPayments,
  webhooks,
};
