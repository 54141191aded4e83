import 'server-only';
import type { Insertable } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import type { Files } from '@/lib/server/db/types.gen';

export async function insertFile(db: Db, file: Insertable<Files>): Promise<void> {
  await db.insertInto('files').values(file).execute();
}

/** A stored file. */
export function findFile(db: Db, id: string) {
  return db.selectFrom('files').select(['name', 'size', 'mime']).where('id', '=', id).executeTakeFirst();
}

/** Returns how many of these files a member owns, for one purpose. */
export async function countOwn(
  db: Db,
  ownerId: string,
  purpose: string,
  ids: readonly string[],
): Promise<number> {
  const row = await db
    .selectFrom('files')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('purpose', '=', purpose)
    .where((where) => where('id', '=', where.fn.any(where.val([...ids]))))
    .executeTakeFirstOrThrow();
  return row.count;
}
