import { type Expression, sql } from 'kysely';

/**
 * How far a row's `hot` may be from what it should be: a quarter of an hour of a post's age, half a day of a product's.
 */
export const HOT_STEP = 0.02;

/**
 * A row's `hot`, moved to `wanted` only when it is further away than a step. While it stays, PostgreSQL writes the new
 * counters beside the old row and leaves all its indexes alone; on what is popular nearly every act is such a one.
 */
export function movedHot(wanted: Expression<unknown>) {
  return sql<number>`case when abs(${wanted} - hot) > ${sql.lit(HOT_STEP)} then ${wanted} else hot end`;
}
