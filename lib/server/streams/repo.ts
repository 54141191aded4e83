import 'server-only';
import { type Insertable, sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import type { StreamParts } from '@/lib/server/db/types.gen';

export interface StreamRow {
  state: string;
  reason: string | null;
  share: number;
}

// The job gives up sooner; where its process died for good, nobody noted that.
const GIVEN_UP = sql`interval '12 hours'`;

/** Notes that copies of a film are wanted; those that failed are made again. @returns whether that is to be done now */
export async function wantStream(db: Db, fileId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into streams (file_id, state, changed_at) values (${fileId}, 'waiting', ${now})
    on conflict (file_id) do update set state = 'waiting', reason = null, share = 0, changed_at = ${now}
      where streams.state = 'failed'
        or streams.state <> 'ready' and streams.changed_at < ${now}::timestamptz - ${GIVEN_UP}
    returning file_id`.execute(db);
  return rows.length > 0;
}

/** Returns how far the copies of a film are; those of which nothing was noted for long have failed. */
export async function findStream(db: Db, fileId: string, now: Date): Promise<StreamRow | undefined> {
  const { rows } = await sql<StreamRow>`
    select case when state <> 'ready' and changed_at < ${now}::timestamptz - ${GIVEN_UP} then 'failed' else state end
      as state, reason, share from streams where file_id = ${fileId}`.execute(db);
  return rows[0];
}

/** A film of which copies are to be made, with its owner. */
export async function findWanted(db: Db, fileId: string) {
  const { rows } = await sql<{ storage_key: string; owner_id: string; size: number }>`
    select f.storage_key, f.owner_id, f.size from streams s join files f on f.id = s.file_id
    where s.file_id = ${fileId} and s.state in ('waiting', 'preparing')`.execute(db);
  return rows[0];
}

/** @returns false where the film was deleted meanwhile */
export async function noteStream(
  db: Db,
  fileId: string,
  { state, reason, share }: StreamRow,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update streams set state = ${state}, reason = ${reason}, share = ${share}, changed_at = ${now}
    where file_id = ${fileId} returning file_id`.execute(db);
  return rows.length > 0;
}

export async function insertParts(db: Db, parts: readonly Insertable<StreamParts>[]): Promise<void> {
  await db
    .insertInto('stream_parts')
    .values([...parts])
    .execute();
}

/** The copies of a film, the smallest first, without their playlists. */
export async function listParts(db: Db, fileId: string) {
  return db
    .selectFrom('stream_parts')
    .select(['name', 'width', 'height', 'bandwidth'])
    .where('file_id', '=', fileId)
    .orderBy('bandwidth')
    .execute();
}

/** Returns one copy of a film. */
export async function findPart(db: Db, fileId: string, name: string) {
  return db
    .selectFrom('stream_parts')
    .selectAll()
    .where('file_id', '=', fileId)
    .where('name', '=', name)
    .executeTakeFirst();
}
