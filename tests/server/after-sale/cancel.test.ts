import { describe, expect, it } from 'vitest';
import { cancelLine } from '@/lib/server/after-sale/cancel';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { putEvaluation } from '@/lib/server/evaluations/service';
import { newId } from '@/lib/server/ids';
import { releaseHolds } from '@/lib/server/payments/release';
import { refundSale } from '@/lib/server/refunds/decide';
import { requestRefund } from '@/lib/server/refunds/request';
import { getOrderRefunds } from '@/lib/server/refunds/views';
import { checkBooks } from '@/lib/server/self-check/service';
import { DAY } from '@/lib/shared/time';
import { contradictions } from '@/tests/model/always-true';
import { fromNow } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { postAlone } from '@/tests/setup/post-journals';
import { buyForReal, lineOf, sendGranted, stateOf, wronglyTurned } from '@/tests/setup/reversals';
import { dropJobs } from '@/tests/setup/run-jobs';
import { makeShop } from '@/tests/setup/shop';
import { bodyFor, checkOut, eventFor, moneyState, placeOrder, salesOf, tell } from '@/tests/setup/trade';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

let seller: Member;
let buyer: Member;
let product: Awaited<ReturnType<typeof makeProduct>>;

cleanWorld(async () => {
  await dropJobs();
  ({ seller, buyer, product } = await makeShop(1000));
});

const later = (days: number) => guestCtx(db(), fromNow(days * DAY));
const cancel = async (orderId: string, given: Partial<Parameters<typeof cancelLine>[1]> = {}) =>
  cancelLine(guestCtx(db()), {
    orderId,
    lineId: await lineOf(orderId),
    thing: 'session',
    cause: 'seller',
    shareBps: 10_000,
    by: seller.id,
    answer: '',
    ...given,
  });

describe('cancelling is refused', () => {
  it('for a line of another order, and for an order that is not paid; nothing is written', async () => {
    const paid = await buyForReal(buyer.token, product);
    const { _id: open } = await placeOrder((await makeMember()).token, product);
    const before = await moneyState();
    await expect(cancel(paid, { lineId: newId() })).rejects.toMatchObject({ code: 'not_found' });
    await expect(cancel(open)).rejects.toMatchObject({ code: 'conflict' });
    expect(await moneyState()).toBe(before);
  });
});

