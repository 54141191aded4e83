import 'server-only';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import type { Asked } from './policy';

export interface SaleListRow {
  id: string;
  status: string;
  currency: string;
  total_amount: number;
  created_at: Date;
  paid_at: Date | null;
  expires_at: Date;
  buyer_id: string;
  email: string | null;
  titles: string[];
  gateway: string | null;
}

const ROW = sql`
  select o.id, o.status, o.currency, o.total_amount, o.created_at, o.paid_at, o.expires_at, o.buyer_id, u.email,
    array(select l.title from order_lines l where l.order_id = o.id order by l.id) as titles,
    (select y.gateway from payments y where y.order_id = o.id order by (y.status = 'succeeded') desc, y.id desc limit 1)
      as gateway
  from orders o join users u on u.id = o.buyer_id`;

/** A page of orders, newest first: those that match the search, or all. */
export async function listOrders(
  db: Db,
  { asked, before, limit }: { asked: Asked | null; before: string | null; limit: number },
): Promise<SaleListRow[]> {
  const among = asked ? sql`and o.id in (${idsOf(asked)})` : sql``;
  const { rows } = await sql<SaleListRow>`${ROW}
    where (${before}::uuid is null or o.id < ${before}::uuid) ${among}
    order by o.id desc limit ${limit + 1}`.execute(db);
  return rows;
}

/** Orders by everything that can be known about them; an index finds each part. */
function idsOf({ number, id, contact: { exact, claim }, references }: Asked): RawBuilder<unknown> {
  const named = sql`any(${references}::text[])`;
  // Indexes of references begin with the gateway.
  const gateways = sql`('sandbox', 'stripe', 'bank_transfer')`;
  const parts = [
    sql`select order_id from payments where gateway in ${gateways} and gateway_ref = ${named}`,
    sql`select order_id from payments where gateway in ${gateways} and gateway_alias = ${named}`,
    sql`select order_id from disputes where gateway in ${gateways} and gateway_ref = ${named}`,
    sql`select p.order_id from transfer_receipts r join payments p on p.id = r.payment_id where r.bank_reference = ${named}`,
    sql`select p.order_id from transfer_refunds r join payments p on p.id = r.payment_id where r.bank_reference = ${named}`,
    sql`select id from orders where buyer_id in (select id from users where email = ${exact} or phone = ${exact}
      or claim_hash = ${claim} or claim_phone_hash = ${claim})`,
  ];
  if (number) parts.push(sql`select id from orders where right(id::text, 8) = ${number}`);
  if (id)
    parts.push(
      sql`select id from orders where id = ${id}::uuid`,
      sql`select order_id from order_lines where id = ${id}::uuid`,
      sql`select order_id from payments where id = ${id}::uuid`,
      sql`select order_id from refunds where id = ${id}::uuid`,
    );
  return sql.join(parts, sql` union `);
}

/** Returns one order, whoever bought it. */
export async function findOrder(db: Db, id: string): Promise<SaleListRow | undefined> {
  const { rows } = await sql<SaleListRow>`${ROW} where o.id = ${id}`.execute(db);
  return rows[0];
}
