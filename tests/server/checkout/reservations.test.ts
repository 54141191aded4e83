import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GatewayEvent } from '@/lib/server/adapters/payments/port';
import { retryPayment } from '@/lib/server/checkout/service';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { env } from '@/lib/server/env';
import { newId } from '@/lib/server/ids';
import { listPurchases } from '@/lib/server/library/service';
import { expireOrders } from '@/lib/server/orders/service';
import { getProductPage } from '@/lib/server/products/view';
import { refundSale } from '@/lib/server/refunds/decide';
import { checkBooks } from '@/lib/server/self-check/service';
import { bankSettings } from '@/tests/setup/bank-settings';
import { fromNow } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { buyForReal, lineOf, stateOf } from '@/tests/setup/reversals';
import { KEPT_MS, seatsOf, sellBySeats } from '@/tests/setup/seats';
import { asOneGroup, endOf, eventsFor, SETTLED, sendAll } from '@/tests/setup/settle-together';
import { bodyFor, checkOut, eventFor, moneyState, placeOrder, tell } from '@/tests/setup/trade';

vi.mock('@/lib/server/kinds', async (original) => {
  const { withSeats } = await import('@/tests/setup/seats');
  return withSeats(await original());
});

let seller: Member;
let buyer: Member;
let other: Member;

beforeEach(async () => {
  seller = await makeMember({ role: 'CREATOR' });
  [buyer, other] = await Promise.all([makeMember(), makeMember()]);
});

async function course(seats: number, price = 1000) {
  const product = await makeProduct(db(), seller, { price });
  await sellBySeats(product.id, seats);
  return product;
}

/** An order that expires while its payment is processing. */
async function paidLate(member: Member, product: Awaited<ReturnType<typeof course>>) {
  const { _id } = await placeOrder(member.token, product);
  await tell(await eventFor(_id, 'payment.processing'));
  await later();
  return _id;
}

// The time that products are kept for is over, and the scheduled jobs have run.
async function later() {
  const past = fromNow(-1000);
  await db()
    .updateTable('orders')
    .set({ expires_at: past })
    .where('status', '=', 'awaiting_payment')
    .execute();
  await sql`update test_seats set until = ${past} where entitlement_id is null and line_id is not null`.execute(
    db(),
  );
  await expireOrders(guestCtx(db()));
}
async function statusesOf(orderIds: readonly string[]) {
  const { rows } = await sql<{ id: string; status: string }>`
    select id, status from orders where id = any(${[...orderIds]}::uuid[])`.execute(db());
  return orderIds.map((id) => rows.find((row) => row.id === id)?.status);
}

const broken = async () => {
  const { results } = await checkBooks(guestCtx(db()));
  return results.filter(({ broken }) => broken > 0);
};

describe('an order of a product with too little left', () => {
  it('is refused while the last one is kept for somebody else, and nothing is written', async () => {
    const product = await course(1);
    await placeOrder(other.token, product);
    const before = await moneyState();
    const { status, problem } = await checkOut(buyer.token, bodyFor(product));
    expect([status, problem.code]).toEqual([409, 'not_purchasable']);
    expect(await moneyState()).toBe(before);
  });

  it('cannot be paid by a transfer, which takes longer than the product is kept', async () => {
    Object.assign(env(), { PAYMENT_GATEWAYS: ['sandbox', 'bank_transfer'], ...bankSettings });
    const body = { ...bodyFor(await course(1)), gateway: 'bank_transfer' };
    const { status, problem } = await checkOut(buyer.token, body);
    Object.assign(env(), { PAYMENT_GATEWAYS: ['sandbox'] });
    expect([status, problem.code]).toEqual([409, 'gateway_off']);
  });

  it('is refused as gone when it is free, and nobody is notified of an order', async () => {
    const product = await course(1, 0);
    expect((await checkOut(other.token, bodyFor(product))).status).toBe(201);
    const { status, problem } = await checkOut(buyer.token, bodyFor(product));
    expect([status, problem.code]).toEqual([409, 'not_purchasable']);
  });

  it('needs no way to pay when it is free: transfers alone may be switched on', async () => {
    const product = await course(1, 0);
    Object.assign(env(), { PAYMENT_GATEWAYS: ['bank_transfer'], ...bankSettings });
    const { status } = await checkOut(buyer.token, bodyFor(product));
    Object.assign(env(), { PAYMENT_GATEWAYS: ['sandbox'] });
    expect(status).toBe(201);
  });

  it('replaces the unpaid order of the same buyer, so that nobody has two kept for them', async () => {
    const product = await course(2);
    const left = (await placeOrder(buyer.token, product))._id;
    const { _id, lines } = await placeOrder(buyer.token, product);
    expect(await seatsOf(product.id)).toEqual([
      { line_id: lines[0]?._id, is_taken: false },
      { line_id: null, is_taken: false },
    ]);
    expect(await statusesOf([left, _id])).toEqual(['expired', 'awaiting_payment']);
    await Promise.all(Array.from({ length: 4 }, () => checkOut(buyer.token, bodyFor(product))));
    expect((await checkOut(other.token, bodyFor(product))).status).toBe(201);
  });

  it('does not replace an order with a payment under way, nor the order of another buyer', async () => {
    const product = await course(3);
    const paying = (await placeOrder(buyer.token, product))._id;
    await tell(await eventFor(paying, 'payment.processing'));
    const others = (await placeOrder(other.token, product))._id;
    await placeOrder(buyer.token, product);
    expect(await statusesOf([paying, others])).toEqual(['awaiting_payment', 'awaiting_payment']);
  });

  it('expires when the time it is kept for is over, and others can buy it', async () => {
    const product = await course(1);
    const { expiresAt, createdAt } = await placeOrder(other.token, product);
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(KEPT_MS);
    await later();
    expect(await seatsOf(product.id)).toEqual([{ line_id: null, is_taken: false }]);
    expect((await checkOut(buyer.token, bodyFor(product))).status).toBe(201);
  });

  it('takes it for good when it is paid', async () => {
    const product = await course(1);
    const { _id, lines } = await placeOrder(buyer.token, product);
    await tell(await eventFor(_id));
    expect(await endOf([_id])).toEqual([SETTLED]);
    expect(await seatsOf(product.id)).toEqual([{ line_id: lines[0]?._id, is_taken: true }]);
  });
});

