import { beforeEach, describe, expect, it } from 'vitest';
import * as REJECT from '@/app/api/operator/receipts/[id]/reject/route';
import { remindAndExpireTransfers } from '@/lib/server/bank-transfers/jobs';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import type { makeProduct } from '@/lib/server/demo/product-factory';
import { env } from '@/lib/server/env';
import { expireOrders, getOrder } from '@/lib/server/orders/service';
import { ownIdentity } from '@/lib/server/users/identity';
import { formatMoment } from '@/lib/shared/dates';
import { HOUR } from '@/lib/shared/time';
import { bankSettings } from '@/tests/setup/bank-settings';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow, NOW, setClock } from '@/tests/setup/clock';
import { type Member, makeConfirmed, makeMember } from '@/tests/setup/make-member';
import { lettersTo } from '@/tests/setup/outbox';
import { pdf, sendReceipt } from '@/tests/setup/receipts';
import { makeShop } from '@/tests/setup/shop';
import { bodyFor, checkOut } from '@/tests/setup/trade';

let buyer: Member;
let guide: Awaited<ReturnType<typeof makeProduct>>;

beforeEach(async () => {
  Object.assign(env(), { PAYMENT_GATEWAYS: ['bank_transfer'], ...bankSettings });
  ({ product: guide } = await makeShop());
  buyer = await makeConfirmed();
});

const order = async () =>
  (await checkOut(buyer.token, { ...bodyFor(guide), gateway: 'bank_transfer' })).payload._id;
const endsIn = (id: string, ms: number) =>
  db()
    .updateTable('orders')
    .set({ expires_at: fromNow(ms) })
    .where('id', '=', id)
    .execute();
const hoursLeft = async (id: string) =>
  (Date.parse((await getOrder(buyer.ctx, id)).expiresAt) - NOW.getTime()) / HOUR;
async function reject(orderId: string): Promise<void> {
  const { id } = await db()
    .selectFrom('transfer_receipts as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select('r.id')
    .where('p.order_id', '=', orderId)
    .orderBy('r.id', 'desc')
    .executeTakeFirstOrThrow();
  const { token } = await makeMember({ role: 'ADMIN' });
  const body = { reason: 'unreadable' };
  expect((await callRoute(REJECT.POST, { token, params: { id }, body })).status).toBe(200);
}

it('a receipt whose upload began in time and ends after the order’s time is refused', async () => {
  const id = await order();
  await endsIn(id, HOUR);
  const sent = await sendReceipt(id, pdf(), buyer.token, () => setClock(fromNow(HOUR)));
  expect(sent.code).toBe('order_closed');
  expect((await getOrder(buyer.ctx, id)).payment?.status).toBe('awaiting_transfer');
});

describe('after a receipt is rejected', () => {
  it('when its order’s time was over, the buyer has two days for another, as the letter says', async () => {
    const id = await order();
    await sendReceipt(id, pdf(), buyer.token);
    await endsIn(id, -5 * HOUR);
    await reject(id);
    expect(await hoursLeft(id)).toBeCloseTo(48, 1);
    const { expiresAt } = await getOrder(buyer.ctx, id);
    const [letter] = await lettersTo(buyer.email ?? '');
    const { intl, timeZone } = await ownIdentity(buyer.ctx);
    expect(letter?.text).toContain(formatMoment(expiresAt, intl, timeZone));
    const soon = guestCtx(db(), fromNow(HOUR));
    await expireOrders(soon);
    await remindAndExpireTransfers.run({}, soon);
    expect((await sendReceipt(id, pdf(), buyer.token)).status).toBe(201);
  });

  it('when more than two days are left, its order keeps its time', async () => {
    const id = await order();
    await sendReceipt(id, pdf(), buyer.token);
    const before = await hoursLeft(id);
    await reject(id);
    expect(await hoursLeft(id)).toBeCloseTo(before, 1);
  });

  it('the order ends if nobody sends another in two days', async () => {
    const id = await order();
    await sendReceipt(id, pdf(), buyer.token);
    await endsIn(id, -5 * HOUR);
    await reject(id);
    await expireOrders(guestCtx(db(), fromNow(49 * HOUR)));
    expect((await getOrder(buyer.ctx, id)).status).toBe('expired');
  });
});
