import 'server-only';
import type { Db } from '@/lib/server/ctx';

/** Categories or interests in their order, named in both languages. */
export function listNamed(db: Db, table: 'categories' | 'interests') {
  return db.selectFrom(table).select(['id', 'name_ar', 'name_en']).orderBy('position').execute();
}
