import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { movedHot } from '@/lib/server/db/popularity';
import { hot } from './repo-counts';

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

/** Counts so many sales more of each product, and its ratings anew. The products are locked. */
export async function changeSales(db: Db, productIds: readonly string[], by: number): Promise<void> {
  const sales = sql`greatest(sales_count + ${by}::int, 0)`;
  await sql`update products set sales_count = ${sales}, ratings_count = rated.count, ratings_sum = rated.sum,
      hot = ${movedHot(hot({ sales, ratings: sql`rated.sum` }))}
    from (select p.id as product_id, count(e.id)::int as count, coalesce(sum(e.rating), 0)::int as sum
      from unnest(${[...productIds]}::uuid[]) as p (id)
      left join evaluations e on e.product_id = p.id and e.status = 'visible' group by p.id) as rated
    where id = rated.product_id`.execute(db);
}
