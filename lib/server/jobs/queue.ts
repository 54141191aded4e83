import 'server-only';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Ctx } from '@/lib/server/ctx';
import { WRITES } from '@/lib/server/db/prepared-statements';
import type { JobKind } from './define-job';

const MAX_ATTEMPTS = 25;

/**
 * Enqueues a job in the caller's transaction: no job without its cause, no cause without its job. The worker is woken
 * at the commit, unless the job can wait.
 * @param options.afterMs how long the job waits, by the clock of the queue, which is the database's
 * @param options.key a second job with the same key replaces the first, as long as that has not started
 */
export async function enqueue<P extends z.ZodType>(
  ctx: Ctx,
  job: JobKind<P>,
  payload: z.input<P>,
  options: { afterMs?: number; key?: string } = {},
): Promise<void> {
  if (job.canWait && !options.afterMs && !options.key) return enqueueAll(ctx, job, [payload]);
  const body = JSON.stringify(job.payload.parse(payload));
  await sql`${sql.raw(WRITES)} select graphile_worker.add_job(${job.name}::text, payload => ${body}::json,
    queue_name => ${job.queue ?? null}::text,
    run_at => now() + ${options.afterMs ?? null}::int * interval '1 ms', max_attempts => ${job.maxAttempts ?? MAX_ATTEMPTS}::int,
    job_key => ${options.key ?? null}::text)`.execute(ctx.db);
}

/** Enqueues one job for each payload, in one statement and in the caller's transaction. */
export async function enqueueAll<P extends z.ZodType>(
  ctx: Ctx,
  job: JobKind<P>,
  payloads: readonly z.input<P>[],
): Promise<void> {
  if (payloads.length === 0) return;
  const bodies = payloads.map((payload) => JSON.stringify(job.payload.parse(payload)));
  const tries = sql`${job.maxAttempts ?? MAX_ATTEMPTS}::int::smallint`;
  const all = job.canWait
    ? insertSilently(job.name, tries, bodies)
    : sql`${sql.raw(WRITES)} select count(*) from graphile_worker.add_jobs(array(
        select (${job.name}::text, body::json, null, null, ${tries}, null, null, null)::graphile_worker.job_spec
        from unnest(${bodies}::text[]) as body))`;
  await all.execute(ctx.db);
}

/** The same rows that `add_jobs` writes, without its notice. */
const insertSilently = (name: string, tries: RawBuilder<unknown>, bodies: readonly string[]) => sql`
  with known as (select id from graphile_worker._private_tasks where identifier = ${name}::text),
  made as (insert into graphile_worker._private_tasks (identifier) select ${name}::text where not exists (select from known)
    on conflict (identifier) do update set identifier = excluded.identifier returning id)
  insert into graphile_worker._private_jobs (task_id, payload, max_attempts)
  select task.id, body::json, ${tries} from (select id from known union all select id from made) task,
    unnest(${bodies}::text[]) as body`;
