import 'server-only';
import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a value is among these, however many, by an index and in its order. The list goes in as JSON: for an array
 * whose length may be any, PostgreSQL plans anew each time, longer than it then acts.
 * @param column e.g. `p.id`
 */
export function isAmong(
  column: string,
  values: readonly string[],
  type: 'uuid' | 'text' = 'uuid',
): RawBuilder<boolean> {
  const list = sql`select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb)::${sql.raw(type)}`;
  return sql<boolean>`${sql.ref(column)} = any(array(${list}))`;
}

/**
 * The same where there is mostly one, which is compared with then: a plan for one is the better one.
 * @param column e.g. `p.id`
 */
export function isMostlyOne(column: string, ids: readonly string[]): RawBuilder<boolean> {
  const [id, ...more] = ids;
  return more.length === 0 ? sql<boolean>`${sql.ref(column)} = ${id ?? null}` : isAmong(column, ids);
}
