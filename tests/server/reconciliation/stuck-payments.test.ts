import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as ASK } from '@/app/api/operator/payments/[id]/ask/route';
import { POST as GIVE_BACK } from '@/app/api/operator/payments/[id]/give-back/route';
import { GET as LIST } from '@/app/api/operator/payments/route';
import { POST as RETRY } from '@/app/api/orders/[id]/payments/route';
import type { OrderView } from '@/lib/contract/orders';
import type { StuckPayment } from '@/lib/contract/stuck-payments';
import { db } from '@/lib/server/db/client';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { newId } from '@/lib/server/ids';
import { jobCtx } from '@/lib/server/jobs/job-ctx';
import { checkBooks } from '@/lib/server/self-check/service';
import { callRoute } from '@/tests/setup/call-route';
import { type Member, makeMember, NO_ID } from '@/tests/setup/make-member';
import { dropJobs, runJobs } from '@/tests/setup/run-jobs';
import { makeShop } from '@/tests/setup/shop';
import { buy, eventFor, moneyState, placeOrder, tell } from '@/tests/setup/trade';

let operator: Member;
let buyer: Member;
let guide: Awaited<ReturnType<typeof makeProduct>>;
beforeAll(async () => {
  operator = await makeMember({ role: 'ADMIN' });
  ({ product: guide } = await makeShop());
});
beforeEach(async () => {
  await dropJobs();
  buyer = await makeMember();
});

/** An order with a payment for which the gateway reported another amount. */
async function stuckOrder(more: { amount?: number; currency?: string } = { amount: 1500 }, by = buyer) {
  const { _id: orderId } = await placeOrder(by.token, guide);
  await tell(await eventFor(orderId, 'payment.succeeded', more));
  const { id } = await paymentOf(orderId);
  return { id, orderId };
}
const paymentOf = (orderId: string) =>
  db()
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .executeTakeFirstOrThrow();
const intent = (id: string, set: Record<string, string>) =>
  db().updateTable('sandbox_intents').set(set).where('reference', '=', id).execute();
const paidAtGateway = (id: string) => intent(id, { status: 'succeeded' });
const orderOf = (id: string) =>
  db().selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow();
const refundsOf = (id: string) =>
  db()
    .selectFrom('refunds')
    .select(['status', 'amount', 'currency'])
    .where('payment_id', '=', id)
    .orderBy('id')
    .execute();
const acts = async (id: string) =>
  (await db().selectFrom('audit_log').select(['action', 'details']).orderBy('seq').execute()).filter(
    ({ details }) => (details as { paymentId?: string }).paymentId === id,
  );

const ask = (id: string, token: string | undefined = operator.token) =>
  callRoute<{ outcome: string }>(ASK, { token, params: { id }, method: 'POST' });
const giveBack = (id: string, { token = operator.token, key = newId() } = {}) =>
  callRoute<StuckPayment>(GIVE_BACK, {
    token,
    params: { id },
    method: 'POST',
    headers: { 'idempotency-key': key },
  });
const list = async (status: 'waiting' | 'returned') =>
  (
    await callRoute<{ data: StuckPayment[] }>(LIST, {
      token: operator.token,
      query: { status, limit: 50 },
    })
  ).payload.data;
const shown = async (id: string, status: 'waiting' | 'returned') =>
  (await list(status)).find(({ _id }) => _id === id);

describe('an action on a stuck payment is refused and nothing changes', () => {
  it('for everyone but an operator, for an unknown payment, and for one that is not stuck', async () => {
    const { id } = await stuckOrder();
    const paid = await paymentOf(await buy((await makeMember()).token, guide));
    const before = await moneyState();
    for (const [token, status] of [
      ['', 401],
      [buyer.token, 403],
    ] as const) {
      expect((await callRoute(LIST, { token })).status).toBe(status);
      expect((await ask(id, token)).status).toBe(status);
      expect((await giveBack(id, { token })).status).toBe(status);
    }
    expect([(await ask(NO_ID)).status, (await giveBack(NO_ID)).status]).toEqual([404, 404]);
    expect([(await ask(paid.id)).status, (await giveBack(paid.id)).status]).toEqual([404, 404]);
    expect(await moneyState()).toBe(before);
  });

  it('for an operator who is the buyer', async () => {
    const { id } = await stuckOrder({ amount: 1500 }, operator);
    expect([(await ask(id)).problem.code, (await giveBack(id)).problem.code]).toEqual([
      'own_trade',
      'own_trade',
    ]);
    expect(await shown(id, 'waiting')).toMatchObject({ isOwn: true });
    expect(await acts(id)).toEqual([]);
  });

  it('when the operator refunds a payment whose amount nobody knows', async () => {
    const { id } = await stuckOrder();
    const unknown = { told_amount: null, told_currency: null };
    await db().updateTable('payments').set(unknown).where('id', '=', id).execute();
    expect(await shown(id, 'waiting')).toMatchObject({ told: null, can: { ask: true, giveBack: false } });
    expect((await giveBack(id)).problem.code).toBe('conflict');
  });
});

