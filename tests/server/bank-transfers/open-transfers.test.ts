import { beforeAll, beforeEach, expect, it } from 'vitest';
import { retryPayment } from '@/lib/server/checkout/service';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import type { makeProduct } from '@/lib/server/demo/product-factory';
import { env } from '@/lib/server/env';
import { newId } from '@/lib/server/ids';
import { expireOrders } from '@/lib/server/orders/service';
import { bankSettings } from '@/tests/setup/bank-settings';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { makeShop } from '@/tests/setup/shop';
import { bodyFor, checkOut, eventFor, tell } from '@/tests/setup/trade';

const DAY = 86_400_000;
const REFUSED = [409, 'too_many_transfers'];

let buyer: Member;
let guide: Awaited<ReturnType<typeof makeProduct>>;

beforeAll(async () => {
  Object.assign(env(), { PAYMENT_GATEWAYS: ['sandbox', 'bank_transfer'], ...bankSettings });
  ({ product: guide } = await makeShop());
});
beforeEach(async () => {
  buyer = await makeMember();
});

const order = (gateway = 'bank_transfer', { token } = buyer) =>
  checkOut(token, { ...bodyFor(guide), gateway });
const orders = (count: number) => Promise.all(Array.from({ length: count }, () => order()));
const codeOf = async (answer: ReturnType<typeof order>) => {
  const { status, problem } = await answer;
  return [status, problem.code];
};

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

it('one of twenty open transfers may be begun again', async () => {
  const [first] = await orders(20);
  const again = await retryPayment(buyer.ctx, first?.payload._id ?? '', newId(), 'bank_transfer');
  expect(again.payment?.status).toBe('awaiting_transfer');
});

it('another transfer may be begun after those that nobody made have expired', async () => {
  await orders(20);
  expect(await codeOf(order())).toEqual(REFUSED);
  await expireOrders(guestCtx(db(), new Date(Date.now() + 8 * DAY)));
  expect((await order()).status).toBe(201);
});
