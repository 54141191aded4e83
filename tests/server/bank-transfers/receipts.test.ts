import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as APPROVE from '@/app/api/operator/receipts/[id]/approve/route';
import * as FILE from '@/app/api/operator/receipts/[id]/file/route';
import * as REJECT from '@/app/api/operator/receipts/[id]/reject/route';
import * as QUEUE from '@/app/api/operator/receipts/route';
import type { OrderView } from '@/lib/contract/orders';
import type { ReceiptRow } from '@/lib/contract/transfers';
import { remindAndExpireTransfers } from '@/lib/server/bank-transfers/jobs';
import { retryPayment } from '@/lib/server/checkout/service';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import type { makeProduct } from '@/lib/server/demo/product-factory';
import { env } from '@/lib/server/env';
import { newId } from '@/lib/server/ids';
import { expireOrders, getOrder } from '@/lib/server/orders/service';
import { DAY } from '@/lib/shared/time';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeConfirmed, makeMember } from '@/tests/setup/make-member';
import { lettersTo } from '@/tests/setup/outbox';
import { pdf, picture, sendReceipt } from '@/tests/setup/receipts';
import { makeShop } from '@/tests/setup/shop';
import { bodyFor, checkOut, moneyState } from '@/tests/setup/trade';

let operator: Member;
let buyer: Member;
let guide: Awaited<ReturnType<typeof makeProduct>>;

beforeAll(async () => {
  Object.assign(env(), {
    PAYMENT_GATEWAYS: ['sandbox', 'bank_transfer'],
    BANK_ACCOUNT_HOLDER: 'Qeema Trading',
    BANK_NAME: 'Test Bank',
    BANK_ACCOUNT: 'GB33BUKB20201555555555',
    BANK_SWIFT: 'BUKBGB22',
  });
  operator = await makeMember({ role: 'ADMIN' });
  ({ product: guide } = await makeShop());
});
beforeEach(async () => {
  buyer = await makeConfirmed();
});

async function order(member = buyer): Promise<OrderView> {
  const { payload } = await checkOut(member.token, { ...bodyFor(guide), gateway: 'bank_transfer' });
  return payload;
}

const submit = (orderId: string, bytes: Buffer, member = buyer) => sendReceipt(orderId, bytes, member.token);
const receiptOf = (orderId: string) =>
  db()
    .selectFrom('transfer_receipts')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select(['transfer_receipts.id', 'transfer_receipts.status'])
    .where('order_id', '=', orderId)
    .orderBy('transfer_receipts.id', 'desc')
    .executeTakeFirstOrThrow();
const approve = (id: string, bankReference: string, amount = 1900, token = operator.token) =>
  callRoute(APPROVE.POST, {
    token,
    params: { id },
    body: { received: { amount, currency: 'USD' }, bankReference },
  });
const reject = (id: string, reason = 'unreadable') =>
  callRoute(REJECT.POST, { token: operator.token, params: { id }, body: { reason } });

