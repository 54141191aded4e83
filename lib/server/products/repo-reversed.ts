import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { isCounted } from '@/lib/server/db/counted-rating';
import { movedHot } from '@/lib/server/db/popularity';
import { saleWeight } from './popularity';
import { popularitySql } from './repo-counts';

/** A product, and the time it was bought. */
export interface Purchase {
  productId: string;
  boughtAt: Date;
}

/** Locks products until the transaction ends, always in the same order. */
export async function lockProducts(db: Db, ids: readonly string[]): Promise<void> {
  await sql`select from products where id = any(${[...ids]}::uuid[]) order by id for no key update`.execute(
    db,
  );
}

/**
 * One sale more or less for each purchase, at the time of the purchase, and the ratings counted again. The products are
 * locked.
 */
export async function changeSales(db: Db, sales: readonly Purchase[], by: 1 | -1): Promise<void> {
  const byProduct = Map.groupBy(sales, ({ productId }) => productId);
  const rows = [...byProduct].map(([id, own]) => {
    const weight = own.reduce((sum, { boughtAt }) => sum + saleWeight(boughtAt), 0);
    return { id, sales: by * own.length, weight: by * weight };
  });
  const soldWeight = sql`greatest(sold_weight + rated.weight, 0)`;
  const ratings = { ratingsCount: sql`rated.count`, ratingsSum: sql`rated.sum` };
  await sql`update products set sales_count = greatest(sales_count + rated.sales, 0), sold_weight = ${soldWeight},
      ratings_count = rated.count, ratings_sum = rated.sum,
      hot = ${movedHot(popularitySql({ soldWeight, ...ratings }))}
    from (select p.id as product_id, given.sales, given.weight, count(e.id)::int as count, coalesce(sum(e.rating), 0)::int as sum
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id uuid, sales int, weight float8)
      join products p on p.id = given.id
      left join evaluations e on e.product_id = p.id and ${isCounted('e', sql`p.price_amount`)} group by p.id, given.sales, given.weight) as rated
    where id = rated.product_id`.execute(db);
}
