import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import type { makeProduct } from '@/lib/server/demo/product-factory';
import { handleWaitingEvents } from '@/lib/server/gateway-events/webhooks';
import { expireOrders } from '@/lib/server/orders/service';
import { sweepPayments } from '@/lib/server/reconciliation/sweep';
import { MINUTE } from '@/lib/shared/time';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { makeShop } from '@/tests/setup/shop';
import { SECRETS, stripeEvent, stripeSignature } from '@/tests/setup/stripe-events';
import type { StripeServer } from '@/tests/setup/stripe-server';
import { postStripe, shopWithStripe } from '@/tests/setup/stripe-shop';
import { bodyFor, checkOut, moneyState, placeOrder } from '@/tests/setup/trade';

let stripe: StripeServer;
let buyer: Member;
let guide: Awaited<ReturnType<typeof makeProduct>>;
beforeAll(async () => {
  stripe = await shopWithStripe();
  ({ product: guide } = await makeShop());
});
beforeEach(async () => {
  stripe.trouble.length = 0;
  buyer = await makeMember();
});
afterAll(() => stripe.stop());

const later = (minutes: number) => guestCtx(db(), fromNow(minutes * MINUTE));
const stateOf = (orderId: string) =>
  db()
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select(['orders.status', 'payments.status as payment', 'payments.failure'])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
const PAID = { status: 'paid', payment: 'succeeded', failure: null };

async function order() {
  const { _id, payment } = await placeOrder(buyer.token, guide);
  const row = await db()
    .selectFrom('payments')
    .select('gateway_ref')
    .where('id', '=', payment?._id ?? '')
    .executeTakeFirstOrThrow();
  return { id: _id, ref: row.gateway_ref ?? '' };
}
const completed = (ref: string, change: object = {}) =>
  stripeEvent('checkout.session.completed', { ...stripe.pay(ref), ...change });

describe('a Stripe webhook is refused and nothing is written', () => {
  const at = (minutes: number) => fromNow(minutes * MINUTE);
  it.each<[string, (body: string) => [string, string | null]]>([
    ['without a signature', (body) => [body, null]],
    ['with a garbage signature', (body) => [body, 't=1,v1=zz']],
    [
      'with a signature made with another secret',
      (body) => [body, stripeSignature(body, at(0), 'whsec_other')],
    ],
    ['with one byte of the body changed', (body) => [body.replace('1900', '1901'), stripeSignature(body)]],
    ['with a space added to the body', (body) => [`${body} `, stripeSignature(body)]],
    ['with a signature that is six minutes old', (body) => [body, stripeSignature(body, at(-6))]],
    ['with a signature from six minutes in the future', (body) => [body, stripeSignature(body, at(6))]],
    ['with two times in one header', (body) => [body, `t=1,${stripeSignature(body)}`]],
    ['with another signature scheme', (body) => [body, stripeSignature(body).replace('v1=', 'v0=')]],
    ['with a valid signature but a body that is not JSON', () => ['{', stripeSignature('{')]],
  ])('%s: 400', async (_, forge) => {
    const { ref } = await order();
    const [body, header] = forge(completed(ref));
    const before = await moneyState();
    const stored = await db().selectFrom('inbound_events').select('id').execute();
    expect((await postStripe(body, header)).status).toBe(400);
    expect(await moneyState()).toBe(before);
    expect(await db().selectFrom('inbound_events').select('id').execute()).toEqual(stored);
  });
});

