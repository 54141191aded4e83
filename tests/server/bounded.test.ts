import { expect, it } from 'vitest';
import { bounded } from '@/lib/server/bounded';

const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

it('never runs more than it may, and everything in the end', async () => {
  const inTurn = bounded(2, 50);
  let [running, most, done] = [0, 0, 0];
  await Promise.all(
    Array.from({ length: 30 }, () =>
      inTurn(async () => {
        most = Math.max(most, ++running);
        await pause();
        running--;
        done++;
      }),
    ),
  );
  expect([most, done]).toEqual([2, 30]);
});

it('refuses who would wait behind too many, and takes them again later', async () => {
  const inTurn = bounded(1, 1);
  const [first, second] = [inTurn(pause), inTurn(pause)];
  await expect(inTurn(pause)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 });
  await Promise.all([first, second]);
  await inTurn(pause);
});

it('goes on after a failure', async () => {
  const inTurn = bounded(1, 5);
  const results = await Promise.allSettled([
    inTurn(async () => {
      throw new Error('no');
    }),
    inTurn(async () => 'yes'),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});
