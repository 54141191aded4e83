import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import '@/tests/setup/data-dir';
import { POST as RESTORE } from '@/app/api/operator/payouts/[id]/restored/route';
import { POST as RETURN } from '@/app/api/operator/payouts/[id]/returned/route';
import { GET as ONE } from '@/app/api/operator/payouts/[id]/route';
import { POST as SEND } from '@/app/api/operator/payouts/[id]/send/route';
import { POST as WEBHOOK } from '@/app/api/webhooks/[gateway]/route';
import type { AdminPayout } from '@/lib/contract/operator-payouts';
import { SIGNATURE_HEADER, sign } from '@/lib/server/adapters/payments/sandbox/signature';
import { closeDb, db } from '@/lib/server/db/client';
import { newId } from '@/lib/server/ids';
import { jobCtx } from '@/lib/server/jobs/job-ctx';
import { sweepPayments } from '@/lib/server/payments/sweep';
import { waitingPayouts } from '@/lib/server/payouts/review';
import { sendByProvider } from '@/lib/server/payouts/send';
import { lettersWaiting } from '@/tests/server/account/letters-waiting';
import { callRoute } from '@/tests/setup/call-route';
import { beginConnectedPayout, giveConnected } from '@/tests/setup/connected';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { brokenChecks, payoutRow } from '@/tests/setup/payout-facts';
import { balancesOf, giveBalance } from '@/tests/setup/payouts';
import { dropJobs } from '@/tests/setup/run-jobs';
import { ofMember, stripeEvent } from '@/tests/setup/stripe-events';
import type { StripeServer } from '@/tests/setup/stripe-server';
import { postStripe, shopWithStripe } from '@/tests/setup/stripe-shop';

let stripe: StripeServer;
let sara: Member;
let admin: Member;
let account: string;

beforeAll(async () => {
  stripe = await shopWithStripe();
});
beforeEach(async () => {
  await dropJobs();
  sara = await makeMember({ role: 'CREATOR', email: `${newId()}@back.example` });
  admin = await makeMember({ role: 'ADMIN' });
  account = await giveConnected(sara.id);
});
afterAll(async () => {
  await stripe.stop();
  await closeDb();
});

const post = (route: typeof SEND, id: string, token: string | undefined = admin.token, key = newId()) =>
  callRoute<unknown>(route, {
    ...{ token, params: { id }, body: { reason: 'other' }, method: 'POST' },
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

describe('refused', () => {
  it('to be written down by hand: what Stripe took back, Stripe says', async () => {
    const id = await sent();
    expect((await post(RETURN, id)).problem.code).toBe('conflict');
    expect((await post(RESTORE, id)).problem.code).toBe('conflict');
    expect((await post(RESTORE, id, sara.token)).status).toBe(403);
    expect((await payoutRow(id)).status).toBe('transferred');
  });

  it('another transfer by the payout’s name, and one of nobody’s: nothing changes', async () => {
    const id = await sent();
    const foreign = { ...transferOf(id), id: 'tr_foreign', amount_reversed: 6000 };
    expect((await postStripe(stripeEvent('transfer.reversed', foreign))).status).toBe(200);
    const others = { ...foreign, metadata: {} };
    expect((await postStripe(stripeEvent('transfer.reversed', others))).status).toBe(200);
    // What is said of a member's own transfers is none of ours.
    expect((await postStripe(ofMember(account, reversed(id, 6000)))).status).toBe(200);
    expect(await payoutRow(id)).toMatchObject({ status: 'transferred', reversed_amount: 0 });
  });

  it('by another gateway than the one that sent it: nothing changes, however it is signed', async () => {
    const id = await sent();
    const event = { id: newId(), type: 'transfer.reversed', gatewayRef: transferOf(id).id, subjectRef: id };
    const body = JSON.stringify({ ...event, amount: 6000, currency: 'USD', failure: null });
    const request = new Request('http://localhost:3000/api/webhooks/sandbox', {
      ...{ method: 'POST', body },
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(body, new Date()) },
    });
    await WEBHOOK(request, { params: Promise.resolve({ gateway: 'sandbox' }) });
    expect(await payoutRow(id)).toMatchObject({ status: 'transferred', reversed_amount: 0 });
    expect(await balancesOf(sara.id)).toEqual({ available: 0, reserved: 0 });
  });

  it('a whole one twice, or of which a part is told late: it comes back once', async () => {
    const id = await sent();
    const whole = reversed(id, 6000);
    await Promise.all([1, 2, 3].map(() => postStripe(whole)));
    await postStripe(reversed(id, 6000));
    await postStripe(reversed(id, 2000));
    expect(await balancesOf(sara.id)).toEqual({ available: 6000, reserved: 0 });
    expect(await brokenChecks()).toEqual({});
  });
});

describe('taken back wholly', () => {
  it('it is failed with the reason, the funds are back, and its owner confirms the account', async () => {
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

  it('it repays first what is owed since', async () => {
    const id = await sent();
    await giveBalance(sara.id, -1000, 'receivable');
    await postStripe(reversed(id, 6000));
    expect(await balancesOf(sara.id)).toEqual({ available: 5000, reserved: 0, receivable: 0 });
  });

  it('told before Stripe’s yes was written down: both are written, in their order', async () => {
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

  it('found so when it is asked about: the lost word is made good', async () => {
    const id = await beginConnectedPayout(sara, admin);
    await post(SEND, id);
    stripe.trouble.push('slow', 'lost', 'lost', 'lost');
    await sendByProvider(jobCtx(), id);
    stripe.trouble.length = 0;
    Object.assign(transferOf(id), { amount_reversed: 6000 });
    await sendByProvider(jobCtx(new Date(Date.now() + 4 * 60_000)), id);
    expect(await payoutRow(id)).toMatchObject({ status: 'failed', failure: 'reversed' });
    expect(await brokenChecks()).toEqual({});
  });
});

describe('taken back in part', () => {
  it('an operator sees it and gives it to the payee, once; the rest may come back later', async () => {
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

describe('what Stripe tells of members’ accounts', () => {
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

  it('a bank that took nothing is told to its member once, and no money moves', async () => {
    const event = failed(account);
    for (const body of [event, event]) expect((await postStripe(body)).status).toBe(200);
    expect(await subjects()).toEqual(['لم يقبل بنكك تحويل Stripe']);
    expect((await postStripe(failed('acct_of_nobody'))).status).toBe(200);
    expect(await subjects()).toHaveLength(1);
  });

  it('a payout of the platform’s own is nobody’s news', async () => {
    const { account: _, ...own } = JSON.parse(failed(account));
    expect((await postStripe(JSON.stringify(own))).status).toBe(200);
    await sweepPayments(jobCtx());
    expect(await subjects()).toEqual([]);
  });
});
