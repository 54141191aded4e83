import 'server-only';
import type { Insertable } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import type { Files } from '@/lib/server/db/types.gen';

const COLUMNS = ['id', 'name', 'mime', 'size', 'width', 'height', 'widths', 'storage_key', 'sha256'] as const;

export async function insertFile(db: Db, file: Insertable<Files>): Promise<void> {
  await db.insertInto('files').values(file).execute();
}

/** Files of one purpose by id. */
export function findFiles(db: Db, purpose: 'image' | 'product_file', ids: readonly string[]) {
  return db
    .selectFrom('files')
    .select(COLUMNS)
    .where('purpose', '=', purpose)
    .where((where) => where('id', '=', where.fn.any(where.val([...ids]))))
    .execute();
}

/** How many of these files of one purpose belong to somebody. */
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
