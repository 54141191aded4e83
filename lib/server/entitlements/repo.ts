import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { isMostlyOne } from '@/lib/server/db/is-among';
import type { Write } from '@/lib/server/db/writes';

/** Which of these products these people hold, or may get back. */
export async function findOwned(db: Db, holderIds: readonly string[], productIds: readonly string[]) {
  const { rows } = await sql<{ holder_id: string; product_id: string }>`
    select holder_id, product_id from entitlements
    where ${isMostlyOne('holder_id', holderIds)} and ${isMostlyOne('product_id', productIds)}
      and status in ('active', 'suspended')`.execute(db);
  return rows;
}

/** What people may open from now on: products, each by a line of an order. */
export function entitlementsWrite(
  rows: readonly { id: string; holderId: string; productId: string; lineId: string }[],
  now: Date,
): Write {
  return sql`
    insert into entitlements (id, holder_id, product_id, order_line_id, granted_at)
    select id, "holderId", "productId", "lineId", ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (id uuid, "holderId" uuid, "productId" uuid, "lineId" uuid)`;
}

// What was on sale when it was bought, and whatever was added since.
const OPEN_FILE = sql`(pf.removed_at is null or pf.removed_at > e.granted_at)`;

export interface PurchaseRow {
  id: string;
  product_id: string;
  granted_at: Date;
  files_count: number;
  access: 'active' | 'suspended' | 'revoked';
  /** the kinds of its files: `video`, `audio`, `application` … */
  kinds: string[] | null;
  is_disputed: boolean;
  refund_days: number | null;
  /** null where nothing was paid */
  refund: { orderId: string; lineId: string; status: string | null } | null;
}

/** A holder's purchases, newest first: also those whose money is back or on its way, which say so. */
export async function listPurchases(db: Db, holderId: string, before: string | null, limit: number) {
  const { rows } = await sql<PurchaseRow>`
    select e.id, e.product_id, e.granted_at, e.status as access, l.refund_days, coalesce(pf.count, 0) as files_count, pf.kinds,
      e.status <> 'active' and exists (select from dispute_lines dl join disputes d on d.id = dl.dispute_id
        where dl.order_line_id = l.id and d.status in ('open', 'lost')) as is_disputed,
      case when l.amount > 0 then json_build_object('orderId', l.order_id, 'lineId', l.id, 'status', (
        select r.status from refund_lines rl join refunds r on r.id = rl.refund_id where rl.order_line_id = l.id
        order by r.id desc limit 1)) end as refund
    from entitlements e left join order_lines l on l.id = e.order_line_id
      left join lateral (select count(*), array_agg(distinct split_part(f.mime, '/', 1)) as kinds
        from product_files pf join files f on f.id = pf.file_id
        where pf.product_id = e.product_id and ${OPEN_FILE}) pf on true
    where e.holder_id = ${holderId} and e.product_id is not null
      and (${before}::uuid is null or e.id < ${before}::uuid)
    order by e.id desc limit ${limit + 1}`.execute(db);
  return rows;
}

export interface OpenedRow extends Omit<PurchaseRow, 'refund' | 'files_count' | 'kinds' | 'is_disputed'> {
  order_id: string | null;
  version: number;
  files: { id: string; name: string; size: number; mime: string }[] | null;
}

/** One purchase of a holder, with its files while it is active. */
export async function findPurchase(db: Db, holderId: string, id: string): Promise<OpenedRow | undefined> {
  const { rows } = await sql<OpenedRow>`
    select e.id, e.product_id, e.granted_at, l.order_id, l.refund_days, p.version, e.status as access,
      (select json_agg(json_build_object('id', pf.id, 'name', pf.name, 'size', f.size, 'mime', f.mime) order by pf.position)
        from product_files pf join files f on f.id = pf.file_id
        where pf.product_id = e.product_id and e.status = 'active' and ${OPEN_FILE}) as files
    from entitlements e join products p on p.id = e.product_id left join order_lines l on l.id = e.order_line_id
    where e.id = ${id} and e.holder_id = ${holderId}`.execute(db);
  return rows[0];
}

/** One file of an active purchase of a holder, with where it is kept. */
export async function findBoughtFile(db: Db, bought: { holderId: string; id: string; fileId: string }) {
  const { rows } = await sql<{ name: string; size: number; mime: string; storage_key: string }>`
    select pf.name, f.size, f.mime, f.storage_key
    from entitlements e join product_files pf on pf.product_id = e.product_id join files f on f.id = pf.file_id
    where e.id = ${bought.id} and e.holder_id = ${bought.holderId} and e.status = 'active' and pf.id = ${bought.fileId}
      and ${OPEN_FILE}`.execute(db);
  return rows[0];
}

/**
 * Notes that a file of an active purchase was taken, and counts the download where it begins with this. The purchase is
 * held meanwhile: whoever gives it back at the same time comes before this or sees it.
 * @returns false when it is not active any more: then nothing may be given out
 */
export async function addDownload(
  db: Db,
  { id, fileId, isBegun, now }: { id: string; fileId: string; isBegun: boolean; now: Date },
): Promise<boolean> {
  const active = sql`where id = ${id} and status = 'active'`;
  const { rows } = await sql`
    with taken as (${
      isBegun
        ? sql`update entitlements set downloads_count = downloads_count + 1 ${active} returning id`
        : sql`select id from entitlements ${active} for share`
    }), noted as (
      insert into entitlement_downloads (entitlement_id, product_file_id, first_at)
      select id, ${fileId}::uuid, ${now}::timestamptz from taken on conflict do nothing)
    select id from taken`.execute(db);
  return rows.length > 0;
}
