import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inMemory } from '@/lib/server/serving/in-memory';
import { askInTurn, type Rank, Turns } from '@/lib/server/serving/pages/turns';

/** All ask for a turn at once; gives the order of their turns. */
async function orderOf(turns: Turns, ranks: readonly Rank[]): Promise<string[]> {
  const came: string[] = [];
  await Promise.all(
    ranks.map((rank, at) =>
      turns.run(rank, async () => {
        came.push(`${rank} ${at}`);
        await nextTurn();
      }),
    ),
  );
  return came;
}

test('while one place is taken, members go before guests who waited longer', async () => {
  const came = await orderOf(new Turns(1), ['guest', 'guest', 'member', 'guest', 'member']);
  expect(came).toEqual(['guest 0', 'member 2', 'member 4', 'guest 1', 'guest 3']);
});

test('with two places, never more than two work at once', async () => {
  const turns = new Turns(2);
  let [now, most] = [0, 0];
  const work = async () => {
    most = Math.max(most, ++now);
    await nextTurn();
    now--;
  };
  await Promise.all(Array.from({ length: 9 }, () => turns.run('guest', work)));
  expect(most).toBe(2);
});

test('the queue is full for guests before members, and for nobody once it is empty', async () => {
  const turns = new Turns(1);
  const ends = [turns.take('guest')];
  while (!turns.isFull('guest')) ends.push(turns.take('guest'));
  expect([ends.length, turns.isFull('member')]).toEqual([13, false]);
  for (const end of ends) (await end)();
  expect(turns.isFull('guest')).toBe(false);
});

test('a request that leaves the queue gives its place to others', async () => {
  const turns = new Turns(1);
  const end = await turns.take('guest');
  const gone = new AbortController();
  const left: Promise<unknown>[] = [];
  while (!turns.isFull('member')) left.push(turns.take('member', gone.signal).catch(() => 'left'));
  const guest = turns.run('guest', async () => 'done');
  gone.abort();
  expect(new Set(await Promise.all(left))).toEqual(new Set(['left']));
  expect(turns.isFull('member')).toBe(false);
  end();
  expect(await guest).toBe('done');
  await expect(turns.take('guest', gone.signal)).rejects.toThrow();
});

test('work that fails gives its place to the next', async () => {
  const turns = new Turns(1);
  const fails = turns.run('guest', () => Promise.reject(new Error('no')));
  const after = turns.run('guest', async () => 'done');
  await expect(fails).rejects.toThrow('no');
  expect(await after).toBe('done');
});

test('a place that was given back twice is one place', async () => {
  const turns = new Turns(1);
  const end = await turns.take('guest');
  end();
  end();
  await turns.take('guest');
  let isTooEarly = false;
  void turns.take('guest').then(() => {
    isTooEarly = true;
  });
  await nextTurn();
  expect(isTooEarly).toBe(false);
});

test('an answer keeps its place until it has arrived completely, and a broken one frees it', async () => {
  const turns = new Turns(1);
  let isBroken = true;
  const ask = inMemory((_, outgoing) => {
    if (isBroken) outgoing.destroy();
    else outgoing.end('page');
  });
  await expect(askInTurn(ask, turns, 'guest')({ path: '/' })).rejects.toThrow();
  isBroken = false;
  const answer = await askInTurn(ask, turns, 'guest')({ path: '/' });
  const second = turns.run('guest', async () => answer.complete);
  answer.resume();
  expect(await second).toBe(true);
});
