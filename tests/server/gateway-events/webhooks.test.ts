import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as WEBHOOK } from '@/app/api/webhooks/[gateway]/route';
import { SIGNATURE_HEADER, sign } from '@/lib/server/adapters/payments/sandbox/signature';
import { retryPayment } from '@/lib/server/checkout/service';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import type { makeProduct } from '@/lib/server/demo/product-factory';
import { handleWaitingEvents } from '@/lib/server/gateway-events/webhooks';
import { newId } from '@/lib/server/ids';
import { expireOrders } from '@/lib/server/orders/service';
import { MINUTE } from '@/lib/shared/time';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { makeShop } from '@/tests/setup/shop';
import { buy, eventFor, moneyState, placeOrder, postWebhook, tell } from '@/tests/setup/trade';

let buyer: Member;
let guide: Awaited<ReturnType<typeof makeProduct>>;

beforeAll(async () => {
  ({ product: guide } = await makeShop(1900));
});
beforeEach(async () => {
  buyer = await makeMember();
});

const stateOf = async (orderId: string) => {
  const rows = await db()
    .selectFrom('orders')
    .leftJoin('payments', 'payments.order_id', 'orders.id')
    .select(['orders.status', 'payments.status as payment', 'payments.failure'])
    .where('orders.id', '=', orderId)
    .orderBy('payments.id')
    .execute();
  const owned = await db()
    .selectFrom('entitlements')
    .select('id')
    .where('holder_id', '=', buyer.id)
    .execute();
  return { rows, owned: owned.length };
};
const events = () => db().selectFrom('inbound_events').selectAll().orderBy('id').execute();

describe('a webhook is refused, and nothing is written', () => {
  const at = (minutes: number) => fromNow(minutes * MINUTE);
  it.each<[string, (body: string) => [string, string | null]]>([
    ['without a signature', (body) => [body, null]],
    ['with an empty signature', (body) => [body, '']],
    ['with a garbage signature', (body) => [body, 't=1,v1=zz']],
    ['with a signature made with another secret', (body) => [body, sign(body, at(0), 'x'.repeat(64))]],
    ['with one byte of the body changed', (body) => [body.replace('1900', '1901'), sign(body, at(0))]],
    ['with a byte order mark before the body', (body) => [`\uFEFF${body}`, sign(body, at(0))]],
    ['with a space added to the body', (body) => [`${body} `, sign(body, at(0))]],
    ['with a signature that is six minutes old', (body) => [body, sign(body, at(-6))]],
    ['with a signature from six minutes in the future', (body) => [body, sign(body, at(6))]],
    [
      'with an old signature under a new time',
      (body) => [body, sign(body, at(-6)).replace(/t=\d+/, `t=${Math.floor(NOW.getTime() / 1000)}`)],
    ],
    ['with a signature that is one character short', (body) => [body, sign(body, at(0)).slice(0, -1)]],
    ['with a valid signature but a body that is not JSON', () => ['{', sign('{', at(0))]],
    [
      'with a valid signature but a body that is not an event',
      () => ['{"id":"x"}', sign('{"id":"x"}', at(0))],
    ],
  ])('%s: 400', async (_, forge) => {
    const { _id } = await placeOrder(buyer.token, guide);
    const [money, stored] = [await moneyState(), await events()];
    const [body, header] = forge(JSON.stringify(await eventFor(_id)));
    expect((await postWebhook(body, header)).status).toBe(400);
    expect(await moneyState()).toBe(money);
    expect(await events()).toEqual(stored);
  });

  it('for an unknown gateway: 404; for a body that is too large: 413', async () => {
    const unknown = await callRoute(WEBHOOK, { params: { gateway: 'constructor' }, body: {} });
    expect(unknown.status).toBe(404);
    expect((await postWebhook('x'.repeat(270_000))).status).toBe(413);
  });

  it('but not when its signature is just under five minutes old', async () => {
    const { _id } = await placeOrder(buyer.token, guide);
    const body = JSON.stringify(await eventFor(_id));
    expect((await postWebhook(body, sign(body, at(-4.9)))).status).toBe(200);
  });
});

describe('a payment of the wrong amount', () => {
  it.each([
    ['less', { amount: 1 }],
    ['more', { amount: 190_000 }],
    ['nothing', { amount: 0 }],
    ['in another currency', { currency: 'EUR' }],
  ])('goes into quarantine and gives no access (%s)', async (_, more) => {
    const { _id } = await placeOrder(buyer.token, guide);
    expect((await tell(await eventFor(_id, 'payment.succeeded', more))).status).toBe(200);
    expect(await stateOf(_id)).toEqual({
      rows: [{ status: 'awaiting_payment', payment: 'quarantined', failure: 'wrong_amount' }],
      owned: 0,
    });
    // and a later event with the right amount does not open it again: an operator has to look
    await tell(await eventFor(_id));
    expect((await stateOf(_id)).owned).toBe(0);
  });
});

