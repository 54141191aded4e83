import 'server-only';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { isCounted } from '@/lib/server/db/counted-rating';
import { fixed } from '@/lib/server/db/fixed';
import { isAmong } from '@/lib/server/db/is-among';
import { countListed } from '@/lib/server/db/listed-comments';
import { movedHot } from '@/lib/server/db/popularity';
import { type Write, write } from '@/lib/server/db/writes';
import { ASSUMED, HALF_LIFE, ONE_AT, type Standing, saleWeight } from './popularity';

/** One copy of a product that somebody got. */
export interface Sold {
  productId: string;
  /** its price, in minor units */
  amount: number;
}

let sold: RawBuilder<unknown> | undefined;

/** Counts each sale; a paid one also moves its product's popularity. */
export function salesWrite(sales: readonly Sold[], now: Date): Write {
  sold ??= fixed(sql`sales_count = sales_count + t.sales, sold_weight = sold_weight + t.weight,
    hot = ${movedHot(popularitySql({ soldWeight: sql`(sold_weight + t.weight)` }))}`);
  const byProduct = Map.groupBy(sales, ({ productId }) => productId);
  const ids = [...byProduct.keys()].toSorted();
  const rows = ids.map((product) => {
    const copies = byProduct.get(product) ?? [];
    const paid = copies.filter(({ amount }) => amount > 0);
    return { product, sales: copies.length, weight: paid.length * saleWeight(now) };
  });
  // Found by their index and locked in its order, whatever else is joined: two sales never wait for each other.
  return write`update products set ${sold}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (product uuid, sales int, weight float8)
    where id = t.product and ${isAmong('id', ids)}`;
}

/** Computes averages again from the rows. The products are locked, so that none is missed. */
export async function refreshRatings(db: Db, ids: readonly string[]): Promise<void> {
  await sql`update products set ratings_count = rated.count, ratings_sum = rated.sum,
      hot = ${movedHot(popularitySql({ ratingsCount: sql`rated.count`, ratingsSum: sql`rated.sum` }))}
    from (select p.id as product_id, count(e.id)::int as count, coalesce(sum(e.rating), 0)::int as sum
      from products p left join evaluations e on e.product_id = p.id and ${isCounted('e', sql`p.price_amount`)}
      where p.id = any(${[...ids]}::uuid[]) group by p.id) as rated
    where id = rated.product_id`.execute(db);
}

/** Adds a comment to their number. */
export const commentWrite = (id: string): Write =>
  write`update products set comments_count = comments_count + 1 where id = ${id}`;

/**
 * Counts comments again from the rows. The products are locked, so that none is missed.
 * @returns the products whose number changed
 */
export async function refreshComments(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update products set comments_count = listed.count
    from (select p.id as product_id, ${countListed('products')} as count
      from products p where p.id = any(${[...ids]}::uuid[])) as listed
    where id = listed.product_id and comments_count <> listed.count returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** `popularity` in SQL over a product's row; the caller passes what changes in the same statement. */
export function popularitySql(changed: Partial<Record<keyof Standing, Expression<unknown>>>) {
  const soldWeight = changed.soldWeight ?? sql`sold_weight`;
  const publishedAt = changed.publishedAt ?? sql`coalesce(published_at, created_at)`;
  const ratingsCount = changed.ratingsCount ?? sql`ratings_count`;
  const ratingsSum = changed.ratingsSum ?? sql`ratings_sum`;
  const seconds = [sql.lit(ONE_AT / 1000), sql.lit(HALF_LIFE / 1000)] as const;
  const [stars, ratings] = [sql.lit(ASSUMED.stars), sql.lit(ASSUMED.ratings)];
  return sql<number>`ln(power(2, (extract(epoch from ${publishedAt})::float8 - ${seconds[0]}) / ${seconds[1]}) + ${soldWeight})
    / ln(2::float8) + (${stars} * ${ratings} + ${ratingsSum})::float8 / (${ratings} + ${ratingsCount}) - ${stars}`;
}
