import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inMemory } from '@/lib/server/serving/in-memory';
import { askInTurn, type Reader, Turns } from '@/lib/server/serving/pages/turns';

const GUEST = { rank: 'guest', address: '192.0.2.1' } as const;
const MEMBER = { rank: 'member', address: '192.0.2.1' } as const;

/** All ask for a turn at once; gives the order of their turns. */
async function orderOf(turns: Turns, readers: readonly Reader[]): Promise<string[]> {
  const came: string[] = [];
  await Promise.all(
    readers.map(({ rank, address }, at) =>
      turns.run({ rank, address }, async () => {
        came.push(`${rank} ${at}`);
        await nextTurn();
      }),
    ),
  );
  return came;
}

test('while one place is taken, members go before guests who waited longer', async () => {
  const came = await orderOf(new Turns(1), [GUEST, GUEST, MEMBER, GUEST, MEMBER]);
  expect(came).toEqual(['guest 0', 'member 2', 'member 4', 'guest 1', 'guest 3']);
});

test('addresses take turns: many pages for one delay another by one page', async () => {
  const [one, other, third] = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((address) => ({
    rank: 'member',
    address,
  })) as [Reader, Reader, Reader];
  const came = await orderOf(new Turns(1), [one, one, one, one, other, third, other]);
  expect(came.map((name) => Number(name.split(' ')[1]))).toEqual([0, 1, 4, 5, 2, 6, 3]);
});

test('with four places, never more than four work at once, and two of them for guests', async () => {
  const turns = new Turns(4);
  const now = { member: 0, guest: 0 };
  const most = { ...now, all: 0 };
  const run = ({ rank, address }: Reader) =>
    turns.run({ rank, address }, async () => {
      most[rank] = Math.max(most[rank], ++now[rank]);
      most.all = Math.max(most.all, now.member + now.guest);
      await nextTurn();
      now[rank]--;
    });
  await Promise.all(Array.from({ length: 9 }, () => run(GUEST)));
  expect(most).toEqual({ member: 0, guest: 2, all: 2 });
  await Promise.all([GUEST, GUEST, GUEST, MEMBER, MEMBER, MEMBER, MEMBER, MEMBER].map(run));
  expect(most).toEqual({ member: 4, guest: 2, all: 4 });
});

test('the queue is full for guests before members, and for nobody once it is empty', async () => {
  const turns = new Turns(1);
  const ends = [turns.take(GUEST)];
  while (!turns.isFull(GUEST)) ends.push(turns.take(GUEST));
  expect([ends.length, turns.isFull(MEMBER)]).toEqual([13, false]);
  for (const end of ends) (await end)();
  expect(turns.isFull(GUEST)).toBe(false);
});

test('the queue is full for an address before it is full for others', async () => {
  const turns = new Turns(1);
  const readerAt = (host: number): Reader => ({ rank: 'guest', address: `192.0.2.${host}` });
  for (const host of [1, 2, 3]) {
    expect(turns.isFull(readerAt(host))).toBe(false);
    while (!turns.isFull(readerAt(host))) void turns.take(readerAt(host));
  }
  expect(turns.isFull(readerAt(4))).toBe(true);
  expect(turns.isFull({ ...readerAt(1), rank: 'member' })).toBe(false);
});

test('a request that leaves the queue gives its place to others', async () => {
  const turns = new Turns(1);
  const end = await turns.take(GUEST);
  const gone = new AbortController();
  const left: Promise<unknown>[] = [];
  while (!turns.isFull(MEMBER)) left.push(turns.take(MEMBER, gone.signal).catch(() => 'left'));
  const guest = turns.run(GUEST, async () => 'done');
  gone.abort();
  expect(new Set(await Promise.all(left))).toEqual(new Set(['left']));
  expect(turns.isFull(MEMBER)).toBe(false);
  end();
  expect(await guest).toBe('done');
  await expect(turns.take(GUEST, gone.signal)).rejects.toThrow();
});

test('work that fails gives its place to the next', async () => {
  const turns = new Turns(1);
  const fails = turns.run(GUEST, () => Promise.reject(new Error('no')));
  const after = turns.run(GUEST, async () => 'done');
  await expect(fails).rejects.toThrow('no');
  expect(await after).toBe('done');
});

test('a place that was given back twice is one place', async () => {
  const turns = new Turns(1);
  const end = await turns.take(GUEST);
  end();
  end();
  await turns.take(GUEST);
  let isTooEarly = false;
  void turns.take(GUEST).then(() => {
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
  await expect(askInTurn(ask, turns, GUEST)({ path: '/' })).rejects.toThrow();
  isBroken = false;
  const answer = await askInTurn(ask, turns, GUEST)({ path: '/' });
  const second = turns.run(GUEST, async () => answer.complete);
  answer.resume();
  expect(await second).toBe(true);
});
