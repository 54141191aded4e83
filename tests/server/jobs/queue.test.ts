import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import '@/tests/setup/data-dir';
import { closeDb, db, recordQueries } from '@/lib/server/db/client';
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
afterAll(closeDb);

describe('a job', () => {
  it('is not there when its cause was rolled back', async () => {
    const failing = inTransaction(ctx, async (ctx) => {
      await enqueue(ctx, sendRefund, payload());
      await enqueueAll(ctx, sendRefund, [payload(), payload()]);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await names()).toEqual([]);
  });

  it('with a payload that is not its own is refused before anything is written', async () => {
    await expect(enqueue(ctx, sendRefund, { refundId: 'x' })).rejects.toThrow();
    await expect(enqueueAll(ctx, sendRefund, [payload(), { refundId: 'x' }])).rejects.toThrow();
    expect(await names()).toEqual([]);
  });

  it('under the same key replaces the one that waits', async () => {
    await enqueue(ctx, sendRefund, payload(), { key: 'k' });
    await enqueue(ctx, sendRefund, payload(), { key: 'k' });
    expect(await names()).toEqual(['sendRefund']);
  });

  it('that is not due yet waits', async () => {
    await enqueue(ctx, sendRefund, payload(), { runAt: new Date(Date.now() + 60_000) });
    expect(await names()).toEqual(['sendRefund']);
    await runJobs();
    expect(await names()).toEqual([]);
  });

  it('of many is enqueued with the others in one statement; of none in no statement', async () => {
    const all = Array.from({ length: 20 }, payload);
    expect(await recordQueries(() => enqueueAll(ctx, sendRefund, all))).toHaveLength(1);
    expect(await names()).toHaveLength(20);
    expect(await recordQueries(() => enqueueAll(ctx, sendRefund, []))).toEqual([]);
  });
});
