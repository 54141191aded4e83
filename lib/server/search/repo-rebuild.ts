import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** Tables that searches find rows of, each with a column whose writing makes its search row again. */
const SOURCES = { posts: 'title', products: 'title', users: 'name' } as const;
export type Source = keyof typeof SOURCES;
export const SOURCE_TABLES = Object.keys(SOURCES) as Source[];

export interface Batch {
  rows: number;
  /** the last id; null where no rows were left */
  last: string | null;
}

/**
 * Makes the search rows of some rows again, by their triggers.
 * @param after an id; null for the first rows
 */
export async function rebuildBatch(
  db: Db,
  source: Source,
  after: string | null,
  limit: number,
): Promise<Batch> {
  const [table, column] = [sql.table(source), sql.ref(SOURCES[source])];
  const { rows } = await sql<Batch>`
    with made as (
      update ${table} set ${column} = ${column} where id in (
        select id from ${table} where ${after}::uuid is null or id > ${after}::uuid order by id limit ${limit})
      returning id)
    select count(*)::int as rows, max(id::text) as last from made`.execute(db);
  return rows[0] ?? { rows: 0, last: null };
}
