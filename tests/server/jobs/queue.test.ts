import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Ctx } from '@/lib/server/ctx';
import { db, recordQueries } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { newId } from '@/lib/server/ids';
import { enqueue, enqueueAll } from '@/lib/server/jobs/queue';
import { sendLetter } from '@/lib/server/mail/jobs';
import { sendRefund } from '@/lib/server/refunds/send-job';
import { MINUTE } from '@/lib/shared/time';
import { dropJobs, runJobs, waitingJobs } from '@/tests/setup/run-jobs';

let ctx: Ctx;
const names = async () => (await waitingJobs()).map((job) => job.task_identifier);
const payload = () => ({ refundId: newId() });

beforeAll(() => {
  ctx = guestCtx(db());
});
beforeEach(dropJobs);

/**
 * How many database notices other workers get from `work`. A last notice, sent after it, shows that all have arrived.
 */
async function notices(work: () => Promise<void>): Promise<number> {
  const listener = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await listener.connect();
  try {
    const last = Promise.withResolvers<void>();
    let count = 0;
    listener.on('notification', ({ channel }) => (channel === 'last' ? last.resolve() : count++));
    await listener.query('LISTEN "jobs:insert"; LISTEN last');
    await work();
    await sql`notify last`.execute(db());
    await last.promise;
    return count;
  } finally {
    await listener.end();
  }
}

const letter = () => ({
  id: newId(),
  to: 'a@b.example',
  locale: 'ar' as const,
  content: { subject: '', lead: '', rows: [], action: { label: '', url: '' }, note: '' },
});
const rows = async () =>
  (
    await sql<object>`select task_id, payload, run_at <= now() as is_due, to_jsonb(j) - '{id,payload,run_at,created_at,updated_at}'::text[] as rest
      from graphile_worker._private_jobs j order by id`.execute(db())
  ).rows;

describe('a job that can wait', () => {
  it('wakes no worker, and one that cannot does', async () => {
    expect(await notices(() => enqueueAll(ctx, sendLetter, [letter(), letter()]))).toBe(0);
    expect(await notices(() => enqueue(ctx, sendLetter, letter()))).toBe(0);
    expect(await notices(() => enqueueAll(ctx, sendRefund, [payload()]))).toBe(1);
    expect(await names()).toEqual(['sendLetter', 'sendLetter', 'sendLetter', 'sendRefund']);
  });

  it('is written as the queue itself writes it, even the first one of its kind by several writers at once', async () => {
    const content = letter();
    await sql`delete from graphile_worker._private_tasks where identifier = 'sendLetter'`.execute(db());
    await Promise.all(Array.from({ length: 8 }, () => enqueue(ctx, sendLetter, content)));
    await enqueueAll(ctx, { ...sendLetter, canWait: false }, [content]);
    const written = await rows();
    expect(written).toHaveLength(9);
    expect(new Set(written.map((row) => JSON.stringify(row))).size).toBe(1);
  });
});

describe('a job', () => {
  it('is not queued when its transaction is rolled back', async () => {
    const failing = inTransaction(ctx, async (ctx) => {
      await enqueue(ctx, sendRefund, payload());
      await enqueueAll(ctx, sendRefund, [payload(), payload()]);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await names()).toEqual([]);
  });

  it('with a wrong payload is refused, and nothing is queued', async () => {
    await expect(enqueue(ctx, sendRefund, { refundId: 'x' })).rejects.toThrow();
    await expect(enqueueAll(ctx, sendRefund, [payload(), { refundId: 'x' }])).rejects.toThrow();
    expect(await names()).toEqual([]);
  });

  it('replaces the waiting job with the same key', async () => {
    await enqueue(ctx, sendRefund, payload(), { key: 'k' });
    await enqueue(ctx, sendRefund, payload(), { key: 'k' });
    expect(await names()).toEqual(['sendRefund']);
  });

  it('that is for later waits as long as it was told, and is deleted after it has run', async () => {
    await enqueue(ctx, sendRefund, payload(), { afterMs: MINUTE });
    const waits = sql<{ seconds: number }>`select extract(epoch from run_at - created_at)::float8 as seconds
      from graphile_worker.jobs`;
    expect((await waits.execute(db())).rows).toEqual([{ seconds: 60 }]);
    await runJobs();
    expect(await names()).toEqual([]);
  });

  it('is queued with many others in one statement, and an empty list sends no statement', async () => {
    const all = Array.from({ length: 20 }, payload);
    expect(await recordQueries(() => enqueueAll(ctx, sendRefund, all))).toHaveLength(1);
    expect(await names()).toHaveLength(20);
    expect(await recordQueries(() => enqueueAll(ctx, sendRefund, []))).toEqual([]);
  });
});
