import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GroupQueue } from '@/lib/server/payments/group-queue';

const LIMITS = { most: 4, heldUpMs: 100, runs: 2, patienceMs: 3_000 };

/** A queue whose runs are ended by hand, and the groups that it has begun. */
function makeQueue() {
  const begun: { group: readonly number[]; end: (done: readonly number[]) => void; fail: () => void }[] = [];
  const queue = new GroupQueue<number>((group) => {
    const { promise, resolve, reject } = Promise.withResolvers<ReadonlySet<number>>();
    begun.push({ group, end: (done) => resolve(new Set(done)), fail: () => reject(new Error('no')) });
    return promise;
  }, LIMITS);
  const groups = () => begun.map(({ group }) => group);
  const end = async (nth: number, done = begun[nth]?.group ?? []) => {
    begun[nth]?.end(done);
    await vi.advanceTimersByTimeAsync(0);
  };
  const fail = async (nth: number) => {
    begun[nth]?.fail();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { queue, groups, end, fail };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what comes while a run is under way', () => {
  it('goes together into the next, in its order, so many at most', async () => {
    const { queue, groups, end } = makeQueue();
    const answers = Promise.all([1, 2, 3, 4, 5, 6].map((one) => queue.add(one)));
    expect(groups()).toEqual([[1]]);
    await end(0);
    expect(groups()).toEqual([[1], [2, 3, 4, 5]]);
    await end(1);
    await end(2);
    expect(groups()).toEqual([[1], [2, 3, 4, 5], [6]]);
    expect(await answers).toEqual([true, true, true, true, true, true]);
  });

  it('is told whether it was done; where a run fails, none was, and the next one comes', async () => {
    const { queue, groups, end, fail } = makeQueue();
    const answers = Promise.all([1, 2, 3].map((one) => queue.add(one)));
    await fail(0);
    await end(1, [3]);
    expect(await answers).toEqual([false, false, true]);
    const later = queue.add(4);
    await end(2);
    expect(groups()).toEqual([[1], [2, 3], [4]]);
    expect(await later).toBe(true);
  });
});

describe('behind a run that is held up', () => {
  it('nobody waits for long: it goes beside it, in so many runs at most', async () => {
    const { queue, groups, end } = makeQueue();
    const held = queue.add(1);
    await vi.advanceTimersByTimeAsync(50);
    const beside = Promise.all([queue.add(2), queue.add(3)]);
    await vi.advanceTimersByTimeAsync(99);
    expect(groups()).toEqual([[1]]);
    await vi.advanceTimersByTimeAsync(1);
    expect(groups()).toEqual([[1], [2, 3]]);
    const last = queue.add(4);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(groups()).toHaveLength(LIMITS.runs);
    await end(1);
    expect(groups()).toEqual([[1], [2, 3], [4]]);
    await end(2);
    expect([await beside, await last]).toEqual([[true, true], true]);
    await end(0);
    expect(await held).toBe(true);
  });

  it('who waits too long behind all runs is not done, and nobody else is forgotten with it', async () => {
    const { queue, groups, end } = makeQueue();
    const held = [queue.add(1)];
    await vi.advanceTimersByTimeAsync(0);
    held.push(queue.add(2));
    await vi.advanceTimersByTimeAsync(100);
    const early = queue.add(3);
    await vi.advanceTimersByTimeAsync(1_000);
    const late = queue.add(4);
    await vi.advanceTimersByTimeAsync(2_100);
    expect(await early).toBe(false);
    await end(0);
    expect(groups()).toEqual([[1], [2], [4]]);
    await end(1);
    await end(2);
    expect([...(await Promise.all(held)), await late]).toEqual([true, true, true]);
  });

  it('who was taken in time begins no run of their own', async () => {
    const { queue, groups, end } = makeQueue();
    const answers = Promise.all([queue.add(1), queue.add(2)]);
    await end(0);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(groups()).toEqual([[1], [2]]);
    await end(1);
    expect(await answers).toEqual([true, true]);
  });
});
