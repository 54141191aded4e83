import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** Ids of the files that a product shows and sells. */
export async function listPartIds(db: Db, productId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select cover_id as id from products where id = ${productId} and cover_id is not null
    union select file_id from product_gallery where product_id = ${productId}
    union select file_id from product_files where product_id = ${productId} and removed_at is null`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Takes files out of a product for good that were removed from it before anybody had bought them, by any instance's clock. */
export async function deleteUnboughtFiles(db: Db, productId: string): Promise<void> {
  await sql`delete from product_files pf where product_id = ${productId} and removed_at is not null
    and not exists (select from entitlements e where e.product_id = pf.product_id and e.granted_at < pf.removed_at + interval '1 hour')`.execute(
    db,
  );
}

/** Takes out of deleted products all that they showed and sold. */
export async function emptyProducts(db: Db, ids: readonly string[]): Promise<void> {
  const these = sql`any(${[...ids]}::uuid[])`;
  for (const statement of [
    sql`delete from product_gallery where product_id = ${these}`,
    sql`delete from product_files where product_id = ${these}`,
    sql`update products set cover_id = null where id = ${these}`,
  ])
    await statement.execute(db);
}

/** Products that were deleted before `before`, still have files, and were never ordered by anybody. */
export async function listNeverOrdered(db: Db, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from products p where p.status = 'deleted' and p.updated_at < ${before}
      and (p.cover_id is not null or exists (select from product_files where product_id = p.id)
        or exists (select from product_gallery where product_id = p.id))
      and not exists (select from order_lines where product_id = p.id)
      and not exists (select from entitlements where product_id = p.id)
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
