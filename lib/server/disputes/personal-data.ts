import type { PersonalData } from '@/lib/server/personal-data-port';

const KEPT = { kept: 'the books: what a bank took back' };

export const personalData: PersonalData = {
  tables: {
    disputes: {
      copied: { mine: 't.order_id in (select id from orders where buyer_id = me)', without: ['gateway_ref'] },
      ...KEPT,
    },
    dispute_answers: {
      copied: { mine: 't.seller_id = me', without: ['forwarded_by'] },
      kept: 'evidence in a case of the bank; a job deletes it 180 days after the decision',
    },
    dispute_files: {
      copied: {
        mine: 't.answer_id in (select id from dispute_answers where seller_id = me)',
        without: ['storage_key'],
      },
      kept: 'as the answers that they belong to',
    },
    dispute_lines: { notCopied: 'parts of disputes, by line: disputes are copied', ...KEPT },
  },
};
