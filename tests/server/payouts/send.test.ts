import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as BATCH } from '@/app/api/operator/payout-batches/route';
import { POST as SEND_ALL } from '@/app/api/operator/payout-transfers/route';
import { POST as FAIL } from '@/app/api/operator/payouts/[id]/failed/route';
import { GET as ONE } from '@/app/api/operator/payouts/[id]/route';
import { POST as SEND } from '@/app/api/operator/payouts/[id]/send/route';
import { POST as START } from '@/app/api/operator/payouts/[id]/start/route';
import { POST as SENT } from '@/app/api/operator/payouts/[id]/transferred/route';
import type { AdminPayout } from '@/lib/contract/operator-payouts';
import { db } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import { ctxOf } from '@/lib/server/demo/people-factory';
import { env } from '@/lib/server/env';
import { newId } from '@/lib/server/ids';
import { jobCtx } from '@/lib/server/jobs/job-ctx';
import { openPayout } from '@/lib/server/payouts/open';
import { askAboutPayouts, sendByProvider } from '@/lib/server/payouts/send';
import { lettersWaiting } from '@/tests/server/account/letters-waiting';
import { callRoute } from '@/tests/setup/call-route';
import { NOW } from '@/tests/setup/clock';
import { beginConnectedPayout, giveConnected, reportAccount } from '@/tests/setup/connected-accounts';
import { giveIdentity } from '@/tests/setup/identity';
import { type Member, makeMember, NO_ID } from '@/tests/setup/make-member';
import { brokenChecks, houseMoved, later, payoutRow } from '@/tests/setup/payout-facts';
import { balancesOf, giveBalance, giveMethod } from '@/tests/setup/payouts';
import { dropJobs, runJobs } from '@/tests/setup/run-jobs';
import type { StripeServer } from '@/tests/setup/stripe-server';
import { shopWithStripe } from '@/tests/setup/stripe-shop';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

let stripe: StripeServer;
let sara: Member;
let admin: Member;
let account: string;

beforeAll(async () => {
  stripe = await shopWithStripe();
});
cleanWorld(async () => {
  await dropJobs();
  sara = await makeMember({ role: 'CREATOR', email: `${newId()}@send.example` });
  admin = await makeMember({ role: 'ADMIN' });
  account = await giveConnected(sara.id);
});
beforeEach(() => {
  stripe.trouble.length = 0;
  stripe.kept.refusals.length = 0;
  stripe.requests.length = 0;
});
afterAll(() => stripe.stop());

const begin = (payee = sara, amount?: number) => beginConnectedPayout(payee, admin, amount);
const post = (route: typeof SEND, id: string, token: string | undefined = admin.token, body?: object) =>
  callRoute<unknown>(route, {
    token,
    params: { id },
    body,
    method: 'POST',
    headers: { 'idempotency-key': newId() },
  });
const send = (id: string, token?: string) => post(SEND, id, token);
const look = async (id: string) =>
  (await callRoute<AdminPayout>(ONE, { token: admin.token, params: { id } })).payload;
const transfersOf = (id: string) => stripe.kept.transfers.filter(({ metadata }) => metadata.payout_id === id);

describe('a step on a Stripe payout is refused', () => {
  it('for everyone but an operator', async () => {
    const id = await begin();
    for (const [token, status] of [
      ['', 401],
      [sara.token, 403],
    ] as const) {
      expect((await send(id, token)).status).toBe(status);
      expect((await post(SEND_ALL, id, token)).status).toBe(status);
    }
    expect((await payoutRow(id)).send_asked_at).toBeNull();
  });

  it('to a member whose identity was approved less than 24 hours ago', async () => {
    const id = await begin();
    await db().deleteFrom('identity_checks').where('user_id', '=', sara.id).execute();
    await giveIdentity(sara.id, { hours: 23 });
    expect((await send(id)).problem.code).toBe('payout_cooling');
    await post(SEND_ALL, id);
    expect((await payoutRow(id)).send_asked_at).toBeNull();
  });

  it('to send a missing payout, one not started, one to a bank, the operator’s own, or one being sent', async () => {
    expect((await send(NO_ID)).status).toBe(404);
    const id = await begin();
    expect((await send(id)).status).toBe(200);
    expect((await send(id)).problem.code).toBe('conflict');
    const other = await makeMember({ role: 'CREATOR' });
    await giveBalance(other.id, 6000);
    await giveMethod(other.id);
    const wire = newId();
    await inTransaction(ctxOf(db(), other), (ctx) =>
      openPayout(ctx, { id: wire, userId: other.id, amount: 6000, currency: 'USD' }),
    );
    expect((await send(wire)).problem.code).toBe('conflict');
    await post(START, wire);
    expect((await send(wire)).problem.code).toBe('conflict');
    await giveConnected(admin.id);
    const second = await makeMember({ role: 'ADMIN' });
    const own = await beginConnectedPayout(admin, second);
    expect((await send(own)).status).toBe(403);
    expect(stripe.kept.transfers.filter(({ metadata }) => metadata.payout_id !== id)).toEqual([]);
  });

  it('to send it when its payee was suspended, owes money or has a restricted account since the start', async () => {
    const id = await begin();
    await db().updateTable('users').set({ status: 'suspended' }).where('id', '=', sara.id).execute();
    expect((await send(id)).problem.code).toBe('payout_barred');
    await db().updateTable('users').set({ status: 'active' }).where('id', '=', sara.id).execute();
    await giveBalance(sara.id, -100, 'receivable');
    expect((await send(id)).problem.code).toBe('payout_owes');
    await giveBalance(sara.id, 100, 'receivable');
    await reportAccount(account, { canBePaid: false, restriction: 'asked' });
    expect((await send(id)).problem.code).toBe('payout_barred');
    expect((await look(id)).can).toMatchObject({ canSend: false, canFail: true, canTransfer: false });
    await post(FAIL, id, admin.token, { reason: 'other', note: '' });
    expect(await balancesOf(sara.id)).toMatchObject({ available: 6000, reserved: 0 });
  });

  it('to mark it as sent by hand or to put it into a bank file', async () => {
    const id = await begin();
    expect((await post(SENT, id, admin.token, { reference: 'TRX-1' })).problem.code).toBe('conflict');
    // Bank payouts may wait for a file; this one is never in a file.
    await post(BATCH, id);
    expect((await payoutRow(id)).batch_id).toBeNull();
    await expect(
      sql`update payouts set batch_id = ${newId()} where id = ${id}`.execute(db()),
    ).rejects.toThrow('check constraint');
    await expect(
      sql`update payouts set status = 'transferred', reference = 'x', closed_at = ${NOW} where id = ${id}`.execute(
        db(),
      ),
    ).rejects.toThrow('check constraint');
  });

  it('to fail it after Stripe was asked to send it', async () => {
    const id = await begin();
    await send(id);
    const answer = await post(FAIL, id, admin.token, { reason: 'other', note: '' });
    expect(answer.problem.code).toBe('conflict');
    expect((await look(id)).can).toMatchObject({ canFail: false, canSend: false });
  });

  it('to send a large payout that only one operator approved', async () => {
    const amount = env().PAYOUT_TWO_OPERATORS_FROM;
    await giveBalance(sara.id, amount);
    const id = newId();
    await inTransaction(ctxOf(db(), sara), (ctx) =>
      openPayout(ctx, { id, userId: sara.id, amount, currency: 'USD' }),
    );
    await post(START, id);
    expect((await send(id)).problem.code).toBe('conflict');
    expect((await payoutRow(id)).status).toBe('pending');
  });
});

