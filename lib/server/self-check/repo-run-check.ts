import 'server-only';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { TAKES_LONG } from '@/lib/server/db/prepared-statements';
import type { Finding } from './finding';

const CASES = 20;

/**
 * Runs a check: `all` returns a row for each thing that is checked, with its name (`subject`), what was found and what
 * was expected. Equal is right; a null is never equal.
 */
export async function runCheck(db: Db, all: RawBuilder<unknown>): Promise<Finding> {
  const { rows } = await sql<{
    looked: number;
    broken: number;
    cases: Finding['cases'] | null;
  }>`${sql.raw(TAKES_LONG)} with looked as (${all}),
    broken as (select subject::text, coalesce(found::text, '') as found, coalesce(expected::text, '') as expected
      from looked where (found = expected) is not true)
    select (select count(*)::int from looked) as looked, (select count(*)::int from broken) as broken,
      (select jsonb_agg(b) from (select * from broken order by subject limit ${CASES}) b) as cases`.execute(
    db,
  );
  const [row] = rows;
  return { looked: row?.looked ?? 0, broken: row?.broken ?? 0, cases: row?.cases ?? [] };
}
