import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as OPTIONS } from '@/app/api/finance/payout-options/route';
import { POST as ASK, GET as PAYOUTS } from '@/app/api/finance/payouts/route';
import { GET as LIST } from '@/app/api/users/listPayoutMethods/route';
import { POST as RETIRE } from '@/app/api/users/payoutMethods/[id]/retire/route';
import { POST as SAVE } from '@/app/api/users/payoutMethods/connected/route';
import type { PayoutMethodView } from '@/lib/contract/payout-methods';
import type { PayoutOptions, PayoutView } from '@/lib/contract/payouts';
import { hashPassword } from '@/lib/server/auth/passwords';
import { db } from '@/lib/server/db/client';
import { ctxOf } from '@/lib/server/demo/people-factory';
import { env } from '@/lib/server/env';
import { newId } from '@/lib/server/ids';
import { jobCtx } from '@/lib/server/jobs/job-ctx';
import { getPayoutOptions, payMonthly, putSchedule } from '@/lib/server/payouts/service';
import { statementOf } from '@/lib/server/payouts/statement';
import { HOUR } from '@/lib/shared/time';
import { lettersWaiting } from '@/tests/server/account/letters-waiting';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow, NOW } from '@/tests/setup/clock';
import { giveAccount, giveConnected, reportAccount } from '@/tests/setup/connected-accounts';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { giveBalance, giveMethod } from '@/tests/setup/payouts';
import { dropJobs } from '@/tests/setup/run-jobs';
import type { StripeServer } from '@/tests/setup/stripe-server';
import { shopWithStripe } from '@/tests/setup/stripe-shop';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

const PASSWORD = 'طائر-أزرق-2026';
let stripe: StripeServer;
let sara: Member;

beforeAll(async () => {
  stripe = await shopWithStripe();
});
cleanWorld(async () => {
  await dropJobs();
  sara = await makeMember({
    role: 'CREATOR',
    email: `${newId()}@connected.example`,
    password_hash: await hashPassword(PASSWORD),
  });
  await giveBalance(sara.id, 9000);
});
afterAll(() => stripe.stop());

const save = (password = PASSWORD, token = sara.token) =>
  callRoute<PayoutMethodView>(SAVE, { token, method: 'POST', body: { password } });
const methods = async () =>
  (await callRoute<{ data: PayoutMethodView[] }>(LIST, { token: sara.token })).payload.data;
const options = async () => (await callRoute<PayoutOptions>(OPTIONS, { token: sara.token })).payload;
const ask = () =>
  callRoute<{ _id: string }>(ASK, {
    token: sara.token,
    method: 'POST',
    body: { amount: 6000, currency: 'USD', password: PASSWORD },
    headers: { 'idempotency-key': newId() },
  });
const codes = async () => (await options()).reasons.map(({ code, blocks }) => `${code}${blocks ? '!' : ''}`);

