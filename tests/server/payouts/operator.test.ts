import { describe, expect, it } from 'vitest';
import { POST as CANCEL } from '@/app/api/finance/payouts/[id]/cancel/route';
import { POST as BATCH } from '@/app/api/operator/payout-batches/route';
import { POST as FAIL } from '@/app/api/operator/payouts/[id]/failed/route';
import { POST as REVEAL } from '@/app/api/operator/payouts/[id]/reveal/route';
import { GET as ONE } from '@/app/api/operator/payouts/[id]/route';
import { POST as START } from '@/app/api/operator/payouts/[id]/start/route';
import { POST as SENT } from '@/app/api/operator/payouts/[id]/transferred/route';
import { GET as QUEUE } from '@/app/api/operator/payouts/route';
import type { AdminPayout, AdminPayoutRow } from '@/lib/contract/operator-payouts';
import { db } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import { ctxOf } from '@/lib/server/demo/people-factory';
import { env } from '@/lib/server/env';
import { newId } from '@/lib/server/ids';
import { openPayout } from '@/lib/server/payouts/open';
import { lettersWaiting } from '@/tests/server/account/letters-waiting';
import { callRoute } from '@/tests/setup/call-route';
import { type Member, makeMember, NO_ID, showFactor } from '@/tests/setup/make-member';
import { balancesOf, giveBalance, giveMethod } from '@/tests/setup/payouts';
import { dropJobs } from '@/tests/setup/run-jobs';
import { moneyState } from '@/tests/setup/trade';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

let sara: Member;
let admin: Member;
let second: Member;

cleanWorld(async () => {
  await dropJobs();
  sara = await makeMember({ role: 'CREATOR', email: `${newId()}@operator.example` });
  admin = await makeMember({ role: 'ADMIN', name: 'مشغّل أول' });
  second = await makeMember({ role: 'ADMIN', name: 'مشغّل ثانٍ' });
  await giveBalance(sara.id, 300_000);
  await giveMethod(sara.id);
});

async function payout(amount = 6000, owner = sara): Promise<string> {
  const id = newId();
  await inTransaction(ctxOf(db(), owner), (ctx) =>
    openPayout(ctx, { id, userId: owner.id, amount, currency: 'USD' }),
  );
  return id;
}
async function richCreator(): Promise<Member> {
  const other = await makeMember({ role: 'CREATOR' });
  await giveBalance(other.id, 6000);
  await giveMethod(other.id);
  return other;
}
type Route = typeof START;
const post = (route: Route, id: string, body: object | undefined, token = admin.token, key = newId()) =>
  callRoute<{ started: boolean }>(route, {
    token,
    params: { id },
    body,
    method: 'POST',
    headers: { 'idempotency-key': key },
  });
const start = (id: string, token = admin.token) => post(START, id, undefined, token);
const sent = (id: string, token = admin.token) => post(SENT, id, { reference: 'TRX-1' }, token);
const fail = (id: string, token = admin.token, reason = 'name_mismatch') =>
  post(FAIL, id, { reason, note: 'الاسم مختلف' }, token);
const look = async (id: string, token = admin.token) =>
  (await callRoute<AdminPayout>(ONE, { token, params: { id } })).payload;
