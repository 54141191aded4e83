import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { boughtAt } from '../repo-bought-at';

// The files that were on sale when the buyer ordered, and those added since. Clocks of instances may differ.
const OPEN_FILE = sql`(pf.removed_at is null or pf.removed_at > ${boughtAt} - interval '1 minute')`;
// The files that were no free samples then.
const WAS_PAID = sql`(pf.free_since is null or pf.free_since > ${boughtAt})`;

/**
 * Returns how many files each of these purchases opens, and of which kinds they are (`video`, `audio`, `application`
 * …).
 */
export async function listFacts(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; count: number; kinds: string[] }>`
    select e.id, count(*)::int as count, array_agg(distinct split_part(f.mime, '/', 1)) as kinds
    from entitlements e join product_files pf on pf.product_id = e.product_id join files f on f.id = pf.file_id
    where e.id = any(${[...ids]}::uuid[]) and ${OPEN_FILE} group by e.id`.execute(db);
  return rows;
}

/** The files of an active purchase of a holder, in their order. */
export async function listBoughtFiles(db: Db, bought: { holderId: string; id: string }) {
  const { rows } = await sql<{ id: string; name: string; size: number; mime: string }>`
    select pf.id, pf.name, f.size, f.mime
    from entitlements e join product_files pf on pf.product_id = e.product_id join files f on f.id = pf.file_id
    where e.id = ${bought.id} and e.holder_id = ${bought.holderId} and e.status = 'active' and ${OPEN_FILE}
    order by pf.position`.execute(db);
  return rows;
}

/** Returns one file of an active purchase of a holder, with its storage key. */
export async function findBoughtFile(db: Db, bought: { holderId: string; id: string; fileId: string }) {
  const { rows } = await sql<{ name: string; size: number; mime: string; storage_key: string }>`
    select pf.name, f.size, f.mime, f.storage_key
    from entitlements e join product_files pf on pf.product_id = e.product_id join files f on f.id = pf.file_id
    where e.id = ${bought.id} and e.holder_id = ${bought.holderId} and e.status = 'active' and pf.id = ${bought.fileId}
      and ${OPEN_FILE}`.execute(db);
  return rows[0];
}

/**
 * Notes that a file of an active purchase was downloaded, and counts the download where it begins now. The purchase is
 * locked meanwhile: a refund at the same time comes before this, or sees it.
 * @returns false when the purchase is not active any more: then no byte may be sent
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

/**
 * Returns how many files belong to each of these purchases, and how many of them were downloaded. Files that were free
 * samples at the time of the purchase do not count.
 */
export async function listUsage(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{
    id: string;
    done: number;
    of: number;
    free: number;
    times: number;
    last_new_at: Date | null;
  }>`
    select e.id, e.downloads_count as times,
      (select count(*) from entitlement_downloads d join product_files pf on pf.id = d.product_file_id
        where d.entitlement_id = e.id and ${WAS_PAID})::int as done,
      (select count(*) from product_files pf where pf.product_id = e.product_id and ${WAS_PAID} and ${OPEN_FILE})::int as of,
      (select count(*) from product_files pf
        where pf.product_id = e.product_id and not ${WAS_PAID} and ${OPEN_FILE})::int as free,
      (select max(d.first_at) from entitlement_downloads d where d.entitlement_id = e.id) as last_new_at
    from entitlements e where e.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

/** A sample of a product that is on the market. */
export async function findSample(db: Db, productId: string, id: string) {
  const { rows } = await sql<{ name: string; size: number; mime: string; storage_key: string }>`
    select pf.name, f.size, f.mime, f.storage_key from product_files pf join files f on f.id = pf.file_id
      join products p on p.id = pf.product_id join users u on u.id = p.owner_id
    where pf.id = ${id} and pf.product_id = ${productId} and pf.free_since is not null and pf.removed_at is null
      and p.status = 'published' and u.status = 'active'`.execute(db);
  return rows[0];
}
