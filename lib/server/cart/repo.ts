import 'server-only';
import type { Db } from '@/lib/server/ctx';

/** The products in a member's cart, first added first. */
export async function listProductIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('cart_lines')
    .innerJoin('carts', 'carts.id', 'cart_lines.cart_id')
    .select('cart_lines.product_id')
    .where('carts.user_id', '=', userId)
    .orderBy('cart_lines.id')
    .execute();
  return rows.map((row) => row.product_id);
}

/** The id of a member's cart, made when there is none. */
export async function upsertCart(db: Db, id: string, userId: string, now: Date): Promise<string> {
  const row = await db
    .insertInto('carts')
    .values({ id, user_id: userId, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ updated_at: now }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function insertLine(
  db: Db,
  line: { id: string; cartId: string; productId: string },
): Promise<void> {
  await db
    .insertInto('cart_lines')
    .values({ id: line.id, cart_id: line.cartId, product_id: line.productId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteLines(db: Db, userId: string, productIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom('cart_lines')
    .where('cart_id', 'in', (select) => select.selectFrom('carts').select('id').where('user_id', '=', userId))
    .where((where) => where('product_id', '=', where.fn.any(where.val([...productIds]))))
    .execute();
}
