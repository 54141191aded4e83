import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { GET as OPTIONS } from '@/app/api/finance/payout-options/route';
import { POST as RETURN } from '@/app/api/operator/payouts/[id]/returned/route';
import { GET as ONE } from '@/app/api/operator/payouts/[id]/route';
import { GET as METHODS } from '@/app/api/users/listPayoutMethods/route';
import { POST as CONFIRM } from '@/app/api/users/payoutMethods/[id]/confirm/route';
import type { AdminPayout } from '@/lib/contract/operator-payouts';
import type { PayoutMethodView } from '@/lib/contract/payout-methods';
import type { PayoutOptions } from '@/lib/contract/payouts';
import { hashPassword } from '@/lib/server/auth/passwords';
import { clock } from '@/lib/server/clock';
import { db } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import { ctxOf } from '@/lib/server/demo/people-factory';
import { env } from '@/lib/server/env';
import { newId } from '@/lib/server/ids';
import { openPayout } from '@/lib/server/payouts/open';
import { startPayout, transferPayout } from '@/lib/server/payouts/operator';
import { statementOf } from '@/lib/server/payouts/statement';
import { CHECKS } from '@/lib/server/self-check/checks';
import { DAY } from '@/lib/shared/time';
import { lettersWaiting } from '@/tests/server/account/letters-waiting';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember, NO_ID } from '@/tests/setup/make-member';
import { balancesOf, giveBalance, giveMethod, SAUDI } from '@/tests/setup/payouts';
import { dropJobs } from '@/tests/setup/run-jobs';
import { moneyState } from '@/tests/setup/trade';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

const PASSWORD = 'طائر-أزرق-2026';

let sara: Member;
let admin: Member;
let second: Member;
let methodId: string;

cleanWorld(async () => {
  await dropJobs();
  const password_hash = await hashPassword(PASSWORD);
  sara = await makeMember({ role: 'CREATOR', email: `${newId()}@return.example`, password_hash });
  admin = await makeMember({ role: 'ADMIN', name: 'مشغّل أول' });
  second = await makeMember({ role: 'ADMIN', name: 'مشغّل ثانٍ' });
  await giveBalance(sara.id, 300_000);
  methodId = await giveMethod(sara.id);
});

async function asked(amount = 6000, owner = sara): Promise<string> {
  const id = newId();
  await inTransaction(ctxOf(db(), owner), (ctx) =>
    openPayout(ctx, { id, userId: owner.id, amount, currency: 'USD' }),
  );
  return id;
}
async function transferred(amount = 6000): Promise<string> {
  const id = await asked(amount);
  if (amount >= env().PAYOUT_TWO_OPERATORS_FROM) await startPayout(second.ctx, id);
  await startPayout(admin.ctx, id);
  await transferPayout(admin.ctx, id, 'TRX-1', newId());
  await dropJobs();
  return id;
}
const giveBack = (id: string, { token = admin.token, reason = 'bank_unavailable', key = newId() } = {}) =>
  callRoute(RETURN, {
    token,
    params: { id },
    body: { reason, note: 'الحساب مغلق' },
    headers: { 'idempotency-key': key },
  });
const look = async (id: string) =>
  (await callRoute<AdminPayout>(ONE, { token: admin.token, params: { id } })).payload;
const options = async () => (await callRoute<PayoutOptions>(OPTIONS, { token: sara.token })).payload;
const method = async () =>
  (await callRoute<{ data: PayoutMethodView[] }>(METHODS, { token: sara.token })).payload.data[0];
const confirm = (password = PASSWORD, token = sara.token) =>
  callRoute(CONFIRM, { token, params: { id: methodId }, body: { password } });
const audited = async (id: string) =>
  (await db().selectFrom('audit_log').select('action').where('subject_id', '=', id).orderBy('seq').execute())
    .map(({ action }) => action)
    .filter((action) => action === 'payout.returned');
const findings = async () =>
  (
    await Promise.all(
      CHECKS.map(({ name, run }) => run(db(), null, clock.now()).then(({ broken }) => `${name}: ${broken}`)),
    )
  ).filter((found) => /^(payouts|reserved|balances|journals): [1-9]/.test(found));

