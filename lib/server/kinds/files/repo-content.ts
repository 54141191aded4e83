import 'server-only';
import { sql } from 'kysely';
import { clock } from '@/lib/server/clock';
import type { Db } from '@/lib/server/ctx';
import { isOrdered } from '@/lib/server/db/is-ordered';
import { boughtAt } from '../repo-bought-at';

export interface FileRow {
  product_id: string;
  id: string;
  file_id: string;
  name: string;
  size: number;
  mime: string;
  is_free: boolean;
}

/** The files that products sell now, in each product's order. */
export async function listFiles(db: Db, productIds: readonly string[]): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select pf.product_id, pf.id, pf.file_id, pf.name, f.size, f.mime, pf.free_since is not null as is_free
    from product_files pf join files f on f.id = pf.file_id
    where pf.product_id = any(${[...productIds]}::uuid[]) and pf.removed_at is null
    order by pf.product_id, pf.position`.execute(db);
  return rows;
}

/**
 * Bytes of the samples of all products of a product's owner, drafts among them. Until the transaction ends, nobody else
 * sums them.
 */
export async function sumSamples(db: Db, productId: string): Promise<number> {
  const ownerOf = sql`(select owner_id from products where id = ${productId})`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${ownerOf}::text, 45))`.execute(db);
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(f.size), 0)::bigint as bytes
    from products p join product_files pf on pf.product_id = p.id join files f on f.id = pf.file_id
    where p.owner_id = ${ownerOf} and p.status <> 'deleted' and pf.removed_at is null and pf.free_since is not null`.execute(
    db,
  );
  return rows[0]?.bytes ?? 0;
}

/** Ids of the files that products sell now. */
export async function listFileIds(db: Db, productIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ file_id: string }>`
    select distinct file_id from product_files
    where product_id = any(${[...productIds]}::uuid[]) and removed_at is null`.execute(db);
  return rows.map((row) => row.file_id);
}

/**
 * Sets which files a product sells. Files that are taken out stay with those who bought them: they are taken out at the
 * moment of this statement, and not when the request for it began to arrive.
 */
export async function replaceFiles(
  db: Db,
  productId: string,
  files: readonly { id: string; fileId: string; name: string; isFree: boolean }[],
  version: number,
  now: Date,
): Promise<void> {
  await db
    .updateTable('product_files')
    .set({ removed_at: clock.nowOr(now) })
    .where('product_id', '=', productId)
    .where('removed_at', 'is', null)
    .where((where) =>
      where.not(where('file_id', '=', where.fn.any(where.val(files.map(({ fileId }) => fileId))))),
    )
    .execute();
  if (files.length === 0) return;
  await db
    .insertInto('product_files')
    .values(
      files.map(({ id, fileId, name, isFree }, position) => ({
        id,
        product_id: productId,
        file_id: fileId,
        name,
        free_since: isFree ? now : null,
        position,
        added_in_version: version,
        created_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['product_id', 'file_id']).doUpdateSet({
        name: sql`excluded.name`,
        free_since: sql`case when excluded.free_since is not null then coalesce(product_files.free_since, excluded.free_since) end`,
        position: sql`excluded.position`,
        removed_at: null,
      }),
    )
    .execute();
}

/**
 * Removes files for good that were taken out of a product before anybody had bought it, whichever instance's clock
 * counts, and while nobody may still pay for it.
 * @param productId null for all products
 */
export async function deleteUnboughtFiles(db: Db, productId: string | null, now: Date): Promise<void> {
  const ofProduct = productId === null ? sql`` : sql`product_id = ${productId} and`;
  await sql`delete from product_files pf where ${ofProduct} removed_at is not null
    and not ${isOrdered('product_id', sql`pf.product_id`, now)}
    and not exists (select from entitlements e where e.product_id = pf.product_id
      and ${boughtAt} < pf.removed_at + interval '1 hour')`.execute(db);
}

/** Removes all files from products. */
export async function deleteFiles(db: Db, productIds: readonly string[]): Promise<void> {
  await sql`delete from product_files where product_id = any(${[...productIds]}::uuid[])`.execute(db);
}
