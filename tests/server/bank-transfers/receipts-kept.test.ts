import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as APPROVE from '@/app/api/operator/receipts/[id]/approve/route';
import * as REJECT from '@/app/api/operator/receipts/[id]/reject/route';
import { storage } from '@/lib/server/adapters/storage/choose';
import { forgetReceipts } from '@/lib/server/bank-transfers/jobs';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/db/demo/people-factory';
import type { makeProduct } from '@/lib/server/db/demo/product-factory';
import { env } from '@/lib/server/env';
import { getStorage } from '@/lib/server/files/storage-room';
import { newId } from '@/lib/server/ids';
import { expireOrders } from '@/lib/server/orders/service';
import { callRoute } from '@/tests/setup/call-route';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { picture, sendReceipt } from '@/tests/setup/receipts';
import { runJobs } from '@/tests/setup/run-jobs';
import { makeShop } from '@/tests/setup/shop';
import { bodyFor, checkOut } from '@/tests/setup/trade';

const DAY = 86_400_000;
let operator: Member;
let buyer: Member;
let guide: Awaited<ReturnType<typeof makeProduct>>;

beforeAll(async () => {
  Object.assign(env(), {
    PAYMENT_GATEWAYS: ['bank_transfer'],
    BANK_ACCOUNT_HOLDER: 'Qeema Trading',
    BANK_NAME: 'Test Bank',
    BANK_ACCOUNT: 'GB33BUKB20201555555555',
    BANK_SWIFT: 'BUKBGB22',
  });
  operator = await makeMember({ role: 'ADMIN' });
  ({ product: guide } = await makeShop());
});
beforeEach(async () => {
  buyer = await makeMember();
});

const order = async () =>
  (await checkOut(buyer.token, { ...bodyFor(guide), gateway: 'bank_transfer' })).payload;
const submit = (orderId: string, bytes: Buffer) => sendReceipt(orderId, bytes, buyer.token);
const receiptOf = (orderId: string) =>
  db()
    .selectFrom('transfer_receipts')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select('transfer_receipts.id')
    .where('order_id', '=', orderId)
    .orderBy('transfer_receipts.id', 'desc')
    .executeTakeFirstOrThrow();
async function approve(id: string, bankReference: string): Promise<void> {
  const body = { received: { amount: 1900, currency: 'USD' }, bankReference };
  const { status } = await callRoute(APPROVE.POST, { token: operator.token, params: { id }, body });
  expect(status).toBe(200);
}
async function reject(id: string): Promise<void> {
  const body = { reason: 'unreadable' };
  const { status } = await callRoute(REJECT.POST, { token: operator.token, params: { id }, body });
  expect(status).toBe(200);
}

it('a receipt for which the account has no room is refused, and each one takes room', async () => {
  const { _id } = await order();
  await submit(_id, await picture());
  const { used, room } = await getStorage(buyer.ctx);
  expect(used).toBeGreaterThan(0);
  await db()
    .insertInto('files')
    .values({
      ...{
        id: newId(),
        owner_id: buyer.id,
        purpose: 'product_file',
        storage_key: `products/aa/${newId()}`,
      },
      ...{ name: 'big.zip', mime: 'application/zip', size: room - used, sha256: '' },
    })
    .execute();
  const answer = await submit((await order())._id, await picture());
  expect([answer.status, answer.code]).toEqual([409, 'storage_full']);
});

describe('a rejected receipt', () => {
  const at = (days: number) => guestCtx(db(), new Date(Date.now() + days * DAY));
  const keyOf = async (id: string) =>
    (
      await db()
        .selectFrom('transfer_receipts')
        .select('storage_key')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).storage_key;
  /** Runs the nightly job. @returns whether the receipt is still stored */
  async function isKept(id: string, days: number): Promise<boolean> {
    await forgetReceipts.run({}, at(days));
    await runJobs();
    return storage().exists(await keyOf(id));
  }

  it('is deleted a month after it was rejected when the order was never paid, and takes no room then', async () => {
    const { _id } = await order();
    await submit(_id, await picture());
    const { id } = await receiptOf(_id);
    await reject(id);
    expect(await isKept(id, 31)).toBe(true);
    await expireOrders(at(8));
    expect(await isKept(id, 29)).toBe(true);
    expect(await isKept(id, 31)).toBe(false);
    expect((await getStorage(buyer.ctx)).used).toBe(0);
  });

  it('is kept when another one paid the order', async () => {
    const { _id } = await order();
    await submit(_id, await picture());
    const { id } = await receiptOf(_id);
    await reject(id);
    await submit(_id, await picture());
    await approve((await receiptOf(_id)).id, `FT${newId()}`);
    expect(await isKept(id, 400)).toBe(true);
  });
});