describe('saving a Stripe account as payout method is refused', () => {
  it('for a guest, for a member who earns nothing, and with a wrong password', async () => {
    await giveAccount(sara.id);
    expect((await callRoute(SAVE, { method: 'POST', body: {} })).status).toBe(401);
    const other = await makeMember();
    expect((await save(PASSWORD, other.token)).status).toBe(403);
    expect((await save('wrong')).problem.code).toBe('password_wrong');
    expect(await methods()).toEqual([]);
  });

  it('without an account, and for an account that Stripe cannot pay, or cannot pay in dollars', async () => {
    expect((await save()).problem.code).toBe('account_not_ready');
    const account = await giveAccount(sara.id);
    for (const report of [
      { canBePaid: false, restriction: 'asked' },
      { canBePaid: false, restriction: 'refused' },
      { currencies: ['AED'] },
    ]) {
      await reportAccount(account, report);
      expect((await save()).problem.code).toBe('account_not_ready');
    }
    await reportAccount(account, {});
    const key = env().STRIPE_SECRET_KEY;
    Object.assign(env(), { STRIPE_SECRET_KEY: undefined });
    expect((await save()).problem.code).toBe('account_not_ready');
    Object.assign(env(), { STRIPE_SECRET_KEY: key });
    expect(await methods()).toEqual([]);
  });

  it('the second time, even when several requests come at once', COMMITS, async () => {
    await giveAccount(sara.id);
    const answers = await Promise.all([save(), save(), save()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await methods()).toHaveLength(1);
    expect((await save()).problem.code).toBe('conflict');
  });

  it('by the database, when a saved account is changed', async () => {
    await giveConnected(sara.id);
    const change = (set: object) =>
      db().updateTable('payout_methods').set(set).where('user_id', '=', sara.id).execute();
    await expect(change({ account_ref: 'acct_thief' })).rejects.toThrow('moves on');
    await expect(change({ usable_at: NOW })).rejects.toThrow('moves on');
  });
});

describe('a Stripe account as payout method', () => {
  it('is usable after 48 hours, sends a letter, and leaves the bank account in use until then', async () => {
    await giveMethod(sara.id);
    await giveAccount(sara.id);
    const { status, payload } = await save();
    expect(status).toBe(200);
    expect(payload).toMatchObject({
      type: 'connected-account',
      isDefault: true,
      isUsable: false,
      barrier: null,
    });
    expect((await methods()).map(({ type, isDefault }) => [type, isDefault])).toEqual([
      ['connected-account', true],
      ['wire-transfer', false],
    ]);
    const [letter] = await lettersWaiting();
    expect(letter?.content.subject).toBe('اختير حسابك لدى Stripe لاستلام أرباحك');
    expect((await options()).method?.type).toBe('wire-transfer');
    const then = ctxOf(db(), sara, fromNow(49 * HOUR));
    expect((await getPayoutOptions(then)).method?.type).toBe('connected-account');
  });

  it.each([
    [{ canBePaid: false, restriction: 'asked' }, 'account_asked'],
    [{ canBePaid: false, restriction: 'review' }, 'account_review'],
    [{ canBePaid: false, restriction: 'refused' }, 'account_refused'],
    [{ currencies: ['AED'] }, 'account_currency'],
  ])('blocks a payout and shows the reason while Stripe restricts the account (%o)', async (report, code) => {
    const account = await giveConnected(sara.id);
    expect(await codes()).toEqual([]);
    await reportAccount(account, report);
    expect(await codes()).toEqual([`${code}!`]);
    expect((await ask()).problem.code).toBe('payout_method_missing');
    await giveMethod(sara.id, { hours: 60 });
    await db()
      .updateTable('payout_methods')
      .set({ is_default: false })
      .where('user_id', '=', sara.id)
      .execute();
    await db()
      .updateTable('payout_methods')
      .set({ is_default: true })
      .where('account_ref', '=', account)
      .execute();
    // Until then payouts go to the bank account, and its owner reads why.
    expect(await codes()).toEqual([code]);
    expect((await options()).method?.type).toBe('wire-transfer');
  });

  it('shows the reason when the platform has switched Stripe off', async () => {
    await giveConnected(sara.id);
    const key = env().STRIPE_SECRET_KEY;
    Object.assign(env(), { STRIPE_SECRET_KEY: undefined });
    expect(await codes()).toEqual(['account_off!']);
    Object.assign(env(), { STRIPE_SECRET_KEY: key });
  });

  it('receives a payout that was asked for, and the statement names Stripe', async () => {
    const account = await giveConnected(sara.id);
    const { payload } = await ask();
    const row = db().selectFrom('payouts').selectAll().where('id', '=', payload._id);
    expect(await row.executeTakeFirstOrThrow()).toMatchObject({
      method_type: 'connected-account',
      account_ref: account,
      method_snapshot: null,
      method_last_four: null,
    });
    const list = await callRoute<{ data: PayoutView[] }>(PAYOUTS, { token: sara.token });
    expect(list.payload.data).toMatchObject([{ by: 'connected-account', method: null, status: 'pending' }]);
    const { facts } = await statementOf(sara.ctx, payload._id, 'en');
    expect(facts).toContainEqual({ label: 'Paid by', value: 'Stripe' });
    const [method] = await methods();
    const retired = await callRoute(RETIRE, {
      token: sara.token,
      params: { id: method?._id ?? '' },
      method: 'POST',
      body: { password: PASSWORD },
    });
    expect(retired.problem.code).toBe('payout_open');
  });

  it('receives the monthly payout', async () => {
    await giveConnected(sara.id);
    await putSchedule(sara.ctx, { schedule: 'monthly', password: PASSWORD });
    expect(await payMonthly(jobCtx(), sara.id)).toBe(true);
    const rows = await db().selectFrom('payouts').selectAll().where('user_id', '=', sara.id).execute();
    expect(rows).toMatchObject([{ method_type: 'connected-account', amount: 9000, origin: 'monthly' }]);
  });
});
