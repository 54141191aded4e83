import 'server-only';
import { type JobHelpers, Logger, parseCronItems, type Runner, run, type TaskList } from 'graphile-worker';
import { sessionPool } from '@/lib/server/db/client';
import type { Job } from '@/lib/server/jobs/define-job';
import { jobCtx } from '@/lib/server/jobs/job-ctx';
import { keepLeases } from '@/lib/server/jobs/leases';
import { keepRunning } from '@/lib/server/jobs/supervise';
import { log } from '@/lib/server/log';
import { stopFfmpeg } from '@/lib/server/recordings/ffmpeg';
import { CRON, JOBS } from './registry';

const CONCURRENCY = 4;
// Several jobs are taken and ended in one statement; one that waits here too long is given back, before its lease ends.
const TAKEN_AT_ONCE = { size: 16, ttl: 10_000 };
const ENDED_TOGETHER_MS = 25;

/** Starts this process's worker: jobs in PostgreSQL (graphile-worker), any instance runs any of them. */
export async function startWorker(): Promise<{ stop(): Promise<void> }> {
  const running = new Set<string>();
  const worker = await keepRunning(() => beginWorker(running));
  const leases = keepLeases(running);
  return {
    async stop() {
      stopFfmpeg();
      await worker.stop();
      leases.stop();
    },
  };
}

function beginWorker(running: Set<string>): Promise<Runner> {
  return run({
    pgPool: sessionPool(),
    taskList: taskList(running),
    parsedCronItems: parseCronItems(CRON),
    noHandleSignals: true,
    logger: quietLogger(),
    preset: {
      worker: {
        concurrentJobs: CONCURRENCY,
        pollInterval: 1_000,
        localQueue: TAKEN_AT_ONCE,
        completeJobBatchDelay: ENDED_TOGETHER_MS,
      },
    },
  });
}

/**
 * The jobs in the form of graphile-worker: parsed payload in, failures logged and retried with back-off.
 * @param running collects the ids of the jobs that are running
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
    // A cron run has a payload of its own, which no job needs.
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
