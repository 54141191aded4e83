import { beforeEach, describe, expect, it } from 'vitest';
import { GET as FILE } from '@/app/api/operator/payout-batches/[id]/file/route';
import { POST as BATCH, GET as BATCHES } from '@/app/api/operator/payout-batches/route';
import { db } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import { ctxOf } from '@/lib/server/demo/people-factory';
import { env } from '@/lib/server/env';
import { newId } from '@/lib/server/ids';
import { openPayout } from '@/lib/server/payouts/open';
import { failPayout, startPayout, transferPayout } from '@/lib/server/payouts/operator';
import { callRoute } from '@/tests/setup/call-route';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { giveBalance, giveMethod } from '@/tests/setup/payouts';

let admin: Member;
let second: Member;
beforeEach(async () => {
  admin = await makeMember({ role: 'ADMIN' });
  second = await makeMember({ role: 'ADMIN' });
});

/** A new member's payout that is in progress. */
async function begun(amount: number): Promise<string> {
  const owner = await makeMember({ role: 'CREATOR' });
  await giveBalance(owner.id, amount);
  await giveMethod(owner.id);
  const id = newId();
  const asked = { id, userId: owner.id, amount, currency: 'USD' };
  await inTransaction(ctxOf(db(), owner), (ctx) => openPayout(ctx, asked));
  await startPayout(admin.ctx, id);
  return id;
}
const audited = async (id: string) =>
  (
    await db().selectFrom('audit_log').select('action').where('subject_id', '=', id).orderBy('seq').execute()
  ).map(({ action }) => action);

describe('a file for the bank', () => {
  const file = (id: string, format: string) => {
    const url = new URL(`http://localhost:3000/api/under-test?format=${format}`);
    const headers = { authorization: `Bearer ${admin.token}`, 'x-qeema-address': '127.0.0.1' };
    return FILE(new Request(url, { headers }), { params: Promise.resolve({ id }) });
  };

  it('holds each payout in progress once when several operators make files at once', async () => {
    const ids = [await begun(6000), await begun(7050)];
    const made = await Promise.all(
      [admin, second, admin].map(({ token }) => callRoute<{ _id: string }>(BATCH, { token, method: 'POST' })),
    );
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const { payload } = await callRoute<{ data: { _id: string; count: number }[]; waiting: number }>(
      BATCHES,
      {
        token: admin.token,
      },
    );
    expect(payload.waiting).toBe(0);
    const [batch] = payload.data;
    const csv = await (await file(batch?._id ?? '', 'csv')).text();
    for (const id of ids) expect(csv.split(id.replaceAll('-', ''))).toHaveLength(2);

    const refused = await file(batch?._id ?? '', 'pain001');
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'payer_missing']);
    Object.assign(env(), { PAYER_ACCOUNT: 'GB33BUKB20201555555555', PAYER_SWIFT: 'BUKBGB22' });
    const answer = await file(batch?._id ?? '', 'pain001');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="?qeema-payouts-\d+\.xml/,
    );
    const xml = await answer.text();
    for (const id of ids) expect(xml).toContain(`<EndToEndId>${id.replaceAll('-', '')}</EndToEndId>`);
    expect(await audited(batch?._id ?? '')).toEqual([
      'payout_batch.create',
      'payout_batch.download',
      'payout_batch.download',
    ]);
    // A payout that has failed since must not be sent.
    await failPayout(admin.ctx, ids[0] ?? '', { reason: 'other', note: '' }, newId());
    expect(await (await file(batch?._id ?? '', 'csv')).text()).not.toContain(ids[0]?.replaceAll('-', ''));
    // A payout that is recorded as sent must not be sent again by an operator who downloads the file later.
    await transferPayout(admin.ctx, ids[1] ?? '', 'TRX-BY-HAND', newId());
    const over = await file(batch?._id ?? '', 'csv');
    expect([over.status, (await over.json()).code]).toEqual([409, 'conflict']);
  });

  it('leaves out a payee who was suspended after the payout was started', async () => {
    const [bad, good] = [await begun(6000), await begun(6000)];
    const suspend = (id: string, status: string) =>
      db()
        .updateTable('users')
        .set({ status })
        .where('id', 'in', (select) => select.selectFrom('payouts').select('user_id').where('id', '=', id))
        .execute();
    await suspend(bad, 'suspended');
    const waiting = async () =>
      (await callRoute<{ waiting: number }>(BATCHES, { token: admin.token })).payload.waiting;
    expect(await waiting()).toBe(1);
    const made = await callRoute<{ _id: string }>(BATCH, { token: admin.token, method: 'POST' });
    const csv = await (await file(made.payload._id, 'csv')).text();
    expect([csv.includes(bad.replaceAll('-', '')), csv.includes(good.replaceAll('-', ''))]).toEqual([
      false,
      true,
    ]);
    expect((await callRoute(BATCH, { token: admin.token, method: 'POST' })).status).toBe(409);
    await suspend(good, 'suspended');
    expect((await file(made.payload._id, 'csv')).status).toBe(409);
    await suspend(bad, 'active');
    expect(await waiting()).toBe(1);
  });
});
