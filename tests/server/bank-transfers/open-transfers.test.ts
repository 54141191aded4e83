import { beforeAll, beforeEach, expect, it } from 'vitest';
import { remindAndExpireTransfers } from '@/lib/server/bank-transfers/jobs';
import { retryPayment } from '@/lib/server/checkout/service';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import type { makeProduct } from '@/lib/server/demo/product-factory';
import { env } from '@/lib/server/env';
import { newId } from '@/lib/server/ids';
import { expireOrders } from '@/lib/server/orders/service';
import { DAY, HOUR } from '@/lib/shared/time';
import { bankSettings } from '@/tests/setup/bank-settings';
import { statusAndCode } from '@/tests/setup/call-route';
import { fromNow } from '@/tests/setup/clock';
import { type Member, makeConfirmed, makeMember } from '@/tests/setup/make-member';
import { lettersTo } from '@/tests/setup/outbox';
import { pdf, sendReceipt } from '@/tests/setup/receipts';
import { makeShop } from '@/tests/setup/shop';
import { bodyFor, checkOut, eventFor, tell } from '@/tests/setup/trade';

const REFUSED = [409, 'too_many_transfers'];

let buyer: Member;
let guide: Awaited<ReturnType<typeof makeProduct>>;

beforeAll(async () => {
  Object.assign(env(), { PAYMENT_GATEWAYS: ['sandbox', 'bank_transfer'], ...bankSettings });
  ({ product: guide } = await makeShop());
});
beforeEach(async () => {
  buyer = await makeConfirmed();
});

const order = (gateway = 'bank_transfer', { token } = buyer) =>
  checkOut(token, { ...bodyFor(guide), gateway });
const orders = (count: number) => Promise.all(Array.from({ length: count }, () => order()));

it('when twenty-five transfers are begun at once, twenty are taken, and another buyer may begin one', async () => {
  const answers = await orders(25);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(answers.filter(({ problem }) => problem.code === 'too_many_transfers')).toHaveLength(5);
  expect((await order('bank_transfer', await makeMember())).status).toBe(201);
});

it('with twenty open transfers a card is still taken, and its order cannot become one more transfer', async () => {
  await orders(20);
  const { status, payload } = await order('sandbox');
  expect(status).toBe(201);
  await tell(await eventFor(payload._id, 'payment.failed'));
  await expect(retryPayment(buyer.ctx, payload._id, newId(), 'bank_transfer')).rejects.toMatchObject({
    code: 'too_many_transfers',
  });
});

it('a transfer that is begun again stays the same one, and no second letter goes out', async () => {
  const { payload } = await order();
  const again = await retryPayment(buyer.ctx, payload._id, newId(), 'bank_transfer');
  expect(again.payment).toEqual(payload.payment);
  expect(await lettersTo(buyer.email ?? '')).toHaveLength(1);
});

it('an order whose buyer has gone back to a card still counts as one of twenty transfers', async () => {
  const [first] = await orders(20);
  await retryPayment(buyer.ctx, first?.payload._id ?? '', newId(), 'sandbox');
  expect(await statusAndCode(order())).toEqual(REFUSED);
});

it('one of twenty transfers whose buyer tried a card that was refused goes back to its transfer', async () => {
  const [first] = await orders(20);
  const id = first?.payload._id ?? '';
  await retryPayment(buyer.ctx, id, newId(), 'sandbox');
  await tell(await eventFor(id, 'payment.failed'));
  expect((await retryPayment(buyer.ctx, id, newId(), 'bank_transfer')).payment?.status).toBe(
    'awaiting_transfer',
  );
});

it('a buyer is reminded once of an order, however often they go to a card and back', async () => {
  const { payload } = await order();
  const soon = fromNow(HOUR);
  const made = fromNow(-7 * DAY + HOUR);
  await db()
    .updateTable('orders')
    .set({ expires_at: soon, created_at: made })
    .where('id', '=', payload._id)
    .execute();
  for (let i = 0; i < 3; i++) {
    await remindAndExpireTransfers.run({}, guestCtx(db()));
    await retryPayment(buyer.ctx, payload._id, newId(), 'sandbox');
    await tell(await eventFor(payload._id, 'payment.failed'));
    await retryPayment(buyer.ctx, payload._id, newId(), 'bank_transfer');
  }
  const letters = await lettersTo(buyer.email ?? '');
  expect(letters.filter(({ subject }) => /توشك/.test(subject))).toHaveLength(1);
});

it('a buyer gets twenty-five letters about transfers in an hour at most', async () => {
  const retry = (id: string, gateway: 'sandbox' | 'bank_transfer') =>
    retryPayment(buyer.ctx, id, newId(), gateway);
  for (let i = 0; i < 15; i++) {
    const { payload } = await order();
    await retry(payload._id, 'sandbox');
    await tell(await eventFor(payload._id, 'payment.failed'));
    await retry(payload._id, 'bank_transfer');
  }
  expect(await lettersTo(buyer.email ?? '')).toHaveLength(25);
});

it('a receipt that comes after the order’s time is refused, also where no job has ended the order', async () => {
  const { payload } = await order();
  const past = fromNow(-1000);
  await db().updateTable('orders').set({ expires_at: past }).where('id', '=', payload._id).execute();
  expect((await sendReceipt(payload._id, pdf(), buyer.token)).code).toBe('order_closed');
});

it('another transfer may be begun after those that nobody made have expired', async () => {
  await orders(20);
  expect(await statusAndCode(order())).toEqual(REFUSED);
  await expireOrders(guestCtx(db(), fromNow(8 * DAY)));
  expect((await order()).status).toBe(201);
});