describe('a Stripe event', () => {
  it.each(['current', 'old'] as const)('signed with the %s secret settles the order', async (name) => {
    const { id, ref } = await order();
    const body = completed(ref);
    expect((await postStripe(body, stripeSignature(body, NOW, SECRETS[name]))).status).toBe(200);
    expect(await stateOf(id)).toEqual(PAID);
  });

  it.each([
    ['a smaller amount', { amount_total: 1 }],
    ['a larger amount', { amount_total: 190_000 }],
    ['another currency', { currency: 'eur' }],
  ])(
    'that reports %s than was asked puts the payment in quarantine and does not pay the order',
    async (_, change) => {
      const { id, ref } = await order();
      await postStripe(completed(ref, change));
      expect(await stateOf(id)).toEqual({
        status: 'awaiting_payment',
        payment: 'quarantined',
        failure: 'wrong_amount',
      });
    },
  );

  it.each<[string, (body: object, ref: string) => object]>([
    ['of a member’s own account', (event) => ({ ...event, account: 'acct_of_a_seller' })],
    [
      'of a payment link on which the buyer typed the reference',
      (event) => {
        const { object, ...data } = (event as { data: { object: object } }).data;
        return { ...event, data: { ...data, object: { ...object, id: 'cs_link', metadata: {} } } };
      },
    ],
  ])('%s settles nothing', async (_, change) => {
    const { id, ref } = await order();
    const body = JSON.stringify(change(JSON.parse(completed(ref)), ref));
    expect((await postStripe(body)).status).toBe(200);
    expect(await stateOf(id)).toMatchObject({ status: 'awaiting_payment', payment: 'requires_action' });
    await postStripe(completed(ref));
    expect(await stateOf(id)).toEqual(PAID);
  });

  it('that comes 500 times counts once', async () => {
    const { id, ref } = await order();
    const body = completed(ref);
    await postStripe(body);
    const state = await moneyState();
    for (let i = 0; i < 25; i++) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => postStripe(body)));
      expect(answers.every(({ status }) => status === 200)).toBe(true);
    }
    expect(await moneyState()).toBe(state);
    expect(await stateOf(id)).toEqual(PAID);
  });

  it('of the payment intent settles the order too, and the event of the page then changes nothing', async () => {
    const { id, ref } = await order();
    const { metadata, payment_intent } = stripe.pay(ref);
    const intent = {
      id: String(payment_intent),
      status: 'succeeded',
      amount: 1900,
      amount_received: 1900,
      currency: 'usd',
      metadata: metadata ?? {},
    } as const;
    await postStripe(stripeEvent('payment_intent.succeeded', intent));
    expect(await stateOf(id)).toEqual(PAID);
    const state = await moneyState();
    await postStripe(completed(ref));
    expect(await moneyState()).toBe(state);
  });

  it('of a type that we do not use is stored as handled', async () => {
    const body = stripeEvent('customer.created', { id: 'cus_1' });
    expect((await postStripe(body)).status).toBe(200);
    const stored = await db()
      .selectFrom('inbound_events')
      .select('status')
      .where('external_id', '=', JSON.parse(body).id)
      .executeTakeFirstOrThrow();
    expect(stored.status).toBe('handled');
  });

  it('of a refund that comes before the payment waits for the payment', async () => {
    const { id, ref } = await order();
    const refund = {
      id: 're_early',
      status: 'succeeded',
      amount: 1900,
      currency: 'usd',
      payment_intent: `pi_${ref}`,
      metadata: {},
    };
    await postStripe(stripeEvent('refund.created', refund));
    expect((await stateOf(id)).status).toBe('awaiting_payment');
    await postStripe(completed(ref));
    await handleWaitingEvents(later(1));
    expect((await stateOf(id)).status).toBe('refunded');
  });

  it('of a payment that comes after the order has expired still pays the order', async () => {
    const { id, ref } = await order();
    await expireOrders(later(31));
    expect((await stateOf(id)).status).toBe('expired');
    await postStripe(completed(ref));
    expect(await stateOf(id)).toEqual(PAID);
  });
});

describe('when no webhook comes', () => {
  it('the scheduled job asks Stripe and settles the order', async () => {
    const { id, ref } = await order();
    stripe.pay(ref);
    await sweepPayments(later(2));
    expect(await stateOf(id)).toEqual(PAID);
  });

  it('an expired payment page makes the payment fail', async () => {
    const { id, ref } = await order();
    Object.assign(stripe.kept.sessions.get(ref) ?? {}, { status: 'expired' });
    await sweepPayments(later(2));
    expect(await stateOf(id)).toMatchObject({ payment: 'failed', failure: 'expired' });
  });
});

it('when Stripe is down, checkout answers 503, and the same key opens the payment page later', async () => {
  stripe.trouble.push(500, 500, 500);
  const key = crypto.randomUUID();
  const down = await checkOut(buyer.token, bodyFor(guide), key);
  expect([down.status, down.problem.code]).toEqual([503, 'unavailable']);
  const again = await checkOut(buyer.token, bodyFor(guide), key);
  expect([again.status, again.payload.payment?.gateway]).toEqual([201, 'stripe']);
});
