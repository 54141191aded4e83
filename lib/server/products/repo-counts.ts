import 'server-only';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { fixed } from '@/lib/server/db/fixed';
import { isAmong } from '@/lib/server/db/is-among';
import { movedHot } from '@/lib/server/db/popularity';
import type { Write } from '@/lib/server/db/writes';

const DECADE_SECONDS = 45_000; // of age weigh as much as ten times the points

let sold: RawBuilder<unknown> | undefined;

/** A sale of each product is counted, as often as it stands there, and moves its popularity. */
export function salesWrite(ids: readonly string[]): Write {
  sold ??= fixed(sql`sales_count = sales_count + t.sales,
    hot = ${movedHot(hot({ sales: sql`sales_count + t.sales` }))}`);
  const rows = [...Map.groupBy(ids.toSorted(), (id) => id)].map(([product, { length }]) => {
    return { product, sales: length };
  });
  // Found by their index and locked in its order, whatever is joined: two sales never wait for each other in a circle.
  return sql`update products set ${sold}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (product uuid, sales int)
    where id = t.product and ${isAmong('id', ids)}`;
}

/** Recomputes a product's average from the rows. The product is locked, so that none is missed. */
export async function refreshRating(db: Db, id: string): Promise<void> {
  await sql`update products set ratings_count = rated.count, ratings_sum = rated.sum,
      hot = ${movedHot(hot({ ratings: sql`rated.sum` }))}
    from (select count(*)::int as count, coalesce(sum(rating), 0)::int as sum from evaluations
      where product_id = ${id} and status = 'visible') as rated
    where id = ${id}`.execute(db);
}

/** So many comments more, or less, and the popularity with them. */
export function commentsWrite(id: string, by: number): Write {
  const count = sql<number>`greatest(comments_count + ${by}::int, 0)`;
  return sql`update products set comments_count = ${count}, hot = ${movedHot(hot({ comments: count }))} where id = ${id}`;
}

interface HotParts {
  sales?: Expression<unknown>;
  ratings?: Expression<unknown>;
  comments?: Expression<unknown>;
  publishedAt?: Expression<unknown>;
}

/**
 * Time-invariant popularity as an SQL expression over a product's row, as of posts: log10 of three points a sale, one a
 * star and one a comment, plus when it was published in units of 45,000 s. What changes in the same statement is given.
 */
export function hot(changed: HotParts) {
  const sales = changed.sales ?? sql`sales_count`;
  const ratings = changed.ratings ?? sql`ratings_sum`;
  const comments = changed.comments ?? sql`comments_count`;
  const publishedAt = changed.publishedAt ?? sql`coalesce(published_at, created_at)`;
  return sql`log((1 + 3 * (${sales}) + ${ratings} + ${comments})::float8)
    + extract(epoch from ${publishedAt})::float8 / ${sql.lit(DECADE_SECONDS)}`;
}
