import 'server-only';
import { type RawBuilder, sql } from 'kysely';

/**
 * Whether an id is one of these, mostly one alone. Of one the plan is kept; of a list, whose length may be any, PostgreSQL
 * plans anew each time, longer than it then acts.
 * @param column e.g. `p.id`
 */
export function isOneOf(column: string, ids: readonly string[]): RawBuilder<boolean> {
  const [id, ...more] = [...ids].sort();
  const ref = sql.ref(column);
  return more.length === 0
    ? sql<boolean>`${ref} = ${id ?? null}`
    : sql<boolean>`${ref} = any(${[id, ...more]}::uuid[])`;
}