describe('the return of a transfer is refused', () => {
  it('for everyone but an operator, for a missing payout, without a key, and with a wrong reason', async () => {
    const id = await transferred();
    const before = await moneyState();
    expect((await giveBack(id, { token: '' })).status).toBe(401);
    expect((await giveBack(id, { token: sara.token })).status).toBe(403);
    expect((await giveBack(NO_ID)).status).toBe(404);
    const body = { reason: 'other', note: '' };
    expect((await callRoute(RETURN, { token: admin.token, params: { id }, body })).status).toBe(422);
    expect((await giveBack(id, { reason: 'cancelled' })).status).toBe(422);
    expect(await moneyState()).toBe(before);
    expect(await audited(id)).toEqual([]);
  });

  it('before the payout was transferred, and a second time', async () => {
    const id = await asked();
    expect((await giveBack(id)).problem.code).toBe('conflict');
    await startPayout(admin.ctx, id);
    expect((await giveBack(id)).problem.code).toBe('conflict');
    await transferPayout(admin.ctx, id, 'TRX-1', newId());
    expect((await giveBack(id)).status).toBe(200);
    expect((await giveBack(id)).problem.code).toBe('conflict');
  });

  it('for the operator’s own payout, and for a large one by the operator who marked it as sent', async () => {
    await giveBalance(admin.id, 9000);
    await giveMethod(admin.id);
    const own = await asked(6000, admin);
    await startPayout(second.ctx, own);
    await transferPayout(second.ctx, own, 'TRX-2', newId());
    expect((await giveBack(own)).status).toBe(403);
    const large = await transferred(env().PAYOUT_TWO_OPERATORS_FROM);
    expect((await look(large)).can).toMatchObject({ canReturn: false, needsSecond: true });
    expect((await giveBack(large)).problem.code).toBe('second_operator_needed');
    expect((await giveBack(large, { token: second.token })).status).toBe(200);
  });

  it('by the database, when the row is changed in another way', async () => {
    const id = await transferred();
    const pending = await asked();
    const set = (row: string, to: string) =>
      sql`update payouts set ${sql.raw(to)} where id = ${row}`.execute(db());
    await expect(set(id, "status = 'failed'")).rejects.toThrow('moves on');
    const returned = `returned_at = '${NOW.toISOString()}', returned_by = '${admin.id}'`;
    await expect(set(id, returned)).rejects.toThrow();
    await expect(
      set(pending, `status = 'failed', closed_at = '${NOW.toISOString()}', ${returned}`),
    ).rejects.toThrow('moves on');
    await giveBack(id);
    await expect(set(id, `returned_at = '${fromNow(-DAY).toISOString()}'`)).rejects.toThrow('moves on');
    await expect(set(id, "status = 'transferred'")).rejects.toThrow();
  });
});