const statusOf = async (id: string) =>
  (await db().selectFrom('payouts').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const audited = async (id: string) =>
  (
    await db().selectFrom('audit_log').select('action').where('subject_id', '=', id).orderBy('seq').execute()
  ).map(({ action }) => action);

describe('a step on a payout is refused', () => {
  it('for everyone but an operator who passed the second factor, and nothing changes', async () => {
    const id = await payout();
    const before = await moneyState();
    await showFactor(second.ctx.viewer.sessionId, null);
    await db()
      .updateTable('sessions')
      .set({ second_factor_at: null })
      .where('user_id', '=', second.id)
      .execute();
    for (const [token, status] of [
      [undefined, 401],
      [sara.token, 403],
      [second.token, 403],
    ] as const) {
      for (const route of [START, SENT, FAIL, REVEAL]) {
        const body = { reference: 'TRX-1', reason: 'other' };
        const headers = { 'idempotency-key': newId() };
        const answer = await callRoute(route, { token, params: { id }, body, headers });
        expect(answer.status).toBe(status);
      }
      expect((await callRoute(QUEUE, { token })).status).toBe(status);
      expect((await callRoute(BATCH, { token, method: 'POST' })).status).toBe(status);
    }
    expect(await moneyState()).toBe(before);
    expect(await statusOf(id)).toBe('pending');
    expect(await audited(id)).toEqual([]);
  });

  it('for a payout that does not exist: 404', async () => {
    for (const answer of [
      await start(NO_ID),
      await sent(NO_ID),
      await fail(NO_ID),
      await post(REVEAL, NO_ID, undefined),
    ])
      expect(answer.status).toBe(404);
  });

  it('when it is not the next step of the payout', async () => {
    const id = await payout();
    expect((await sent(id)).problem.code).toBe('conflict');
    await start(id);
    expect((await start(id)).problem.code).toBe('conflict');
    const cancelled = await callRoute(CANCEL, {
      token: sara.token,
      params: { id },
      method: 'POST',
      headers: { 'idempotency-key': newId() },
    });
    expect(cancelled.problem.code).toBe('conflict');
    await sent(id);
    expect((await fail(id)).problem.code).toBe('conflict');
    expect((await sent(id)).problem.code).toBe('conflict');
  });

  it('when the payee was suspended: the payout cannot be started, only failed', async () => {
    const id = await payout();
    await db().updateTable('users').set({ status: 'suspended' }).where('id', '=', sara.id).execute();
    expect((await start(id)).problem.code).toBe('payout_barred');
    expect((await look(id)).can.canStart).toBe(false);
    expect(await statusOf(id)).toBe('pending');
    expect((await fail(id, admin.token, 'compliance')).status).toBe(200);
  });

  it('when the payee owes money since the request: the payout cannot be started, only failed', async () => {
    const id = await payout(6000);
    const other = await payout(6000, await richCreator());
    await giveBalance(sara.id, -294_000);
    await giveBalance(sara.id, -1, 'receivable');
    expect((await start(id)).problem.code).toBe('payout_owes');
    expect((await look(id)).can).toMatchObject({ canStart: false, canApprove: false, canFail: true });
    expect(await statusOf(id)).toBe('pending');
    expect(await audited(id)).toEqual([]);
    expect((await start(other)).status).toBe(200);
    expect((await fail(id)).status).toBe(200);
    expect(await balancesOf(sara.id)).toEqual({ available: 5999, reserved: 0, receivable: 0 });
  });

  it('when the payout is the operator’s own', async () => {
    await giveBalance(admin.id, 9000);
    await giveMethod(admin.id);
    const id = await payout(6000, admin);
    for (const answer of [await start(id), await fail(id)])
      expect([answer.status, answer.problem.code]).toEqual([403, 'forbidden']);
    expect((await start(id, second.token)).payload).toEqual({ started: true });
    expect((await sent(id)).status).toBe(403);
  });

  it(
    'when one operator alone starts a large payout, even with several requests at once',
    COMMITS,
    async () => {
      const id = await payout(env().PAYOUT_TWO_OPERATORS_FROM);
      const answers = await Promise.all([start(id), start(id), start(id)]);
      expect(answers.filter(({ status }) => status === 200).map(({ payload }) => payload)).toEqual([
        { started: false },
      ]);
      expect((await start(id)).problem.code).toBe('second_operator_needed');
      expect(await statusOf(id)).toBe('pending');
      expect((await start(id, second.token)).payload).toEqual({ started: true });
      expect(await audited(id)).toEqual(['payout.approve', 'payout.start']);
    },
  );
});

describe('a payout', () => {
  it('is started and then sent: the money leaves the balance and its creator gets a letter', async () => {
    const id = await payout();
    expect((await start(id)).payload).toEqual({ started: true });
    expect(await statusOf(id)).toBe('in_progress');
    expect((await sent(id)).status).toBe(200);
    expect(await balancesOf(sara.id)).toEqual({ available: 294_000, reserved: 0 });
    const subjects = (await lettersWaiting()).map(({ content }) => content.subject);
    expect(subjects).toEqual(['حُوِّلت دفعتك']);
    expect(await audited(id)).toEqual(['payout.start', 'payout.transferred']);
    const [account] = await db()
      .selectFrom('payout_methods')
      .select('status')
      .where('user_id', '=', sara.id)
      .execute();
    expect(account?.status).toBe('verified');
  });

  it(
    'that fails gives back exactly what it took, once, and its creator reads the reason',
    COMMITS,
    async () => {
      const id = await payout();
      await start(id);
      const key = newId();
      const body = { reason: 'account_rejected', note: 'الحساب مغلق' };
      const answers = await Promise.all([1, 2, 3].map(() => post(FAIL, id, body, admin.token, key)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await balancesOf(sara.id)).toEqual({ available: 300_000, reserved: 0 });
      const letters = await lettersWaiting();
      expect(letters.map(({ content }) => content.subject)).toEqual([
        'رفض البنك حسابك',
        'فشلت دفعتك وعاد المبلغ إلى رصيدك',
      ]);
      expect(JSON.stringify(letters)).toContain('الحساب مغلق');
      const [account] = await db()
        .selectFrom('payout_methods')
        .select('status')
        .where('user_id', '=', sara.id)
        .execute();
      expect(account?.status).toBe('rejected');
    },
  );

  it('that fails first repays what its creator owes by then', async () => {
    const id = await payout(300_000);
    await start(id);
    await start(id, second.token);
    await giveBalance(sara.id, -1000, 'receivable');
    await fail(id);
    expect(await balancesOf(sara.id)).toEqual({ available: 299_000, reserved: 0, receivable: 0 });
  });

  it('that is marked as sent and as failed at once ends as one of the two', COMMITS, async () => {
    for (let round = 0; round < 6; round++) {
      const omar = await makeMember({ role: 'CREATOR' });
      await giveBalance(omar.id, 6000);
      await giveMethod(omar.id);
      const id = await payout(6000, omar);
      await start(id);
      const answers = await Promise.all([sent(id), fail(id, second.token), sent(id, second.token), fail(id)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      const isSent = (await statusOf(id)) === 'transferred';
      expect(await balancesOf(omar.id)).toEqual({ available: isSent ? 0 : 6000, reserved: 0 });
    }
  });

  it('that two operators start at once is started once', COMMITS, async () => {
    const id = await payout();
    const answers = await Promise.all([
      start(id),
      start(id, second.token),
      start(id),
      start(id, second.token),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await audited(id)).toEqual(['payout.start']);
  });

  it('shows what an operator needs to decide, with the account masked; revealing the account is audited', async () => {
    const id = await payout();
    const shown = await look(id);
    expect(shown).toMatchObject({
      amount: { amount: 6000, currency: 'USD' },
      payee: { _id: sara.id },
      payeeStatus: 'active',
      method: { lastFour: '7519', country: 'SA' },
      account: { latinName: 'SARA ALOTAIBI', isNew: true, status: 'added', sharedWith: expect.any(Number) },
      balances: { available: { amount: 294_000 }, owed: { amount: 0 } },
      earlier: { transferred: 0, failed: 0 },
      can: { canStart: true, canApprove: false, canTransfer: false, canFail: true, isOwn: false },
    });
    expect(shown.account?.sharedWith).toBeGreaterThan(0);
    expect(JSON.stringify(shown)).not.toContain('60801016');
    expect((await callRoute(REVEAL, { token: admin.token, params: { id }, method: 'POST' })).payload).toEqual(
      {
        swift: 'RJHISARI',
        account: 'SA0380000000608010167519',
        routing: null,
      },
    );
    expect(await audited(id)).toEqual(['payout.reveal']);
  });

  it('is in the queue, and the oldest comes first', async () => {
    const id = await payout();
    const { payload } = await callRoute<{ data: AdminPayoutRow[] }>(QUEUE, {
      token: admin.token,
      query: { status: 'pending', limit: 50 },
    });
    const ids = payload.data.map(({ _id }) => _id);
    expect(ids).toContain(id);
    expect(ids).toEqual([...ids].sort());
  });
});
