import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { type Write, write } from '@/lib/server/db/writes';
import type { Wanted } from '@/lib/server/orders/lines/service';

/** Returns the contents of a member's cart, in the order in which it was added. */
export async function listWanted(db: Db, userId: string): Promise<Wanted[]> {
  const rows = await db
    .selectFrom('cart_lines')
    .innerJoin('carts', 'carts.id', 'cart_lines.cart_id')
    .select(['cart_lines.product_id', 'cart_lines.post_id'])
    .where('carts.user_id', '=', userId)
    .orderBy('cart_lines.id')
    .execute();
  return rows.flatMap(({ product_id, post_id }) => [
    ...(product_id ? [{ kind: 'product', subjectId: product_id } as const] : []),
    ...(post_id ? [{ kind: 'post', subjectId: post_id } as const] : []),
  ]);
}

// What can be in a cart: the column of its id, and where it must exist.
const PLACES = {
  product: { column: sql.ref('product_id'), known: sql`select id from products` },
  post: { column: sql.ref('post_id'), known: sql`select post_id as id from paid_posts` },
};
export type Cartable = Wanted & { kind: keyof typeof PLACES };

/** Puts something into a member's cart, where it exists. Where the member has no cart, it gets the id `cart`. */
export async function insertLine(
  db: Db,
  { id, userId, kind, subjectId }: { id: string; userId: string } & Cartable,
  cart: { id: string; now: Date },
): Promise<void> {
  const { column, known } = PLACES[kind];
  await sql`
    with cart as (
      insert into carts (id, user_id, updated_at) values (${cart.id}, ${userId}, ${cart.now})
      on conflict (user_id) do update set updated_at = excluded.updated_at returning id)
    insert into cart_lines (id, cart_id, ${column})
    select ${id}::uuid, cart.id, known.id from cart, (${known}) known where known.id = ${subjectId}
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
      where user_id = t."userId" and t."subjectId" in (product_id, post_id) limit 1) l))`;
}
