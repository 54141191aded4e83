import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { bounded } from '@/lib/server/bounded';

it('a limit of two never runs more than two tasks at once, and runs all of them in the end', async () => {
  const inTurn = bounded({ atOnce: 2, waiting: 50 });
  let [running, most, done] = [0, 0, 0];
  await Promise.all(
    Array.from({ length: 30 }, () =>
      inTurn('a', async () => {
        most = Math.max(most, ++running);
        await nextTurn();
        running--;
        done++;
      }),
    ),
  );
  expect([most, done]).toEqual([2, 30]);
});

it('a task is refused while the queue is full, and taken when the queue has room again', async () => {
  const inTurn = bounded({ atOnce: 1, waiting: 1 });
  const [first, second] = [inTurn('a', nextTurn), inTurn('a', nextTurn)];
  await expect(inTurn('a', nextTurn)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 });
  await Promise.all([first, second]);
  await inTurn('a', nextTurn);
});

it('the next task runs after one has failed', async () => {
  const inTurn = bounded({ atOnce: 1, waiting: 5 });
  const results = await Promise.allSettled([
    inTurn('a', async () => {
      throw new Error('no');
    }),
    inTurn('a', async () => 'yes'),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});

it('owners take turns: many tasks of one delay another by one', async () => {
  const inTurn = bounded({ atOnce: 1, waiting: 50 });
  const came: string[] = [];
  const work = (owner: string) => inTurn(owner, async () => void came.push(owner));
  await Promise.all(['a', 'a', 'a', 'a', 'b', 'c', 'b'].map(work));
  expect(came.join('')).toBe('aabcaba');
});

it('one owner keeps no more than its places, though others are free', async () => {
  const inTurn = bounded({ atOnce: 2, ofOneAtOnce: 1, waiting: 50 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = [inTurn('a', () => promise), inTurn('a', () => promise)];
  expect(await inTurn('b', async () => 'done')).toBe('done');
  resolve();
  await Promise.all(held);
});

it('a task whose turn does not come in time is refused, and the next one gets its place', async () => {
  vi.useFakeTimers();
  const inTurn = bounded({ atOnce: 1, waiting: 1, patienceMs: 1000 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = inTurn('a', () => promise);
  const late = inTurn('b', async () => {});
  void vi.advanceTimersByTimeAsync(1000);
  await expect(late).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 });
  const next = inTurn('b', async () => 'done');
  resolve();
  expect(await next).toBe('done');
  await held;
});
