import { beforeEach, describe, expect, it } from 'vitest';
import { db, recordQueries } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/db/demo/people-factory';
import { inTransaction } from '@/lib/server/db/tx';
import { newId } from '@/lib/server/ids';
import { enqueue, enqueueAll } from '@/lib/server/jobs/queue';
import { sendRefund } from '@/lib/server/refunds/send-job';
import { dropJobs, runJobs, waitingJobs } from '@/tests/setup/run-jobs';

const ctx = guestCtx(db());
const names = async () => (await waitingJobs()).map((job) => job.task_identifier);
const payload = () => ({ refundId: newId() });

beforeEach(dropJobs);

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

  it('that is for later waits for the time that it was given, and is gone when it has run', async () => {
    const runAt = new Date(Date.now() + 60_000);
    await enqueue(ctx, sendRefund, payload(), { runAt });
    expect((await waitingJobs()).map((job) => job.run_at)).toEqual([runAt]);
    await runJobs();
    expect(await names()).toEqual([]);
  });

  it('is queued with many others in one statement, and an empty list costs no statement', async () => {
    const all = Array.from({ length: 20 }, payload);
    expect(await recordQueries(() => enqueueAll(ctx, sendRefund, all))).toHaveLength(1);
    expect(await names()).toHaveLength(20);
    expect(await recordQueries(() => enqueueAll(ctx, sendRefund, []))).toEqual([]);
  });
});
