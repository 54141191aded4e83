import { beforeEach, expect, inject, test } from 'vitest';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { newId } from '@/lib/server/ids';
import { refundSale } from '@/lib/server/refunds/decide';
import { refusePlayMoney } from '@/lib/server/serving/play-money';
import { buyForReal, lineOf, sendGranted } from '@/tests/setup/reversals';
import { makeShop } from '@/tests/setup/shop';

type Gateways = Parameters<typeof refusePlayMoney>[0]['PAYMENT_GATEWAYS'];
const openedWith = (...PAYMENT_GATEWAYS: Gateways) =>
  refusePlayMoney({ DEMO: false, PAYMENT_GATEWAYS, STRIPE_SECRET_KEY: 'sk_live_1' }, env().DATABASE_URL);

let shop: Awaited<ReturnType<typeof makeShop>>;
let orderId: string;

beforeEach(async () => {
  await db().updateTable('payments').set({ gateway: 'stripe' }).execute();
  shop = await makeShop(1000);
  orderId = await buyForReal(shop.buyer.token, shop.product);
});

test('a store in which the sandbox has sold does not start for real money', async () => {
  await expect(openedWith('stripe')).rejects.toThrow(/holds payments by the sandbox/);
  await expect(openedWith('bank_transfer', 'stripe')).rejects.toThrow(/DEMO=1/);
  await expect(openedWith('sandbox')).resolves.toBeUndefined();
  const demo = { DEMO: true, PAYMENT_GATEWAYS: ['stripe' as const], STRIPE_SECRET_KEY: 'sk_live_1' };
  await expect(refusePlayMoney(demo, env().DATABASE_URL)).resolves.toBeUndefined();
});

test.each(['quarantined', 'returned'])(
  'a sandbox payment that is %s stops the start: it was paid',
  async (status) => {
    await db().updateTable('payments').set({ status }).where('order_id', '=', orderId).execute();
    await expect(openedWith('stripe')).rejects.toThrow(/holds payments by the sandbox/);
  },
);

test('a store does not start for real money even after all its sandbox sales were refunded', async () => {
  const all = { amount: 1000, answer: '' };
  await refundSale(shop.seller.ctx, await lineOf(orderId), all, newId(), { asOperator: false });
  await expect(openedWith('stripe')).rejects.toThrow(/holds payments by the sandbox/);
  await sendGranted();
  await expect(openedWith('stripe')).rejects.toThrow(/holds payments by the sandbox/);
});

test('a store in which Stripe’s test mode has sold does not start with a live key', async () => {
  const sold = { gateway: 'stripe', gateway_ref: `cs_test_${newId()}` };
  await db().updateTable('payments').set(sold).where('order_id', '=', orderId).execute();
  await expect(openedWith('stripe')).rejects.toThrow(/test mode/);
  const still = { DEMO: false, PAYMENT_GATEWAYS: ['stripe' as const], STRIPE_SECRET_KEY: 'sk_test_1' };
  await expect(refusePlayMoney(still, env().DATABASE_URL)).resolves.toBeUndefined();
  const live = { ...sold, gateway_ref: `cs_live_${newId()}` };
  await db().updateTable('payments').set(live).where('order_id', '=', orderId).execute();
  await expect(openedWith('stripe')).resolves.toBeUndefined();
});

test('a store starts for real money when its sandbox payments failed, were not paid or were for zero', async () => {
  const waiting = ['failed', 'created', 'requires_action', 'processing'].map((status) => ({ status }));
  for (const of of [...waiting, { status: 'succeeded', amount: 0 }]) {
    await db().updateTable('payments').set(of).where('order_id', '=', orderId).execute();
    await expect(openedWith('stripe')).resolves.toBeUndefined();
  }
});

test('a store that is still empty starts for real money', async () => {
  const real = { DEMO: false, PAYMENT_GATEWAYS: ['stripe' as const], STRIPE_SECRET_KEY: 'sk_live_1' };
  await expect(refusePlayMoney(real, inject('adminUrl'))).resolves.toBeUndefined();
});
