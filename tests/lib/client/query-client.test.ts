import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { makeQueryClient } from '@/lib/client/query-client';

const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;

test('on the server the data of a thousand pages leaves no timers that would keep it in memory', () => {
  const before = timers();
  for (let page = 0; page < 1_000; page++) {
    const client = makeQueryClient();
    for (let query = 0; query < 5; query++) client.setQueryData(['page', page, query], { text: 'x' });
  }
  expect(timers()).toBe(before);
});

test('on the server the data of a thousand pages is out of memory when they are done', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const heap = async () => {
    await nextTurn();
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = await heap();
  for (let page = 0; page < 1_000; page++)
    makeQueryClient().setQueryData(
      ['page', page],
      Array.from({ length: 12_000 }, (_, at) => at + page),
    );
  expect((await heap()) - before).toBeLessThan(20 * 1024 ** 2);
});
