import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { popularitySql } from './repo-counts';

/** Returns one of an owner's products, locked for the change that follows. */
export function findOwnProduct(db: Db, id: string, ownerId: string) {
  return db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('status', '<>', 'deleted')
    .forUpdate()
    .executeTakeFirst();
}

/** Takes everything that a member sells off the market. @returns the ids */
export async function unpublishAll(db: Db, ownerId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with gone as (update products set status = 'unpublished', updated_at = ${now}
      where owner_id = ${ownerId} and status = 'published' returning id),
    counted as (update users set products_count = greatest(products_count - (select count(*) from gone), 0)
      where id = ${ownerId})
    select id from gone`.execute(db);
  return rows.map(({ id }) => id);
}

/** Moves a product to another state, and its owner's count of published ones with it. */
export async function updateStatus(
  db: Db,
  product: { id: string; owner_id: string; status: string },
  status: 'published' | 'unpublished' | 'deleted',
  now: Date,
): Promise<void> {
  await sql`update products set status = ${status}, updated_at = ${now},
      published_at = case when ${status} = 'published' then coalesce(published_at, ${now}) else published_at end,
      hot = case when ${status} = 'published' and published_at is null
        then ${popularitySql({ publishedAt: sql`${now}::timestamptz` })} else hot end
    where id = ${product.id}`.execute(db);
  const by = Number(status === 'published') - Number(product.status === 'published');
  if (by === 0) return;
  await db
    .updateTable('users')
    .set({ products_count: sql`greatest(products_count + ${by}, 0)` })
    .where('id', '=', product.owner_id)
    .execute();
}
