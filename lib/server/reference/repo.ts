import 'server-only';
import type { Db } from '@/lib/server/ctx';

/** Categories or interests in their order, named in both languages. */
export function listNamed(db: Db, table: 'categories' | 'interests') {
  return db.selectFrom(table).select(['id', 'name_ar', 'name_en']).orderBy('position').execute();
}

/** How many of these interests there are. */
export async function countInterests(db: Db, ids: readonly string[]): Promise<number> {
  const row = await db
    .selectFrom('interests')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where((where) => where('id', '=', where.fn.any(where.val([...ids]))))
    .executeTakeFirstOrThrow();
  return row.count;
}
