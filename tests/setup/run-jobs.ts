import { Logger, runOnce } from 'graphile-worker';
import { sql } from 'kysely';
import { db, pool } from '@/lib/server/db/client';
import { taskList } from '@/lib/server/jobs/worker';

interface Waiting {
  task_identifier: string;
  attempts: number;
  last_error: string | null;
}

/** The jobs that wait, by name. */
export async function waitingJobs(): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select task_identifier, attempts, last_error from graphile_worker.jobs order by id`.execute(db());
  return rows;
}

/** Runs the jobs that wait, as the worker would, whenever they are due. */
export async function runJobs(): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(db());
  const logger = new Logger(() => () => {});
  await runOnce({ pgPool: pool(), taskList: taskList(new Set()), noHandleSignals: true, logger });
}

/** Forgets the jobs that wait. */
export async function dropJobs(): Promise<void> {
  await sql`delete from graphile_worker._private_jobs`.execute(db());
}
