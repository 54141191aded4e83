import { beforeEach, expect, test } from 'vitest';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { newId } from '@/lib/server/ids';
import { refundSale } from '@/lib/server/refunds/decide';
import { refusePlayMoney } from '@/lib/server/serving/play-money';
import { buyForReal, lineOf } from '@/tests/setup/reversals';
import { makeShop } from '@/tests/setup/shop';
import { placeOrder } from '@/tests/setup/trade';

type Gateways = Parameters<typeof refusePlayMoney>[0]['PAYMENT_GATEWAYS'];
const openedWith = (...PAYMENT_GATEWAYS: Gateways) =>
  refusePlayMoney({ DEMO: false, PAYMENT_GATEWAYS }, env().DATABASE_URL);

let shop: Awaited<ReturnType<typeof makeShop>>;
let orderId: string;

beforeEach(async () => {
  await db().updateTable('payments').set({ gateway: 'stripe' }).execute();
  shop = await makeShop(1000);
  orderId = await buyForReal(shop.buyer.token, shop.product);
});

test('a store in which the sandbox has sold does not start for real money', async () => {
  await expect(openedWith('stripe')).rejects.toThrow(/holds sales of the sandbox/);
  await expect(openedWith('bank_transfer', 'stripe')).rejects.toThrow(/DEMO=1/);
  await expect(openedWith('sandbox')).resolves.toBeUndefined();
  const demo = { DEMO: true, PAYMENT_GATEWAYS: ['stripe' as const] };
  await expect(refusePlayMoney(demo, env().DATABASE_URL)).resolves.toBeUndefined();
});

test('a sandbox payment that is still being processed counts as a sale', async () => {
  await db().updateTable('payments').set({ status: 'processing' }).where('order_id', '=', orderId).execute();
  await expect(openedWith('stripe')).rejects.toThrow(/holds sales of the sandbox/);
});

test('sandbox sales given back in full, or never paid, hold nobody up', async () => {
  const give = async (amount: number) =>
    refundSale(shop.seller.ctx, await lineOf(orderId), { amount, answer: '' }, newId(), {
      asOperator: false,
    });
  await give(400);
  await expect(openedWith('stripe')).rejects.toThrow(/holds sales of the sandbox/);
  await give(600);
  await expect(openedWith('stripe')).resolves.toBeUndefined();

  const { product } = await makeShop();
  await placeOrder(shop.buyer.token, product);
  await expect(openedWith('stripe')).resolves.toBeUndefined();
});
