import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { type Write, write } from '@/lib/server/db/writes';

/** The products in a member's cart, in the order in which they were added. */
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

/**
 * Puts a product into a member's cart, where the product exists. Where the member has no cart, it gets the id `cart`.
 */
export async function insertLine(
  db: Db,
  line: { id: string; userId: string; productId: string },
  cart: { id: string; now: Date },
): Promise<void> {
  await sql`
    with cart as (
      insert into carts (id, user_id, updated_at) values (${cart.id}, ${line.userId}, ${cart.now})
      on conflict (user_id) do update set updated_at = excluded.updated_at returning id)
    insert into cart_lines (id, cart_id, product_id)
    select ${line.id}::uuid, cart.id, products.id from cart, products where products.id = ${line.productId}
    on conflict do nothing`.execute(db);
}

export interface CartLine {
  userId: string;
  subjectId: string;
}

/** Removes these from members' carts. */
export function removalWrite(lines: readonly CartLine[]): Write {
  const pairs = lines.map(({ userId, subjectId }) => ({ userId, subjectId }));
  // An index finds them one by one: a join would be planned for as many as a list may have. Lines never change.
  return write`delete from cart_lines where ctid = any(array(
    select l.ctid from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as t ("userId" uuid, "subjectId" uuid)
    cross join lateral (select cart_lines.ctid from carts join cart_lines on cart_id = carts.id
      where user_id = t."userId" and product_id = t."subjectId" limit 1) l))`;
}
