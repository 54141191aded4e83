// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import payoutsMessages from '@/locales/ar/payouts.json';

export default {
  'payouts': payoutsMessages,
};
