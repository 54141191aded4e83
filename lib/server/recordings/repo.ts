import 'server-only';
import type { Insertable } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import type { Recordings } from '@/lib/server/db/types.gen';

export async function insertRecording(db: Db, recording: Insertable<Recordings>): Promise<void> {
  await db.insertInto('recordings').values(recording).execute();
}

export function findRecording(db: Db, fileId: string) {
  return db
    .selectFrom('recordings')
    .select(['seconds', 'problem'])
    .where('file_id', '=', fileId)
    .executeTakeFirst();
}
