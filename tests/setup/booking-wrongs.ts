import { sql } from 'kysely';
import { db } from '@/lib/server/db/client';

/** Returns the contradictions in bookings, each with its count. */
export async function wrongs({ products, orders }: { products: string[]; orders: string[] }) {
  const { rows } = await sql<Record<string, number>>`
    with own as (select * from booking_slots where product_id = any(${products}::uuid[])),
      kept as (select b.*, s.seats, s.is_free from bookings b join own s on s.id = b.slot_id)
    select
      (select count(*)::int from own a join own b on a.id < b.id and a.host_id = b.host_id
        and a.occupied && b.occupied where not a.is_free and not b.is_free) as overlapping,
      (select count(*)::int from kept where state in ('held', 'confirmed') and is_free) as lost,
      (select count(*)::int from own s where not s.is_free and not exists
        (select from kept b where b.slot_id = s.id and b.state in ('held', 'confirmed'))) as empty,
      (select count(*)::int from own s where s.seats < (select count(*) from kept b where b.slot_id = s.id
        and b.state in ('held', 'confirmed'))) as overfull,
      (select count(*)::int from entitlements e join order_lines l on l.id = e.order_line_id
        where l.order_id = any(${orders}::uuid[]) and (e.status = 'active') <> exists
          (select from kept b where b.entitlement_id = e.id and b.state = 'confirmed')
        and not exists (select from kept b where b.entitlement_id = e.id and b.lost_at is not null)) as unlike,
      (select count(*)::int from orders o where o.id = any(${orders}::uuid[]) and o.status = 'paid' and not exists
        (select from order_lines l join entitlements e on e.order_line_id = l.id where l.order_id = o.id)) as unfulfilled,
      (select count(*)::int from payments p where p.order_id = any(${orders}::uuid[]) and p.status = 'succeeded'
        and not exists (select from orders o where o.id = p.order_id and o.status <> 'cancelled' and o.paid_at is not null)
        and not exists (select from refunds r where r.payment_id = p.id)) as stuck`.execute(db());
  return rows[0];
}

/** Nothing of it. */
export const NONE = {
  overlapping: 0,
  lost: 0,
  empty: 0,
  overfull: 0,
  unlike: 0,
  unfulfilled: 0,
  stuck: 0,
};
