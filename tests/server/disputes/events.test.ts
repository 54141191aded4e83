import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GatewayEvent } from '@/lib/server/adapters/payments/port';
import { openSandboxDispute } from '@/lib/server/adapters/payments/sandbox/reversals';
import { createOrder } from '@/lib/server/checkout/service';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { handleWaitingEvents } from '@/lib/server/gateway-events/webhooks';
import { newId } from '@/lib/server/ids';
import { expireOrders } from '@/lib/server/orders/service';
import { refundSale } from '@/lib/server/refunds/decide';
import { getOrderRefunds } from '@/lib/server/refunds/views';
import { MINUTE } from '@/lib/shared/time';
import { contradictions } from '@/tests/model/always-true';
import { fromNow } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { buyForReal, lineOf, sendGranted, stateOf, wronglyTurned } from '@/tests/setup/reversals';
import { dropJobs } from '@/tests/setup/run-jobs';
import { makeShop } from '@/tests/setup/shop';
import { bodyFor, eventFor, placeOrder, tell } from '@/tests/setup/trade';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

let seller: Member;
let buyer: Member;
let product: Awaited<ReturnType<typeof makeProduct>>;

cleanWorld(async () => {
  await dropJobs();
  ({ seller, buyer, product } = await makeShop(1000));
});

type DisputeEvent = 'dispute.opened' | 'dispute.won' | 'dispute.lost';
const about = (orderId: string, type: DisputeEvent, more: Partial<GatewayEvent> = {}) =>
  eventFor(orderId, type, { subjectRef: `dp_${orderId}`, ...more });
const report = async (orderId: string, type: DisputeEvent, more: Partial<GatewayEvent> = {}) =>
  tell(await about(orderId, type, more));
const wait = async () => {
  for (let i = 1; i <= 4; i++) await handleWaitingEvents(guestCtx(db(), fromNow(i * 30 * MINUTE)));
};

describe('a dispute', () => {
  it('that opens takes the money back, suspends access and stops a second purchase; both sides are notified', async () => {
    const orderId = await buyForReal(buyer.token, product);
    await report(orderId, 'dispute.opened');
    expect(await stateOf(orderId)).toMatchObject({ order: 'paid', access: 'suspended', pending: 0, held: 0 });
    await expect(createOrder(buyer.ctx, bodyFor(product) as never, newId())).rejects.toMatchObject({
      code: 'already_owned',
    });
    const notices = await db()
      .selectFrom('notifications')
      .select('user_id')
      .where('kind', '=', 'dispute_opened')
      .where('user_id', 'in', [buyer.id, seller.id])
      .execute();
    expect(notices).toHaveLength(2);
    const { lines } = await getOrderRefunds(buyer.ctx, orderId);
    expect(lines).toMatchObject([{ refusal: 'disputed' }]);
    expect(await contradictions()).toEqual({});
    expect(await wronglyTurned()).toEqual([]);
  });

  it('is not closed by an event about another payment, and that payment keeps its money', async () => {
    const orderId = await buyForReal(buyer.token, product);
    const other = await buyForReal((await makeMember()).token, product);
    const subjectRef = `dp_${newId()}`;
    await report(orderId, 'dispute.opened', { subjectRef });
    await report(other, 'dispute.won', { subjectRef });
    expect(await stateOf(orderId)).toMatchObject({ access: 'suspended', held: 0 });
    expect(await stateOf(other)).toMatchObject({ access: 'active', held: 900 });
    expect(await contradictions()).toEqual({});
  });

  it('that is won gives money and access back; a lost one revokes access and refunds the order', async () => {
    const won = await buyForReal(buyer.token, product);
    await report(won, 'dispute.opened');
    await report(won, 'dispute.won');
    expect(await stateOf(won)).toMatchObject({ order: 'paid', access: 'active', pending: 900, held: 900 });
    const lost = await buyForReal((await makeMember()).token, product);
    await report(lost, 'dispute.opened');
    await report(lost, 'dispute.lost');
    expect(await stateOf(lost)).toMatchObject({ order: 'refunded', access: 'revoked', pending: 900 });
    expect(await contradictions()).toEqual({});
    expect(await wronglyTurned()).toEqual([]);
  });

  it('during a partial refund takes all the money when the refund fails, and gives it back when won', async () => {
    const orderId = await buyForReal(buyer.token, product);
    await refundSale(seller.ctx, await lineOf(orderId), { amount: 400, answer: '' }, newId(), {
      asOperator: false,
    });
    const { gatewayRef } = await about(orderId, 'dispute.opened');
    // The bank opens the dispute before its event reaches us: the gateway then refuses the refund.
    await openSandboxDispute(guestCtx(db()), gatewayRef);
    await report(orderId, 'dispute.opened');
    expect(await stateOf(orderId)).toMatchObject({ pending: 0, held: 0, access: 'suspended' });
    await sendGranted();
    expect(await stateOf(orderId)).toMatchObject({ refunds: ['failed'], pending: 0, held: 0 });
    expect(await wronglyTurned()).toEqual([]);
    await report(orderId, 'dispute.won');
    expect(await stateOf(orderId)).toMatchObject({
      order: 'paid',
      access: 'active',
      pending: 900,
      held: 900,
    });
    expect(await contradictions()).toEqual({});
    expect(await wronglyTurned()).toEqual([]);
  });
});

