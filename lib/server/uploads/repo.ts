import 'server-only';
import { type Selectable, sql } from 'kysely';
import type { NewUpload } from '@/lib/contract/uploads';
import type { Db } from '@/lib/server/ctx';
import type { ResumableUploads } from '@/lib/server/db/types.gen';

export type UploadRow = Selectable<ResumableUploads>;

/** A member's upload of a file that has not arrived whole, by what the browser knows of the file. */
export function findUnfinished(db: Db, ownerId: string, file: NewUpload): Promise<UploadRow | undefined> {
  return db
    .selectFrom('resumable_uploads')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('state', 'in', ['receiving', 'checking'])
    .where('purpose', '=', file.purpose)
    .where('name', '=', file.name)
    .where('size', '=', file.size)
    .where('modified', '=', file.modified)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

export async function insertUpload(
  db: Db,
  upload: NewUpload & { id: string; ownerId: string; now: Date },
): Promise<UploadRow> {
  const { ownerId, now, ...row } = upload;
  return db
    .insertInto('resumable_uploads')
    .values({ ...row, owner_id: ownerId, started_at: now, changed_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A member's upload. */
export function findOwn(db: Db, ownerId: string, id: string): Promise<UploadRow | undefined> {
  return db
    .selectFrom('resumable_uploads')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
}

/** An upload of which all bytes have arrived, and that nobody has judged yet. */
export function findChecking(db: Db, id: string): Promise<UploadRow | undefined> {
  return db
    .selectFrom('resumable_uploads')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'checking')
    .executeTakeFirst();
}

/**
 * Notes that bytes have arrived, while the writer still has the lease.
 * @returns the state afterwards; undefined if the lease was lost, or others wrote meanwhile
 */
export async function noteArrived(
  db: Db,
  { id, lease, from, to, now }: { id: string; lease: string; from: number; to: number; now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ state: string }>`
    update resumable_uploads set received = ${to}, changed_at = ${now},
      state = case when ${to} = size then 'checking' else 'receiving' end
    where id = ${id} and lease = ${lease} and state = 'receiving' and received = ${from}
    returning state`.execute(db);
  return rows[0]?.state;
}

/** The state of an upload, which nobody changes until the transaction ends; undefined if it is gone. */
export async function lockState(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('resumable_uploads')
    .select('state')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.state;
}

/** Ends the check of an upload. */
export async function settle(
  db: Db,
  { id, reason, now }: { id: string; reason: string | null; now: Date },
): Promise<void> {
  await db
    .updateTable('resumable_uploads')
    .set({ state: reason ? 'refused' : 'ready', reason, changed_at: now })
    .where('id', '=', id)
    .execute();
}

/** @returns the state in which it was; undefined if it was gone already */
export async function deleteUpload(db: Db, id: string): Promise<string | undefined> {
  const gone = await db
    .deleteFrom('resumable_uploads')
    .where('id', '=', id)
    .returning('state')
    .executeTakeFirst();
  return gone?.state;
}

/** Deletes what did not change since `before`, and to which nobody writes. @returns what was no file yet */
export async function deleteOld(db: Db, before: Date): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string; state: string }>`
    delete from resumable_uploads
    where changed_at < ${before} and (leased_until is null or leased_until < now())
    returning id, state`.execute(db);
  return rows.filter(({ state }) => state !== 'ready');
}

/** Deletes a member's uploads. @returns those that were no file yet */
export async function deleteUploadsOf(db: Db, ownerId: string): Promise<{ id: string }[]> {
  const rows = await db
    .deleteFrom('resumable_uploads')
    .where('owner_id', '=', ownerId)
    .returning(['id', 'state'])
    .execute();
  return rows.filter(({ state }) => state !== 'ready');
}
