import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { isUnused } from '@/lib/server/db/unused-file';
import { writtenBytes } from '@/lib/server/db/written-bytes';

/** Until the transaction ends, nobody else stores or announces a file for this account: one comes after the other. */
export async function lockStorage(db: Db, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${ownerId}, 39))`.execute(db);
}

/**
 * Bytes of an account's files, and of what it has written in lessons.
 * @param since an upload announced before this is not under way any more
 * @returns the stored bytes, and the announced ones that are under way
 */
export async function findUse(
  db: Db,
  ownerId: string,
  since: Date,
): Promise<{ kept: number; coming: number }> {
  const { rows } = await sql<{ kept: number; coming: number }>`
    select (select coalesce(sum(size), 0)::bigint from files where owner_id = ${ownerId})
      + ${writtenBytes(ownerId)}
      + (select coalesce(sum(p.size), 0)::bigint from stream_parts p join files f on f.id = p.file_id
        where f.owner_id = ${ownerId}) as kept,
      (select coalesce(sum(bytes), 0)::bigint from uploads
        where owner_id = ${ownerId} and started_at > ${since})
      + (select coalesce(sum(size), 0)::bigint from resumable_uploads
        where owner_id = ${ownerId} and state in ('receiving', 'checking')) as coming`.execute(db);
  return rows[0] ?? { kept: 0, coming: 0 };
}

/** Announces an upload: its bytes are reserved. */
export async function insertUpload(
  db: Db,
  upload: { id: string; ownerId: string; bytes: number; now: Date },
): Promise<void> {
  const { id, ownerId, bytes, now } = upload;
  await db.insertInto('uploads').values({ id, owner_id: ownerId, bytes, started_at: now }).execute();
}

/** Notes that an upload has ended, well or not. */
export async function deleteUpload(db: Db, id: string): Promise<void> {
  await db.deleteFrom('uploads').where('id', '=', id).execute();
}

/** Deletes uploads that began before `before` and never ended. */
export async function deleteOldUploads(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('uploads').where('started_at', '<=', before).execute();
}

export interface StoredRow {
  storage_key: string;
  widths: number[];
  /** where the copies of a film are */
  copies?: string[];
}

/** Where the bytes of a deleted file `f` are. */
export const STORED = sql`f.storage_key, f.widths,
  array(select p.storage_key from stream_parts p where p.file_id = f.id) as copies`;

/** Deletes those of these files that nothing uses. @returns where their bytes are */
export async function deleteUnused(db: Db, ids: readonly string[]): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    delete from files f where f.id = any(${[...ids]}::uuid[]) and ${isUnused} returning ${STORED}`.execute(
    db,
  );
  return rows;
}

/**
 * Looks at files stored before `before` and after a file, oldest first.
 * @returns ids of those that nothing uses, and the last one looked at
 */
export async function listUnused(
  db: Db,
  list: { before: Date; after: string; limit: number },
): Promise<{ ids: string[]; last: string | null }> {
  const { rows } = await sql<{ id: string; is_unused: boolean }>`
    select f.id, ${isUnused} as is_unused from files f
    where f.created_at < ${list.before} and f.id > ${list.after}
    order by f.id limit ${list.limit}`.execute(db);
  return { ids: rows.filter((row) => row.is_unused).map(({ id }) => id), last: rows.at(-1)?.id ?? null };
}

/** Returns whether a member owns this file. */
export async function hasFile(db: Db, ownerId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('files')
    .select('id')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return row !== undefined;
}
