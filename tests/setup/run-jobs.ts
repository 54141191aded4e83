import { Logger, runOnce } from 'graphile-worker';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { db, pool } from '@/lib/server/db/client';
import { taskList } from '@/lib/server/serving/jobs/worker';
import { refuseInCleanWorld } from './world';

interface Waiting {
  task_identifier: string;
  attempts: number;
  last_error: string | null;
}

/** The waiting jobs, by name. */
export async function waitingJobs(): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select task_identifier, attempts, last_error from graphile_worker.jobs order by id`.execute(db());
  return rows;
}

/**
 * Runs the waiting jobs, as the worker would, whenever they are due; all have ended afterwards, failed or not.
 * @throws an Error in a clean world, whose jobs the worker does not see
 */
export async function runJobs(): Promise<void> {
  refuseInCleanWorld();
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(db());
  const logger = new Logger(() => () => {});
  await runOnce({ pgPool: pool(), taskList: taskList(new Set()), noHandleSignals: true, logger });
  // The worker does not wait until a failed job is recorded, which sets the time of its next try.
  await expect.poll(countRunning, { timeout: 5_000, interval: 5 }).toBe(0);
}

async function countRunning(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from graphile_worker._private_jobs where locked_at is not null`.execute(db());
  return rows[0]?.n ?? 0;
}

/** Deletes the waiting jobs. */
export async function dropJobs(): Promise<void> {
  await sql`delete from graphile_worker._private_jobs`.execute(db());
}
