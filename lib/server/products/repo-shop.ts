import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { notApartOrMuted } from '@/lib/server/db/apart';
import { found } from '@/lib/server/errors';

/**
 * How many of its last buyers are looked at, and how many purchases of each: so a bestseller costs no more than others.
 */
const BUYERS = 50;
const OF_EACH = 12;
/** With fewer buyers, one could guess what somebody bought. */
const LEAST_BUYERS = 3;
/** How many products of the same category and kind are read, before those that the viewer may not see are removed. */
const NEAR = 24;

export interface RelatedRow {
  id: string;
  bought_together: boolean;
}

/**
 * Ids of products to show beside a product: first what its buyers also bought, by the number of buyers; then the most
 * popular of its category and kind, of its category, and of its kind, by other sellers. Only products on the market for
 * the viewer that are not theirs and that they have not bought yet. Only paid purchases of present members count, on
 * both sides: otherwise anybody could place products here, or find out what somebody bought.
 */
export async function listRelated(
  db: Db,
  product: { id: string; ownerId: string; categoryId: string | null; type: string },
  viewerId: string | null,
  limit: number,
): Promise<RelatedRow[]> {
  const { id, ownerId, categoryId, type } = product;
  const { rows } = await sql<RelatedRow>`
    with buyers as (
      select distinct e.holder_id from (
        select holder_id, order_line_id from entitlements where product_id = ${id} and status = 'active'
          and product_id is not null and order_line_id is not null order by id desc limit ${sql.lit(BUYERS)}) e
        join order_lines l on l.id = e.order_line_id and l.amount > 0
        join users u on u.id = e.holder_id and u.status = 'active'),
    together as (
      select o.product_id as id, count(distinct b.holder_id) as buyers from buyers b cross join lateral (
        select product_id, order_line_id from entitlements where holder_id = b.holder_id and status = 'active'
          and product_id is not null and order_line_id is not null order by id desc limit ${sql.lit(OF_EACH)}) o
        join order_lines l on l.id = o.order_line_id and l.amount > 0
      where o.product_id <> ${id} group by 1 having count(distinct b.holder_id) >= ${sql.lit(LEAST_BUYERS)}
      order by 2 desc, 1 limit ${sql.lit(NEAR)}),
    near as (
      (select id from products where status = 'published' and category_id = ${categoryId}
        order by hot desc, id desc limit ${sql.lit(NEAR)})
      union
      (select id from products where status = 'published' and type = ${type}
        order by hot desc, id desc limit ${sql.lit(NEAR)})),
    found as (
      select id, max(buyers) as buyers, bool_or(is_near) as is_near from (
        select id, buyers, false as is_near from together union all select id, 0, true from near) each_of group by id)
    select p.id, t.bought as bought_together
    from found f join products p on p.id = f.id join users u on u.id = p.owner_id
      cross join lateral (select f.buyers > 0 and p.price_amount > 0 as bought) t
    where p.id <> ${id} and p.status = 'published' and u.status = 'active' and ${notApartOrMuted(viewerId, 'u.id')}
      and (t.bought or (f.is_near and p.owner_id <> ${ownerId}))
      and p.owner_id is distinct from ${viewerId}::uuid
      and not exists (select from entitlements e
        where e.holder_id = ${viewerId}::uuid and e.product_id = p.id and e.status = 'active')
    order by t.bought desc, case when t.bought then f.buyers end desc nulls last,
      coalesce((p.category_id = ${categoryId})::int, 0) * 2 + (p.type = ${type})::int desc, p.hot desc, p.id desc
    limit ${limit}`.execute(db);
  return rows;
}

export interface SellerRow {
  products: number;
  sales: number;
  ratings: number;
  stars: number;
  /** ids of their other products, the most popular first */
  others: string[] | null;
}

/**
 * Sales and ratings of all that a seller offers, summed up, and their best products without this one. The index of
 * owners finds their products, which are read once: by popularity PostgreSQL would read through those of all sellers.
 */
export async function findSeller(
  db: Db,
  product: { id: string; ownerId: string },
  limit: number,
): Promise<SellerRow> {
  const { rows } = await sql<SellerRow>`
    with own as materialized (
      select id, hot, sales_count, ratings_count, ratings_sum from products
      where owner_id = ${product.ownerId} and status <> 'deleted' and status = 'published')
    select count(*)::int as products, coalesce(sum(sales_count), 0)::int as sales,
      coalesce(sum(ratings_count), 0)::int as ratings, coalesce(sum(ratings_sum), 0)::int as stars,
      (select array_agg(id order by hot desc, id desc) from (
        select id, hot from own where id <> ${product.id} order by hot desc, id desc limit ${limit}) best) as others
    from own`.execute(db);
  return found(rows[0]);
}