it('a product that is bought each time may be bought again, and each purchase is separate', async () => {
  const product = await course(2);
  const orderIds = [await buyForReal(buyer.token, product), await buyForReal(buyer.token, product)];
  expect(await endOf(orderIds)).toEqual([SETTLED, SETTLED]);
  expect(await seatsOf(product.id)).toMatchObject([{ is_taken: true }, { is_taken: true }]);
  const { data } = await listPurchases(buyer.ctx, { limit: 10, cursor: undefined });
  expect(data.map(({ product }) => product?._id)).toEqual([product.id, product.id]);
  expect((await getProductPage(buyer.ctx, product.id)).can.buy).toBe(true);
});

describe('when an order expires while its payment is processing,', () => {
  it('its buyer still gets the product if nobody else took it', async () => {
    const product = await course(1);
    const orderId = await paidLate(buyer, product);
    await tell(await eventFor(orderId));
    expect(await endOf([orderId])).toEqual([SETTLED.replace('1 event', '2 event')]);
    expect(await seatsOf(product.id)).toMatchObject([{ is_taken: true }]);
  });

  it('its buyer gets the money back if somebody else took the product', async () => {
    const product = await course(1);
    const orderId = await paidLate(buyer, product);
    const kept = (await placeOrder(other.token, product))._id;
    await tell(await eventFor(orderId));
    await tell(await eventFor(kept));
    expect(await endOf([orderId, kept])).toEqual([
      'cancelled returned not_needed 0 held, 0 sale, 0 part, 2 event',
      SETTLED,
    ]);
    expect(await seatsOf(product.id)).toMatchObject([{ is_taken: true }]);
    expect(await broken()).toEqual([]);
  });
});

describe('money that an order does not take keeps nothing from others:', () => {
  it('it came late, and the product has another price by then', async () => {
    const product = await course(1);
    const orderId = (await placeOrder(buyer.token, product))._id;
    await later();
    await db().updateTable('products').set({ price_amount: 2000 }).where('id', '=', product.id).execute();
    await tell(await eventFor(orderId));
    expect(await endOf([orderId])).toEqual(['expired returned not_needed 0 held, 0 sale, 0 part, 1 event']);
    expect(await seatsOf(product.id)).toEqual([{ line_id: null, is_taken: false }]);
  });

  it('another payment had paid the order, which was refunded since', async () => {
    const product = await course(1);
    const { _id } = await placeOrder(buyer.token, product);
    const first = await eventFor(_id);
    await tell(await eventFor(_id, 'payment.failed'));
    await retryPayment(buyer.ctx, _id, newId());
    await tell(await eventFor(_id));
    const lineId = await lineOf(_id);
    await refundSale(seller.ctx, lineId, { amount: 1000, answer: '' }, newId(), { asOperator: false });
    await tell(first);
    expect(await seatsOf(product.id)).toEqual([{ line_id: null, is_taken: false }]);
    expect(await broken()).toEqual([]);
  });
});

it('in a group of sixteen payments, the one that lost is paid back and fifteen are settled', async () => {
  const product = await course(16);
  const buyers = await Promise.all(Array.from({ length: 16 }, () => makeMember()));
  const orderIds: string[] = [];
  for (const { token } of buyers) orderIds.push((await placeOrder(token, product))._id);
  await sql`delete from test_seats where product_id = ${product.id} and line_id = (
    select id from order_lines where order_id = ${orderIds[7] ?? ''})`.execute(db());
  const events = await eventsFor(orderIds);
  const answers = await asOneGroup(events);
  expect(answers).toEqual(orderIds.map((_, at) => at !== 7));
  await sendAll([events[7] as GatewayEvent]);
  const lost = 'cancelled returned not_needed 0 held, 0 sale, 0 part, 1 event';
  expect(await endOf(orderIds)).toEqual(orderIds.map((_, at) => (at === 7 ? lost : SETTLED)));
  expect(await broken()).toEqual([]);
});

it('a product that cannot be given back after a won dispute stays suspended, and an operator is notified', async () => {
  const operator = await makeMember({ role: 'ADMIN' });
  const product = await course(1);
  const orderId = await buyForReal(buyer.token, product);
  const about = { subjectRef: `dp_${orderId}` };
  await tell(await eventFor(orderId, 'dispute.opened', about));
  const kept = await buyForReal(other.token, product);
  await tell(await eventFor(orderId, 'dispute.won', about));
  expect(await stateOf(orderId)).toMatchObject({ order: 'paid', access: 'suspended', held: 900 });
  expect(await stateOf(kept)).toMatchObject({ order: 'paid', access: 'active', held: 900 });
  const notices = await db()
    .selectFrom('notifications')
    .select(['user_id', 'order_id'])
    .where('kind', '=', 'access_lost')
    .where('user_id', '=', operator.id)
    .execute();
  expect(notices).toEqual([{ user_id: operator.id, order_id: orderId }]);
  expect(await broken()).toEqual([]);
});
