import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

export interface ProductChange {
  title?: string;
  description?: string;
  price_amount?: number;
  price_is_from?: boolean;
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

/** A member's role; it stays as it is until the transaction ends. */
export async function holdRole(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('role')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.role;
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

export async function bumpVersion(db: Db, id: string): Promise<void> {
  await db.updateTable('products').set({ version: sql`version + 1` }).where('id', '=', id).execute();
}

/** Returns whether a category is offered. */
export async function hasCategory(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('categories')
    .select('id')
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
