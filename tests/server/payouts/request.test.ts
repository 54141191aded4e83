import { beforeEach, describe, expect, it } from 'vitest';
import { GET as OPTIONS } from '@/app/api/finance/payout-options/route';
import { POST as CANCEL } from '@/app/api/finance/payouts/[id]/cancel/route';
import { GET as LIST, POST as REQUEST } from '@/app/api/finance/payouts/route';
import { POST as SAVE } from '@/app/api/users/savePayoutMethod/route';
import type { PayoutOptions, PayoutView } from '@/lib/contract/payouts';
import { hashPassword } from '@/lib/server/auth/passwords';
import { db } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import { ctxOf } from '@/lib/server/demo/people-factory';
import { newId } from '@/lib/server/ids';
import { addMethod } from '@/lib/server/payouts/methods';
import { openPayout } from '@/lib/server/payouts/open';
import { getPayoutOptions } from '@/lib/server/payouts/service';
import { HOUR } from '@/lib/shared/time';
import { lettersWaiting } from '@/tests/server/account/letters-waiting';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow, NOW } from '@/tests/setup/clock';
import { giveIdentity } from '@/tests/setup/identity';
import { type Member, makeMember, NO_ID } from '@/tests/setup/make-member';
import { balancesOf, giveBalance, giveMethod, SAUDI } from '@/tests/setup/payouts';
import { dropJobs } from '@/tests/setup/run-jobs';
import { moneyState } from '@/tests/setup/trade';

let sara: Member;
beforeEach(async () => {
  await dropJobs();
  sara = await makeMember({ role: 'CREATOR', email: `${newId()}@payouts.example` });
});

const ask = (amount: unknown, { token = sara.token, key = newId(), more = {} } = {}) =>
  callRoute<{ _id: string }>(REQUEST, {
    token,
    body: { amount, currency: 'USD', ...more },
    headers: { 'idempotency-key': key },
  });
const cancel = (id: string, token = sara.token, key = newId()) =>
  callRoute(CANCEL, { token, params: { id }, body: {}, method: 'POST', headers: { 'idempotency-key': key } });
const options = async (token = sara.token) => (await callRoute<PayoutOptions>(OPTIONS, { token })).payload;
const list = async () => (await callRoute<{ data: PayoutView[] }>(LIST, { token: sara.token })).payload.data;
const codes = async () => (await options()).reasons.map(({ code }) => code);

async function refusal(amount: unknown): Promise<[number, string]> {
  const before = await moneyState();
  const { status, problem } = await ask(amount);
  expect(await moneyState()).toBe(before);
  expect(await list()).toEqual([]);
  return [status, problem.code];
}

