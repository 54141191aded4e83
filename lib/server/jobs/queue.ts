import 'server-only';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Ctx } from '@/lib/server/ctx';
import type { Job } from './define-job';

/**
 * Enqueues a job in the caller's transaction: no job without its cause, no cause without its job. The worker is woken
 * at commit.
 * @param options.key a second job under the same key replaces the first while that has not started
 */
export async function enqueue<P extends z.ZodType>(
  ctx: Ctx,
  job: Job<P>,
  payload: z.input<P>,
  options: { runAt?: Date; key?: string } = {},
): Promise<void> {
  const body = JSON.stringify(job.payload.parse(payload));
  await sql`select graphile_worker.add_job(${job.name}::text, payload => ${body}::json,
    run_at => ${options.runAt ?? null}::timestamptz, max_attempts => ${job.maxAttempts ?? 25}::int,
    job_key => ${options.key ?? null}::text)`.execute(ctx.db);
}

/** Enqueues one job for each payload, in one statement and in the caller's transaction. */
export async function enqueueAll<P extends z.ZodType>(
  ctx: Ctx,
  job: Job<P>,
  payloads: readonly z.input<P>[],
): Promise<void> {
  if (payloads.length === 0) return;
  const bodies = payloads.map((payload) => JSON.stringify(job.payload.parse(payload)));
  await sql`select count(*) from graphile_worker.add_jobs(array(
    select (${job.name}::text, body::json, null, null, ${job.maxAttempts ?? 25}::int::smallint, null, null, null)
      ::graphile_worker.job_spec
    from unnest(${bodies}::text[]) as body))`.execute(ctx.db);
}
