import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

const isUnsold = sql`id not in (select product_id from entitlements where product_id is not null)`;

/** A member's products that nobody bought, with their types. */
export async function listUnsold(db: Db, me: string): Promise<{ id: string; type: string }[]> {
  const { rows } = await sql<{ id: string; type: string }>`
    select id, type from products where owner_id = ${me} and ${isUnsold} order by id`.execute(db);
  return rows;
}

/** Takes a member's products off the market: what nobody bought is emptied, what somebody bought stays for them. */
export async function eraseProducts(db: Db, me: string, now: Date): Promise<void> {
  const unsold = sql`(select id from products where owner_id = ${me} and ${isUnsold})`;
  const statements = [
    sql`delete from product_gallery where product_id in ${unsold}`,
    sql`update products set title = '·', description = '', tags = '{}', cover_id = null
      where owner_id = ${me} and ${isUnsold}`,
    sql`update products set status = 'deleted', updated_at = ${now} where owner_id = ${me}`,
  ];
  for (const statement of statements) await statement.execute(db);
}
