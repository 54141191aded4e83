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
