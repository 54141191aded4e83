import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GroupQueue } from '@/lib/server/gateway-events/group-queue';

const LIMITS = { most: 4, heldUpMs: 100, runs: 2, patienceMs: 3_000 };

/** A queue whose runs the test ends, and the groups that it has begun. */
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

describe('items added during a run', () => {
  it('go together into the next run, in their order, up to the limit', async () => {
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

  it('are reported as done or not; after a failed run none is done, and the next run still starts', async () => {
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

describe('when a run is held up', () => {
  it('new items go into another run beside it, up to the limit of runs', async () => {
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

  it('an item that waits too long is not done, and the other items still are', async () => {
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

  it('an item that the next run took in time starts no run of its own', async () => {
    const { queue, groups, end } = makeQueue();
    const answers = Promise.all([queue.add(1), queue.add(2)]);
    await end(0);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(groups()).toEqual([[1], [2]]);
    await end(1);
    expect(await answers).toEqual([true, true]);
  });
});
