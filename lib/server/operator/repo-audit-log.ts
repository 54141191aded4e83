import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** Rows of the log, newest first; about a member, a subject, or everything that belongs to an order. */
export function listEntries(
  db: Db,
  list: {
    actor?: string;
    action?: string;
    subjectId?: string;
    before: number | null;
    limit: number;
  },
) {
  let query = db.selectFrom('audit_log').select(['seq', 'at', 'actor', 'action', 'subject_id', 'details']);
  if (list.actor) query = query.where('actor', '=', list.actor);
  if (list.action) query = query.where('action', '=', list.action);
  const { subjectId } = list;
  if (subjectId)
    query = query.where((where) =>
      where.or([where('subject_id', '=', subjectId), sql<boolean>`details ->> 'orderId' = ${subjectId}`]),
    );
  if (list.before !== null) query = query.where('seq', '<', list.before);
  return query
    .orderBy('seq', 'desc')
    .limit(list.limit + 1)
    .execute();
}

/** The number of the last row, which is the number of rows. */
export async function findLastSeq(db: Db): Promise<number> {
  const row = await db
    .selectFrom('audit_log')
    .select('seq')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.seq ?? 0;
}

/** The actions in the log; each is found by one step in the index, without reading all rows. */
export async function listActions(db: Db): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive found as (
      (select action from audit_log order by action limit 1)
      union all
      select (select a.action from audit_log a where a.action > found.action order by a.action limit 1)
      from found where found.action is not null)
    select action from found where action is not null`.execute(db);
  return rows.map(({ action }) => action);
}
