import 'server-only';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

// Purchases of an assessment alone: they have no seat.

/** One that is active. */
export interface AloneRow {
  entitlement_id: string;
  product_id: string;
  owner_id: string;
  holder_id: string;
}

async function find(db: Db, which: RawBuilder<unknown>): Promise<AloneRow[]> {
  const { rows } = await sql<AloneRow>`
    select g.id as entitlement_id, g.product_id, p.owner_id, g.holder_id
    from entitlements g join products p on p.id = g.product_id join workshops w on w.product_id = p.id
    where g.status = 'active' and not exists (select from workshop_seats s where s.entitlement_id = g.id)
      and ${which}`.execute(db);
  return rows;
}

export const findAlone = async (db: Db, entitlementId: string): Promise<AloneRow | undefined> =>
  (await find(db, sql`g.id = ${entitlementId}`))[0];

/** A page of those of a product, newest first. @param before leaves out what is as new, or newer */
export const listAlone = (
  db: Db,
  productId: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<AloneRow[]> =>
  find(
    db,
    sql`g.product_id = ${productId} ${before ? sql`and g.id < ${before}::uuid` : sql``}
      order by g.id desc limit ${limit + 1}`,
  );

/** Returns the owners of these products without a seat, also while a dispute keeps it from them. */
export async function listHavers(
  db: Db,
  { productIds, holderIds }: { productIds: readonly string[]; holderIds: readonly string[] },
): Promise<{ product_id: string; holder_id: string }[]> {
  const { rows } = await sql<{ product_id: string; holder_id: string }>`
    select g.product_id, g.holder_id from entitlements g
    where g.product_id = any(${[...productIds]}::uuid[]) and g.holder_id = any(${[...holderIds]}::uuid[])
      and g.status <> 'revoked' and not exists (select from workshop_seats s where s.entitlement_id = g.id)`.execute(
    db,
  );
  return rows;
}
