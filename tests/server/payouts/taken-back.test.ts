import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POST as RESTORE } from '@/app/api/operator/payouts/[id]/restored/route';
import { POST as RETURN } from '@/app/api/operator/payouts/[id]/returned/route';
import { GET as ONE } from '@/app/api/operator/payouts/[id]/route';
import { POST as SEND } from '@/app/api/operator/payouts/[id]/send/route';
import { POST as WEBHOOK } from '@/app/api/webhooks/[gateway]/route';
import type { AdminPayout } from '@/lib/contract/operator-payouts';
import { SIGNATURE_HEADER, sign } from '@/lib/server/adapters/payments/sandbox/signature';
import { db } from '@/lib/server/db/client';
import { newId } from '@/lib/server/ids';
import { jobCtx } from '@/lib/server/jobs/job-ctx';
import { waitingPayouts } from '@/lib/server/payouts/review';
import { sendByProvider } from '@/lib/server/payouts/send';
import { sweepPayments } from '@/lib/server/reconciliation/sweep';
import { MINUTE } from '@/lib/shared/time';
import { lettersWaiting } from '@/tests/server/account/letters-waiting';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow, NOW } from '@/tests/setup/clock';
import { beginConnectedPayout, giveConnected } from '@/tests/setup/connected-accounts';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { brokenChecks, payoutRow } from '@/tests/setup/payout-facts';
import { balancesOf, giveBalance } from '@/tests/setup/payouts';
import { dropJobs } from '@/tests/setup/run-jobs';
import { ofMember, stripeEvent } from '@/tests/setup/stripe-events';
import type { StripeServer } from '@/tests/setup/stripe-server';
import { postStripe, shopWithStripe } from '@/tests/setup/stripe-shop';
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
  sara = await makeMember({ role: 'CREATOR', email: `${newId()}@back.example` });
  admin = await makeMember({ role: 'ADMIN' });
  account = await giveConnected(sara.id);
});
afterAll(() => stripe.stop());

const post = (route: typeof SEND, id: string, token: string | undefined = admin.token, key = newId()) =>
  callRoute<unknown>(route, {
    token,
    params: { id },
    body: { reason: 'other' },
    method: 'POST',
    headers: { 'idempotency-key': key },
  });
async function sent(): Promise<string> {
  const id = await beginConnectedPayout(sara, admin);
  await post(SEND, id);
  await sendByProvider(jobCtx(), id);
  return id;
}
const transferOf = (id: string) => {
  const transfer = stripe.kept.transfers.find(({ metadata }) => metadata.payout_id === id);
  if (!transfer) throw new Error(`no transfer of ${id}`);
  return transfer;
};
const reversed = (id: string, amount_reversed: number) =>
  stripeEvent('transfer.reversed', { ...transferOf(id), amount_reversed });
const look = async (id: string) =>
  (await callRoute<AdminPayout>(ONE, { token: admin.token, params: { id } })).payload;
const subjects = async () => (await lettersWaiting()).map(({ content }) => content.subject);

describe('taking back a Stripe payout is refused', () => {
  it('when an operator reports it by hand, because only Stripe can report it', async () => {
    const id = await sent();
    expect((await post(RETURN, id)).problem.code).toBe('conflict');
    expect((await post(RESTORE, id)).problem.code).toBe('conflict');
    expect((await post(RESTORE, id, sara.token)).status).toBe(403);
    expect((await payoutRow(id)).status).toBe('transferred');
  });

  it('for an event of another transfer or of a member’s own transfers, and nothing changes', async () => {
    const id = await sent();
    const foreign = { ...transferOf(id), id: 'tr_foreign', amount_reversed: 6000 };
    expect((await postStripe(stripeEvent('transfer.reversed', foreign))).status).toBe(200);
    const others = { ...foreign, metadata: {} };
    expect((await postStripe(stripeEvent('transfer.reversed', others))).status).toBe(200);
    // An event about a member's own transfers is not about our payouts.
    expect((await postStripe(ofMember(account, reversed(id, 6000)))).status).toBe(200);
    expect(await payoutRow(id)).toMatchObject({ status: 'transferred', reversed_amount: 0 });
  });

  it('for a signed event of another gateway, and nothing changes', async () => {
    const id = await sent();
    const event = { id: newId(), type: 'transfer.reversed', gatewayRef: transferOf(id).id, subjectRef: id };
    const body = JSON.stringify({ ...event, amount: 6000, currency: 'USD', failure: null });
    const request = new Request('http://localhost:3000/api/webhooks/sandbox', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(body, NOW) },
    });
    await WEBHOOK(request, { params: Promise.resolve({ gateway: 'sandbox' }) });
    expect(await payoutRow(id)).toMatchObject({ status: 'transferred', reversed_amount: 0 });
    expect(await balancesOf(sara.id)).toEqual({ available: 0, reserved: 0 });
  });

  it('a second time: repeated and late events give the money back once', COMMITS, async () => {
    const id = await sent();
    const whole = reversed(id, 6000);
    await Promise.all([1, 2, 3].map(() => postStripe(whole)));
    await postStripe(reversed(id, 6000));
    await postStripe(reversed(id, 2000));
    expect(await balancesOf(sara.id)).toEqual({ available: 6000, reserved: 0 });
    expect(await brokenChecks()).toEqual({});
  });
});

