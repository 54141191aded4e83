import 'server-only';
import { type JobHelpers, Logger, parseCronItems, type Runner, run, type TaskList } from 'graphile-worker';
import { pool } from '@/lib/server/db/client';
import { log } from '@/lib/server/log';
import type { Job } from './define-job';
import { jobCtx } from './job-ctx';
import { keepLeases } from './leases';
import { CRON, JOBS } from './registry';

const CONCURRENCY = 4;

/** Starts this process's worker: jobs in PostgreSQL (graphile-worker), any instance runs any of them. */
export async function startWorker(): Promise<{ stop(): Promise<void> }> {
  const running = new Set<string>();
  const runner: Runner = await run({
    pgPool: pool(),
    taskList: taskList(running),
    parsedCronItems: parseCronItems(CRON),
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    pollInterval: 1_000,
    logger: quietLogger(),
  });
  const leases = keepLeases(running);
  return {
    async stop() {
      await runner.stop();
      leases.stop();
    },
  };
}

/**
 * The jobs as graphile-worker wants them: parsed payload in, failures logged and retried with back-off.
 * @param running is told the ids of those that run
 */
export function taskList(running: Set<string>): TaskList {
  const taskOf = (job: Job) => async (payload: unknown, helpers: JobHelpers) => {
    running.add(helpers.job.id);
    await runJob(job, payload).finally(() => running.delete(helpers.job.id));
  };
  return Object.fromEntries(JOBS.map((job) => [job.name, taskOf(job)]));
}

async function runJob(job: Job, payload: unknown): Promise<void> {
  try {
    // A cron run brings its own payload, which no job needs.
    const isCron = typeof payload === 'object' && payload !== null && '_cron' in payload;
    await job.run(job.payload.parse(isCron ? {} : payload), jobCtx());
  } catch (error) {
    log.warn({ err: error, job: job.name }, 'job failed');
    throw error;
  }
}

function quietLogger(): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level === 'error' || level === 'warning') log.warn({ reason: message, err: meta?.error }, 'worker');
  });
}
