import { beforeAll, describe, expect, it } from 'vitest';
import { GET as PURCHASES } from '@/app/api/posts/purchased/route';
import { GET as OWN } from '@/app/api/refunds/route';
import type { Payload } from '@/lib/contract/endpoint';
import type { listPurchases } from '@/lib/contract/purchases';
import type { listOwnRefunds } from '@/lib/contract/refunds';
import { createOrder } from '@/lib/server/checkout/service';
import { db } from '@/lib/server/db/client';
import { ctxOf } from '@/lib/server/demo/people-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { newId } from '@/lib/server/ids';
import { listPurchases as listPurchasesOf } from '@/lib/server/library/service';
import { declineRefund } from '@/lib/server/refunds/decide';
import { requestRefund } from '@/lib/server/refunds/request';
import { DAY } from '@/lib/shared/time';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { buyForReal, lineOf, sendGranted } from '@/tests/setup/reversals';

let seller: Member;
let buyer: Member;

beforeAll(async () => {
  [seller, buyer] = await Promise.all([makeMember({ role: 'CREATOR' }), makeMember()]);
});

const own = (token?: string) => callRoute<Payload<typeof listOwnRefunds>>(OWN, { token });
const purchases = async () =>
  (await callRoute<Payload<typeof listPurchases>>(PURCHASES, { token: buyer.token })).payload.data;
const ask = async (orderId: string, days: number) =>
  requestRefund(
    ctxOf(db(), buyer, fromNow(days * DAY)),
    orderId,
    { lineId: await lineOf(orderId), reason: 'other', note: 'لا يناسبني' },
    newId(),
  );
const bought = async (price: number) => buyForReal(buyer.token, await makeProduct(db(), seller, { price }));

describe('the refunds of a buyer', () => {
  it('are shown to nobody else: a guest gets 401, another member an empty list', async () => {
    await ask(await bought(900), 60);
    expect((await own()).status).toBe(401);
    expect((await own(seller.token)).payload.data).toEqual([]);
    expect((await own((await makeMember()).token)).payload.data).toEqual([]);
    expect((await own(buyer.token)).payload.data).toHaveLength(1);
  });

  it('are shown next to the purchase with their state, and stay when the purchase is gone', async () => {
    const [asked, declined, returned] = [await bought(1000), await bought(1100), await bought(1200)];
    await ask(asked, 60);
    const { refunds } = await ask(declined, 60);
    await declineRefund(seller.ctx, refunds[0]?._id ?? '', 'استُخدم كله', { asOperator: false });
    await ask(returned, 1);
    await sendGranted();
    const rows = await purchases();
    const stateOf = (orderId: string) => rows.find(({ refund }) => refund?.orderId === orderId)?.refund;
    expect(stateOf(asked)).toMatchObject({
      orderId: asked,
      lineId: await lineOf(asked),
      status: 'requested',
      canAsk: false,
    });
    expect(stateOf(declined)).toMatchObject({ status: 'declined' });
    expect(stateOf(returned)).toMatchObject({ status: 'succeeded', canAsk: false });
    expect(rows.find(({ refund }) => refund?.orderId === returned)?.access).toBe('revoked');
    const large = (await own(buyer.token)).payload.data.filter(({ amount }) => amount.amount >= 1000);
    large.sort((one, other) => other.amount.amount - one.amount.amount);
    expect(large).toMatchObject([
      { orderId: returned, status: 'succeeded', amount: { amount: 1200 } },
      { orderId: declined, status: 'declined', answer: 'استُخدم كله' },
      { orderId: asked, status: 'requested', note: 'لا يناسبني' },
    ]);
  });

  it('can be asked for on the purchase until the promised time is over, and not after', async () => {
    const order = await bought(1300);
    const atDay = async (days: number) => {
      const ctx = ctxOf(db(), buyer, fromNow(days * DAY));
      const { data } = await listPurchasesOf(ctx, { limit: 50 });
      return data.find(({ refund }) => refund?.orderId === order)?.refund?.canAsk;
    };
    expect([await atDay(0), await atDay(13), await atDay(15)]).toEqual([true, true, false]);
  });

  it('are not offered for a free product', async () => {
    const free = await makeProduct(db(), seller, { price: 0 });
    await createOrder(
      buyer.ctx,
      { productId: free.id, expectedTotal: { amount: 0, currency: 'USD' } },
      newId(),
    );
    expect((await purchases()).find(({ product }) => product?._id === free.id)?.refund).toBeNull();
  });
});
