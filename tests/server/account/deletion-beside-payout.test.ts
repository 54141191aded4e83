import { beforeEach, describe, expect, it } from 'vitest';
import { POST as requestDeletion } from '@/app/api/users/deletion/route';
import { hashPassword } from '@/lib/server/auth/passwords';
import { inTransaction } from '@/lib/server/db/tx';
import { newId } from '@/lib/server/ids';
import { openPayout } from '@/lib/server/payouts/open';
import { callRoute } from '@/tests/setup/call-route';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { giveBalance, giveMethod } from '@/tests/setup/payouts';
import { untilSomebodyWaits, whileHeld } from '@/tests/setup/while-held';

const PASSWORD = 'طائر-أزرق-2026';
const OWNED = { amount: 6000, currency: 'USD' };
const hash = await hashPassword(PASSWORD);

let omar: Member;
beforeEach(async () => {
  omar = await makeMember({ role: 'CREATOR', password_hash: hash });
  await giveBalance(omar.id, OWNED.amount);
  await giveMethod(omar.id);
});

const leave = () =>
  callRoute(requestDeletion, {
    body: { handle: omar.handle, password: PASSWORD, balances: [OWNED] },
    token: omar.token,
  });
const takeOut = () =>
  inTransaction(omar.ctx, (ctx) => openPayout(ctx, { id: newId(), userId: omar.id, ...OWNED }));

describe('when a payout and the deletion are asked for at once', () => {
  it('the deletion waits for the payout, and is refused', async () => {
    let leaving: ReturnType<typeof leave> | undefined;
    await inTransaction(omar.ctx, async (ctx) => {
      await openPayout(ctx, { id: newId(), userId: omar.id, ...OWNED });
      leaving = leave();
      await untilSomebodyWaits();
    });
    expect((await leaving)?.problem.code).toBe('payout_open');
  });

  it.each(['payout', 'deletion'] as const)('only the %s succeeds, if it waits first', async (first) => {
    const outcomes: Partial<Record<'payout' | 'deletion', Promise<boolean>>> = {};
    const begin = {
      payout: () => {
        outcomes.payout = takeOut().then(
          () => true,
          () => false,
        );
      },
      deletion: () => {
        outcomes.deletion = leave().then(({ status }) => status === 200);
      },
    };
    const second = first === 'payout' ? 'deletion' : 'payout';
    await whileHeld('users', omar.id, async () => {
      begin[first]();
      await untilSomebodyWaits();
      begin[second]();
      await untilSomebodyWaits(2);
    });
    expect([await outcomes[first], await outcomes[second]]).toEqual([true, false]);
  });
});
