import 'server-only';
import { type Insertable, sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import type { Recordings } from '@/lib/server/db/types.gen';

export async function insertRecording(db: Db, recording: Insertable<Recordings>): Promise<void> {
  await db.insertInto('recordings').values(recording).execute();
}

export function findRecording(db: Db, fileId: string) {
  return db
    .selectFrom('recordings')
    .select(['kind', 'seconds', 'problem'])
    .where('file_id', '=', fileId)
    .executeTakeFirst();
}

/** Returns the number of these files that are playable sounds. */
export async function countSounds(db: Db, fileIds: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('recordings')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('file_id', '=', sql<string>`any(${[...fileIds]}::uuid[])`)
    .where('kind', '=', 'audio')
    .where('problem', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
