import { sql } from 'kysely';
import { db, recordQueries } from '@/lib/server/db/client';
import { transact } from '@/lib/server/db/transaction';

/**
 * PostgreSQL's plan for a query, as if the tables were too big to be read in full.
 * @param bitmaps false if rows must come in the order of an index
 */
export async function planOf(ask: () => Promise<unknown>, { bitmaps = true } = {}): Promise<string> {
  const [text = ''] = await recordQueries(ask);
  return transact(db(), async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    if (!bitmaps) await sql`set local enable_bitmapscan = off`.execute(trx);
    const { rows } = await sql.raw<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${text}`).execute(trx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}
