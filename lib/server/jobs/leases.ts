import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { db } from '@/lib/server/db/client';
import { log } from '@/lib/server/log';

const LEASE = '20 seconds'; // four beats
const BEAT_MS = 5_000;

/**
 * Extends the leases of the jobs that run here, and frees expired ones: those of a killed process, and of jobs whose
 * end could not be written because the database was away. graphile-worker itself frees them after four hours.
 * @param running ids of the jobs that this process runs
 */
export async function renewLeases(db: Db, running: readonly string[]): Promise<void> {
  const own = sql`id = any(${[...running]}::bigint[])`;
  await sql`with renewed as (update graphile_worker._private_jobs set locked_at = now() where ${own})
    update graphile_worker._private_jobs set locked_at = null, locked_by = null
    where locked_at < now() - ${LEASE}::interval and not ${own}`.execute(db);
}

/** Renews leases every few seconds; `running` is read each time. */
export function keepLeases(running: ReadonlySet<string>): { stop(): void } {
  const beat = () =>
    renewLeases(db(), [...running]).catch((error: unknown) => log.warn({ err: error }, 'leases of jobs'));
  const timer = setInterval(() => void beat(), BEAT_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
