import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { db } from '@/lib/server/db/client';
import { until } from './waits';

type Held = 'entitlements' | 'orders' | 'products' | 'payments' | 'users';

/** Locks a row in another transaction, and gives that transaction to `work`. Unlocks the row when `work` has ended. */
export async function whileHeld(table: Held, id: string, work: (holder: Db) => Promise<void>): Promise<void> {
  const held = Promise.withResolvers<Db>();
  const released = Promise.withResolvers<void>();
  const holding = db()
    .transaction()
    .execute(async (trx) => {
      await trx.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute();
      held.resolve(trx);
      await released.promise;
    });
  await work(await held.promise).finally(released.resolve);
  await holding;
}

/** Waits until this number of statements, or more, wait for a lock in this database. */
export async function untilSomebodyWaits(least = 1): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db());
    return rows.length;
  };
  await until(waiting, (count) => count >= least);
}