describe('a transfer that comes back', () => {
  it('gives back exactly what it took, keeps its sender and reference, and tells the payee what to do', async () => {
    const id = await transferred();
    expect((await giveBack(id)).status).toBe(200);
    expect(await balancesOf(sara.id)).toEqual({ available: 300_000, reserved: 0 });
    expect(await look(id)).toMatchObject({
      status: 'failed',
      failure: 'bank_unavailable',
      note: 'الحساب مغلق',
      reference: 'TRX-1',
      closedBy: 'مشغّل أول',
      returnedBy: 'مشغّل أول',
      returnedAt: expect.any(String),
      can: { canReturn: false, canFail: false },
      account: { isHeld: true },
    });
    const [letter, ...more] = await lettersWaiting();
    expect(more).toEqual([]);
    expect(letter?.content).toMatchObject({ subject: 'أعاد البنك دفعتك' });
    expect(letter?.content.action.url).toContain('/wire-transfer-setup');
    expect(JSON.stringify(letter?.content.rows)).toContain('TRX-1');
    expect(await audited(id)).toHaveLength(1);
    expect(await findings()).toEqual([]);
    const notices = await db()
      .selectFrom('notifications')
      .select('group_key')
      .where('user_id', '=', sara.id)
      .execute();
    expect(notices.map(({ group_key }) => group_key)).toContain(`payout.returned:${id}`);
  });

  it('first repays what the payee owes by then', async () => {
    const id = await transferred(300_000);
    await giveBalance(sara.id, -1000, 'receivable');
    await giveBack(id, { token: second.token });
    expect(await balancesOf(sara.id)).toEqual({ available: 299_000, reserved: 0, receivable: 0 });
    expect(await findings()).toEqual([]);
  });

  it('is booked once when two operators and repeated keys report it at once', COMMITS, async () => {
    for (let round = 0; round < 4; round++) {
      const id = await transferred();
      const key = newId();
      const answers = await Promise.all([
        giveBack(id, { key }),
        giveBack(id, { key }),
        giveBack(id, { key }),
        giveBack(id, { token: second.token }),
        giveBack(id),
        giveBack(id, { token: second.token }),
      ]);
      const done = answers.filter(({ status }) => status === 200).length;
      expect([1, 3]).toContain(done);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(6 - done);
      expect(await balancesOf(sara.id)).toEqual({ available: 300_000, reserved: 0 });
      expect(await audited(id)).toHaveLength(1);
      await confirm();
    }
    expect(await findings()).toEqual([]);
  });

  it('has its own line in the next statement', async () => {
    const id = await transferred();
    await giveBack(id);
    await confirm();
    const next = await asked(7000);
    const { lines } = await statementOf(sara.ctx, next, 'ar');
    expect(lines.map(({ item }) => item)).toContain('دفعة أُعيدت بعد تحويلها');
    expect(lines.find(({ item }) => item === 'دفعة أُعيدت بعد تحويلها')?.minor).toBe(6000);
  });
});

describe('the bank account of a returned transfer', () => {
  it('gets no payout until its owner confirms it with the password', async () => {
    const pending = newId();
    const id = await transferred();
    await inTransaction(sara.ctx, (ctx) =>
      openPayout(ctx, { id: pending, userId: sara.id, amount: 5000, currency: 'USD' }),
    );
    await giveBack(id);
    expect((await look(pending)).can).toMatchObject({ canStart: false });
    await expect(startPayout(admin.ctx, pending)).rejects.toMatchObject({ code: 'payout_barred' });
    expect(await method()).toMatchObject({ isHeld: true, isUsable: false });
    const shown = await options();
    expect(shown.mayRequest).toBe(false);
    expect(shown.reasons.map(({ code }) => code)).toContain('method_held');
    expect((await confirm('not-mine-2026')).problem.code).toBe('password_wrong');
    expect((await confirm(PASSWORD, (await makeMember({ role: 'CREATOR' })).token)).status).toBe(404);
    expect(await method()).toMatchObject({ isHeld: true });
    await dropJobs();
    expect((await confirm()).status).toBe(200);
    expect((await confirm()).status).toBe(200);
    expect(await method()).toMatchObject({ isHeld: false, isUsable: true });
    expect((await lettersWaiting()).map(({ content }) => content.subject)).toEqual(['أُكّد حسابك البنكي']);
    expect(await startPayout(admin.ctx, pending)).toEqual({ started: true });
  });

  it('gets no more payouts when the bank rejected it, and confirming changes nothing', async () => {
    const id = await transferred();
    await giveBack(id, { reason: 'account_rejected' });
    expect(await method()).toMatchObject({ status: 'rejected', isHeld: false, isUsable: false });
    await confirm();
    expect(await method()).toMatchObject({ status: 'rejected', isUsable: false });
    expect((await options()).reasons.map(({ code }) => code)).toContain('method_rejected');
  });

  it('does not block the payee’s other bank account', async () => {
    const id = await transferred();
    const other = { ...SAUDI, account: 'SA4420000001234567891234' };
    await giveMethod(sara.id, { details: other });
    await giveBack(id);
    expect((await options()).reasons.map(({ code }) => code)).not.toContain('method_held');
  });
});
