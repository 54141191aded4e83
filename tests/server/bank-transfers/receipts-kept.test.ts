import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as APPROVE from '@/app/api/operator/receipts/[id]/approve/route';
import * as REJECT from '@/app/api/operator/receipts/[id]/reject/route';
import { storage } from '@/lib/server/adapters/storage/choose';
import { forgetReceipts } from '@/lib/server/bank-transfers/jobs';
import { countUnproven } from '@/lib/server/bank-transfers/repo';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import type { makeProduct } from '@/lib/server/demo/product-factory';
import { env } from '@/lib/server/env';
import { getStorage } from '@/lib/server/files/storage-room';
import { newId } from '@/lib/server/ids';
import { expireOrders } from '@/lib/server/orders/service';
import { DAY } from '@/lib/shared/time';
import { startApiServer } from '@/tests/setup/api-server';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { pdf, picture, sendReceipt } from '@/tests/setup/receipts';
import { runJobs } from '@/tests/setup/run-jobs';
import { makeShop } from '@/tests/setup/shop';
import { bodyFor, checkOut } from '@/tests/setup/trade';

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

/** Rejected receipts of an order, written to the table at once instead of being rejected one by one. */
async function rejectMany(orderId: string, count: number): Promise<void> {
  const { id: payment_id } = await db()
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const rejected = {
    status: 'rejected',
    reason: 'unreadable',
    submitted_at: NOW,
    decided_at: NOW,
  };
  const file = { payment_id, name: 'r.webp', mime: 'image/webp', size: 10, ...rejected };
  const rows = Array.from({ length: count }, () => {
    const id = newId();
    return { ...file, id, storage_key: `receipts/${id}`, content_hash: id };
  });
  await db().insertInto('transfer_receipts').values(rows).execute();
}

describe('a receipt', () => {
  it('that was approved when its order was over, so that the money went back, does not count against its buyer', async () => {
    const { _id } = await order();
    await submit(_id, await picture());
    const { id } = await receiptOf(_id);
    await db().updateTable('orders').set({ status: 'cancelled' }).where('id', '=', _id).execute();
    await approve(id, newId());
    expect(await countUnproven(db(), buyer.id)).toBe(0);
  });

  it('of three megabytes passes the server, whose other bodies are smaller', async () => {
    const server = await startApiServer();
    const { _id } = await order();
    const bytes = Buffer.concat([pdf(), Buffer.alloc(3 * 1024 ** 2, '\n'), Buffer.from('%%EOF')]);
    const form = new FormData();
    form.append('file', new File([bytes], 'receipt.pdf'));
    const headers = { version: '2', authorization: `Bearer ${buyer.token}` };
    const address = `${server.base}/api/orders/${_id}/receipts`;
    const { status } = await fetch(address, { method: 'POST', headers, body: form }).finally(() =>
      server.close(),
    );
    expect(status).toBe(201);
  });

  it('is refused when its buyer has twenty for unpaid orders: of two sent at once, one is taken', async () => {
    const [first, second, third] = [await order(), await order(), await order()];
    await rejectMany(first._id, 19);
    const pictures = [await picture(), await picture()];
    const answers = await Promise.all(
      [second, third].map(({ _id }, at) => submit(_id, pictures[at] as Buffer)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 429]);
    expect((await submit(first._id, await picture())).status).toBe(429);
  });

  it('is taken when those twenty are for paid orders, and when the account has no room for more files', async () => {
    const [paid, open] = [await order(), await order()];
    await rejectMany(paid._id, 20);
    await db()
      .updateTable('orders')
      .set({ status: 'paid', paid_at: NOW })
      .where('id', '=', paid._id)
      .execute();
    const { room } = await getStorage(buyer.ctx);
    const big = {
      id: newId(),
      owner_id: buyer.id,
      purpose: 'product_file',
      storage_key: `products/aa/${newId()}`,
    };
    await db()
      .insertInto('files')
      .values({ ...big, name: 'big.zip', mime: 'application/zip', size: room, sha256: '', created_at: NOW })
      .execute();
    expect((await submit(open._id, await picture())).status).toBe(201);
    expect((await getStorage(buyer.ctx)).used).toBe(room);
  });
});

describe('a rejected receipt', () => {
  const at = (days: number) => guestCtx(db(), fromNow(days * DAY));
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

  it('is deleted a month later when the order was never paid, and no longer counts', async () => {
    const { _id } = await order();
    await submit(_id, await picture());
    const { id } = await receiptOf(_id);
    await reject(id);
    expect(await isKept(id, 31)).toBe(true);
    expect(await countUnproven(db(), buyer.id)).toBe(1);
    await expireOrders(at(8));
    expect(await isKept(id, 29)).toBe(true);
    expect(await isKept(id, 31)).toBe(false);
    expect(await countUnproven(db(), buyer.id)).toBe(0);
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
