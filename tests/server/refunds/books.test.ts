import { beforeAll, describe, expect, it, vi } from 'vitest';
import { sandboxGateway } from '@/lib/server/adapters/payments/sandbox/gateway';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { newId } from '@/lib/server/ids';
import { releaseHolds } from '@/lib/server/payments/release';
import { sweepPayments } from '@/lib/server/reconciliation/sweep';
import { refundSale } from '@/lib/server/refunds/decide';
import { askAboutRefunds } from '@/lib/server/refunds/send-job';
import { DAY, MINUTE } from '@/lib/shared/time';
import { contradictions } from '@/tests/model/always-true';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { postAlone } from '@/tests/setup/post-journals';
import { buyForReal, lineOf, sendGranted, stateOf, wronglyTurned } from '@/tests/setup/reversals';
import { dropJobs, runJobs } from '@/tests/setup/run-jobs';
import { makeShop } from '@/tests/setup/shop';
import { buy, eventFor, moneyState, placeOrder, tell } from '@/tests/setup/trade';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

let operator: Member;
let seller: Member;
let buyer: Member;
let product: Awaited<ReturnType<typeof makeProduct>>;
let orderId: string;

beforeAll(async () => {
  // A plain member, who gets no operator notices.
  operator = await makeMember();
});
cleanWorld(async () => {
  await dropJobs();
  ({ seller, buyer, product } = await makeShop(1000));
  orderId = await buyForReal(buyer.token, product);
});

const later = (days: number) => guestCtx(db(), fromNow(days * DAY));
const give = async (amount: number, of = orderId, by = operator) => {
  const as = { asOperator: by === operator };
  return refundSale(by.ctx, await lineOf(of), { amount, answer: '' }, newId(), as);
};

/** The seller’s money leaves, as with a payout. */
const payOut = (amount: number) =>
  postAlone(later(8), {
    kind: 'payout_transferred',
    ref: newId(),
    currency: 'USD',
    postings: [
      { account: { ownerId: seller.id, kind: 'available' }, amount: -amount },
      { account: { ownerId: null, kind: 'cash' }, amount },
    ],
  });

describe('a refund', () => {
  it('before the end of the hold makes the hold smaller, and only the rest becomes available', async () => {
    await give(400);
    expect(await stateOf(orderId)).toMatchObject({ pending: 540, held: 540, available: 0 });
    await releaseHolds(later(8));
    expect(await stateOf(orderId)).toMatchObject({ pending: 0, available: 540, receivable: 0 });
    expect(await wronglyTurned()).toEqual([]);
  });

  it('after the end of the hold is taken from the available balance', async () => {
    await releaseHolds(later(8));
    await give(1000);
    expect(await stateOf(orderId)).toMatchObject({ pending: 0, available: 0, receivable: 0 });
  });

  it('after a payout leaves a debt, which the next sales repay first', async () => {
    await releaseHolds(later(8));
    await payOut(900);
    await give(1000);
    expect(await stateOf(orderId)).toMatchObject({ order: 'refunded', available: 0, receivable: -900 });
    const small = await makeProduct(db(), seller, { price: 500 });
    await buy((await makeMember()).token, small);
    await releaseHolds(later(8));
    expect(await stateOf(orderId)).toMatchObject({ available: 0, receivable: -450 });
    for (let i = 0; i < 2; i++) await buy((await makeMember()).token, small);
    await releaseHolds(later(8));
    expect(await stateOf(orderId)).toMatchObject({ available: 450, receivable: 0 });
    expect(await contradictions()).toEqual({});
    expect(await wronglyTurned()).toEqual([]);
  });

  it(
    'by the seller after a payout is refused when the seller’s balance does not cover it',
    COMMITS,
    async () => {
      await releaseHolds(later(8));
      await payOut(500);
      const before = await moneyState();
      await expect(give(1000, orderId, seller)).rejects.toMatchObject({ code: 'refund_uncovered' });
      expect(await moneyState()).toBe(before);
      expect((await stateOf(orderId))?.refunds).toBeNull();
      await give(400, orderId, seller);
      expect(await stateOf(orderId)).toMatchObject({ available: 40, receivable: 0 });
      const others = Array.from({ length: 10 }, () =>
        give(40, orderId, seller).then(
          () => 'given',
          () => 'refused',
        ),
      );
      const ends = await Promise.all(others);
      expect(ends.filter((end) => end === 'given')).toHaveLength(1);
      expect(await stateOf(orderId)).toMatchObject({ receivable: 0 });
    },
  );

  it('while two workers release the holds takes each amount once', COMMITS, async () => {
    await Promise.all([give(300), releaseHolds(later(8)), give(300), releaseHolds(later(8)), give(300)]);
    expect(await stateOf(orderId)).toMatchObject({ pending: 0, available: 90, receivable: 0, held: 0 });
    expect(await contradictions()).toEqual({});
    expect(await wronglyTurned()).toEqual([]);
  });
});

