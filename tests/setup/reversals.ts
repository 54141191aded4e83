import { sql } from 'kysely';
import { db } from '@/lib/server/db/client';
import { jobCtx } from '@/lib/server/jobs/job-ctx';
import { reversedParts } from '@/lib/server/ledger/mirror';
import { sendRefund } from '@/lib/server/refunds/send-job';
import { payAtGateway, placeOrder } from './trade';

/** Buys a product and registers it at the gateway, so that it can be refunded. @returns the order's id */
export async function buyForReal(
  token: string,
  product: { id: string; price: { amount: number } },
): Promise<string> {
  const { _id } = await placeOrder(token, product);
  await payAtGateway(_id);
  return _id;
}

/** The order's only line. */
export async function lineOf(orderId: string): Promise<string> {
  const { id } = await db()
    .selectFrom('order_lines')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return id;
}

/** Sends a granted refund to the gateway, as the worker would. */
export async function sendGranted(): Promise<void> {
  const rows = await db().selectFrom('refunds').select('id').where('status', '=', 'granted').execute();
  for (const { id } of rows) await sendRefund.run({ refundId: id }, jobCtx());
}

/** Order, refunds, access and the seller's money, for one line. */
export async function stateOf(orderId: string) {
  const { rows } = await sql<{
    order: string;
    refunds: string[] | null;
    access: string | null;
    pending: number;
    available: number;
    receivable: number;
    held: number;
  }>`
    select o.status as order, (select array_agg(status order by id) from refunds where order_id = o.id) as refunds,
      e.status as access, coalesce(sum(a.balance) filter (where a.kind = 'pending'), 0)::bigint as pending,
      coalesce(sum(a.balance) filter (where a.kind = 'available'), 0)::bigint as available,
      coalesce(sum(a.balance) filter (where a.kind = 'receivable'), 0)::bigint as receivable,
      (select coalesce(sum(amount), 0) from holds where order_line_id = l.id and released_at is null)::bigint as held
    from orders o join order_lines l on l.order_id = o.id
    left join entitlements e on e.order_line_id = l.id
    left join ledger_accounts a on a.owner_id = l.seller_id
    where o.id = ${orderId} group by o.id, l.id, e.status`.execute(db());
  return rows[0];
}

interface Turned {
  id: string;
  amount: number;
  fee: number;
  seller_id: string;
  back: number;
  turned: { owner: string | null; amount: number }[];
  parts: { ownerId: string; amount: number }[];
}

/**
 * Lines whose books do not reverse exactly what the split of the sale requires, given their refunds: empty when all is
 * well.
 */
export async function wronglyTurned(): Promise<unknown[]> {
  const { rows } = await sql<Turned>`
    select l.id, l.amount, l.fee_amount as fee, l.seller_id,
      ((select coalesce(sum(rl.amount), 0) from refund_lines rl join refunds r on r.id = rl.refund_id
          where rl.order_line_id = l.id and r.status in ('granted', 'succeeded'))
        + (select coalesce(sum(dl.amount), 0) from dispute_lines dl join disputes d on d.id = dl.dispute_id
          where dl.order_line_id = l.id and d.status in ('open', 'lost')))::bigint as back,
      coalesce((select json_agg(json_build_object('owner', t.owner_id, 'amount', t.amount)) from (
        select a.owner_id, -sum(p.amount) as amount from postings p join journals j on j.id = p.journal_id
        join ledger_accounts a on a.id = p.account_id
        where p.order_line_id = l.id and a.kind <> 'clearing'
          and j.kind in ('refund', 'refund_failed', 'dispute', 'dispute_won')
        group by a.owner_id having sum(p.amount) <> 0) t), '[]') as turned,
      coalesce((select json_agg(json_build_object('ownerId', h.owner_id, 'amount', h.earned)
        order by h.owner_id = l.seller_id, h.owner_id) from holds h where h.order_line_id = l.id), '[]') as parts
    from order_lines l join orders o on o.id = l.order_id where o.paid_at is not null and l.amount > 0`.execute(
    db(),
  );
  return rows.filter(({ turned, parts, back, ...line }) => {
    const due = reversedParts({ ...line, parts }, back);
    const wanted = [{ ownerId: null, amount: due.fee }, ...due.parts].filter(({ amount }) => amount !== 0);
    return (
      wanted.length !== turned.length ||
      wanted.some(({ ownerId, amount }) =>
        turned.every((one) => one.owner !== ownerId || one.amount !== amount),
      )
    );
  });
}
