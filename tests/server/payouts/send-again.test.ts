import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GET as ONE } from '@/app/api/operator/payouts/[id]/route';
import { POST as SEND } from '@/app/api/operator/payouts/[id]/send/route';
import type { AdminPayout } from '@/lib/contract/operator-payouts';
import { sendTransfer } from '@/lib/server/connected-accounts/service';
import { db } from '@/lib/server/db/client';
import { newId } from '@/lib/server/ids';
import { jobCtx } from '@/lib/server/jobs/job-ctx';
import { updateHeld } from '@/lib/server/payouts/repo-methods';
import { updateTried } from '@/lib/server/payouts/repo-send';
import { askAboutPayouts, sendByProvider } from '@/lib/server/payouts/send';
import { callRoute } from '@/tests/setup/call-route';
import { NOW } from '@/tests/setup/clock';
import { beginConnectedPayout, giveConnected } from '@/tests/setup/connected-accounts';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { brokenChecks, houseMoved, later, payoutRow } from '@/tests/setup/payout-facts';
import { balancesOf } from '@/tests/setup/payouts';
import { dropJobs } from '@/tests/setup/run-jobs';
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

describe('when Stripe does not answer', () => {
  it.each([
    ['500', [500, 500, 500, 500]],
    ['no connection', ['reset', 'reset', 'reset']],
    ['too many requests', [429, 429, 429]],
  ] as const)('the payout stays in progress and the scheduled job asks again (%s)', async (_, trouble) => {
    const id = await begin();
    await send(id);
    stripe.trouble.push(...trouble);
    await sendByProvider(jobCtx(), id);
    stripe.trouble.length = 0;
    expect(await look(id)).toMatchObject({
      status: 'in_progress',
      sending: { trouble: 'no_answer', tries: 1 },
      can: { canFail: false, canSend: false },
    });
    expect(await balancesOf(sara.id)).toEqual({ available: 0, reserved: 6000 });
    await askAboutPayouts(later(1));
    expect((await payoutRow(id)).status).toBe('in_progress');
    await askAboutPayouts(later(4));
    expect(await payoutRow(id)).toMatchObject({ status: 'transferred', send_error: null });
    expect(transfersOf(id)).toHaveLength(1);
  });

  it('a transfer that was made is found later and not made again, even when Stripe forgot the key', async () => {
    const id = await begin();
    await send(id);
    // The list of transfers is read, then the transfer is made, but its answer and those of all retries are lost.
    stripe.trouble.push('slow', 'lost', 'lost', 'lost');
    await sendByProvider(jobCtx(), id);
    expect((await payoutRow(id)).status).toBe('in_progress');
    expect(transfersOf(id)).toHaveLength(1);
    stripe.trouble.length = 0;
    stripe.replays.clear();
    await askAboutPayouts(later(4));
    expect(await payoutRow(id)).toMatchObject({ status: 'transferred', reference: transfersOf(id)[0]?.id });
    expect(transfersOf(id)).toHaveLength(1);
  });

  it('the job only asks whether the transfer was made if the payee is suspended', async () => {
    const ids = [await begin()];
    const other = await makeMember({ role: 'CREATOR' });
    await giveConnected(other.id);
    ids.push(await begin(other));
    const [made = '', lost = ''] = ids;
    for (const id of ids) await send(id);
    stripe.trouble.push('slow', 'lost', 'lost', 'lost');
    await sendByProvider(jobCtx(), made);
    stripe.trouble.push(500, 500, 500);
    await sendByProvider(jobCtx(), lost);
    stripe.trouble.length = 0;
    await db()
      .updateTable('users')
      .set({ status: 'suspended' })
      .where('id', 'in', [sara.id, other.id])
      .execute();
    await askAboutPayouts(later(4));
    expect((await payoutRow(made)).status).toBe('transferred');
    expect(await payoutRow(lost)).toMatchObject({ status: 'in_progress', send_error: 'no_answer' });
    await db().updateTable('users').set({ status: 'active' }).where('id', '=', other.id).execute();
    await askAboutPayouts(later(10));
    expect((await payoutRow(lost)).status).toBe('transferred');
    expect(
      stripe.kept.transfers.filter(({ metadata }) => ids.includes(metadata.payout_id ?? '')),
    ).toHaveLength(2);
  });

  it('an operator may fail the payout an hour later if a suspended payee got no money', async () => {
    const id = await begin();
    await send(id);
    stripe.trouble.push(500, 500, 500);
    await sendByProvider(jobCtx(), id);
    stripe.trouble.length = 0;
    await db().updateTable('users').set({ status: 'suspended' }).where('id', '=', sara.id).execute();
    for (const minutes of [4, 20, 55]) await askAboutPayouts(later(minutes));
    expect((await look(id)).can).toMatchObject({ canFail: false, canSend: false });
    await askAboutPayouts(later(65));
    expect((await look(id)).can).toMatchObject({ canFail: true, canSend: false });
    expect(await payoutRow(id)).toMatchObject({
      status: 'in_progress',
      send_asked_at: null,
      send_error: null,
    });
    expect(transfersOf(id)).toEqual([]);
  });

  it('a payout to a held method is not sent', async () => {
    const id = await begin();
    await send(id);
    await updateHeld(db(), (await payoutRow(id)).method_id ?? '', NOW);
    await sendByProvider(jobCtx(), id);
    expect(transfersOf(id)).toEqual([]);
  });
});

describe('when several act at once', () => {
  it('ten operators and ten jobs make one transfer', COMMITS, async () => {
    const id = await begin();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await Promise.all(Array.from({ length: 10 }, () => sendByProvider(jobCtx(), id)));
    expect(transfersOf(id)).toHaveLength(1);
    expect(await payoutRow(id)).toMatchObject({ status: 'transferred', send_tries: 1 });
    expect(await brokenChecks()).toEqual({});
  });

  it('a late refusal does not undo a payout that was sent again, and nobody can fail it', async () => {
    const id = await begin();
    await send(id);
    const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
    stripe.trouble.push(Promise.resolve(), held);
    const late = sendByProvider(jobCtx(), id);
    await vi.waitFor(() => expect(stripe.trouble).toEqual([]), 10_000);
    stripe.kept.refusals.push({ code: 'balance_insufficient' });
    await sendByProvider(later(5), id);
    expect(await payoutRow(id)).toMatchObject({ send_asked_at: null, send_round: 1 });
    // The payout is sent again: the transfer is made, and the process dies before it is recorded.
    await send(id);
    await updateTried(db(), id, later(6).now);
    const to = { payoutId: id, accountRef: account, amount: 6000, currency: 'USD' };
    await sendTransfer({ ...to, round: 1 });
    goOn();
    await late;
    expect((await look(id)).can).toMatchObject({ canFail: false, canSend: false });
    await askAboutPayouts(later(12));
    expect(await payoutRow(id)).toMatchObject({ status: 'transferred', reference: transfersOf(id)[0]?.id });
    expect(transfersOf(id)).toHaveLength(1);
    expect(await brokenChecks()).toEqual({});
  });

  it('three jobs that each believe they are alone make one transfer and one booking', COMMITS, async () => {
    const id = await begin();
    await send(id);
    stripe.trouble.push('slow', 'slow', 'slow', 'slow');
    await Promise.all([
      sendByProvider(jobCtx(), id),
      sendByProvider(later(5), id),
      sendByProvider(later(10), id),
    ]);
    expect(transfersOf(id)).toHaveLength(1);
    expect(await houseMoved(id)).toEqual([{ kind: 'clearing', amount: 6000 }]);
    expect((await payoutRow(id)).status).toBe('transferred');
  });
});
