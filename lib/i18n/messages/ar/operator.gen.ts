// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import operatorMessages from '@/locales/ar/operator.json';
import operatorPayoutsMessages from '@/locales/ar/operator-payouts.json';
import operatorSalesMessages from '@/locales/ar/operator-sales.json';
import stuckPaymentsMessages from '@/locales/ar/stuck-payments.json';
import webhooksMessages from '@/locales/ar/webhooks.json';

export default {
  'operator': operatorMessages,
  'operator-payouts': operatorPayoutsMessages,
  'operator-sales': operatorSalesMessages,
  'stuck-payments': stuckPaymentsMessages,
  'webhooks': webhooksMessages,
};
