import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepRunning, type Running } from '@/lib/server/jobs/supervise';
import { MINUTE } from '@/lib/shared/time';

interface Begun extends Running {
  giveUp: (error?: Error) => Promise<void>;
  isStopped: boolean;
}

/** A worker to keep running, whose runs the test can end. */
function makeRuns() {
  const begun: Begun[] = [];
  const begin = vi.fn(async () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const run: Begun = {
      promise,
      isStopped: false,
      async stop() {
        run.isStopped = true;
        resolve();
      },
      async giveUp(error) {
        if (error) reject(error);
        else resolve();
        await vi.advanceTimersByTimeAsync(0);
      },
    };
    begun.push(run);
    return run;
  });
  return { begun, begin };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a worker that is kept running', () => {
  it('starts again some seconds after it stopped by itself, with an error or without', async () => {
    const { begun, begin } = makeRuns();
    const kept = await keepRunning(begin);
    await begun[0]?.giveUp(new Error('the database was away'));
    expect(begin).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(begin).toHaveBeenCalledTimes(2);
    await begun[1]?.giveUp();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(begin).toHaveBeenCalledTimes(3);
    await kept.stop();
    expect(begun.map(({ isStopped }) => isStopped)).toEqual([false, false, true]);
  });

  it('is tried again and again while it cannot start', async () => {
    const { begun, begin } = makeRuns();
    const kept = await keepRunning(begin);
    begin.mockRejectedValueOnce(new Error('still away'));
    begin.mockRejectedValueOnce(new Error('still away'));
    await begun[0]?.giveUp(new Error('away'));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(begin).toHaveBeenCalledTimes(4);
    expect(begun).toHaveLength(2);
    await kept.stop();
    expect(begun[1]?.isStopped).toBe(true);
  });

  it('does not start again when it is stopped while it waits', async () => {
    const { begun, begin } = makeRuns();
    const kept = await keepRunning(begin);
    await begun[0]?.giveUp(new Error('away'));
    await kept.stop();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(begin).toHaveBeenCalledTimes(1);
  });

  it('can be stopped without an error while its next start fails', async () => {
    const { begun, begin } = makeRuns();
    const kept = await keepRunning(begin);
    const late = Promise.withResolvers<Begun>();
    begin.mockReturnValueOnce(late.promise);
    await begun[0]?.giveUp();
    await vi.advanceTimersByTimeAsync(5_000);
    const stopped = kept.stop();
    late.reject(new Error('still away'));
    await expect(stopped).resolves.toBeUndefined();
  });

  it('throws its error when its first start fails', async () => {
    await expect(keepRunning(() => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  });
});
