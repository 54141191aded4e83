import { beforeEach, describe, expect, it } from 'vitest';
import { PUT as SCHEDULE } from '@/app/api/finance/payout-schedule/route';
import { GET as LIST } from '@/app/api/finance/payouts/route';
import type { PayoutView } from '@/lib/contract/payouts';
import { db } from '@/lib/server/db/client';
import { ctxOf } from '@/lib/server/demo/people-factory';
import { newId } from '@/lib/server/ids';
import { cancelPayout, monthlyPayees, payMonthly } from '@/lib/server/payouts/service';
import { callRoute } from '@/tests/setup/call-route';
import { NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { balancesOf, giveBalance, giveMethod } from '@/tests/setup/payouts';

let sara: Member;
beforeEach(async () => {
  sara = await makeMember({ role: 'CREATOR' });
});

const list = async () => (await callRoute<{ data: PayoutView[] }>(LIST, { token: sara.token })).payload.data;

describe('a payout schedule is refused', () => {
  it('for a guest: 401; for a member who earns nothing: 403; for an unknown schedule: 422', async () => {
    const set = (token: string | undefined, schedule: string) =>
      callRoute(SCHEDULE, { token, body: { schedule }, method: 'PUT' });
    expect((await set(undefined, 'monthly')).status).toBe(401);
    expect((await set((await makeMember()).token, 'monthly')).status).toBe(403);
    expect((await set(sara.token, 'daily')).status).toBe(422);
  });
});

describe('a monthly payout', () => {
  // The account was added before it, whenever this runs.
  const now = NOW;
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 5, 23));

  beforeEach(async () => {
    await giveBalance(sara.id, 9000);
    await giveMethod(sara.id);
  });

  it('takes the whole balance of a creator who chose it, once a month, even when the job runs more often', async () => {
    expect(await payMonthly(ctxOf(db(), sara, first), sara.id)).toBe(false);
    const chosen = { schedule: 'monthly' };
    expect((await callRoute(SCHEDULE, { token: sara.token, body: chosen, method: 'PUT' })).payload).toEqual(
      chosen,
    );
    expect(await monthlyPayees(sara.ctx, null, 100)).toContain(sara.id);
    const runs = await Promise.all([1, 2, 3].map(() => payMonthly(ctxOf(db(), sara, first), sara.id)));
    expect(runs.filter(Boolean)).toHaveLength(1);
    expect(await list()).toMatchObject([{ origin: 'monthly', amount: { amount: 9000 } }]);
    await cancelPayout(sara.ctx, (await list())[0]?._id ?? '', newId());
    expect(await payMonthly(ctxOf(db(), sara, first), sara.id)).toBe(false);
    expect(await balancesOf(sara.id)).toMatchObject({ available: 9000, reserved: 0 });
  });

  it('is not made while the balance is below the minimum', async () => {
    const omar = await makeMember({ role: 'CREATOR' });
    await giveBalance(omar.id, 4999);
    await giveMethod(omar.id);
    await db()
      .insertInto('payout_schedules')
      .values({ user_id: omar.id, schedule: 'monthly', updated_at: first })
      .execute();
    expect(await monthlyPayees(sara.ctx, null, 100)).not.toContain(omar.id);
    expect(await payMonthly(ctxOf(db(), omar, first), omar.id)).toBe(false);
  });
});
