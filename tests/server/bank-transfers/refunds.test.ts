import { beforeAll, describe, expect, it } from 'vitest';
import * as SETTLE from '@/app/api/operator/transfer-refunds/[id]/settle/route';
import * as LIST from '@/app/api/operator/transfer-refunds/route';
import type { TransferRefundRow } from '@/lib/contract/transfers';
import { approve } from '@/lib/server/bank-transfers/queue';
import { db } from '@/lib/server/db/client';
import type { makeProduct } from '@/lib/server/demo/product-factory';
import { env } from '@/lib/server/env';
import { newId } from '@/lib/server/ids';
import { getOrder } from '@/lib/server/orders/service';
import { refundSale } from '@/lib/server/refunds/decide';
import { callRoute } from '@/tests/setup/call-route';
import { NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { pdf, sendReceipt } from '@/tests/setup/receipts';
import { runJobs } from '@/tests/setup/run-jobs';
import { makeShop } from '@/tests/setup/shop';
import { bodyFor, checkOut } from '@/tests/setup/trade';

let operator: Member;
let guide: Awaited<ReturnType<typeof makeProduct>>;
beforeAll(async () => {
  const bank = { BANK_ACCOUNT_HOLDER: 'Qeema', BANK_NAME: 'Test Bank', BANK_ACCOUNT: '12345' };
  Object.assign(env(), { PAYMENT_GATEWAYS: ['bank_transfer'], ...bank });
  operator = await makeMember({ role: 'ADMIN' });
  ({ product: guide } = await makeShop());
});

/** An operator accepts the receipt that the buyer of an order sends. */
async function acceptReceipt(orderId: string, buyer: Member): Promise<void> {
  await sendReceipt(orderId, pdf(), buyer.token);
  const { id } = await db()
    .selectFrom('transfer_receipts')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select('transfer_receipts.id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const received = { amount: 1900, currency: 'USD' };
  await approve(operator.ctx, id, { received, bankReference: `FT${newId()}` });
}

/** An order that was paid by transfer and now has to be refunded. */
async function refundedOrder() {
  const buyer = await makeMember();
  const { payload: order } = await checkOut(buyer.token, bodyFor(guide));
  await acceptReceipt(order._id, buyer);
  const lineId = order.lines[0]?._id ?? '';
  await refundSale(operator.ctx, lineId, { amount: 1900, answer: '' }, newId(), { asOperator: true });
  await runJobs();
  const refund = await db()
    .selectFrom('refunds')
    .select('id')
    .where('order_id', '=', order._id)
    .executeTakeFirstOrThrow();
  return { buyer, orderId: order._id, refundId: refund.id };
}

const settle = (id: string, body: unknown, token = operator.token) =>
  callRoute(SETTLE.POST, { token, params: { id }, body });
const refundOf = (id: string) =>
  db().selectFrom('refunds').select('status').where('id', '=', id).executeTakeFirstOrThrow();

describe('a refund of a bank transfer', () => {
  it('cannot be listed or settled by the buyer', async () => {
    const { refundId, buyer } = await refundedOrder();
    expect((await callRoute(LIST.GET, { token: buyer.token })).status).toBe(403);
    expect((await settle(refundId, { status: 'failed' }, buyer.token)).status).toBe(403);
    expect((await refundOf(refundId)).status).toBe('granted');
  });

  it('cannot be settled by an operator who is its buyer', async () => {
    const { refundId, buyer } = await refundedOrder();
    await db().updateTable('users').set({ role: 'ADMIN' }).where('id', '=', buyer.id).execute();
    await db()
      .updateTable('sessions')
      .set({ second_factor_at: NOW })
      .where('user_id', '=', buyer.id)
      .execute();
    const answer = await settle(refundId, { status: 'failed' }, buyer.token);
    expect([answer.status, answer.problem.code]).toEqual([409, 'own_trade']);
    expect(await refundOf(refundId)).toEqual({ status: 'granted' });
  });

  it('waits until an operator settles it with a bank reference that is not used yet', async () => {
    const [first, second] = [await refundedOrder(), await refundedOrder()];
    const { payload } = await callRoute<{ data: TransferRefundRow[] }>(LIST.GET, { token: operator.token });
    expect(payload.data.map(({ _id }) => _id)).toEqual(
      expect.arrayContaining([first.refundId, second.refundId]),
    );
    const sent = { status: 'succeeded', bankReference: 'out 2026-77' };
    expect((await settle(first.refundId, sent)).status).toBe(200);
    expect((await refundOf(first.refundId)).status).toBe('succeeded');
    expect((await getOrder(first.buyer.ctx, first.orderId)).status).toBe('refunded');
    expect((await settle(first.refundId, sent)).status).toBe(409);
    const again = await settle(second.refundId, { ...sent, bankReference: 'OUT202677' });
    expect([again.status, again.problem.code]).toEqual([409, 'reference_used']);
    expect((await refundOf(second.refundId)).status).toBe('granted');
  });

  it('that could not be sent is marked as failed', async () => {
    const { refundId } = await refundedOrder();
    expect((await settle(refundId, { status: 'failed' })).status).toBe(200);
    expect((await refundOf(refundId)).status).toBe('failed');
  });

  it('is settled once when ten requests settle it at once', async () => {
    const { refundId } = await refundedOrder();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        settle(refundId, { status: 'succeeded', bankReference: `TEN${i}X` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

it('a transfer for a product that was taken down waits to be sent back, and gives no access', async () => {
  const [{ product }, buyer] = await Promise.all([makeShop(), makeMember()]);
  const { payload: order } = await checkOut(buyer.token, bodyFor(product));
  await db().updateTable('products').set({ status: 'suspended' }).where('id', '=', product.id).execute();
  await acceptReceipt(order._id, buyer);
  await runJobs();
  const { payload } = await callRoute<{ data: TransferRefundRow[] }>(LIST.GET, { token: operator.token });
  expect(payload.data).toContainEqual(
    expect.objectContaining({ orderNumber: order.number, amount: { amount: 1900, currency: 'USD' } }),
  );
  expect(await getOrder(buyer.ctx, order._id)).toMatchObject({
    status: 'cancelled',
    lines: [{ entitlementId: null }],
  });
});