describe('for any order, number and delay of events,', () => {
  it('a dispute that arrives before its payment waits until the order is paid', async () => {
    const { _id } = await placeOrder(buyer.token, product);
    expect((await report(_id, 'dispute.opened')).status).toBe(200);
    expect(await stateOf(_id)).toMatchObject({ order: 'awaiting_payment', access: null });
    await tell(await eventFor(_id));
    await wait();
    expect(await stateOf(_id)).toMatchObject({ order: 'paid', access: 'suspended', pending: 0 });
  });

  it('a refund that arrives before the payment of an expired order still refunds it', async () => {
    const { _id } = await placeOrder(buyer.token, product);
    await expireOrders(guestCtx(db(), fromNow(31 * MINUTE)));
    const refund = await eventFor(_id, 'refund.succeeded', { subjectRef: `re_${_id}`, amount: 1000 });
    await tell(refund);
    await tell(await eventFor(_id));
    await wait();
    expect(await stateOf(_id)).toMatchObject({
      order: 'refunded',
      access: 'revoked',
      pending: 0,
      refunds: ['succeeded'],
    });
    expect(await contradictions()).toEqual({});
  });

  it('five events, each sent 100 times in random order, end in one refunded order', COMMITS, async () => {
    const { _id } = await placeOrder(buyer.token, product);
    const named = [
      await eventFor(_id),
      await eventFor(_id, 'payment.processing'),
      await eventFor(_id, 'refund.succeeded', { subjectRef: `re_${_id}`, amount: 250 }),
      await about(_id, 'dispute.opened', { amount: 750 }),
      await about(_id, 'dispute.lost', { amount: 750 }),
    ];
    const all =
      fc.sample(
        fc.shuffledSubarray(
          named.flatMap((event) => Array.from({ length: 100 }, () => event)),
          { minLength: 500 },
        ),
        1,
      )[0] ?? [];
    for (let i = 0; i < all.length; i += 20)
      await Promise.all(all.slice(i, i + 20).map((event) => tell(event)));
    await wait();
    expect(await stateOf(_id)).toMatchObject({
      order: 'refunded',
      access: 'revoked',
      pending: 0,
      held: 0,
      receivable: 0,
    });
    expect(await contradictions()).toEqual({});
    expect(await wronglyTurned()).toEqual([]);
  });

  it('the same five events end in the same state in every order', { timeout: 120_000 }, async () => {
    const end = async (order: readonly number[]) => {
      const [one, other] = [await makeMember(), await makeMember({ role: 'CREATOR' })];
      const { _id } = await placeOrder(one.token, await makeProduct(db(), other, { price: 1000 }));
      const events = [
        await eventFor(_id),
        await eventFor(_id, 'refund.succeeded', { subjectRef: `re_${_id}`, amount: 333 }),
        await eventFor(_id, 'refund.failed', { subjectRef: `re_${_id}`, amount: 333 }),
        await about(_id, 'dispute.opened', { amount: 500 }),
        await about(_id, 'dispute.won', { amount: 500 }),
      ];
      for (const index of order) await tell(events[index] as GatewayEvent);
      await wait();
      const state = await stateOf(_id);
      return { ...state };
    };
    const first = await end([0, 1, 2, 3, 4]);
    expect(first).toMatchObject({
      order: 'paid',
      access: 'active',
      pending: 900,
      held: 900,
      refunds: ['failed'],
    });
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }), async (order) => {
        expect(await end(order)).toEqual(first);
      }),
      { numRuns: 12 },
    );
    expect(await contradictions()).toEqual({});
    expect(await wronglyTurned()).toEqual([]);
  });
});
