import { beforeEach, describe, expect, it } from 'vitest';
import * as APPROVE from '@/app/api/operator/receipts/[id]/approve/route';
import { remindAndExpireTransfers } from '@/lib/server/bank-transfers/jobs';
import { retryPayment } from '@/lib/server/checkout/service';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import type { makeProduct } from '@/lib/server/demo/product-factory';
import { env } from '@/lib/server/env';
import { newId } from '@/lib/server/ids';
import { expireOrders } from '@/lib/server/orders/service';
import { DAY } from '@/lib/shared/time';
import { bankSettings } from '@/tests/setup/bank-settings';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow } from '@/tests/setup/clock';
import { type Member, makeConfirmed, makeMember } from '@/tests/setup/make-member';
import { lettersTo } from '@/tests/setup/outbox';
import { pdf, sendReceipt } from '@/tests/setup/receipts';
import { makeShop } from '@/tests/setup/shop';
import { bodyFor, checkOut, eventFor, tell } from '@/tests/setup/trade';
import { untilSomebodyWaits, whileHeld } from '@/tests/setup/while-held';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

let seller: Member;
let buyer: Member;
let guide: Awaited<ReturnType<typeof makeProduct>>;

cleanWorld(async () => {
  ({ seller, product: guide } = await makeShop());
  buyer = await makeConfirmed();
});
beforeEach(() => {
  Object.assign(env(), { PAYMENT_GATEWAYS: ['sandbox', 'bank_transfer'], ...bankSettings });
});

const statusOf = async (id: string) =>
  (await db().selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const overdue = (id: string) =>
  db()
    .updateTable('orders')
    .set({ expires_at: fromNow(-1000) })
    .where('id', '=', id)
    .execute();
const raisePrice = () =>
  db().updateTable('products').set({ price_amount: 2900 }).where('id', '=', guide.id).execute();

/** An order by card that failed, for which a transfer is expected now. @returns its id, and an event of the card */
async function transferAfterCard() {
  const { payload } = await checkOut(buyer.token, { ...bodyFor(guide), gateway: 'sandbox' });
  const failed = await eventFor(payload._id, 'payment.failed');
  await tell(failed);
  await retryPayment(buyer.ctx, payload._id, newId(), 'bank_transfer');
  return {
    id: payload._id,
    ofCard: (type: typeof failed.type) => ({ ...failed, type, failure: null, id: newId() }),
  };
}

/** An operator finds the money of the newest receipt. */
async function approveNewest(): Promise<void> {
  const { token } = await makeMember({ role: 'ADMIN' });
  const { id } = await db()
    .selectFrom('transfer_receipts')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const body = { received: { amount: 1900, currency: 'USD' }, bankReference: newId() };
  expect((await callRoute(APPROVE.POST, { token, params: { id }, body })).status).toBe(200);
}

describe('an order whose receipt came in time', () => {
  it('waits for the operator when money of its former payment comes in time and cannot be taken', async () => {
    const { id, ofCard } = await transferAfterCard();
    await sendReceipt(id, pdf(), buyer.token);
    const suspend = (status: string) =>
      db().updateTable('users').set({ status }).where('id', '=', seller.id).execute();
    await suspend('suspended');
    await tell(ofCard('payment.succeeded'));
    expect(await statusOf(id)).toBe('awaiting_payment');
    const ofOrder = db().selectFrom('payments').select('status').where('order_id', '=', id).orderBy('id');
    const statuses = (await ofOrder.execute()).map(({ status }) => status);
    expect(statuses).toEqual(['returned', 'receipt_submitted']);
    await suspend('active');
    await approveNewest();
    expect(await statusOf(id)).toBe('paid');
  });

  it('waits for the operator when an old event of its former payment comes after its time', async () => {
    const { id, ofCard } = await transferAfterCard();
    await sendReceipt(id, pdf(), buyer.token);
    await overdue(id);
    await raisePrice();
    await tell(ofCard('payment.processing'));
    expect(await statusOf(id)).toBe('awaiting_payment');
    await approveNewest();
    expect(await statusOf(id)).toBe('paid');
  });

  it('waits for the operator when money of its former payment comes late and goes back', async () => {
    const { id, ofCard } = await transferAfterCard();
    await sendReceipt(id, pdf(), buyer.token);
    await overdue(id);
    await raisePrice();
    await tell(ofCard('payment.succeeded'));
    expect(await statusOf(id)).toBe('awaiting_payment');
    await approveNewest();
    expect(await statusOf(id)).toBe('paid');
  });
});

it('an order is not ended by the job when its payment begins at the same moment', COMMITS, async () => {
  const { payload } = await checkOut(buyer.token, { ...bodyFor(guide), gateway: 'sandbox' });
  let job: Promise<void> = Promise.resolve();
  await whileHeld('orders', payload._id, async (holder) => {
    await holder
      .updateTable('payments')
      .set({ status: 'processing' })
      .where('order_id', '=', payload._id)
      .execute();
    job = expireOrders(guestCtx(db(), fromNow(DAY)));
    await Promise.race([job, untilSomebodyWaits()]);
  });
  await job;
  expect(await statusOf(payload._id)).toBe('awaiting_payment');
});

it('an order is not ended by the job when its receipt is being stored', COMMITS, async () => {
  const { id } = await transferAfterCard();
  const ofOrder = db().selectFrom('payments').select('id').where('order_id', '=', id);
  const payment = await ofOrder.orderBy('id', 'desc').executeTakeFirstOrThrow();
  let sending: ReturnType<typeof sendReceipt> | undefined;
  await whileHeld('payments', payment.id, async () => {
    sending = sendReceipt(id, pdf(), buyer.token);
    await untilSomebodyWaits();
    await expireOrders(guestCtx(db(), fromNow(8 * DAY)));
  });
  expect((await sending)?.status).toBe(201);
  expect(await statusOf(id)).toBe('awaiting_payment');
});

it(
  'a buyer whose order was paid by card after all is not told that the time for a transfer is over',
  COMMITS,
  async () => {
    const { id, ofCard } = await transferAfterCard();
    await tell(ofCard('payment.succeeded'));
    expect(await statusOf(id)).toBe('paid');
    const before = await lettersTo(buyer.email ?? '');
    await remindAndExpireTransfers.run({}, guestCtx(db(), fromNow(8 * DAY)));
    expect(await lettersTo(buyer.email ?? '')).toEqual(before);
  },
);