describe('refusals', () => {
  it('a receipt for the order of another, a missing order or a card payment is refused', async () => {
    const own = await order();
    expect((await submit(own._id, await picture(), await makeMember())).status).toBe(404);
    expect((await submit(newId(), await picture())).status).toBe(404);
    const { payload: card } = await checkOut(buyer.token, bodyFor(guide));
    expect((await submit(card._id, await picture())).code).toBe('order_closed');
  });

  it.each([
    ['HTML', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a PDF that breaks off', Buffer.from('%PDF-1.4 and no end')],
    ['an empty file', Buffer.alloc(0)],
    ['a GIF with a script and no picture', Buffer.from('GIF89a/*<script>*/')],
  ])('%s is refused as a receipt', async (_, bytes) => {
    const { _id } = await order();
    expect((await submit(_id, bytes)).status).toBe(415);
    expect((await getOrder(buyer.ctx, _id)).payment?.status).toBe('awaiting_transfer');
  });

  it('guests and members can neither see receipts nor decide on them', async () => {
    const { _id } = await order();
    await submit(_id, await picture());
    const { id } = await receiptOf(_id);
    for (const [token, status] of [
      [buyer.token, 403],
      [undefined, 401],
    ] as const) {
      const answers = [
        await callRoute(QUEUE.GET, { token }),
        await callRoute(FILE.GET, { token, params: { id } }),
        await callRoute(REJECT.POST, { token, params: { id }, body: { reason: 'other' } }),
        await callRoute(APPROVE.POST, {
          token,
          params: { id },
          body: { received: { amount: 1900, currency: 'USD' }, bankReference: 'FT1234' },
        }),
      ];
      expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status]);
    }
  });

  it('an amount other than the amount due is refused', async () => {
    const { _id } = await order();
    await submit(_id, await picture());
    const { id } = await receiptOf(_id);
    const before = await moneyState();
    const answer = await approve(id, 'FT-AMOUNT-1', 1899);
    expect([answer.status, answer.problem.errors]).toEqual([422, { received: 'validation:notTheAmountDue' }]);
    expect(await moneyState()).toBe(before);
  });

  it('a gateway that is switched off is refused with 409', async () => {
    const answer = await checkOut(buyer.token, { ...bodyFor(guide), gateway: 'stripe' });
    expect([answer.status, answer.problem.code]).toEqual([409, 'gateway_off']);
  });
});