describe('an order ends the same way for any order, number and delay of its events', () => {
  it('500 copies of one event, twenty at a time, change nothing after the first', async () => {
    const { _id } = await placeOrder(buyer.token, guide);
    const event = await eventFor(_id);
    await tell(event);
    const state = await moneyState();
    for (let i = 0; i < 25; i++) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => tell(event)));
      expect(answers.every(({ status }) => status === 200)).toBe(true);
    }
    expect(await moneyState()).toBe(state);
    expect((await events()).filter(({ external_id }) => external_id === event.id)).toHaveLength(1);
  });

  it('twenty events of one payment at once, with the same id or with new ids, pay the order once', async () => {
    for (const idOf of [() => 'evt_same', () => `evt_${newId()}`]) {
      buyer = await makeMember();
      const { _id } = await placeOrder(buyer.token, guide);
      const event = await eventFor(_id);
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => tell({ ...event, id: `${idOf()}${_id}` })),
      );
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      expect(await stateOf(_id)).toEqual({
        rows: [{ status: 'paid', payment: 'succeeded', failure: null }],
        owned: 1,
      });
      const journals = await db().selectFrom('journals').select('kind').where('ref', '=', _id).execute();
      expect(journals).toEqual([{ kind: 'sale' }]);
    }
  });

  it.each([
    [['payment.succeeded', 'payment.processing', 'payment.failed']],
    [['payment.failed', 'payment.processing', 'payment.succeeded']],
    [['payment.processing', 'payment.succeeded', 'payment.failed']],
    [['payment.failed', 'payment.succeeded', 'payment.processing']],
  ] as const)('events in the order %j leave it paid', async (order) => {
    const { _id } = await placeOrder(buyer.token, guide);
    for (const type of order) await tell(await eventFor(_id, type));
    expect(await stateOf(_id)).toEqual({
      rows: [{ status: 'paid', payment: 'succeeded', failure: null }],
      owned: 1,
    });
  });

  it('events of three kinds, all at once, leave it paid', async () => {
    const { _id } = await placeOrder(buyer.token, guide);
    const types = ['payment.succeeded', 'payment.processing', 'payment.failed'] as const;
    const all = await Promise.all(Array.from({ length: 18 }, (_, i) => eventFor(_id, types[i % 3])));
    await Promise.all(all.map(tell));
    expect((await stateOf(_id)).rows).toEqual([{ status: 'paid', payment: 'succeeded', failure: null }]);
  });

  it('a payment that comes after the order has expired still pays the order', async () => {
    const { _id } = await placeOrder(buyer.token, guide);
    await expireOrders(guestCtx(db(), fromNow(31 * MINUTE)));
    await tell(await eventFor(_id));
    expect(await stateOf(_id)).toEqual({
      rows: [{ status: 'paid', payment: 'succeeded', failure: null }],
      owned: 1,
    });
  });

  it('a payment for a product that the buyer has bought with another order is refunded', async () => {
    const late = await placeOrder(buyer.token, guide);
    await buy(buyer.token, guide);
    await tell(await eventFor(late._id));
    expect((await stateOf(late._id)).rows).toEqual([
      { status: 'cancelled', payment: 'returned', failure: 'not_needed' },
    ]);
    expect((await stateOf(late._id)).owned).toBe(1);
    const jobs = await db()
      .selectFrom('graphile_worker.jobs' as never)
      .select('task_identifier' as never)
      .where('task_identifier' as never, '=', 'sendRefund' as never)
      .execute();
    expect(jobs.length).toBeGreaterThan(0);
  });

  it.each(['cancelled', 'refunded', 'partly_refunded'])(
    'a payment for an order that is %s is refunded',
    async (status) => {
      const { _id } = await placeOrder(buyer.token, guide);
      await db().updateTable('orders').set({ status }).where('id', '=', _id).execute();
      await tell(await eventFor(_id));
      expect(await stateOf(_id)).toEqual({
        rows: [{ status, payment: 'returned', failure: 'not_needed' }],
        owned: 0,
      });
    },
  );

  it('when the first payment succeeds after the second one, the second is kept and the first is refunded', async () => {
    const { _id } = await placeOrder(buyer.token, guide);
    const first = await eventFor(_id);
    await tell(await eventFor(_id, 'payment.failed'));
    await retryPayment(buyer.ctx, _id, newId());
    await tell(await eventFor(_id));
    await tell(first);
    expect((await stateOf(_id)).rows).toEqual([
      { status: 'paid', payment: 'returned', failure: 'not_needed' },
      { status: 'paid', payment: 'succeeded', failure: null },
    ]);
  });

  it('an event that comes before the shop knows the payment is stored and handled later', async () => {
    const { _id } = await placeOrder(buyer.token, guide);
    const event = await eventFor(_id);
    const hide = (ref: string | null) =>
      db().updateTable('payments').set({ gateway_ref: ref }).where('order_id', '=', _id).execute();
    await hide(null);
    expect((await tell(event)).status).toBe(200);
    expect((await stateOf(_id)).owned).toBe(0);
    const waiting = (await events()).find(({ external_id }) => external_id === event.id);
    expect(waiting).toMatchObject({ status: 'received', attempts: 1 });
    await hide(event.gatewayRef);
    await handleWaitingEvents(guestCtx(db(), fromNow(6_000)));
    expect((await stateOf(_id)).owned).toBe(1);
    expect((await events()).find(({ id }) => id === waiting?.id)).toMatchObject({
      status: 'handled',
      error: null,
    });
  });

  it('an event of an unknown payment is tried twenty times and then left to the operator', async () => {
    const { _id } = await placeOrder(buyer.token, guide);
    const event = { ...(await eventFor(_id)), gatewayRef: 'sbx_nobody' };
    await tell(event);
    for (let hour = 1; hour < 22; hour++)
      await handleWaitingEvents(guestCtx(db(), fromNow(hour * 61 * MINUTE)));
    const dead = (await events()).find(({ external_id }) => external_id === event.id);
    expect(dead).toMatchObject({ status: 'dead', attempts: 20 });
  });
});

it('the signature header has the documented name', () => {
  expect(SIGNATURE_HEADER).toBe('sandbox-signature');
});
