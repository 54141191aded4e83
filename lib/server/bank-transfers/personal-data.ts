import type { PersonalData } from '@/lib/server/personal-data-port';

const OF_PAYMENTS = 'select id from payments where order_id in (select id from orders where buyer_id = me)';
const KEPT = { kept: 'papers of payments that were made, as the payments themselves' };

export const personalData: PersonalData = {
  tables: {
    transfer_receipts: {
      copied: {
        mine: `t.payment_id in (${OF_PAYMENTS})`,
        without: ['storage_key', 'content_hash', 'decided_by'],
      },
      ...KEPT,
    },
    transfer_refunds: {
      copied: { mine: `t.payment_id in (${OF_PAYMENTS})`, without: ['decided_by'] },
      ...KEPT,
    },
  },
};
