import 'server-only';
import { type RawBuilder, sql } from 'kysely';

/**
 * Returns whether a value is one of these, by an index and in its order; the list may be of any length. It is sent as
 * JSON: for an array of unknown length PostgreSQL plans again each time, which takes longer than running the statement.
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
 * The same for lists that usually have one value, which is then compared directly: the plan for one value is better.
 * @param column e.g. `p.id`
 */
export function isMostlyOne(column: string, ids: readonly string[]): RawBuilder<boolean> {
  const [id, ...more] = ids;
  return more.length === 0 ? sql<boolean>`${sql.ref(column)} = ${id ?? null}` : isAmong(column, ids);
}