describe('one receipt never pays two orders', () => {
  it('when the same file, or the same picture in another file, is sent again', async () => {
    const [first, image] = [await order(), await picture()];
    expect((await submit(first._id, image)).status).toBe(201);
    const again = await order();
    expect((await submit(again._id, image)).code).toBe('receipt_used');
    const otherFile = await sharp(image)
      .withExif({ IFD0: { Artist: 'somebody' } })
      .png()
      .toBuffer();
    expect((await submit(again._id, otherFile)).code).toBe('receipt_used');
  });

  it('when one file is sent for ten orders at once, only one is taken', async () => {
    const orders = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const member = await makeMember();
        return { member, order: await order(member) };
      }),
    );
    const bytes = pdf();
    const answers = await Promise.all(orders.map(({ member, order }) => submit(order._id, bytes, member)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
  });

  it('when one bank reference is approved for ten orders at once, in any spelling, only one is paid', async () => {
    const ids = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const member = await makeMember();
        const { _id } = await order(member);
        await submit(_id, pdf(), member);
        return (await receiptOf(_id)).id;
      }),
    );
    const answers = await Promise.all(
      ids.map((id, i) => approve(id, ['ft 2026/١١٢١-77', 'FT2026112177', 'ft-2026-1121-77'][i % 3] ?? '')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    const kept = await db()
      .selectFrom('transfer_receipts')
      .innerJoin('payments', 'payments.id', 'payment_id')
      .select('payments.status')
      .where('transfer_receipts.id', 'in', ids)
      .where('payments.status', '=', 'succeeded')
      .execute();
    expect(kept).toHaveLength(1);
  });

  it('when twenty requests approve one receipt at once, it pays only once', async () => {
    const { _id } = await order();
    await submit(_id, await picture());
    const { id } = await receiptOf(_id);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => approve(id, `TWENTY${i}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const journals = await db().selectFrom('journals').select('kind').where('ref', '=', _id).execute();
    expect(journals).toEqual([{ kind: 'sale' }]);
  });
});

describe('a transfer', () => {
  it('comes with a reference, a bank account and seven days, in the order and in a letter', async () => {
    const { _id, payment, expiresAt } = await order();
    expect(payment).toMatchObject({
      status: 'awaiting_transfer',
      gateway: 'bank_transfer',
      transfer: { bank: { holder: 'Qeema Trading', account: 'GB33BUKB20201555555555' }, receipt: null },
    });
    expect(new Date(expiresAt).getTime() - NOW.getTime()).toBeGreaterThan(6.9 * DAY);
    const letters = await lettersTo(buyer.email ?? '');
    expect(letters[0]?.text).toContain(payment?.transfer?.reference);
    expect(letters[0]?.text).toContain(`/orders/${_id}`);
  });

  it('is paid after an operator sees and approves the receipt, and the audit log has both', async () => {
    const { _id } = await order();
    const sent = await submit(_id, await picture());
    expect(sent.order.payment).toMatchObject({
      status: 'receipt_submitted',
      transfer: { receipt: { status: 'submitted' } },
    });
    const { id } = await receiptOf(_id);
    const queue = await callRoute<{ data: ReceiptRow[] }>(QUEUE.GET, {
      token: operator.token,
      query: { limit: 50 },
    });
    expect(queue.payload.data.find((row) => row._id === id)).toMatchObject({
      due: { amount: 1900, currency: 'USD' },
      isPdf: false,
    });
    const request = new Request('http://localhost:3000/api/under-test', {
      headers: { authorization: `Bearer ${operator.token}`, version: '2' },
    });
    const file = await FILE.GET(request, { params: Promise.resolve({ id }) });
    expect([file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
      'image/webp',
      'private, no-store',
    ]);
    expect((await approve(id, `FT${newId()}`)).status).toBe(200);
    expect(await getOrder(buyer.ctx, _id)).toMatchObject({
      status: 'paid',
      payment: { status: 'succeeded' },
    });
    const acts = await db()
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', buyer.id)
      .orderBy('seq')
      .execute();
    expect(acts.map(({ action }) => action)).toEqual(['receipt.seen', 'receipt.approved']);
  });

  it('that is rejected shows why, and another receipt may follow', async () => {
    const { _id } = await order();
    await submit(_id, await picture());
    expect((await reject((await receiptOf(_id)).id)).status).toBe(200);
    const { payment } = await getOrder(buyer.ctx, _id);
    expect(payment).toMatchObject({
      status: 'rejected',
      transfer: { receipt: { status: 'rejected', reason: 'unreadable' } },
    });
    expect((await lettersTo(buyer.email ?? ''))[0]?.subject).toMatch(/لم يُقبل إيصال/);
    expect((await submit(_id, await picture())).status).toBe(201);
    const { id } = await receiptOf(_id);
    expect((await approve(id, `FT${newId()}`)).status).toBe(200);
    expect((await reject(id)).status).toBe(409);
  });

  it('that nobody makes gets one reminder and then expires', async () => {
    const { _id } = await order();
    const at = (days: number) => guestCtx(db(), fromNow(days * DAY));
    await remindAndExpireTransfers.run({}, at(6.5));
    await remindAndExpireTransfers.run({}, at(6.6));
    const reminders = (await lettersTo(buyer.email ?? '')).filter(({ subject }) => /توشك/.test(subject));
    expect(reminders).toHaveLength(1);
    await expireOrders(at(7.1));
    await remindAndExpireTransfers.run({}, at(7.1));
    expect(await getOrder(buyer.ctx, _id)).toMatchObject({
      status: 'expired',
      payment: { status: 'failed', failure: 'expired' },
    });
    expect((await lettersTo(buyer.email ?? ''))[0]?.subject).toMatch(/انتهت مهلة/);
    expect((await submit(_id, await picture())).code).toBe('order_closed');
  });

  it('whose receipt waits for an operator does not expire', async () => {
    const { _id } = await order();
    await submit(_id, await picture());
    await expireOrders(guestCtx(db(), fromNow(8 * DAY)));
    expect((await approve((await receiptOf(_id)).id, `FT${newId()}`)).status).toBe(200);
    expect((await getOrder(buyer.ctx, _id)).status).toBe('paid');
  });

  it('takes no receipt after the buyer chooses a card instead', async () => {
    const { _id } = await order();
    const card = await retryPayment(buyer.ctx, _id, newId(), 'sandbox');
    expect(card.payment).toMatchObject({ gateway: 'sandbox', status: 'requires_action' });
    expect((await submit(_id, await picture())).code).toBe('order_closed');
  });
});

it('a PDF receipt is sent only as a download', async () => {
  const { _id } = await order();
  await submit(_id, pdf());
  const request = new Request('http://localhost:3000/api/under-test', {
    headers: { authorization: `Bearer ${operator.token}`, version: '2' },
  });
  const { id } = await receiptOf(_id);
  const file = await FILE.GET(request, { params: Promise.resolve({ id }) });
  expect(file.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(file.headers.get('content-security-policy')).toContain('sandbox');
});