describe('when Stripe takes a whole transfer back', () => {
  it('the payout fails with the reason, the money is back, and the account is held', async () => {
    const id = await sent();
    expect((await postStripe(reversed(id, 6000))).status).toBe(200);
    expect(await payoutRow(id)).toMatchObject({ status: 'failed', failure: 'reversed', returned_by: null });
    expect(await balancesOf(sara.id)).toEqual({ available: 6000, reserved: 0 });
    const { held_at } = await db()
      .selectFrom('payout_methods')
      .select('held_at')
      .where('user_id', '=', sara.id)
      .executeTakeFirstOrThrow();
    expect(held_at).not.toBeNull();
    expect(await subjects()).toContain('استردّ Stripe دفعتك');
    expect(await brokenChecks()).toEqual({});
  });

  it('the money first repays what the creator owes', async () => {
    const id = await sent();
    await giveBalance(sara.id, -1000, 'receivable');
    await postStripe(reversed(id, 6000));
    expect(await balancesOf(sara.id)).toEqual({ available: 5000, reserved: 0, receivable: 0 });
  });

  it('before the transfer was booked, the transfer and its reversal are both booked', async () => {
    const id = await beginConnectedPayout(sara, admin);
    await post(SEND, id);
    stripe.trouble.push('slow', 'lost', 'lost', 'lost');
    await sendByProvider(jobCtx(), id);
    stripe.trouble.length = 0;
    expect((await payoutRow(id)).status).toBe('in_progress');
    await postStripe(reversed(id, 6000));
    expect(await payoutRow(id)).toMatchObject({ status: 'failed', reference: transferOf(id).id });
    expect(await balancesOf(sara.id)).toEqual({ available: 6000, reserved: 0 });
    expect(await brokenChecks()).toEqual({});
  });

  it('the next question to Stripe finds it if the event is lost', async () => {
    const id = await beginConnectedPayout(sara, admin);
    await post(SEND, id);
    stripe.trouble.push('slow', 'lost', 'lost', 'lost');
    await sendByProvider(jobCtx(), id);
    stripe.trouble.length = 0;
    Object.assign(transferOf(id), { amount_reversed: 6000 });
    await sendByProvider(jobCtx(fromNow(4 * MINUTE)), id);
    expect(await payoutRow(id)).toMatchObject({ status: 'failed', failure: 'reversed' });
    expect(await brokenChecks()).toEqual({});
  });
});

describe('when Stripe takes back a part of a transfer', () => {
  it('an operator gives that part to the payee once, and more may come back later', COMMITS, async () => {
    const id = await sent();
    await postStripe(reversed(id, 2000));
    expect(await payoutRow(id)).toMatchObject({ status: 'transferred', reversed_amount: 2000 });
    expect(await balancesOf(sara.id)).toEqual({ available: 0, reserved: 0 });
    expect(await waitingPayouts(admin.ctx, 100)).toContain(id);
    const shown = await look(id);
    expect(shown.takenBack?.open.amount).toBe(2000);
    expect(shown.can).toMatchObject({ canRestore: true, canReturn: false });
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(RESTORE, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await balancesOf(sara.id)).toEqual({ available: 2000, reserved: 0 });
    expect(await waitingPayouts(admin.ctx, 100)).not.toContain(id);
    expect(await brokenChecks()).toEqual({});
    await postStripe(reversed(id, 3000));
    await post(RESTORE, id);
    expect(await balancesOf(sara.id)).toEqual({ available: 3000, reserved: 0 });
    expect(await brokenChecks()).toEqual({});
    await postStripe(reversed(id, 6000));
    expect(await payoutRow(id)).toMatchObject({ status: 'failed', failure: 'reversed' });
    expect(await balancesOf(sara.id)).toEqual({ available: 6000, reserved: 0 });
    expect(await brokenChecks()).toEqual({});
  });
});

describe('an event about a payout that failed at Stripe', () => {
  const failed = (id: string) =>
    ofMember(
      id,
      stripeEvent('payout.failed', {
        id: 'po_1',
        amount: 6000,
        currency: 'usd',
        failure_code: 'account_closed',
      }),
    );

  it('of a member’s account sends one letter to that member', async () => {
    const event = failed(account);
    for (const body of [event, event]) expect((await postStripe(body)).status).toBe(200);
    expect(await subjects()).toEqual(['لم يقبل بنكك تحويل Stripe']);
    expect((await postStripe(failed('acct_of_nobody'))).status).toBe(200);
    expect(await subjects()).toHaveLength(1);
  });

  it('of the platform’s own account sends no letter', async () => {
    const { account: _, ...own } = JSON.parse(failed(account));
    expect((await postStripe(JSON.stringify(own))).status).toBe(200);
    await sweepPayments(jobCtx());
    expect(await subjects()).toEqual([]);
  });
});
