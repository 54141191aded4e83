import { sql } from 'kysely';
import { clock } from '@/lib/server/clock';
import { db } from '@/lib/server/db/client';
import { CHECKS } from '@/lib/server/self-check/checks';

// Each query finds rows that must not exist; see "Always true" in the domain's description.
const CONTRADICTIONS = {
  'journals that do not sum to zero': sql`select journal_id from postings group by journal_id, currency
    having sum(amount) <> 0`,
  'balances that are not the sum of their postings': sql`select a.id from ledger_accounts a
    where balance <> (select coalesce(sum(amount), 0) from postings where account_id = a.id)`,
  'orders with two kept payments': sql`select order_id from payments where status = 'succeeded'
    group by order_id having count(*) > 1`,
  'paid orders without their sale': sql`select o.id from orders o
    where status in ('paid', 'partly_refunded', 'refunded') and total_amount > 0
      and not exists (select from journals where kind = 'sale' and ref = o.id::text)`,
  'sales without a paid order': sql`select j.ref from journals j where kind = 'sale'
    and not exists (select from orders where id::text = j.ref and status in ('paid', 'partly_refunded', 'refunded'))`,
  'sales whose parts are not the amount': sql`select l.id from order_lines l
    join postings p on p.order_line_id = l.id join journals j on j.id = p.journal_id and j.kind = 'sale'
    join ledger_accounts a on a.id = p.account_id
    group by l.id having sum(p.amount) filter (where a.kind = 'clearing') <> -l.amount
      or coalesce(sum(p.amount) filter (where a.kind in ('fees', 'costs')), 0) <> l.fee_amount
      or coalesce(sum(p.amount) filter (where a.kind = 'pending'), 0) <> l.amount - l.fee_amount`,
  'access without a paid line': sql`select e.id from entitlements e left join order_lines l on l.id = e.order_line_id
    left join orders o on o.id = l.order_id
    where e.status = 'active' and e.order_line_id is not null
      and coalesce(o.status, '') not in ('paid', 'partly_refunded')`,
  'paid lines without access': sql`select l.id from order_lines l join orders o on o.id = l.order_id
    where o.status = 'paid' and l.kind in ('product', 'post')
      and not exists (select from entitlements where order_line_id = l.id)`,
  'things one buyer has paid for twice': sql`select o.buyer_id from orders o join order_lines l on l.order_id = o.id
    join entitlements e on e.order_line_id = l.id and e.owned_once
    where o.status = 'paid' and l.kind in ('product', 'post')
    group by o.buyer_id, l.product_id, l.post_id having count(*) > 1`,
  'posts that were read and paid back without a decision': sql`select e.id from entitlements e
    join refund_lines rl on rl.order_line_id = e.order_line_id join refunds r on r.id = rl.refund_id
    where e.post_id is not null and e.downloads_count > 0 and r.asked_by = e.holder_id and r.decided_by is null
      and r.status in ('granted', 'succeeded')`,
  'pending money that is not what is held': sql`select a.owner_id from ledger_accounts a
    where a.kind = 'pending' and a.balance <> (select coalesce(sum(amount), 0) from holds
      where owner_id = a.owner_id and currency = a.currency and released_at is null)`,
  'access to what was given back wholly': sql`select e.id from entitlements e join order_lines l on l.id = e.order_line_id
    where e.status = 'active' and l.amount > 0 and l.amount <= (
      select coalesce(sum(rl.amount), 0) from refunds r join refund_lines rl on rl.refund_id = r.id
      where rl.order_line_id = l.id and r.status = 'succeeded')`,
  'more given back than was taken': sql`select p.id from payments p where p.amount < (
    select coalesce(sum(amount), 0) from refunds where payment_id = p.id and status in ('granted', 'succeeded'))
    + (select coalesce(sum(dl.amount), 0) from disputes d join dispute_lines dl on dl.dispute_id = d.id
      where d.payment_id = p.id and d.status in ('open', 'lost'))`,
  'money paid out before an operator had looked': sql`select order_line_id from holds
    where kept_for is not null and released_at is not null`,
  'more given in a day than the limit': sql`select t.order_line_id from tips t where 50000 < (
    select sum(b.amount) from tips b join order_lines l on l.id = b.order_line_id join orders o on o.id = l.order_id
    where b.payer_id = t.payer_id and b.created_at between t.created_at - interval '1 day' + interval '1 second'
      and t.created_at and o.status not in ('expired', 'cancelled'))`,
  'reserved money that is not on its way': sql`select a.owner_id from ledger_accounts a where a.kind = 'reserved'
    and a.balance <> (select coalesce(sum(amount), 0) from payouts
      where user_id = a.owner_id and currency = a.currency and status in ('pending', 'in_progress'))`,
  'debts beside money that could repay them': sql`select r.owner_id from ledger_accounts r join ledger_accounts a
    on a.owner_id = r.owner_id and a.currency = r.currency and a.kind = 'available'
    where r.kind = 'receivable' and r.balance < 0 and a.balance > 0`,
  'debts that are a credit': sql`select id from ledger_accounts where kind = 'receivable' and balance > 0`,
} as const;

/** The rows that break the domain's laws, by name, with the first of each; empty when all is well. */
export async function contradictions(): Promise<Record<string, unknown[]>> {
  const found = await Promise.all(
    Object.entries(CONTRADICTIONS).map(async ([name, query]) => {
      const { rows } = await query.execute(db());
      return [name, rows.slice(0, 3)] as const;
    }),
  );
  // The platform's own nightly check must find the same.
  const checked = await Promise.all(
    CHECKS.map(
      async ({ name, run }) => [`check: ${name}`, (await run(db(), null, clock.now())).cases] as const,
    ),
  );
  return Object.fromEntries([...found, ...checked].filter(([, rows]) => rows.length > 0));
}
