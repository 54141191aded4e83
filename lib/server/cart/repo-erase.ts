import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** Takes what a member sells, products and paid posts, out of all carts. */
export async function takeOutGoodsOf(db: Db, me: string): Promise<void> {
  await sql`delete from cart_lines where product_id in (select id from products where owner_id = ${me})
    or post_id in (select id from posts where author_id = ${me})`.execute(db);
}
