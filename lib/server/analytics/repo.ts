import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** Adds to the counts of a day, always in the order of names: so two batches never wait for each other. */
export async function addCounts(db: Db, day: string, counts: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...counts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, count]) => ({ day, name, count }));
  await db
    .insertInto('event_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['day', 'name']).doUpdateSet({ count: sql`event_counts.count + excluded.count` }),
    )
    .execute();
}

/** The counts of each day from the first to the last, both included. */
export function listCounts(db: Db, first: string, last: string) {
  return db
    .selectFrom('event_counts')
    .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'name', 'count'])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .execute();
}
