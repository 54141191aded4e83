import 'server-only';
import type { Db } from '@/lib/server/ctx';

/** The member whose handle has this look-alike key. */
export function findHandleHolder(db: Db, skeleton: string) {
  return db
    .selectFrom('users')
    .select(['id', 'handle'])
    .where('handle_skeleton', '=', skeleton)
    .executeTakeFirst();
}