describe('a payout by Stripe', () => {
  it('is sent by a job, and the money leaves the platform’s balance at Stripe', COMMITS, async () => {
    const id = await begin();
    await send(id);
    expect(transfersOf(id)).toEqual([]);
    await runJobs();
    const [transfer] = transfersOf(id);
    expect(transfer).toMatchObject({ amount: 6000, currency: 'usd', destination: account });
    expect(await payoutRow(id)).toMatchObject({ status: 'transferred', reference: transfer?.id });
    expect(await houseMoved(id)).toEqual([{ kind: 'clearing', amount: 6000 }]);
    expect(await balancesOf(sara.id)).toEqual({ available: 0, reserved: 0 });
    expect((await look(id)).can).toMatchObject({ canReturn: false, canFail: false, canSend: false });
    expect(await brokenChecks()).toEqual({});
  });

  it('sends its creator a letter with Stripe’s id of the transfer', async () => {
    const id = await begin();
    await send(id);
    await sendByProvider(jobCtx(), id);
    const letter = (await lettersWaiting()).at(-1);
    expect(letter?.content.subject).toBe('وصلت دفعتك إلى حسابك لدى Stripe');
    expect(JSON.stringify(letter)).toContain(transfersOf(id)[0]?.id);
  });

  it('is sent together with all others that wait', COMMITS, async () => {
    const other = await makeMember({ role: 'CREATOR' });
    await giveConnected(other.id);
    const ids = [await begin(), await begin(other)];
    await post(SEND_ALL, NO_ID);
    await runJobs();
    const rows = await Promise.all(ids.map(payoutRow));
    expect(rows.map(({ status }) => status)).toEqual(['transferred', 'transferred']);
    expect((await post(SEND_ALL, NO_ID)).problem.code).toBe('conflict');
  });

  it.each([
    ['insufficient_capabilities_for_transfer', 'account_restricted'],
    ['amount_too_small', 'gateway_refused'],
  ])(
    'fails when Stripe refuses for good (%s), and its creator gets the money back with the reason',
    async (code, failure) => {
      const id = await begin();
      await send(id);
      stripe.kept.refusals.push({ code });
      await sendByProvider(jobCtx(), id);
      expect(await payoutRow(id)).toMatchObject({ status: 'failed', failure, reference: null });
      expect(await balancesOf(sara.id)).toEqual({ available: 6000, reserved: 0 });
      expect((await lettersWaiting()).at(-1)?.content.subject).toBe('فشلت دفعتك وعاد المبلغ إلى رصيدك');
      expect(await brokenChecks()).toEqual({});
    },
  );

  it('waits for the operator when the platform’s Stripe balance is too low, and can be sent again', async () => {
    const id = await begin();
    await send(id);
    stripe.kept.refusals.push({ code: 'balance_insufficient' });
    await sendByProvider(jobCtx(), id);
    expect(await look(id)).toMatchObject({
      status: 'in_progress',
      can: { canSend: true, canFail: true },
      sending: { trouble: 'house_balance', askedAt: null },
    });
    await askAboutPayouts(later(60));
    expect(transfersOf(id)).toEqual([]);
    await send(id);
    await sendByProvider(jobCtx(), id);
    expect(await payoutRow(id)).toMatchObject({ status: 'transferred', send_error: null });
    expect(transfersOf(id)).toHaveLength(1);
  });

  it('is not sent when its payee was suspended, and waits for the operator', async () => {
    const id = await begin();
    await send(id);
    await db().updateTable('users').set({ status: 'suspended' }).where('id', '=', sara.id).execute();
    await sendByProvider(jobCtx(), id);
    expect(await payoutRow(id)).toMatchObject({ status: 'in_progress', send_asked_at: null, send_tries: 0 });
    expect(stripe.requests).toEqual([]);
  });
});
