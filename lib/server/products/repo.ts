import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { popularitySql } from './repo-counts';

export interface ProductChange {
  title?: string;
  description?: string;
  price_amount?: number;
  currency?: string;
  /** 0 is a price, too */
  has_price?: boolean;
  category_id?: string | null;
  tags?: string[];
  outcomes?: string[];
  audience?: string[];
  cover_id?: string | null;
  refund_days?: number;
}

export async function insertProduct(
  db: Db,
  product: ProductChange & { id: string; ownerId: string; type: string; title: string; now: Date },
): Promise<void> {
  const { id, ownerId, type, now, ...change } = product;
  await db
    .insertInto('products')
    .values({
      id,
      owner_id: ownerId,
      type,
      price_amount: 0,
      created_at: now,
      updated_at: now,
      ...change,
    })
    .execute();
}

export async function updateProduct(db: Db, id: string, change: ProductChange, now: Date): Promise<void> {
  await db
    .updateTable('products')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** An owner's own product, locked for the change that follows. */
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

/** The role that somebody has, which stays as it is until the transaction's end. */
export async function holdRole(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('role')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.role;
}

/** Unpublishes what somebody has on the market. @returns its ids */
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

/** Sets which files a product sells. What is taken out stays with those who bought it. @returns whether any was added */
export async function replaceFiles(
  db: Db,
  productId: string,
  files: readonly { id: string; fileId: string; name: string; isFree: boolean }[],
  version: number,
  now: Date,
): Promise<void> {
  await db
    .updateTable('product_files')
    .set({ removed_at: now })
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

export async function replaceGallery(
  db: Db,
  productId: string,
  images: readonly { fileId: string; alt: string }[],
) {
  await db.deleteFrom('product_gallery').where('product_id', '=', productId).execute();
  if (images.length === 0) return;
  const rows = images.map(({ fileId, alt }, position) => ({
    product_id: productId,
    position,
    file_id: fileId,
    alt,
  }));
  await db.insertInto('product_gallery').values(rows).execute();
}

/** Ids of the files a product sells now. */
export async function listFileIds(db: Db, productId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('product_files')
    .select('file_id')
    .where('product_id', '=', productId)
    .where('removed_at', 'is', null)
    .execute();
  return rows.map((row) => row.file_id);
}

export async function bumpVersion(db: Db, id: string): Promise<void> {
  await db.updateTable('products').set({ version: sql`version + 1` }).where('id', '=', id).execute();
}

/** Whether a category is offered. */
export async function hasCategory(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('categories')
    .select('id')
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
