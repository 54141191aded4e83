import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POST as REFRESH } from '@/app/api/users/connectedAccount/refresh/route';
import { GET as READ } from '@/app/api/users/connectedAccount/route';
import { POST } from '@/app/api/users/generateConnectAccountLink/route';
import type { ConnectedAccount } from '@/lib/contract/gateways';
import { accountParams, transferParams } from '@/lib/server/adapters/payments/stripe/payouts';
import { hashPassword } from '@/lib/server/auth/passwords';
import { findTransfer, payableAccountOf, sendTransfer } from '@/lib/server/connected-accounts/service';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { newId } from '@/lib/server/ids';
import { HOUR } from '@/lib/shared/time';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { stripeEvent } from '@/tests/setup/stripe-events';
import { asSent, type StripeServer } from '@/tests/setup/stripe-server';
import { postStripe, shopWithStripe } from '@/tests/setup/stripe-shop';

const PASSWORD = 'طائر-أزرق-2026';
let stripe: StripeServer;
let creator: Member;
beforeAll(async () => {
  stripe = await shopWithStripe();
  creator = await makeMember({ role: 'CREATOR' });
});
afterAll(() => stripe.stop());

const ask = (token?: string, password?: string) =>
  callRoute<{ url: string }>(POST, { token, method: 'POST', body: { password } });
const accountOf = async (userId: string) =>
  (
    await db().selectFrom('connected_accounts').select('account_ref').where('user_id', '=', userId).execute()
  )[0]?.account_ref ?? '';
const report = (id: string, payouts_enabled: boolean, created: number) => {
  const event = JSON.parse(
    stripeEvent('account.updated', {
      id,
      payouts_enabled,
      details_submitted: true,
      default_currency: 'usd',
      capabilities: { transfers: 'active' },
    }),
  );
  return postStripe(JSON.stringify({ ...event, created }));
};

describe('a link to Stripe is refused', () => {
  it('to guests and to members who sell nothing, and so is reading the account', async () => {
    expect((await ask()).status).toBe(401);
    const { token } = await makeMember();
    expect((await ask(token)).status).toBe(403);
    for (const route of [READ, REFRESH]) {
      expect((await callRoute(route, { method: 'POST' })).status).toBe(401);
      expect((await callRoute(route, { token, method: 'POST' })).status).toBe(403);
    }
  });

  it('when Stripe is not set up, and the account is shown as not offered', async () => {
    const key = env().STRIPE_SECRET_KEY;
    Object.assign(env(), { STRIPE_SECRET_KEY: undefined });
    const answer = await ask(creator.token);
    const { payload } = await callRoute<ConnectedAccount>(READ, { token: creator.token });
    Object.assign(env(), { STRIPE_SECRET_KEY: key });
    expect(payload).toEqual({ isOffered: false, state: 'none', restriction: null });
    expect([answer.status, answer.problem.code]).toEqual([409, 'connect_off']);
    expect(stripe.requests).toEqual([]);
  });

  it('without the password, or without a fresh sign-in for an account that has no password', async () => {
    const owner = await makeMember({ role: 'CREATOR', password_hash: await hashPassword(PASSWORD) });
    for (const password of [undefined, '', 'wrong'])
      expect((await ask(owner.token, password)).problem.code).toBe('password_wrong');
    const other = await makeMember({ role: 'CREATOR' });
    await db()
      .updateTable('sessions')
      .set({ created_at: fromNow(-HOUR) })
      .where('user_id', '=', other.id)
      .execute();
    expect((await ask(other.token)).problem.code).toBe('sign_in_again');
    expect([await accountOf(owner.id), await accountOf(other.id)]).toEqual(['', '']);
    expect(stripe.requests).toEqual([]);
    expect((await ask(owner.token, PASSWORD)).status).toBe(200);
    stripe.requests.length = 0;
  });

  it('with 503 when Stripe does not answer, and no account is kept', async () => {
    stripe.trouble.push(500, 500, 500);
    expect((await ask(creator.token)).status).toBe(503);
    expect(await accountOf(creator.id)).toBe('');
  });
});