describe('a payout request is refused and no money moves', () => {
  it('for a guest: 401; for a member who earns nothing: 403', async () => {
    const { token } = await makeMember();
    expect((await ask(5000, { token: '' })).status).toBe(401);
    expect((await ask(5000, { token })).status).toBe(403);
    expect((await callRoute(OPTIONS, { token })).status).toBe(403);
  });

  it.each([[-1], [0], ['5000'], [50.5], [2 ** 53 + 2], [null], [[5000]], ['٥٠٠٠']])(
    'for the amount %j: 422',
    async (amount) => {
      await giveBalance(sara.id, 9000);
      await giveMethod(sara.id);
      expect((await refusal(amount))[0]).toBe(422);
    },
  );

  it('for another currency, and without an idempotency key: 422', async () => {
    expect((await ask(5000, { more: { currency: 'EUR' } })).status).toBe(422);
    const { status, problem } = await callRoute(REQUEST, {
      token: sara.token,
      body: { amount: 5000, currency: 'USD' },
    });
    expect([status, problem.code]).toEqual([422, 'idempotency_key_missing']);
  });

  it('with a wrong password, and after an old sign-in when the account has no password', async () => {
    const omar = await makeMember({ role: 'CREATOR', password_hash: await hashPassword('طائر-أزرق-2026') });
    const wrong = await ask(5000, { token: omar.token, more: { password: 'x' } });
    expect([wrong.status, wrong.problem.code]).toEqual([403, 'password_wrong']);
    const old = fromNow(-HOUR);
    await db().updateTable('sessions').set({ created_at: old }).where('user_id', '=', sara.id).execute();
    expect((await ask(5000)).problem.code).toBe('sign_in_again');
  });

  it('without a bank account', async () => {
    await giveIdentity(sara.id);
    await giveBalance(sara.id, 9000);
    expect(await refusal(5000)).toEqual([409, 'payout_method_missing']);
    expect(await codes()).toEqual(['no_method']);
  });

  it('when the bank account is younger than 48 hours', async () => {
    await giveBalance(sara.id, 9000);
    await giveMethod(sara.id, { hours: 47 });
    expect(await refusal(5000)).toEqual([409, 'payout_method_missing']);
    const [reason] = (await options()).reasons;
    expect(reason).toMatchObject({ code: 'method_cooling', blocks: true, at: expect.any(String) });
  });

  it('when the bank has refused the account', async () => {
    await giveBalance(sara.id, 9000);
    const id = await giveMethod(sara.id);
    await db().updateTable('payout_methods').set({ status: 'rejected' }).where('id', '=', id).execute();
    expect(await refusal(5000)).toEqual([409, 'payout_method_missing']);
    expect(await codes()).toEqual(['method_rejected']);
  });

  it('below the minimum, and above the balance', async () => {
    await giveBalance(sara.id, 6000);
    await giveMethod(sara.id);
    expect(await refusal(4999)).toEqual([409, 'payout_too_small']);
    expect(await refusal(6001)).toEqual([409, 'balance_insufficient']);
  });

  it('for money that is still on hold', async () => {
    await giveBalance(sara.id, 9000, 'pending');
    await giveMethod(sara.id);
    expect(await refusal(5000)).toEqual([409, 'balance_insufficient']);
    expect(await codes()).toEqual(['below_minimum', 'in_hold']);
  });

  it('for the part of the balance that the creator owes', async () => {
    await giveBalance(sara.id, 9000);
    await giveBalance(sara.id, -5000, 'receivable');
    await giveMethod(sara.id);
    expect(await refusal(5000)).toEqual([409, 'balance_insufficient']);
    expect(await options()).toMatchObject({ payable: { amount: 4000 }, mayRequest: false });
    expect(await codes()).toEqual(['debt', 'below_minimum']);
  });

  it('for a suspended account, and for one that is being deleted', async () => {
    await giveBalance(sara.id, 9000);
    await giveMethod(sara.id);
    for (const status of ['suspended', 'deletion_requested']) {
      await db().updateTable('users').set({ status }).where('id', '=', sara.id).execute();
      const asked = { id: newId(), userId: sara.id, amount: 5000, currency: 'USD' };
      const opened = inTransaction(ctxOf(db(), sara), (ctx) => openPayout(ctx, asked));
      await expect(opened).rejects.toMatchObject({ code: 'payout_barred' });
    }
    expect(await balancesOf(sara.id)).toMatchObject({ available: 9000 });
  });

  it('for a creator whose identity nobody has checked', async () => {
    await giveBalance(sara.id, 9000);
    const before = ctxOf(db(), sara, fromNow(-49 * HOUR));
    await inTransaction(before, (ctx) => addMethod(ctx, sara.id, SAUDI));
    expect(await refusal(5000)).toEqual([409, 'payout_barred']);
    expect(await codes()).toEqual(['identity_missing']);
  });

  it('when another member cancels it, and when it does not exist: 404', async () => {
    await giveBalance(sara.id, 9000);
    await giveMethod(sara.id);
    const { payload } = await ask(5000);
    const omar = await makeMember({ role: 'CREATOR' });
    expect((await cancel(payload._id, omar.token)).status).toBe(404);
    expect((await cancel(NO_ID, omar.token)).status).toBe(404);
    expect(await list()).toMatchObject([{ status: 'pending' }]);
  });

  it('by the database, when it is changed, moved a step back or deleted', async () => {
    await giveBalance(sara.id, 9000);
    await giveMethod(sara.id);
    const { payload } = await ask(5000);
    const set = (values: Record<string, unknown>) =>
      db().updateTable('payouts').set(values).where('id', '=', payload._id).execute();
    for (const values of [
      { amount: 9000 },
      { user_id: (await makeMember()).id },
      { method_snapshot: 'x' },
      { number: 0 },
    ])
      await expect(set(values)).rejects.toThrow(/not told otherwise/);
    await expect(set({ status: 'transferred', closed_at: NOW })).rejects.toThrow(/not told otherwise/);
    await expect(db().deleteFrom('payouts').where('id', '=', payload._id).execute()).rejects.toThrow();
    await cancel(payload._id);
    await expect(set({ status: 'pending', closed_at: null })).rejects.toThrow(/not told otherwise/);
  });
});

