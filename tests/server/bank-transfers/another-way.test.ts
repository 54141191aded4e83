import { expect, it } from 'vitest';
import { createOrder, retryPayment } from '@/lib/server/checkout/service';
import { db } from '@/lib/server/db/client';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { env } from '@/lib/server/env';
import { newId } from '@/lib/server/ids';
import { DAY } from '@/lib/shared/time';
import { bankSettings } from '@/tests/setup/bank-settings';
import { fromNow } from '@/tests/setup/clock';
import { makeMember } from '@/tests/setup/make-member';
import { bodyFor, eventFor, tell } from '@/tests/setup/trade';

it('an order must be paid within seven days, even when its buyer starts another transfer', async () => {
  Object.assign(env(), { PAYMENT_GATEWAYS: ['sandbox', 'bank_transfer'], ...bankSettings });
  const product = await makeProduct(db(), await makeMember({ role: 'CREATOR' }), { price: 1900 });
  const { ctx } = await makeMember();
  const order = await createOrder(ctx, { ...bodyFor(product), gateway: 'sandbox' }, newId());
  await tell(await eventFor(order._id, 'payment.failed'));
  const retry = (days: number, gateway: 'sandbox' | 'bank_transfer') =>
    retryPayment({ ...ctx, now: fromNow(days * DAY) }, order._id, newId(), gateway);
  const due = Date.parse(order.createdAt) + 7 * DAY;
  expect(Date.parse((await retry(0, 'bank_transfer')).expiresAt)).toBe(due);
  await retry(6, 'sandbox');
  await tell(await eventFor(order._id, 'payment.failed'));
  expect(Date.parse((await retry(6, 'bank_transfer')).expiresAt)).toBe(due);
});

it('an order that waits for a transfer keeps its time when the setting gets shorter and its buyer tries again', async () => {
  Object.assign(env(), { PAYMENT_GATEWAYS: ['sandbox', 'bank_transfer'], ...bankSettings });
  const product = await makeProduct(db(), await makeMember({ role: 'CREATOR' }), { price: 1900 });
  const { ctx } = await makeMember();
  const order = await createOrder(ctx, { ...bodyFor(product), gateway: 'bank_transfer' }, newId());
  Object.assign(env(), { BANK_TRANSFER_DAYS: 2 });
  expect((await retryPayment(ctx, order._id, newId(), 'bank_transfer')).expiresAt).toBe(order.expiresAt);
});
