import type { PersonalData } from '@/lib/server/personal-data-port';

const KEPT = { kept: 'the books: buyer and seller are numbers in them' };

export const personalData: PersonalData = {
  tables: {
    orders: { copied: { mine: 't.buyer_id = me' }, ...KEPT },
    order_lines: {
      copied: { mine: 't.seller_id = me or t.order_id in (select id from orders where buyer_id = me)' },
      ...KEPT,
    },
  },
};