describe('a payout', () => {
  beforeEach(async () => {
    await giveBalance(sara.id, 9000);
    await giveMethod(sara.id);
  });

  it('waits in reserve and keeps a sealed copy of the bank account', async () => {
    const { status, payload } = await ask(6000);
    expect(status).toBe(201);
    expect(await balancesOf(sara.id)).toEqual({ available: 3000, reserved: 6000 });
    expect(await list()).toMatchObject([
      { _id: payload._id, status: 'pending', amount: { amount: 6000, currency: 'USD' }, canCancel: true },
    ]);
    const row = await db()
      .selectFrom('payouts')
      .selectAll()
      .where('id', '=', payload._id)
      .executeTakeFirstOrThrow();
    expect(row.method_last_four).toBe('7519');
    expect(JSON.stringify(row)).not.toMatch(/60801016|ALOTAIBI/);
    const [letter] = await lettersWaiting();
    expect(letter?.content.subject).toBe('طُلب سحب من رصيدك');
  });

  it('asked for again with the same key is made once; another body under that key is refused', async () => {
    const key = newId();
    const first = await ask(6000, { key });
    expect((await ask(6000, { key })).payload).toEqual(first.payload);
    expect((await ask(7000, { key })).problem.code).toBe('idempotency_key_reused');
    expect(await balancesOf(sara.id)).toEqual({ available: 3000, reserved: 6000 });
  });

  it('is refused while another one is under way', async () => {
    await giveBalance(sara.id, 20_000);
    await ask(6000);
    expect((await ask(6000)).problem.code).toBe('payout_open');
    expect(await codes()).toEqual(['payout_open']);
  });

  it('asked for by twenty requests at once takes the balance once', async () => {
    const before = await nextNumber();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(9000)));
    const won = answers.filter(({ status }) => status === 201);
    expect(won).toHaveLength(1);
    for (const { status, problem } of answers.filter(({ status }) => status !== 201))
      expect([status, problem.code]).toEqual([409, 'payout_open']);
    expect(await balancesOf(sara.id)).toEqual({ available: 0, reserved: 9000 });
    expect((await list()).length).toBe(1);
    // The refused requests used up no number.
    expect(await nextNumber()).toBe(before + 1);
  });

  it('asked for while a refund takes the same money: only one of the two gets it', async () => {
    for (let round = 0; round < 5; round++) {
      const omar = await makeMember({ role: 'CREATOR' });
      await giveBalance(omar.id, 9000);
      await giveMethod(omar.id);
      const [asked] = await Promise.all([
        ask(9000, { token: omar.token }),
        giveBalance(omar.id, -9000).catch((error: { code: string }) => expect(error.code).toBe('23514')),
      ]);
      const { available = 0, reserved = 0 } = await balancesOf(omar.id);
      expect([available, reserved]).toEqual(asked.status === 201 ? [0, 9000] : [0, 0]);
    }
  });

  it('that is cancelled gives back exactly what it took, once', async () => {
    const { payload } = await ask(6000);
    const key = newId();
    const answers = await Promise.all([
      cancel(payload._id),
      cancel(payload._id),
      cancel(payload._id, sara.token, key),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await balancesOf(sara.id)).toEqual({ available: 9000, reserved: 0 });
    expect(await list()).toMatchObject([{ status: 'failed', failure: 'cancelled', canCancel: false }]);
  });

  it('goes to the former bank account until the new one is usable', async () => {
    const other = { ...SAUDI, account: 'SA4420000001234567891234' };
    await giveMethod(sara.id, { hours: 1, details: other });
    expect((await options()).method).toMatchObject({ lastFour: '7519' });
    const { payload } = await ask(5000);
    expect((await list()).find(({ _id }) => _id === payload._id)?.method?.lastFour).toBe('7519');
    const later = await getPayoutOptions(ctxOf(db(), sara, fromNow(48 * HOUR)));
    expect(later.method).toMatchObject({ lastFour: '1234' });
  });

  it('asked for after a thief has added a bank account still goes to the owner’s, and the owner gets a letter', async () => {
    const thief = { ...SAUDI, account: 'SA4420000001234567891234', latinName: 'SOMEBODY ELSE' };
    const saved = await callRoute(SAVE, { token: sara.token, body: thief });
    expect(saved.status).toBe(200);
    expect((await lettersWaiting()).map(({ content }) => content.subject)).toEqual([
      'أُضيف حساب بنكي إلى حسابك',
    ]);
    const { payload } = await ask(5000);
    expect((await list()).find(({ _id }) => _id === payload._id)?.method?.lastFour).toBe('7519');
  });
});

async function nextNumber(): Promise<number> {
  const row = await db()
    .selectFrom('payout_numbers')
    .select('last')
    .where('kind', '=', 'statement')
    .executeTakeFirstOrThrow();
  return Number(row.last);
}
