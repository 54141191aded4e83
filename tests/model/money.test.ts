import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import '@/tests/setup/data-dir';
import { closeDb, db } from '@/lib/server/db/client';
import { makeProduct } from '@/lib/server/db/demo/product-factory';
import { makeMember } from '@/tests/setup/make-member';
import { Actors } from './actors';
import { contradictions } from './always-true';
import { History } from './history';
import { rounds } from './steps';

const PROCESSES = 2;

let actors: Actors;

beforeAll(async () => {
  actors = await Actors.start(PROCESSES);
});
afterAll(async () => {
  await actors?.stop();
  await closeDb();
});

async function newMarket() {
  const buyers = await Promise.all([makeMember(), makeMember(), makeMember()]);
  const creators = await Promise.all([makeMember({ role: 'CREATOR' }), makeMember({ role: 'CREATOR' })]);
  const products = await Promise.all(
    [1999, 333, 10_001].map((price, index) =>
      makeProduct(db(), creators[index % 2] as { id: string }, { price }),
    ),
  );
  return { buyers, creators, products };
}

test('whatever happens at once, twice, late or cut short, the books hold', { timeout: 180_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(rounds, async (steps) => {
      const history = new History(actors, await newMarket());
      for (const round of steps) {
        await history.play(round);
        expect(history.failures).toEqual([]);
        expect(await contradictions()).toEqual({});
      }
      await history.settle();
      expect(history.failures).toEqual([]);
      expect(await contradictions()).toEqual({});
      expect(await history.unsettled()).toEqual([]);
    }),
    { numRuns: 10, interruptAfterTimeLimit: 75_000, markInterruptAsFailure: false },
  );
});
