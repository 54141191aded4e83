import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { db } from '@/lib/server/db/client';

type Held = 'entitlements' | 'orders' | 'products' | 'payments' | 'users';

/** Runs `work` while another transaction, which it gets, holds a row lock. */
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

/** Resolves when so many statements wait for a lock in this database. */
export async function untilSomebodyWaits(least = 1): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db());
    if (rows.length >= least) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('nobody waits');
}
