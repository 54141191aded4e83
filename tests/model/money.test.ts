import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { db } from '@/lib/server/db/client';
import { BANKS } from '@/lib/server/demo/banks';
import { makeMembership } from '@/lib/server/demo/company-factory';
import { approveIdentity } from '@/lib/server/demo/identity-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { jobCtx } from '@/lib/server/jobs/job-ctx';
import { addMethod } from '@/lib/server/payouts/methods';
import { DAY, MINUTE } from '@/lib/shared/time';
import { fromNow } from '@/tests/setup/clock';
import { giveConnected } from '@/tests/setup/connected-accounts';
import { makeMember } from '@/tests/setup/make-member';
import { publishPaid } from '@/tests/setup/paid-posts';
import { sellBySeats, wrongSeats } from '@/tests/setup/seats';
import type { StripeServer } from '@/tests/setup/stripe-server';
import { makePayer } from '@/tests/setup/tips';
import { Actors } from './actors';
import { contradictions } from './always-true';
import { History } from './history';
import { startProvider } from './provider';
import { rounds } from './steps';
import { countReadPosts, listReferences } from './store';

const PROCESSES = 2;
/** On another version of PostgreSQL the test plays fewer: scripts/checks/engine.ts. */
const HISTORIES = Number(process.env.MODEL_HISTORIES ?? 10);
/** In this number of histories a buyer always reads a paid post. */
const ENOUGH_FOR_POSTS = 10;

let actors: Actors;
let stripe: StripeServer;

beforeAll(async () => {
  stripe = await startProvider();
  actors = await Actors.start(PROCESSES);
});
afterAll(async () => {
  await actors?.stop();
  await stripe?.stop();
});

/** Transfers of the provider that the books do not have, or have otherwise; or that were made twice. */
async function strayTransfers(): Promise<unknown[]> {
  const made = stripe.kept.transfers.map(({ id, metadata }) => ({ id, payoutId: metadata.payout_id ?? '' }));
  const known = await listReferences(made.map(({ payoutId }) => payoutId));
  return made.filter(({ id, payoutId }) => known.get(payoutId) !== id);
}

/** Sellers who may be paid, and who have a share of each other's work in one case; buyers; an operator. */
async function newMarket() {
  const operator = await makeMember({ role: 'ADMIN' });
  const buyers = await Promise.all([makePayer(), makePayer(), makePayer()]);
  const creators = await Promise.all([
    makeMember({ role: 'CREATOR', account_type: 'COMPANY' }),
    makeMember({ role: 'CREATOR' }),
  ]);
  const at = fromNow(-30 * DAY);
  const bank = BANKS.get('sara');
  if (!bank) throw new Error('the demo has no bank account');
  for (const { id: userId } of creators) {
    await approveIdentity(db(), { userId, by: operator.id, at });
    await addMethod(jobCtx(at), userId, bank);
  }
  // One is paid to a bank, the other to an account at the provider.
  await giveConnected(creators[1]?.id ?? '', { hours: 100 });
  const [company, member] = creators;
  await makeMembership(db(), company?.id ?? '', member ?? { id: '' }, { shareBps: 3333 });
  const products = await Promise.all(
    [9_999, 6_667, 20_001].map((price, index) =>
      makeProduct(db(), creators[index % 2] as { id: string }, { price }),
    ),
  );
  // There is one less than there are buyers.
  await sellBySeats(products[2]?.id ?? '', 2);
  // One is the company's, one its member's.
  const posts = await Promise.all(
    creators.map(async (author, index) => {
      const amount = [4_999, 1_001][index] ?? 0;
      return { id: (await publishPaid(author, { amount }))._id, price: { amount }, isPost: true };
    }),
  );
  return { buyers, creators, products: [...products, ...posts], operator };
}

test('the ledger has no contradictions when steps run at once, twice, late or are cut off', {
  timeout: 5 * MINUTE,
}, async () => {
  let played = 0;
  await fc.assert(
    fc.asyncProperty(rounds, async (steps) => {
      const history = new History(actors, await newMarket());
      await history.open();
      for (const round of steps) {
        await history.play(round);
        expect(history.failures).toEqual([]);
        expect(await contradictions()).toEqual({});
        expect(await wrongSeats()).toEqual([]);
      }
      await history.settle();
      expect(history.failures).toEqual([]);
      expect(await contradictions()).toEqual({});
      expect(await history.unsettled()).toEqual([]);
      expect(await strayTransfers()).toEqual([]);
      played++;
    }),
    { numRuns: HISTORIES },
  );
  // Fewer would prove less and look the same: no time limit cuts them short.
  expect(played).toBeGreaterThanOrEqual(HISTORIES);
  if (HISTORIES >= ENOUGH_FOR_POSTS) expect(await countReadPosts()).toBeGreaterThan(0);
});