describe('a line that is cancelled', () => {
  it('with all of its money ends like a refund, and the buyer may buy the product again', async () => {
    const orderId = await buyForReal(buyer.token, product);
    expect(await cancel(orderId)).toEqual({ refunded: 1000, owed: 0 });
    await sendGranted();
    expect(await stateOf(orderId)).toMatchObject({
      order: 'refunded',
      access: 'revoked',
      pending: 0,
      held: 0,
    });
    expect(await salesOf(product.id)).toBe(0);
    expect((await checkOut(buyer.token, bodyFor(product))).status).toBe(201);
    expect(await contradictions()).toEqual({});
    expect(await wronglyTurned()).toEqual([]);
  });

  it('with a third of its money ends too; the seller keeps the rest, and the odd cent goes to the buyer', async () => {
    const orderId = await buyForReal(buyer.token, product);
    expect(await cancel(orderId, { cause: 'buyer', shareBps: 3_333 })).toEqual({ refunded: 334, owed: 0 });
    await sendGranted();
    expect(await stateOf(orderId)).toMatchObject({
      order: 'partly_refunded',
      access: 'revoked',
      refunds: ['succeeded'],
    });
    expect(await contradictions()).toEqual({});
    expect(await wronglyTurned()).toEqual([]);
  });

  it('with half of its money leaves its buyer no claim to the rest, even when the policy promised it', async () => {
    await db().updateTable('products').set({ refund_days: 14 }).where('id', '=', product.id).execute();
    const orderId = await buyForReal(buyer.token, product);
    await cancel(orderId, { cause: 'buyer', shareBps: 5_000 });
    const asked = requestRefund(buyer.ctx, orderId, { reason: 'changed_mind', note: '' }, newId());
    await expect(asked).rejects.toMatchObject({ code: 'not_refundable' });
    const { lines } = await getOrderRefunds(buyer.ctx, orderId);
    expect(lines).toMatchObject([{ refusal: 'ended', atOnce: false }]);
    expect((await stateOf(orderId))?.refunds).toEqual(['granted']);
  });

  it.each([
    [10_000, 1000, ['succeeded']],
    [5_000, 500, ['succeeded']],
    [0, 0, ['declined']],
  ])('with %i of its money answers what its buyer had asked for', async (shareBps, refunded, refunds) => {
    const orderId = await buyForReal(buyer.token, product);
    await db().updateTable('order_lines').set({ refund_days: 0 }).where('order_id', '=', orderId).execute();
    await requestRefund(buyer.ctx, orderId, { reason: 'changed_mind', note: '' }, newId());
    expect(await cancel(orderId, { shareBps })).toEqual({ refunded, owed: 0 });
    await sendGranted();
    expect(await stateOf(orderId)).toMatchObject({ refunds, access: 'revoked' });
    const { results } = await checkBooks(guestCtx(db()));
    expect(results.filter(({ broken }) => broken > 0)).toEqual([]);
    expect(await wronglyTurned()).toEqual([]);
  });

  it('twice at the same moment gives the money back once', COMMITS, async () => {
    const orderId = await buyForReal(buyer.token, product);
    const ends = await Promise.all([cancel(orderId), cancel(orderId), cancel(orderId)]);
    expect(ends.map(({ refunded }) => refunded).toSorted()).toEqual([0, 0, 1000]);
    expect((await stateOf(orderId))?.refunds).toHaveLength(1);
  });

  it('after a partial refund gives back only what is left', async () => {
    const orderId = await buyForReal(buyer.token, product);
    await refundSale(seller.ctx, await lineOf(orderId), { amount: 700, answer: '' }, newId(), {
      asOperator: false,
    });
    expect(await cancel(orderId)).toEqual({ refunded: 300, owed: 0 });
    expect(await contradictions()).toEqual({});
  });

  it('after the seller was paid out is refunded to the buyer, and the seller owes the money', async () => {
    const orderId = await buyForReal(buyer.token, product);
    await releaseHolds(later(8));
    // The money left with a payout.
    const postings = [
      { account: { ownerId: seller.id, kind: 'available' }, amount: -900 },
      { account: { ownerId: null, kind: 'cash' }, amount: 900 },
    ];
    await postAlone(later(8), { kind: 'payout_transferred', ref: newId(), currency: 'USD', postings });
    expect(await cancel(orderId)).toEqual({ refunded: 1000, owed: 900 });
    expect(await stateOf(orderId)).toMatchObject({ available: 0, receivable: -900 });
    expect(await contradictions()).toEqual({});
    expect(await wronglyTurned()).toEqual([]);
  });

  it('given to somebody else leaves out the holder’s rating, not the payer’s', async () => {
    const orderId = await buyForReal(buyer.token, product);
    const holder = await makeMember();
    await putEvaluation(buyer.ctx, { type: 'product', id: product.id }, { rating: 1, text: '' });
    const lineId = await lineOf(orderId);
    await db()
      .updateTable('entitlements')
      .set({ holder_id: holder.id })
      .where('order_line_id', '=', lineId)
      .execute();
    await putEvaluation(holder.ctx, { type: 'product', id: product.id }, { rating: 5, text: '' });
    await cancel(orderId);
    await sendGranted();
    const ratings = await db()
      .selectFrom('evaluations')
      .select(['author_id', 'status'])
      .where('product_id', '=', product.id)
      .execute();
    expect(new Map(ratings.map((row) => [row.author_id, row.status]))).toEqual(
      new Map([
        [buyer.id, 'visible'],
        [holder.id, 'reversed'],
      ]),
    );
  });

  it('of a free order ends without any money', async () => {
    const gift = await makeProduct(db(), seller, { price: 0 });
    const { payload } = await checkOut(buyer.token, bodyFor(gift));
    expect(await cancel(payload._id, { cause: 'not_given' })).toEqual({ refunded: 0, owed: 0 });
    expect((await stateOf(payload._id))?.access).toBe('revoked');
  });

  it('stays ended when its refund fails at the gateway', async () => {
    const orderId = await buyForReal(buyer.token, product);
    await cancel(orderId, { shareBps: 5_000 });
    const { id: subjectRef } = await db()
      .selectFrom('refunds')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    await tell(await eventFor(orderId, 'refund.failed', { subjectRef, amount: 500 }));
    expect(await stateOf(orderId)).toMatchObject({ refunds: ['failed'], access: 'revoked' });
    expect(await contradictions()).toEqual({});
  });
});