describe('a payment of the wrong amount', () => {
  it('is listed with the amount asked for, the amount paid and the possible actions', async () => {
    const { id, orderId } = await stuckOrder({ amount: 1500 });
    expect(await shown(id, 'waiting')).toMatchObject({
      orderId,
      why: 'wrong_amount',
      gateway: 'sandbox',
      buyer: { _id: buyer.id },
      isOwn: false,
      asked: { amount: 1900, currency: 'USD' },
      told: { amount: 1500, currency: 'USD' },
      refund: null,
      can: { ask: true, giveBack: true },
    });
  });

  it('stays in the list when the gateway says nothing new', async () => {
    const { id } = await stuckOrder();
    expect((await ask(id)).payload).toEqual({ outcome: 'unchanged' });
    expect(await shown(id, 'waiting')).toBeDefined();
    expect(await acts(id)).toMatchObject([{ action: 'payment.asked', details: { outcome: 'unchanged' } }]);
  });

  it('pays its order once when the gateway now reports the right amount and twenty requests ask at once', async () => {
    const { id, orderId } = await stuckOrder();
    await paidAtGateway(id);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409 || status === 404)).toHaveLength(19);
    expect(await orderOf(orderId)).toEqual({ status: 'paid' });
    expect(await acts(id)).toMatchObject([{ action: 'payment.asked', details: { outcome: 'attached' } }]);
    expect(await shown(id, 'waiting')).toBeUndefined();
    const access = db().selectFrom('entitlements').select('id').where('holder_id', '=', buyer.id);
    expect(await access.execute()).toHaveLength(1);
  });

  it('is refunded when its order was cancelled meanwhile', async () => {
    const { id } = await stuckOrder();
    await paidAtGateway(id);
    const other = await makeProduct(db(), await makeMember({ role: 'CREATOR' }), { price: 100 });
    await buy(buyer.token, other);
    await db()
      .updateTable('orders')
      .set({ status: 'cancelled' })
      .where('id', '=', (await paymentRow(id)).order_id)
      .execute();
    expect((await ask(id)).payload).toEqual({ outcome: 'returned' });
    expect(await refundsOf(id)).toMatchObject([{ amount: 1900, currency: 'USD' }]);
    expect(await shown(id, 'returned')).toMatchObject({ why: 'not_needed' });
  });

  it.each([
    ['less', { amount: 1500 }, [{ amount: 1500, currency: 'USD' }]],
    ['more', { amount: 190_000 }, [{ amount: 190_000, currency: 'USD' }]],
    ['in another currency', { currency: 'EUR' }, [{ amount: 1900, currency: 'EUR' }]],
    ['nothing', { amount: 0 }, []],
  ])('is refunded once, exactly as much as was paid (%s)', async (_, more, refunds) => {
    const { id, orderId } = await stuckOrder(more);
    const [one, two] = [newId(), newId()];
    const answers = await Promise.all([one, one, two, two].map((key) => giveBack(id, { key })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    expect(await refundsOf(id)).toMatchObject(refunds);
    expect(await shown(id, 'returned')).toMatchObject({
      asked: { amount: 1900 },
      can: { ask: false, giveBack: false },
    });
    expect(await acts(id)).toMatchObject([{ action: 'payment.returned' }]);
    // It was no sale: the books have no entry for it, and the order can still be paid.
    expect(await orderOf(orderId)).toEqual({ status: 'awaiting_payment' });
    expect((await checkBooks(jobCtx())).broken).toBe(0);
  });

  it('no longer blocks its order once refunded: one new payment pays the order', async () => {
    const { id, orderId } = await stuckOrder();
    const retry = () =>
      callRoute<OrderView>(RETRY, {
        token: buyer.token,
        params: { id: orderId },
        method: 'POST',
        headers: { 'idempotency-key': newId() },
      });
    expect((await retry()).problem.code).toBe('order_closed');
    await giveBack(id);
    const answers = await Promise.all([retry(), retry(), retry()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await tell(await eventFor(orderId, 'payment.succeeded'));
    expect(await orderOf(orderId)).toEqual({ status: 'paid' });
    expect(await paymentRow(id)).toMatchObject({ status: 'returned', amount: 1500 });
    expect((await checkBooks(jobCtx())).broken).toBe(0);
  });

  it('is never both attached to its order and refunded when operators ask for both at once', async () => {
    const { id, orderId } = await stuckOrder();
    await paidAtGateway(id);
    await Promise.all([ask(id), giveBack(id), ask(id), giveBack(id)]);
    const [{ status }, refunds] = [await orderOf(orderId), await refundsOf(id)];
    expect([status, refunds.length]).toEqual(refunds.length === 0 ? ['paid', 0] : ['awaiting_payment', 1]);
  });
});

const paymentRow = (id: string) =>
  db().selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a stuck payment that is refunded', () => {
  it('is listed again when the gateway refuses the refund, and can be refunded again', async () => {
    const { id } = await stuckOrder({ amount: 1500 });
    await intent(id, { status: 'succeeded', on_refund: 'fail' });
    await giveBack(id);
    await runJobs();
    expect(await shown(id, 'waiting')).toMatchObject({
      refund: { status: 'failed' },
      can: { ask: false, giveBack: true },
    });
    await intent(id, { on_refund: 'succeed' });
    expect((await giveBack(id)).status).toBe(200);
    expect((await giveBack(id)).status).toBe(409);
    await runJobs();
    expect(await refundsOf(id)).toMatchObject([{ status: 'failed' }, { status: 'succeeded', amount: 1500 }]);
    expect(await shown(id, 'returned')).toMatchObject({ refund: { status: 'succeeded' } });
  });
});