describe('a connected account', () => {
  it('is created once, and its links lead back to this site', async () => {
    stripe.requests.length = 0;
    const links = [await ask(creator.token), await ask(creator.token)];
    expect(links.map(({ status }) => status)).toEqual([200, 200]);
    expect(links[0]?.payload.url).toMatch(/^https:\/\/connect\.stripe\.com\//);
    const [made, link] = stripe.requests;
    expect(made).toMatchObject({
      path: '/v1/accounts',
      params: asSent(accountParams({ userId: creator.id })),
      idempotencyKey: `account:${creator.id}`,
    });
    const back = (how: string) => new URL(`/wire-transfer-setup?connect=${how}`, env().APP_URL).href;
    expect(link).toMatchObject({
      path: '/v1/account_links',
      params: {
        account: await accountOf(creator.id),
        type: 'account_onboarding',
        return_url: back('done'),
        refresh_url: back('again'),
      },
    });
    expect(stripe.requests.filter(({ path }) => path === '/v1/accounts')).toHaveLength(1);
  });

  it('is created once when its owner asks ten times at once', async () => {
    const other = await makeMember({ role: 'CREATOR' });
    const before = stripe.kept.accounts.size;
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(other.token)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(stripe.kept.accounts.size).toBe(before + 1);
  });

  it('can be paid as soon as Stripe says so; the later of two reports counts, even if it arrives first', async () => {
    const id = await accountOf(creator.id);
    const soon = Math.floor(NOW.getTime() / 1000) + 60;
    expect(await payableAccountOf(creator.ctx, creator.id)).toEqual({ accountRef: id, barrier: 'asked' });
    await report(id, true, soon + 10);
    await report(id, false, soon);
    expect(await payableAccountOf(creator.ctx, creator.id)).toEqual({ accountRef: id, barrier: null });
    expect((await report('acct_of_nobody', true, soon)).status).toBe(200);
  });

  it('is read from Stripe when its owner comes back: none, unfinished, restricted, ready or in another currency', async () => {
    const other = await makeMember({ role: 'CREATOR' });
    const { token } = other;
    const state = async (route = READ, method = 'GET') =>
      (await callRoute<ConnectedAccount>(route, { token, method })).payload;
    const none = { isOffered: true, state: 'none', restriction: null };
    expect(await state()).toEqual(none);
    expect(await state(REFRESH, 'POST')).toEqual(none);
    await ask(token);
    const account = stripe.kept.accounts.get(await accountOf(other.id)) ?? {};
    const due = (currently_due: string[], disabled_reason: string | null = null) => ({
      requirements: { currently_due, past_due: [], disabled_reason },
    });
    for (const [given, as, restriction] of [
      [{ details_submitted: false, ...due(['external_account']) }, 'unfinished', 'asked'],
      [{ details_submitted: true, ...due(['person.verification']) }, 'restricted', 'asked'],
      [due([], 'requirements.pending_verification'), 'restricted', 'review'],
      [due([], 'under_review'), 'restricted', 'review'],
      [due(['person.verification'], 'rejected.fraud'), 'restricted', 'refused'],
      [{ payouts_enabled: true, ...due([]), capabilities: { transfers: 'pending' } }, 'restricted', 'review'],
      [{ capabilities: { transfers: 'active' }, default_currency: 'aed' }, 'other_currency', null],
      [{ external_accounts: { data: [{ currency: 'usd' }] } }, 'ready', null],
    ] as const) {
      Object.assign(account, given);
      expect(await state(REFRESH, 'POST')).toEqual({ isOffered: true, state: as, restriction });
      expect(await state()).toEqual({ isOffered: true, state: as, restriction });
    }
  });

  it('keeps its last known state when Stripe does not answer, and the caller gets 503', async () => {
    stripe.trouble.push(500, 500, 500);
    const { status } = await callRoute(REFRESH, { token: creator.token, method: 'POST' });
    stripe.trouble.length = 0;
    expect(status).toBe(503);
    const { payload } = await callRoute<ConnectedAccount>(READ, { token: creator.token });
    expect(payload.state).toBe('ready');
  });
});

describe('a transfer to a connected account', () => {
  const transfer = async () => ({
    payoutId: newId(),
    accountRef: await accountOf(creator.id),
    amount: 5000,
    currency: 'USD',
    round: 0,
  });

  it('is refused when Stripe is not set up', async () => {
    const key = env().STRIPE_SECRET_KEY;
    const asked = await transfer();
    Object.assign(env(), { STRIPE_SECRET_KEY: undefined });
    const tried = (async () => sendTransfer(asked))();
    await expect(tried).rejects.toMatchObject({ code: 'connect_off' });
    Object.assign(env(), { STRIPE_SECRET_KEY: key });
  });

  it('moves money once for its payout, even when an answer was lost and Stripe forgot the key', async () => {
    const asked = await transfer();
    expect(await findTransfer(asked.payoutId)).toBeNull();
    stripe.trouble.push('slow', 'lost');
    const first = await sendTransfer(asked);
    stripe.replays.clear();
    expect(await sendTransfer(asked)).toEqual(first);
    expect(await findTransfer(asked.payoutId)).toEqual(first);
    expect(first).toEqual({ status: 'succeeded', transferRef: expect.stringMatching(/^tr_/), reversed: 0 });
    expect(stripe.kept.transfers).toHaveLength(1);
    expect(stripe.requests.findLast(({ method }) => method === 'POST')).toMatchObject({
      path: '/v1/transfers',
      params: asSent(transferParams(asked)),
      idempotencyKey: `payout:${asked.payoutId}`,
    });
  });

  it.each([
    ['balance_insufficient', undefined, { status: 'house_short' }],
    ['insufficient_capabilities_for_transfer', undefined, { status: 'failed', why: 'account_restricted' }],
    ['parameter_invalid_string', 'currency', { status: 'failed', why: 'currency_not_taken' }],
    ['amount_too_small', 'amount', { status: 'failed', why: 'gateway_refused' }],
  ])('that Stripe refuses with %s is answered with a result', async (code, param, answer) => {
    stripe.kept.refusals.push({ code, ...(param ? { param } : {}) });
    expect(await sendTransfer(await transfer())).toMatchObject(answer);
  });

  it.each(['lock_timeout', 'idempotency_key_in_use'])(
    'that Stripe refuses with %s throws instead of giving a result',
    async (code) => {
      stripe.kept.refusals.push({ code });
      await expect(sendTransfer(await transfer())).rejects.toThrow(code);
    },
  );
});
