import type { PersonalData } from '@/lib/server/personal-data-port';

export const personalData: PersonalData = {
  tables: {
    payments: {
      copied: { mine: 't.order_id in (select id from orders where buyer_id = me)', without: ['page_url'] },
      kept: 'the books: the gateway is asked by them',
    },
    holds: {
      copied: { mine: 't.owner_id = me' },
      kept: 'the books: whose the money of a sale is',
    },
    inbound_events: {
      notCopied: 'what gateways said; what followed from it stands in its own tables',
      kept: 'the books: what a payment is proved by',
    },
  },
};
