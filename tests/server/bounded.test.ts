import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { bounded } from '@/lib/server/bounded';

it('a limit of two never runs more than two tasks at once, and runs all of them in the end', async () => {
  const inTurn = bounded(2, 50);
  let [running, most, done] = [0, 0, 0];
  await Promise.all(
    Array.from({ length: 30 }, () =>
      inTurn(async () => {
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
  const inTurn = bounded(1, 1);
  const [first, second] = [inTurn(nextTurn), inTurn(nextTurn)];
  await expect(inTurn(nextTurn)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 });
  await Promise.all([first, second]);
  await inTurn(nextTurn);
});

it('the next task runs after one has failed', async () => {
  const inTurn = bounded(1, 5);
  const results = await Promise.allSettled([
    inTurn(async () => {
      throw new Error('no');
    }),
    inTurn(async () => 'yes'),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});
