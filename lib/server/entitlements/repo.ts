import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { isMostlyOne } from '@/lib/server/db/is-among';
import { type Write, write } from '@/lib/server/db/writes';

/** Returns which of these products or posts these people hold, or may get back, and may hold once only. */
export async function findOwned(
  db: Db,
  holderIds: readonly string[],
  of: 'product_id' | 'post_id',
  subjectIds: readonly string[],
) {
  const { rows } = await sql<{ holder_id: string; subject_id: string }>`
    select holder_id, ${sql.ref(of)} as subject_id from entitlements
    where ${isMostlyOne('holder_id', holderIds)} and ${isMostlyOne(of, subjectIds)}
      and status in ('active', 'suspended') and owned_once`.execute(db);
  return rows;
}

/** What somebody will have from now on, by a line of an order: a product or a post. */
export interface NewEntitlement {
  id: string;
  holderId: string;
  productId: string | null;
  postId?: string | null;
  lineId: string;
  ownedOnce: boolean;
}

/** What people may open from now on. */
export function entitlementsWrite(rows: readonly NewEntitlement[], now: Date): Write {
  return write`
    insert into entitlements (id, holder_id, product_id, post_id, order_line_id, owned_once, granted_at)
    select id, "holderId", "productId", "postId", "lineId", "ownedOnce", ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as t (id uuid, "holderId" uuid, "productId" uuid, "postId" uuid, "lineId" uuid, "ownedOnce" boolean)`;
}

export interface HeldRow {
  id: string;
  order_line_id: string | null;
  product_id: string;
  /** the product's */
  type: string;
  granted_at: Date;
}

/** Returns the entitlements of order lines, with the types of the products. */
export async function listHeldByLines(db: Db, lineIds: readonly string[]): Promise<HeldRow[]> {
  const { rows } = await sql<HeldRow>`
    select e.id, e.order_line_id, e.product_id, p.type, e.granted_at
    from entitlements e join products p on p.id = e.product_id
    where e.order_line_id = any(${[...lineIds]}::uuid[])`.execute(db);
  return rows;
}

/** Of posts that were bought by lines: whether they were read. */
export async function findUsed(db: Db, lineIds: readonly string[]): Promise<Map<string, boolean>> {
  const { rows } = await sql<{ line_id: string; is_used: boolean }>`
    select order_line_id as line_id, downloads_count > 0 as is_used from entitlements
    where order_line_id = any(${[...lineIds]}::uuid[]) and post_id is not null`.execute(db);
  return new Map(rows.map(({ line_id, is_used }) => [line_id, is_used]));
}

/** The access to what somebody holds. */
export async function findAccess(db: Db, holderId: string, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('entitlements')
    .select('status')
    .where('id', '=', id)
    .where('holder_id', '=', holderId)
    .executeTakeFirst();
  return row?.status;
}
