import { beforeAll, describe, expect, it } from 'vitest';
import { GET as STORY } from '@/app/api/operator/sales/[id]/route';
import { GET as LIST } from '@/app/api/operator/sales/route';
import type { Payload } from '@/lib/contract/endpoint';
import type { listSales, SaleStory } from '@/lib/contract/operator-sales';
import { transferReference } from '@/lib/server/adapters/payments/bank-transfer/reference';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { newId } from '@/lib/server/ids';
import { orderNumber } from '@/lib/server/orders/present';
import { releaseHolds } from '@/lib/server/payments/release';
import { refundSale } from '@/lib/server/refunds/decide';
import { DAY } from '@/lib/shared/time';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember, NO_ID } from '@/tests/setup/make-member';
import { buyForReal, lineOf, sendGranted } from '@/tests/setup/reversals';
import { placeOrder } from '@/tests/setup/trade';

let seller: Member;
let buyer: Member;
let operator: Member;
let orderId: string;
let otherId: string;

beforeAll(async () => {
  const email = `buyer-${newId()}@sales.example`;
  [seller, buyer] = await Promise.all([makeMember({ role: 'CREATOR' }), makeMember({ email })]);
  operator = await makeMember({ role: 'ADMIN' });
  const product = await makeProduct(db(), seller, { price: 1000 });
  orderId = await buyForReal(buyer.token, product);
  otherId = (await placeOrder((await makeMember()).token, product))._id;
});

const find = (q: string, token?: string) =>
  callRoute<Payload<typeof listSales>>(LIST, { token, query: { q } });
const found = async (q: string) => (await find(q, operator.token)).payload.data.map(({ _id }) => _id);
const story = (id: string, token = operator.token) => callRoute<SaleStory>(STORY, { token, params: { id } });

describe('sales in the console', () => {
  it('are for operators only, and an unknown sale is 404', async () => {
    expect((await find('')).status).toBe(401);
    expect((await find('', buyer.token)).status).toBe(403);
    expect((await story(orderId, seller.token)).status).toBe(403);
    expect((await story(NO_ID)).status).toBe(404);
    expect((await story('nothing')).status).toBe(404);
  });

  it('are found by number in any spelling, by e-mail, by reference and by each id', async () => {
    const number = orderNumber(orderId);
    const arabic = number.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
    const payment = await db()
      .selectFrom('payments')
      .select(['id', 'gateway_ref'])
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const asked = [
      number,
      number.toLowerCase(),
      ` ${number.replace('-', '')} `,
      `#${number}`,
      arabic,
      buyer.email?.toUpperCase() ?? '',
      orderId,
      await lineOf(orderId),
      payment.id,
      payment.gateway_ref ?? '',
    ];
    for (const q of asked) expect([q, await found(q)]).toEqual([q, [orderId]]);
  });

  it('are found by both references of a bank transfer: the buyer’s and the bank’s', async () => {
    const bank = `FT${newId().replaceAll('-', '').slice(-12).toUpperCase()}`;
    const payment = await db()
      .selectFrom('payments')
      .select('id')
      .where('order_id', '=', otherId)
      .executeTakeFirstOrThrow();
    const own = transferReference(payment.id);
    await db()
      .updateTable('payments')
      .set({ gateway: 'bank_transfer', gateway_ref: own })
      .where('id', '=', payment.id)
      .execute();
    const now = NOW;
    await db()
      .insertInto('transfer_receipts')
      .values({
        id: newId(),
        payment_id: payment.id,
        storage_key: `receipts/${bank}`,
        name: 'a.pdf',
        size: 1,
        mime: 'application/pdf',
        content_hash: bank,
        status: 'approved',
        submitted_at: now,
        decided_at: now,
        decided_by: operator.id,
        bank_reference: bank,
      })
      .execute();
    expect(await found(own.toLowerCase().replaceAll('-', ' '))).toEqual([otherId]);
    expect(await found(bank.toLowerCase())).toEqual([otherId]);
    const { payload } = await story(otherId);
    expect(payload.payments[0]).toMatchObject({ gateway: 'bank_transfer', references: [own] });
    expect(payload.payments[0]?.receipts).toEqual([
      expect.objectContaining({ status: 'approved', bankReference: bank, decidedBy: operator.name }),
    ]);
  });

  it('are not found by an unknown value or by a wildcard', async () => {
    for (const q of ['0000-0000', 'nobody@nowhere.example', '%', '_', "' or 1=1 --", NO_ID])
      expect([q, await found(q)]).toEqual([q, []]);
  });

  it('come page by page, newest first', async () => {
    const first = await callRoute<Payload<typeof listSales>>(LIST, {
      token: operator.token,
      query: { limit: '1' },
    });
    expect(first.payload.data).toHaveLength(1);
    const cursor = first.payload.nextCursor ?? '';
    const next = await callRoute<Payload<typeof listSales>>(LIST, {
      token: operator.token,
      query: { limit: '1', cursor },
    });
    const [newest, older] = [first.payload.data[0]?._id ?? '', next.payload.data[0]?._id ?? ''];
    expect(older < newest).toBe(true);
  });

  it('show their whole story: split, payment, release, refund, access and journals that sum to zero', async () => {
    await releaseHolds(guestCtx(db(), fromNow(8 * DAY)));
    await refundSale(operator.ctx, await lineOf(orderId), { amount: 400, answer: 'نعتذر' }, newId(), {
      asOperator: true,
    });
    await sendGranted();
    const { status, payload } = await story(orderId);
    expect(status).toBe(200);
    expect(payload).toMatchObject({
      status: 'partly_refunded',
      email: buyer.email,
      total: { amount: 1000 },
      lines: [
        { fee: { amount: 100 }, refundable: { amount: 600 }, access: { status: 'active', downloads: 0 } },
      ],
      payments: [{ gateway: 'sandbox', status: 'succeeded', receipts: [] }],
      refunds: [{ status: 'succeeded', answer: 'نعتذر', amount: { amount: 400 }, decidedBy: operator.name }],
      disputes: [],
    });
    expect(payload.lines[0]?.parts).toEqual([
      expect.objectContaining({ earned: { amount: 900, currency: 'USD' }, releasedAt: expect.any(String) }),
    ]);
    expect(payload.journals.map(({ kind }) => kind)).toEqual(['sale', 'cost', 'release', 'refund']);
    for (const { postings } of payload.journals)
      expect(postings.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(0);
    expect(payload.notices.map(({ kind }) => kind)).toContain('purchase');
  });

  it('show a refund that failed, with its journals', async () => {
    const product = await makeProduct(db(), seller, { price: 2000 });
    const id = await buyForReal(buyer.token, product);
    await db()
      .updateTable('sandbox_intents')
      .set({ on_refund: 'fail' })
      .where('reference', 'in', (select) =>
        select.selectFrom('payments').select('id').where('order_id', '=', id),
      )
      .execute();
    await refundSale(operator.ctx, await lineOf(id), { amount: 2000, answer: '' }, newId(), {
      asOperator: true,
    });
    await sendGranted();
    const { payload } = await story(id);
    expect(payload.journals.map(({ kind }) => kind)).toEqual(['sale', 'cost', 'refund', 'refund_failed']);
    expect(payload.refunds[0]).toMatchObject({ status: 'failed', failure: 'account_closed' });
  });
});
