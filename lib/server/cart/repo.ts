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

/** Puts a product into a member's cart; `cart` is made when there is none. */
export async function insertLine(
  db: Db,
  line: { id: string; userId: string; productId: string },
  cart: { id: string; now: Date },
): Promise<void> {
  await db
    .with('cart', (query) =>
      query
        .insertInto('carts')
        .values({ id: cart.id, user_id: line.userId, updated_at: cart.now })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ updated_at: cart.now }))
        .returning('id'),
    )
    .insertInto('cart_lines')
    .columns(['id', 'cart_id', 'product_id'])
    .expression((from) =>
      from
        .selectFrom('cart')
        .select((select) => [
          select.val(line.id).$castTo<string>().as('id'),
          'cart.id as cart_id',
          select.val(line.productId).$castTo<string>().as('product_id'),
        ]),
    )
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