describe('the gateway', () => {
  it('gets the refund once, even after a crash between commit and call', COMMITS, async () => {
    await give(1000);
    await dropJobs(); // the process died before it ran its jobs
    await sweepPayments(later(0));
    expect((await stateOf(orderId))?.refunds).toEqual(['granted']);
    const minutes = (n: number) => guestCtx(db(), fromNow(n * MINUTE));
    await Promise.all([askAboutRefunds(minutes(11)), askAboutRefunds(minutes(11))]);
    await sendGranted();
    expect((await stateOf(orderId))?.refunds).toEqual(['succeeded']);
    const { gateway_ref } = await db()
      .selectFrom('payments')
      .select('gateway_ref')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const sent = await db()
      .selectFrom('sandbox_refunds')
      .select('amount')
      .where('intent_id', '=', gateway_ref ?? '')
      .execute();
    expect(sent).toEqual([{ amount: 1000 }]);
  });

  it('that does not answer is asked again by the waiting job', COMMITS, async () => {
    const refund = vi.spyOn(sandboxGateway, 'refund').mockRejectedValueOnce(new Error('reset'));
    await give(1000);
    await runJobs();
    expect((await stateOf(orderId))?.refunds).toEqual(['granted']);
    await runJobs();
    expect((await stateOf(orderId))?.refunds).toEqual(['succeeded']);
    expect(new Set(refund.mock.calls.map(([asked]) => asked.refundId)).size).toBe(1);
    refund.mockRestore();
  });

  it(
    'that refuses leaves the books as before, gives access back and notifies the operators',
    COMMITS,
    async () => {
      const operator = await makeMember({ role: 'ADMIN' });
      await db()
        .updateTable('sandbox_intents')
        .set({ on_refund: 'fail' })
        .where('status', '=', 'succeeded')
        .execute();
      await give(1000);
      expect(await stateOf(orderId)).toMatchObject({ order: 'refunded', access: 'suspended', pending: 0 });
      await sendGranted();
      expect(await stateOf(orderId)).toMatchObject({
        order: 'paid',
        access: 'active',
        refunds: ['failed'],
        pending: 900,
        held: 900,
      });
      const notices = await db()
        .selectFrom('notifications')
        .select('kind')
        .where('user_id', '=', operator.id)
        .execute();
      expect(notices).toEqual([{ kind: 'refund_failed' }]);
      expect(await contradictions()).toEqual({});
      expect(await wronglyTurned()).toEqual([]);
    },
  );

  it('that refuses after a payout sends the money back, which repays the debt', async () => {
    await releaseHolds(later(8));
    await payOut(900);
    await db()
      .updateTable('sandbox_intents')
      .set({ on_refund: 'fail' })
      .where('status', '=', 'succeeded')
      .execute();
    await give(700);
    await sendGranted();
    expect(await stateOf(orderId)).toMatchObject({ order: 'paid', available: 0, receivable: 0 });
  });

  it('that is slow leaves the refund on its way until it reports success', async () => {
    await db()
      .updateTable('sandbox_intents')
      .set({ on_refund: 'late' })
      .where('status', '=', 'succeeded')
      .execute();
    await give(1000);
    await sendGranted();
    expect(await stateOf(orderId)).toMatchObject({ refunds: ['granted'], access: 'suspended' });
    const { id } = await db()
      .selectFrom('refunds')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    await tell(await eventFor(orderId, 'refund.succeeded', { subjectRef: id }));
    expect(await stateOf(orderId)).toMatchObject({ refunds: ['succeeded'], access: 'revoked' });
  });

  it('refunds a late payment of a cancelled order once, and the books stay right', COMMITS, async () => {
    const late = await placeOrder((await makeMember()).token, product);
    await db().updateTable('orders').set({ status: 'cancelled' }).where('id', '=', late._id).execute();
    const event = await eventFor(late._id);
    await db()
      .updateTable('sandbox_intents')
      .set({ status: 'succeeded' })
      .where('id', '=', event.gatewayRef)
      .execute();
    await Promise.all(Array.from({ length: 10 }, () => tell({ ...event, id: newId() })));
    await sendGranted();
    const refunds = await db()
      .selectFrom('refunds')
      .select(['status', 'reason', 'amount'])
      .where('order_id', '=', late._id)
      .execute();
    expect(refunds).toEqual([{ status: 'succeeded', reason: 'not_needed', amount: 1000 }]);
    expect(await contradictions()).toEqual({});
  });
});

describe('the database refuses', () => {
  const insert = async (amount: number, lineAmount: number) => {
    const payment = await db()
      .selectFrom('payments')
      .select(['id', 'currency'])
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const id = newId();
    const now = NOW;
    const line = await lineOf(orderId);
    await db()
      .transaction()
      .execute(async (trx) => {
        await trx
          .insertInto('refunds')
          .values({
            id,
            payment_id: payment.id,
            order_id: orderId,
            amount,
            currency: payment.currency,
            reason: 'goodwill',
            status: 'granted',
            decided_at: now,
            created_at: now,
            updated_at: now,
          })
          .execute();
        await trx
          .insertInto('refund_lines')
          .values({ refund_id: id, order_line_id: line, amount: lineAmount })
          .execute();
      });
    return id;
  };

  it('refunds above the captured amount, one at a time and twenty at once', COMMITS, async () => {
    await expect(insert(1001, 1001)).rejects.toThrow(/more is given back/);
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => insert(400, 400)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  it('a refund that is not the sum of its lines', async () => {
    await expect(insert(500, 400)).rejects.toThrow(/not the sum of its lines/);
  });

  it('to change, reopen or delete a decided refund', async () => {
    const id = await insert(500, 500);
    const change = (to: object) => db().updateTable('refunds').set(to).where('id', '=', id).execute();
    await expect(change({ amount: 400 })).rejects.toThrow(/moves on/);
    await expect(change({ status: 'requested' })).rejects.toThrow(/moves on/);
    await change({ status: 'failed' });
    await expect(change({ status: 'succeeded' })).rejects.toThrow(/moves on/);
    await expect(db().deleteFrom('refunds').where('id', '=', id).execute()).rejects.toThrow(/moves on/);
    const lines = db().deleteFrom('refund_lines').where('refund_id', '=', id);
    await expect(lines.execute()).rejects.toThrow(/moves on/);
  });
});
