import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import type { Finding } from './finding';
import { type Closing, ordersSince } from './repo-closing';
import { runCheck } from './repo-run-check';

/** What journals of some kinds took from or gave to the gateways' money, by their refs. */
const cleared = (kinds: readonly string[]) => sql`
  select split_part(j.ref, ':', 1) as ref, sum(p.amount) as amount from journals j
  join postings p on p.journal_id = j.id
  join ledger_accounts a on a.id = p.account_id and a.owner_id is null and a.kind = 'clearing'
  where j.kind = any(${[...kinds]}::text[]) group by 1`;

/** Every paid order is in the books with its total, and no other order is. */
export const salesAreBooked = (db: Db, since: Closing | null): Promise<Finding> =>
  runCheck(
    db,
    sql`select o.id as subject,
        -coalesce((select sum(p.amount) from journals j join postings p on p.journal_id = j.id
          join ledger_accounts a on a.id = p.account_id and a.owner_id is null and a.kind = 'clearing'
          where j.kind = 'sale' and j.ref = o.id::text), 0) as found,
        case when o.status in ('paid', 'partly_refunded', 'refunded') then o.total_amount else 0 end as expected
      from orders o where o.id >= ${ordersSince(since)}`,
  );

/** What gateways kept of payments is in the books, as they reported it. */
export const costsAreBooked = (db: Db, since: Closing | null): Promise<Finding> =>
  runCheck(
    db,
    sql`select y.id as subject, y.cost_amount as expected,
        coalesce((select sum(p.amount) from journals j join postings p on p.journal_id = j.id
          join ledger_accounts a on a.id = p.account_id and a.owner_id is null and a.kind = 'clearing'
          where j.kind in ('cost', 'cost_change') and j.ref = y.id::text), 0) as found
      from payments y where y.cost_amount is not null and y.order_id >= ${ordersSince(since)}`,
  );

/** The amount of each refund of lines and each dispute is in the books, and nothing for one that failed or was won. */
export const reversalsAreBooked = (db: Db): Promise<Finding> =>
  runCheck(
    db,
    sql`select r.id as subject, coalesce(s.amount, 0) as found,
        case when r.status in ('granted', 'succeeded') then r.amount else 0 end as expected
      from refunds r left join (${cleared(['refund', 'refund_failed'])}) s on s.ref = r.id::text
      where exists (select from refund_lines l where l.refund_id = r.id)
      union all
      select d.id, coalesce(s.amount, 0), case when d.status in ('open', 'lost')
        then coalesce((select sum(l.amount) from dispute_lines l where l.dispute_id = d.id), 0) else 0 end
      from disputes d left join (${cleared(['dispute', 'dispute_won'])}) s on s.ref = d.id::text`,
  );

/** Nobody owes money while they have some: whatever becomes available repays first. */
export const debtsAreRepaid = (db: Db): Promise<Finding> =>
  runCheck(
    db,
    sql`select owed.owner_id || ' ' || owed.currency as subject,
        least(coalesce(had.balance, 0), -owed.balance) as found, 0 as expected
      from ledger_accounts owed left join ledger_accounts had
        on had.owner_id = owed.owner_id and had.currency = owed.currency and had.kind = 'available'
      where owed.kind = 'receivable'`,
  );
