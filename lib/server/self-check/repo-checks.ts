import 'server-only';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import type { Finding } from './finding';
import { type Closing, ordersSince, sums } from './repo-closing';
import { runCheck } from './repo-run-check';

/** Every journal has at least two postings, and they sum to zero in each currency. */
export const journalsSumToZero = (db: Db, since: Closing | null): Promise<Finding> =>
  runCheck(
    db,
    sql`select j.id as subject, case when s.postings < 2 then null else s.off end as found, 0 as expected
      from journals j left join lateral (
        select sum(c.postings) as postings, sum(abs(c.amount)) as off from (
          select count(*) as postings, sum(amount) as amount from postings where journal_id = j.id group by currency) c
      ) s on true where j.seq > ${since?.through_seq ?? 0}`,
  );

/** Each currency's postings sum to zero. */
export const currenciesSumToZero = (db: Db, since: Closing | null): Promise<Finding> =>
  runCheck(
    db,
    sql`select a.currency as subject, sum(s.amount) as found, 0 as expected
      from (${sums(since)}) s join ledger_accounts a on a.id = s.account_id group by a.currency`,
  );

/** A stored balance equals the sum of its postings. */
export const balancesAreSums = (db: Db, since: Closing | null): Promise<Finding> =>
  runCheck(
    db,
    sql`select a.id as subject, a.balance as found, coalesce(s.amount, 0) as expected from ledger_accounts a
      left join (${sums(since)}) s on s.account_id = a.id where a.owner_id is not null`,
  );

/** Pending balances equal what is held. */
export const pendingIsHeld = (db: Db): Promise<Finding> =>
  runCheck(
    db,
    balanceAgainst('pending', sql`select owner_id, currency, amount from holds where released_at is null`),
  );

/** Reserved balances equal the open payouts. */
export const reservedIsOnItsWay = (db: Db): Promise<Finding> =>
  runCheck(
    db,
    balanceAgainst(
      'reserved',
      sql`select user_id as owner_id, currency, amount from payouts where status in ('pending', 'in_progress')`,
    ),
  );

/**
 * For each payout the house has paid the right amount, from its bank or from its balance at the gateway: once it is
 * transferred, the amount less what its payee got back; nothing before that, and nothing if it came back.
 */
export const payoutsAreBooked = (db: Db): Promise<Finding> =>
  runCheck(
    db,
    sql`select y.id as subject,
        case when y.status = 'transferred' then y.amount - y.restored_amount else 0 end as expected,
        coalesce(s.amount, 0) as found
      from payouts y left join (
        -- what came back in parts is booked part by part: the payout's id, and up to where
        select split_part(j.ref, ':', 1) as payout_id, a.kind, sum(p.amount) as amount from journals j
          join postings p on p.journal_id = j.id join ledger_accounts a on a.id = p.account_id and a.owner_id is null
        where j.kind in ('payout_transferred', 'payout_returned') group by 1, 2
      ) s on s.payout_id = y.id::text and s.kind = case y.method_type when 'wire-transfer' then 'cash' else 'clearing' end`,
  );

/** A member's balance of a kind, next to the sum of `parts` (owner_id, currency, amount) that should equal it. */
const balanceAgainst = (kind: string, parts: RawBuilder<unknown>) => sql`
  select coalesce(a.owner_id, p.owner_id) || ' ' || coalesce(a.currency, p.currency) as subject,
    coalesce(a.balance, 0) as found, coalesce(p.amount, 0) as expected
  from (select owner_id, currency, balance from ledger_accounts where kind = ${kind} and owner_id is not null) a
  full join (select owner_id, currency, sum(amount) as amount from (${parts}) each group by owner_id, currency) p
    on p.owner_id = a.owner_id and p.currency = a.currency`;

/** An order keeps exactly one payment from the time when it is paid. */
export const onePaymentIsKept = (db: Db, since: Closing | null): Promise<Finding> =>
  runCheck(
    db,
    sql`select o.id as subject, (select count(*) from payments p where p.order_id = o.id and p.status = 'succeeded') as found,
        case when o.status in ('paid', 'partly_refunded', 'refunded') and o.total_amount > 0 then 1
          else (select least(count(*), 1) from payments p where p.order_id = o.id and p.status = 'succeeded') end as expected
      from orders o where o.id >= ${ordersSince(since)}`,
  );

/** Refunds and disputes of a payment are together no more than its amount. */
export const reversalsFitPayments = (db: Db): Promise<Finding> =>
  runCheck(
    db,
    sql`select p.id as subject, s.amount as found, least(s.amount, p.amount) as expected from payments p join (
        select payment_id, sum(amount) as amount from (
          select payment_id, amount from refunds where status in ('granted', 'succeeded')
          union all
          select d.payment_id, l.amount from disputes d join dispute_lines l on l.dispute_id = d.id
          where d.status in ('open', 'lost')) back group by payment_id) s on s.payment_id = p.id`,
  );

/** The amount of a closed month's pool is in the books. */
export const closedMonthsArePosted = (db: Db): Promise<Finding> =>
  runCheck(
    db,
    sql`select m.month as subject, m.added as expected, coalesce((select sum(p.amount) from journals j
          join postings p on p.journal_id = j.id join ledger_accounts a on a.id = p.account_id
          where j.kind = 'pool_close' and j.ref = m.month and a.kind = 'pool'), 0) as found
      from revenue_months m where m.closed_at is not null`,
  );

/** A report of a closed month shows what was posted for its member. */
export const reportsArePosted = (db: Db, since: Closing | null): Promise<Finding> =>
  runCheck(
    db,
    sql`select r.user_id || ' ' || r.month as subject, r.amount as expected, coalesce((select sum(p.amount) from journals j
          join postings p on p.journal_id = j.id join ledger_accounts a on a.id = p.account_id
          where j.kind = 'pool_close' and j.ref = r.month || ':' || r.user_id and a.owner_id = r.user_id), 0) as found
      from revenue_reports r join revenue_months m on m.month = r.month
      where m.closed_at >= coalesce(${since?.whole_at ?? null}::timestamptz, '-infinity')`,
  );
