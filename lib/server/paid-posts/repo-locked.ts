import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { mayStillBePaid } from '@/lib/server/db/is-ordered';
import { visibleTo } from '@/lib/server/db/visible-posts';
import type { PersonRow } from '@/lib/server/users/present';

/** A picture or a file of a locked part. */
interface LockedFile {
  id: string;
  purpose: string;
  name: string;
  size: number;
  mime: string;
  width: number | null;
  height: number | null;
  widths: number[];
  alt: string;
}

export interface LockedRow {
  title: string;
  free: string;
  author: PersonRow;
  version: number;
  newest: number;
  text: string;
  changed_at: Date;
  files: LockedFile[] | null;
}

/** Writes a locked part with its pictures and files, in place of the same version where there is one. */
export async function putLocked(
  db: Db,
  part: { postId: string; version: number; text: string; now: Date },
  files: readonly { fileId: string; alt: string }[],
): Promise<void> {
  const { postId: post_id, version, text, now: created_at } = part;
  await db
    .insertInto('locked_parts')
    .values({ post_id, version, text, created_at })
    .onConflict((clash) => clash.columns(['post_id', 'version']).doUpdateSet({ text, created_at }))
    .execute();
  if (files.length === 0) return;
  await db
    .insertInto('locked_files')
    .values(files.map(({ fileId: file_id, alt }, position) => ({ post_id, version, position, file_id, alt })))
    .execute();
}

/** Takes pictures and files out of a locked part. @returns the ids of their files */
export async function deleteLockedFiles(db: Db, postId: string, version?: number): Promise<string[]> {
  const rows = await db
    .deleteFrom('locked_files')
    .where('post_id', '=', postId)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returning('file_id')
    .execute();
  return rows.map(({ file_id }) => file_id);
}

export async function deleteLocked(db: Db, postId: string): Promise<void> {
  await db.deleteFrom('locked_parts').where('post_id', '=', postId).execute();
}

/** Who asks for a locked part: whose post it is, and what they hold of it. */
export interface Reader {
  author_id: string;
  is_visible: boolean;
  is_hidden: boolean;
  entitlement_id: string | null;
  is_used: boolean;
  bought: number | null;
}

/** Whose paid post it is, and what somebody holds of it now; undefined where there is no such post. */
export async function findReader(db: Db, postId: string, viewerId: string): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`
    select p.author_id, ${visibleTo(viewerId)} as is_visible, p.status = 'hidden' as is_hidden, e.id as entitlement_id, coalesce(e.downloads_count > 0, false) as is_used,
      l.product_version as bought
    from paid_posts pp join posts p on p.id = pp.post_id join users u on u.id = p.author_id
    left join entitlements e on e.post_id = p.id and e.holder_id = ${viewerId}::uuid and e.status = 'active'
    left join order_lines l on l.id = e.order_line_id
    where pp.post_id = ${postId}`.execute(db);
  return rows[0];
}

/** Notes that what somebody holds was read. @returns false when they do not hold it any more */
export async function updateUsed(db: Db, entitlementId: string): Promise<boolean> {
  const { rows } = await sql`update entitlements set downloads_count = 1
    where id = ${entitlementId} and status = 'active' returning id`.execute(db);
  return rows.length > 0;
}

/** A locked part with the free one. Whoever calls this has looked that its reader may read it. */
export async function findLocked(
  db: Db,
  postId: string,
  version: number | null,
): Promise<LockedRow | undefined> {
  const { rows } = await sql<LockedRow>`
    select p.title, p.text as free, lp.version, pp.version as newest, lp.text, lp.created_at as changed_at,
      json_build_object('id', u.id, 'name', u.name, 'handle', u.handle, 'headline', u.headline,
        'profile_pic_id', u.profile_pic_id, 'role', u.role, 'account_type', u.account_type) as author,
      (select json_agg(json_build_object('id', f.id, 'purpose', f.purpose, 'name', f.name, 'size', f.size, 'mime', f.mime,
          'width', f.width, 'height', f.height, 'widths', f.widths, 'alt', lf.alt) order by lf.position)
        from locked_files lf join files f on f.id = lf.file_id
        where lf.post_id = lp.post_id and lf.version = lp.version) as files
    from paid_posts pp join posts p on p.id = pp.post_id join users u on u.id = p.author_id
    join locked_parts lp on lp.post_id = pp.post_id and lp.version = coalesce(${version}::int, pp.version)
    where pp.post_id = ${postId}`.execute(db);
  return rows[0];
}

/** A file of a paid post, of an edition that is not older than the given one. */
export async function findLockedFile(db: Db, postId: string, fileId: string, oldest: number) {
  const { rows } = await sql<{ storage_key: string; name: string; mime: string; size: number }>`
    select f.storage_key, f.name, f.mime, f.size from files f
    where f.id = ${fileId} and f.purpose = 'product_file'
      and exists (select from locked_files where post_id = ${postId} and file_id = f.id and version >= ${oldest})`.execute(
    db,
  );
  return rows[0];
}

/** Whether nobody needs a version `lp` of a locked part: not on sale, not bought, and nobody may still pay for it. */
const isSpare = (now: Date) => sql`lp.version < (select version from paid_posts where post_id = lp.post_id)
  and not exists (select from order_lines l join orders o on o.id = l.order_id where l.post_id = lp.post_id
    and l.product_version = lp.version and (o.paid_at is not null or ${mayStillBePaid(now)}))`;

/** Posts whose locked parts have versions that nobody needs. */
export async function listWithSpare(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ post_id: string }>`
    select distinct lp.post_id from locked_parts lp where ${isSpare(now)} limit ${limit}`.execute(db);
  return rows.map(({ post_id }) => post_id);
}

/** Deletes the versions of a locked part that nobody needs. @returns the ids of their files */
export async function deleteSpare(db: Db, postId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ file_id: string }>`
    with spare as (select lp.version from locked_parts lp where lp.post_id = ${postId} and ${isSpare(now)})
    delete from locked_files where post_id = ${postId} and version in (select version from spare)
    returning file_id`.execute(db);
  await sql`delete from locked_parts lp where lp.post_id = ${postId} and ${isSpare(now)}`.execute(db);
  return rows.map(({ file_id }) => file_id);
}
