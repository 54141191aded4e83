import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as RETRY } from '@/app/api/orders/[id]/payments/route';
import { GET } from '@/app/api/orders/[id]/route';
import type { OrderView } from '@/lib/contract/orders';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import type { makeProduct } from '@/lib/server/demo/product-factory';
import { newId } from '@/lib/server/ids';
import { expireOrders } from '@/lib/server/orders/service';
import { MINUTE } from '@/lib/shared/time';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember, NO_ID } from '@/tests/setup/make-member';
import { makeShop } from '@/tests/setup/shop';
import { buy, eventFor, moneyState, placeOrder, tell } from '@/tests/setup/trade';

let creator: Member;
let buyer: Member;
let stranger: Member;
let guide: Awaited<ReturnType<typeof makeProduct>>;

beforeAll(async () => {
  ({ seller: creator, buyer: stranger, product: guide } = await makeShop(1900));
});
beforeEach(async () => {
  buyer = await makeMember();
});

const see = (id: string, token: string | undefined = buyer.token) =>
  callRoute<OrderView>(GET, { params: { id }, token });
const retry = (id: string, token: string | undefined = buyer.token, key: string = newId()) =>
  callRoute<OrderView>(RETRY, { params: { id }, token, method: 'POST', headers: { 'idempotency-key': key } });
const later = (minutes: number) => guestCtx(db(), fromNow(minutes * MINUTE));
const setStatus = (id: string, status: string) =>
  db().updateTable('orders').set({ status }).where('id', '=', id).execute();
const setUserStatus = (id: string, status: string) =>
  db().updateTable('users').set({ status }).where('id', '=', id).execute();
const change = (
  { product }: Awaited<ReturnType<typeof makeShop>>,
  to: { status?: string; price_amount?: number },
) => db().updateTable('products').set(to).where('id', '=', product.id).execute();
const block = (from: Member, to: Member) =>
  db()
    .insertInto('blocks')
    .values({ id: newId(), blocker_id: from.id, blocked_id: to.id, created_at: NOW })
    .execute();

