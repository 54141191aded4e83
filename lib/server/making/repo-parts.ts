import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { isOrdered } from '@/lib/server/db/is-ordered';

/** Ids of the pictures that a product shows. */
export async function listPictureIds(db: Db, productId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select cover_id as id from products where id = ${productId} and cover_id is not null
    union select file_id from product_gallery where product_id = ${productId}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Removes the pictures of deleted products, and notes that they are empty now. */
export async function clearProducts(db: Db, ids: readonly string[], now: Date): Promise<void> {
  const these = sql`any(${[...ids]}::uuid[])`;
  await sql`delete from product_gallery where product_id = ${these}`.execute(db);
  await sql`update products set cover_id = null, emptied_at = ${now} where id = ${these}`.execute(db);
}

/** Products that were deleted before `before`, are not emptied yet, and that nobody bought or may still pay for. */
export async function listUnsold(db: Db, { before, now, limit }: { before: Date; now: Date; limit: number }) {
  const { rows } = await sql<{ id: string; type: string }>`
    select p.id, p.type from products p where p.status = 'deleted' and p.updated_at < ${before} and p.emptied_at is null
      and not exists (select from entitlements where product_id = p.id)
      and not ${isOrdered('product_id', sql`p.id`, now)}
    limit ${limit}`.execute(db);
  return rows;
}
