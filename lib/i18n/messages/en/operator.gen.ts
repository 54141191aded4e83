// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import operatorMessages from '@/locales/en/operator.json';
import operatorPayoutsMessages from '@/locales/en/operator-payouts.json';
import operatorSalesMessages from '@/locales/en/operator-sales.json';
import stuckPaymentsMessages from '@/locales/en/stuck-payments.json';
import webhooksMessages from '@/locales/en/webhooks.json';

export default {
  'operator': operatorMessages,
  'operator-payouts': operatorPayoutsMessages,
  'operator-sales': operatorSalesMessages,
  'stuck-payments': stuckPaymentsMessages,
  'webhooks': webhooksMessages,
};