describe('orders refuse', () => {
  it('a guest with 401', async () => {
    expect((await callRoute(GET, { params: { id: NO_ID } })).status).toBe(401);
    expect((await callRoute(RETRY, { params: { id: NO_ID }, method: 'POST' })).status).toBe(401);
  });

  it('to show another’s order, with the same 404 as for an unknown one, even to its seller', async () => {
    const { _id } = await placeOrder(buyer.token, guide);
    const answers = await Promise.all([
      see(_id, stranger.token),
      see(_id, creator.token),
      see(NO_ID, stranger.token),
      see('x', stranger.token),
      see("' or 1=1 --", stranger.token),
    ]);
    const texts = answers.map(({ status, problem }) =>
      JSON.stringify([status, { ...problem, requestId: '' }]),
    );
    expect(new Set(texts).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
    const retries = await Promise.all([
      retry(_id, stranger.token),
      retry(_id, creator.token),
      retry(NO_ID, stranger.token),
    ]);
    expect(retries.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it.each(['paid', 'cancelled', 'expired', 'refunded', 'partly_refunded'])(
    'another payment for an order that is %s',
    async (status) => {
      const { _id } = await placeOrder(buyer.token, guide);
      await tell(await eventFor(_id, 'payment.failed'));
      await setStatus(_id, status);
      const before = await moneyState();
      expect((await retry(_id)).problem.code).toBe('order_closed');
      expect(await moneyState()).toBe(before);
    },
  );

  it('another payment while one is open', async () => {
    const { _id } = await placeOrder(buyer.token, guide);
    expect((await retry(_id)).problem.code).toBe('order_closed');
    await tell(await eventFor(_id, 'payment.processing'));
    expect((await retry(_id)).problem.code).toBe('order_closed');
  });

  it('another payment after the order’s time is over, even before a job has expired it', async () => {
    const { _id } = await placeOrder(buyer.token, guide);
    await tell(await eventFor(_id, 'payment.failed'));
    await db()
      .updateTable('orders')
      .set({ expires_at: fromNow(-1000) })
      .where('id', '=', _id)
      .execute();
    expect((await retry(_id)).problem.code).toBe('order_closed');
  });

  it.each<[string, string, (shop: Awaited<ReturnType<typeof makeShop>>) => Promise<unknown>]>([
    ['whose seller is suspended', 'not_purchasable', ({ seller }) => setUserStatus(seller.id, 'suspended')],
    ['whose seller blocks the buyer', 'not_purchasable', ({ seller }) => block(seller, buyer)],
    ['of a product that was taken down', 'not_purchasable', (shop) => change(shop, { status: 'suspended' })],
    ['of a product that was withdrawn', 'not_purchasable', (shop) => change(shop, { status: 'unpublished' })],
    ['of a product with another price now', 'price_changed', (shop) => change(shop, { price_amount: 1901 })],
    ['of a product that the buyer owns by now', 'already_owned', (shop) => buy(buyer.token, shop.product)],
  ])('another payment for an order %s, with %s', async (_, code, happen) => {
    const shop = await makeShop(1900);
    const { _id } = await placeOrder(buyer.token, shop.product);
    await tell(await eventFor(_id, 'payment.failed'));
    await happen(shop);
    const before = await moneyState();
    const { status, problem } = await retry(_id);
    expect([status, problem.code]).toEqual([409, code]);
    expect(await moneyState()).toBe(before);
  });

  it('an unknown status and a negative total, in the database itself', async () => {
    const { _id } = await placeOrder(buyer.token, guide);
    await expect(setStatus(_id, 'free')).rejects.toThrow(/check constraint/);
    await expect(
      db().updateTable('orders').set({ total_amount: -1 }).where('id', '=', _id).execute(),
    ).rejects.toThrow(/check constraint/);
  });
});

describe('the expiry of orders', () => {
  it('ends an unpaid order when its 30 minutes are over', async () => {
    const { _id } = await placeOrder(buyer.token, guide);
    await expireOrders(later(29));
    expect((await see(_id)).payload.status).toBe('awaiting_payment');
    await expireOrders(later(31));
    expect((await see(_id)).payload.status).toBe('expired');
    const row = await db().selectFrom('orders').select('status').where('id', '=', _id).executeTakeFirst();
    expect(row?.status).toBe('expired');
  });

  it('leaves an order whose payment is under way', async () => {
    const { _id } = await placeOrder(buyer.token, guide);
    await tell(await eventFor(_id, 'payment.processing'));
    await expireOrders(later(31));
    expect((await see(_id)).payload.status).toBe('awaiting_payment');
  });

  it('leaves a paid order', async () => {
    const id = await buy(buyer.token, guide);
    await expireOrders(later(31));
    expect((await see(id)).payload.status).toBe('paid');
  });
});

describe('after a refused card', () => {
  it('the order stays open, shows the reason, and takes another payment', async () => {
    const { _id, payment } = await placeOrder(buyer.token, guide);
    await tell(await eventFor(_id, 'payment.failed', { failure: 'insufficient_funds' }));
    const failed = (await see(_id)).payload;
    expect(failed.status).toBe('awaiting_payment');
    expect(failed.payment).toMatchObject({ status: 'failed', failure: 'insufficient_funds' });
    const again = await retry(_id);
    expect(again.status).toBe(200);
    expect(again.payload.payment?._id).not.toBe(payment?._id);
    expect(again.payload.payment?.status).toBe('requires_action');
    await tell(await eventFor(_id));
    const paid = (await see(_id)).payload;
    expect(paid).toMatchObject({ status: 'paid', paidAt: expect.any(String) });
    expect(paid.payment?.status).toBe('succeeded');
  });

  it('twenty retries at once with the same key open one payment', async () => {
    const { _id } = await placeOrder(buyer.token, guide);
    await tell(await eventFor(_id, 'payment.failed'));
    const key = newId();
    const answers = await Promise.all(Array.from({ length: 20 }, () => retry(_id, buyer.token, key)));
    expect(new Set(answers.map(({ payload }) => payload?.payment?._id)).size).toBe(1);
  });

  it('twenty retries at once with different keys open one payment', async () => {
    const { _id } = await placeOrder(buyer.token, guide);
    await tell(await eventFor(_id, 'payment.failed'));
    const answers = await Promise.all(Array.from({ length: 20 }, () => retry(_id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ problem }) => problem.code === 'order_closed')).toHaveLength(19);
    const payments = await db().selectFrom('payments').select('id').where('order_id', '=', _id).execute();
    expect(payments).toHaveLength(2);
  });
});
