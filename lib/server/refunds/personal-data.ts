import 'server-only';
import type { PersonalData } from '@/lib/server/personal-data-port';
import { eraseNotes } from './repo-erase';

const OF_ORDERS = 'select id from orders where buyer_id = me';

export const personalData: PersonalData = {
  tables: {
    refunds: {
      copied: {
        mine: `t.order_id in (${OF_ORDERS}) or me in (t.asked_by, t.decided_by)`,
        without: ['decided_by', 'gateway_ref', 'failure'],
      },
      emptied: 'the books: what went back stays, what was written of it goes',
    },
    refund_lines: {
      copied: {
        mine: `t.refund_id in (select id from refunds where order_id in (${OF_ORDERS}) or me in (asked_by, decided_by))`,
      },
      kept: 'the books: how much of each line went back',
    },
  },
  erase: ({ db }, me) => eraseNotes(db, me),
};
