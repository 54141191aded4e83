import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { isCounted } from '@/lib/server/db/counted-rating';
import { movedHot } from '@/lib/server/db/popularity';
import { saleWeight } from './popularity';
import { popularitySql } from './repo-counts';

/** A product, and when it was bought. */
export interface Purchase {
  productId: string;
  boughtAt: Date;
}

/** Holds products until the transaction ends, always locked in the same order. */
export async function lockProducts(db: Db, ids: readonly string[]): Promise<void> {
  await sql`select from products where id = any(${[...ids]}::uuid[]) order by id for no key update`.execute(
    db,
  );
}

/**
 * Shows or leaves out a buyer's ratings of products; those that a moderator hid stay hidden. The products are locked, as by
 * whoever rates them: no rating is missed when they are counted anew.
 */
export async function updateReviewsOf(
  db: Db,
  authorId: string,
  productIds: readonly string[],
  { from, to }: { from: readonly string[]; to: string },
): Promise<void> {
  await sql`update evaluations set status = ${to} where author_id = ${authorId}
    and product_id = any(${[...productIds]}::uuid[]) and status = any(${[...from]}::text[])`.execute(db);
}

/** One sale more or less of each product, at the time it was made, and its ratings anew. The products are locked. */
export async function changeSales(db: Db, sales: readonly Purchase[], by: 1 | -1): Promise<void> {
  const rows = sales.map(({ productId: id, boughtAt }) => ({ id, weight: by * saleWeight(boughtAt) }));
  const soldWeight = sql`greatest(sold_weight + rated.weight, 0)`;
  const ratings = { ratingsCount: sql`rated.count`, ratingsSum: sql`rated.sum` };
  await sql`update products set sales_count = greatest(sales_count + ${by}::int, 0), sold_weight = ${soldWeight},
      ratings_count = rated.count, ratings_sum = rated.sum,
      hot = ${movedHot(popularitySql({ soldWeight, ...ratings }))}
    from (select p.id as product_id, given.weight, count(e.id)::int as count, coalesce(sum(e.rating), 0)::int as sum
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id uuid, weight float8)
      join products p on p.id = given.id
      left join evaluations e on e.product_id = p.id and ${isCounted('e', sql`p.price_amount`)} group by p.id, given.weight) as rated
    where id = rated.product_id`.execute(db);
}
