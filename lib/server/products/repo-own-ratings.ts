import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** Locks everything that somebody ever bought from a seller, always in the same order. @returns the products' ids */
export async function lockBought(db: Db, holderId: string, sellerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from products where owner_id = ${sellerId}
      and id in (select product_id from entitlements where holder_id = ${holderId})
    order by id for no key update`.execute(db);
  return rows.map(({ id }) => id);
}
