import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { db } from '@/lib/server/db/client';
import type { Purchase } from './buyers';

async function count(query: ReturnType<typeof sql<{ n: number }>>): Promise<number> {
  return (await query.execute(db())).rows[0]?.n ?? -1;
}

/** Signs that an app lost or doubled something; each is zero when all is well. */
export async function contradictions(): Promise<Record<string, number>> {
  return {
    'journals that do not balance': await count(sql`select count(*) as n from (
      select journal_id from postings group by journal_id, currency having sum(amount) <> 0) bad`),
    'balances that are not the sum of their postings': await count(sql`select count(*) as n
      from ledger_accounts a where balance <> (select coalesce(sum(amount), 0) from postings where account_id = a.id)`),
    'paid orders without their journal': await count(sql`select count(*) as n from orders o
      where status = 'paid' and not exists (select from journals where kind = 'sale' and ref = o.id::text)`),
    'journals without a paid order': await count(sql`select count(*) as n from journals j
      where kind = 'sale' and not exists (select from orders where id::text = j.ref and status = 'paid')`),
    'paid lines without access':
      await count(sql`select count(*) as n from order_lines l join orders o on o.id = l.order_id
      where o.status = 'paid' and not exists (select from entitlements where order_line_id = l.id and status = 'active')`),
    'access without a paid line': await count(sql`select count(*) as n from entitlements e
      where not exists (select from order_lines l join orders o on o.id = l.order_id
        where l.id = e.order_line_id and o.status = 'paid')`),
    'sums held that are not the net of what was sold': await count(sql`select count(*) as n
      from order_lines l join orders o on o.id = l.order_id
        left join (select order_line_id, sum(amount) as amount from holds group by 1) h on h.order_line_id = l.id
      where o.status = 'paid' and h.amount is distinct from l.amount - l.fee_amount`),
    'things ordered twice by one buyer': await count(sql`select count(*) as n from (
      select from orders o join order_lines l on l.order_id = o.id
      group by o.buyer_id, l.product_id having count(*) > 1) twice`),
    'things charged twice to one buyer': await count(sql`select count(*) as n from (
      select from sandbox_intents i join payments p on p.id = i.reference join orders o on o.id = p.order_id
        join order_lines l on l.order_id = o.id
      where i.status <> 'open' group by o.buyer_id, l.product_id having count(*) > 1) twice`),
    'purchases told twice or not': await count(sql`select count(*) as n from orders o
      where status = 'paid' and 1 <> (select count(*) from notifications
        where order_id = o.id and kind = 'purchase')`),
  };
}

/** The acknowledged facts about purchases that the store does not have. */
export async function forgotten(purchases: readonly Purchase[]): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
    buyer_id: string;
    status: string;
    paid: string;
    entitlement: string;
  }>`
    select o.id, o.buyer_id, o.status, i.status as paid, e.id as entitlement
    from orders o join payments p on p.order_id = o.id left join sandbox_intents i on i.reference = p.id
      join order_lines l on l.order_id = o.id left join entitlements e on e.order_line_id = l.id`.execute(
    db(),
  );
  const orders = new Map(rows.map((row) => [row.id, row]));
  return purchases.flatMap((purchase) => {
    if (!purchase.orderId) return [];
    const order = orders.get(purchase.orderId);
    if (order?.buyer_id !== purchase.buyerId) return [`order ${purchase.orderId}`];
    if (purchase.isCharged && order.paid !== 'succeeded') return [`payment of ${purchase.orderId}`];
    const { entitlementId } = purchase;
    const isKept = !entitlementId || (order.status === 'paid' && order.entitlement === entitlementId);
    return isKept ? [] : [`purchase ${purchase.orderId}`];
  });
}

/** The number of each; a sale has one journal, and what its gateway keeps has another. */
export async function totals() {
  return {
    orders: await count(sql`select count(*) as n from orders`),
    paid: await count(sql`select count(*) as n from orders where status = 'paid'`),
    charged: await count(sql`select count(*) as n from sandbox_intents where status = 'succeeded'`),
    entitlements: await count(sql`select count(*) as n from entitlements where status = 'active'`),
    sales: await count(sql`select count(*) as n from journals where kind = 'sale'`),
    costs: await count(sql`select count(*) as n from journals where kind = 'cost'`),
    otherJournals: await count(sql`select count(*) as n from journals where kind not in ('sale', 'cost')`),
  };
}

/** Jobs that nobody will run: taken by a worker that is gone, out of tries, or due and not taken. */
export function stuckJobs(): Promise<number> {
  return count(sql`select count(*) as n from graphile_worker.jobs
    where locked_at is not null or attempts >= max_attempts or run_at < now() - interval '2 seconds'`);
}

/** Letters in the outbox: a buyer's and a seller's for each purchase. */
export function letters(dataDir: string): number {
  return readdirSync(join(dataDir, 'outbox')).filter((name) => name.endsWith('.json')).length;
}
