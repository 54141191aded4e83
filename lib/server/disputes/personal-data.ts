import type { PersonalData } from '@/lib/server/personal-data-port';

const KEPT = { kept: 'the books: what a bank took back' };

export const personalData: PersonalData = {
  tables: {
    disputes: {
      copied: { mine: 't.order_id in (select id from orders where buyer_id = me)', without: ['gateway_ref'] },
      ...KEPT,
    },
    dispute_lines: { notCopied: 'parts of disputes, by line: disputes are copied', ...KEPT },
  },
};
