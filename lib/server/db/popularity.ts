import { type Expression, sql } from 'kysely';

/**
 * How far a row's `hot` may differ from its exact value: a quarter of an hour of a post's age, half a day of a
 * product's.
 */
export const HOT_STEP = 0.02;

/**
 * A row's `hot`, moved to `wanted` only when it differs by more than a step. While it stays, PostgreSQL writes the new
 * counters beside the old row and changes none of its indexes; for popular rows that is true of nearly every act.
 */
export function movedHot(wanted: Expression<unknown>) {
  return sql<number>`case when abs(${wanted} - hot) > ${sql.lit(HOT_STEP)} then ${wanted} else hot end`;
}
