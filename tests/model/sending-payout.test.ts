import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { ctxOf } from '@/lib/server/demo/people-factory';
import { newId } from '@/lib/server/ids';
import { sendPayout } from '@/lib/server/payouts/have-sent';
import { MINUTE } from '@/lib/shared/time';
import { fromNow } from '@/tests/setup/clock';
import { beginConnectedPayout, giveConnected } from '@/tests/setup/connected-accounts';
import { makeMember } from '@/tests/setup/make-member';
import type { StripeServer } from '@/tests/setup/stripe-server';
import { Actors } from './actors';
import { contradictions } from './always-true';
import { startProvider } from './provider';

const PATIENCE = 5 * MINUTE;
let actors: Actors;
let stripe: StripeServer;

beforeAll(async () => {
  stripe = await startProvider();
  actors = await Actors.start(2);
});
afterAll(async () => {
  await actors?.stop();
  await stripe?.stop();
});

/** A payout that an operator has sent. */
async function asked(): Promise<string> {
  const [payee, operator] = [await makeMember({ role: 'CREATOR' }), await makeMember({ role: 'ADMIN' })];
  await giveConnected(payee.id);
  const id = await beginConnectedPayout(payee, operator);
  await sendPayout(ctxOf(db(), { ...operator, role: 'ADMIN' }), id, newId());
  return id;
}
const statusOf = async (id: string) =>
  (await db().selectFrom('payouts').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const transfersOf = (payoutId: string) =>
  stripe.kept.transfers.filter(({ metadata }) => metadata.payout_id === payoutId);
const at = (patiences: number) => fromNow(patiences * PATIENCE);

describe('a payout that two processes send', { timeout: 120_000 }, () => {
  it('makes one transfer and one booking when each thinks that the other is gone', async () => {
    const payoutId = await asked();
    stripe.trouble.push('slow', 'slow', 'slow', 'slow');
    const outcomes = await Promise.all(
      [0, 1].map((actor) => actors.run(actor, 'sendNow', { payoutId }, at(actor))),
    );
    expect(outcomes).toEqual([{}, {}]);
    expect(transfersOf(payoutId)).toHaveLength(1);
    expect(await statusOf(payoutId)).toBe('transferred');
    expect(await contradictions()).toEqual({});
  });

  it.each([
    ['takes it', 1, 0],
    ['commits that', 10, 0],
    ['asks the provider about it', 11, 0],
    ['lets the provider send it', 12, 1],
    ['begins to book it', 13, 2],
    ['has booked all of it', 16, 2],
    ['commits the booking', 19, 2],
  ])(
    'is sent only once when one of them dies before it %s',
    // The number of its statement or request, and how many requests the provider has got by then.
    async (_, before, requests) => {
      const payoutId = await asked();
      stripe.trouble.length = 0;
      stripe.requests.length = 0;
      const outcome = await actors.crashDuring({ actor: 0, before }, () =>
        actors.run(0, 'sendNow', { payoutId }, at(0)),
      );
      expect([outcome, stripe.requests.length]).toEqual([{ crashed: true }, requests]);
      expect(await contradictions()).toEqual({});
      stripe.trouble.length = 0;
      // Stripe has forgotten its key long before the other process asks.
      stripe.replays.clear();
      await actors.run(1, 'askPayouts', {}, at(1));
      await actors.run(1, 'askPayouts', {}, at(2));
      expect(transfersOf(payoutId)).toHaveLength(1);
      expect(await statusOf(payoutId)).toBe('transferred');
      expect(await contradictions()).toEqual({});
    },
  );
});
