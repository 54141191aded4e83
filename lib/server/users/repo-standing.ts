import 'server-only';
import type { Db } from '@/lib/server/ctx';

/** The states of accounts. With `hold` nobody changes them until the caller's transaction ends. */
export function findStatuses(db: Db, ids: readonly string[], hold: boolean) {
  const query = db.selectFrom('users').select(['id', 'status']).where('id', 'in', ids).orderBy('id');
  return (hold ? query.forShare() : query).execute();
}
