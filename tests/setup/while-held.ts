import { sql } from 'kysely';
import { db } from '@/lib/server/db/client';

type Held = 'orders' | 'products' | 'payments';

/** Runs `work` while a transaction of somebody else holds a row. */
export async function whileHeld(table: Held, id: string, work: () => Promise<void>): Promise<void> {
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const holding = db()
    .transaction()
    .execute(async (trx) => {
      await trx.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute();
      held.resolve();
      await released.promise;
    });
  await held.promise;
  await work().finally(released.resolve);
  await holding;
}

/** Resolves when somebody waits for a lock in this database. */
export async function untilSomebodyWaits(): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const { rows } = await sql<{ waiting: boolean }>`select exists (select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock') as waiting`.execute(db());
    if (rows[0]?.waiting) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('nobody waits');
}
