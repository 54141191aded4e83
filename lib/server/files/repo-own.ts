import 'server-only';
import type { Db } from '@/lib/server/ctx';

/** The pictures that a member uploaded. */
export function findOwnImages(db: Db, ownerId: string) {
  return db
    .selectFrom('files')
    .select(['id', 'storage_key', 'widths'])
    .where('owner_id', '=', ownerId)
    .where('purpose', '=', 'image')
    .orderBy('id')
    .execute();
}
