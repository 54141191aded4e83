import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** Takes a member's products out of all carts. */
export async function takeOutProductsOf(db: Db, me: string): Promise<void> {
  await sql`delete from cart_lines where product_id in (select id from products where owner_id = ${me})`.execute(
    db,
  );
}
