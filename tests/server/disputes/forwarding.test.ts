import { describe, expect, it } from 'vitest';
import { POST as FORWARD } from '@/app/api/admin/dispute-answers/[id]/forward/route';
import { GET as FILE } from '@/app/api/admin/dispute-files/[id]/file/route';
import { GET as QUEUE } from '@/app/api/admin/disputes/route';
import type { DisputeRow } from '@/lib/contract/disputes';
import { db } from '@/lib/server/db/client';
import { ctxOf } from '@/lib/server/demo/people-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { putDisputeAnswer } from '@/lib/server/disputes/answers';
import { getWaiting } from '@/lib/server/operator/waiting-work';
import { DAY } from '@/lib/shared/time';
import { callRoute, statusAndCode } from '@/tests/setup/call-route';
import { fromNow, NOW } from '@/tests/setup/clock';
import { openDispute, reportDispute, sendEvidence } from '@/tests/setup/disputes';
import { type Member, makeMember, NO_ID } from '@/tests/setup/make-member';
import { pdf } from '@/tests/setup/receipts';
import { makeShop } from '@/tests/setup/shop';
import { buy } from '@/tests/setup/trade';
import { cleanWorld } from '@/tests/setup/world';

let operator: Member;
let seller: Member;
let buyer: Member;
let orderId: string;
let id: string;
let fileId: string;
let bytes: Buffer;

cleanWorld(async () => {
  operator = await makeMember({ role: 'ADMIN' });
  let product: Awaited<ReturnType<typeof makeProduct>>;
  ({ seller, buyer, product } = await makeShop(1000));
  orderId = await buy(buyer.token, product);
  id = await openDispute(orderId);
  bytes = pdf();
  const { dispute } = await sendEvidence(id, bytes, seller.token, 'invoice.pdf');
  fileId = dispute.files[0]?._id ?? '';
});

const send = (text = 'نُزّلت الملفات.', at = NOW) =>
  putDisputeAnswer(ctxOf(db(), { ...seller, role: 'CREATOR' }, at), id, { text });
const row = async (by = operator, of = id) => {
  const { payload } = await callRoute<{ data: DisputeRow[] }>(QUEUE, { token: by.token });
  return payload.data.find(({ _id }) => _id === of);
};
const answerId = async (of = id) =>
  (
    await db()
      .selectFrom('dispute_answers')
      .select('id')
      .where('dispute_id', '=', of)
      .executeTakeFirstOrThrow()
  ).id;
const file = (token: string | undefined, of = fileId) => callRoute(FILE, { token, params: { id: of } });
const forward = async (token = operator.token, changedAt = NOW.toISOString(), of = id) =>
  callRoute(FORWARD, { token, params: { id: await answerId(of) }, body: { changedAt } });
/** The log entries of a seller. */
const audit = (of = seller) =>
  db()
    .selectFrom('audit_log')
    .select(['actor', 'action', 'details'])
    .where('subject_id', '=', of.id)
    .where('action', 'like', 'dispute.%')
    .orderBy('seq')
    .execute();
const waiting = async () => (await getWaiting(operator.ctx)).pages.disputes ?? 0;

describe('what a seller answers', () => {
  it('is opened and forwarded by operators alone', async () => {
    await send();
    for (const { token } of [seller, buyer]) {
      expect((await file(token)).status).toBe(403);
      expect((await forward(token)).status).toBe(403);
    }
    expect((await file(undefined)).status).toBe(401);
    expect((await file(operator.token, NO_ID)).status).toBe(404);
    expect(await audit()).toEqual([]);
  });

  it('is not there for operators before it is sent', async () => {
    expect(await row()).toMatchObject({ answers: [] });
    expect((await file(operator.token)).status).toBe(404);
    expect((await forward()).status).toBe(404);
  });

  it('waits in the console until it is forwarded, which the log says and which happens once', async () => {
    const before = await waiting();
    await send();
    expect(await waiting()).toBe(before + 1);
    expect(await row()).toMatchObject({
      cause: 'not_received',
      answers: [
        {
          seller: { _id: seller.id },
          text: 'نُزّلت الملفات.',
          files: [{ name: 'invoice.pdf' }],
          forwardedAt: null,
        },
      ],
    });
    expect((await forward()).status).toBe(200);
    expect(await statusAndCode(forward())).toEqual([409, 'conflict']);
    expect(await waiting()).toBe(before);
    expect(await audit()).toMatchObject([
      {
        actor: operator.id,
        action: 'dispute.forwarded',
        details: { disputeId: id, orderId },
      },
    ]);
  });

  it('is not marked as forwarded if its seller has changed it since', async () => {
    await send();
    await send('نص آخر', fromNow(DAY));
    expect(await statusAndCode(forward())).toEqual([409, 'conflict']);
    expect(await audit()).toEqual([]);
    expect((await forward(operator.token, fromNow(DAY).toISOString())).status).toBe(200);
  });

  it('can be marked after the bank has decided, but no longer waits', async () => {
    const before = await waiting();
    await send();
    await reportDispute(orderId, 'dispute.lost');
    expect(await waiting()).toBe(before);
    expect((await forward()).status).toBe(200);
  });

  it('is saved as an attachment, and each look is in the log', async () => {
    await send();
    const answer = await file(operator.token);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=invoice.pdf');
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await audit()).toMatchObject([
      {
        actor: operator.id,
        action: 'dispute.seen',
        details: { disputeId: id, file: 'invoice.pdf' },
      },
    ]);
  });

  it('is neither read, opened nor forwarded by an operator whose own trade it is', async () => {
    const order = await buy(buyer.token, await makeProduct(db(), operator, { price: 700 }));
    const own = await openDispute(order);
    const { dispute } = await sendEvidence(own, pdf(), operator.token);
    await putDisputeAnswer(operator.ctx, own, { text: 'من عندي' });
    expect(await statusAndCode(file(operator.token, dispute.files[0]?._id))).toEqual([409, 'own_trade']);
    expect(await statusAndCode(forward(operator.token, NOW.toISOString(), own))).toEqual([409, 'own_trade']);
    expect(await audit(operator)).toEqual([]);
    expect((await row(operator, own))?.answers).toEqual([]);
    const colleague = await makeMember({ role: 'ADMIN' });
    expect((await row(colleague, own))?.answers).toHaveLength(1);
    await send();
    await db().updateTable('orders').set({ buyer_id: operator.id }).where('id', '=', orderId).execute();
    expect((await row())?.answers).toEqual([]);
  });
});
