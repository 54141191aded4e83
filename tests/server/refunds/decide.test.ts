import { describe, expect, it } from 'vitest';
import { GET as QUEUE } from '@/app/api/finance/refunds/route';
import { POST as DECLINE } from '@/app/api/refunds/[id]/decline/route';
import { POST as GRANT } from '@/app/api/refunds/[id]/grant/route';
import { POST as GIVE } from '@/app/api/sales/[id]/refunds/route';
import { GET as SALE } from '@/app/api/sales/[id]/route';
import type { RefundRow, RefundView, SaleView } from '@/lib/contract/refunds';
import { db } from '@/lib/server/db/client';
import { makeMembership } from '@/lib/server/demo/company-factory';
import { ctxOf } from '@/lib/server/demo/people-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { newId } from '@/lib/server/ids';
import { listAudit } from '@/lib/server/operator/audit-log';
import { declineRefund, grantRefund, refundSale } from '@/lib/server/refunds/decide';
import { requestRefund } from '@/lib/server/refunds/request';
import { getOrderRefunds } from '@/lib/server/refunds/views';
import { DAY } from '@/lib/shared/time';
import { contradictions } from '@/tests/model/always-true';
import { callRoute } from '@/tests/setup/call-route';
import { addProduct } from '@/tests/setup/cart';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember, NO_ID } from '@/tests/setup/make-member';
import { lettersTo } from '@/tests/setup/outbox';
import { buyForReal, lineOf, sendGranted, stateOf, wronglyTurned } from '@/tests/setup/reversals';
import { dropJobs } from '@/tests/setup/run-jobs';
import { checkOut, eventFor, moneyState, tell } from '@/tests/setup/trade';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

let seller: Member;
let buyer: Member;
let orderId: string;
let lineId: string;

cleanWorld(async () => {
  await dropJobs();
  seller = await makeMember({ role: 'CREATOR' });
  buyer = await makeMember();
  orderId = await buyForReal(buyer.token, await makeProduct(db(), seller, { price: 1999 }));
  lineId = await lineOf(orderId);
});

const askLate = async () => {
  const ctx = ctxOf(db(), buyer, fromNow(30 * DAY));
  const { refunds } = await requestRefund(ctx, orderId, { lineId, reason: 'other', note: '' }, newId());
  return refunds[0]?._id ?? '';
};
const post = <T>(
  route: Parameters<typeof callRoute>[0],
  id: string,
  token: string | undefined,
  body: unknown,
  key = newId(),
) => callRoute<T>(route, { token, body, params: { id }, headers: { 'idempotency-key': key } });
const give = (amount: unknown, token: string | undefined = seller.token, key = newId()) =>
  post<SaleView>(GIVE, lineId, token, { amount }, key);

describe('a decision about a refund is refused and nothing changes', () => {
  it('for a guest: 401; for the buyer, another creator or a missing refund: 404', async () => {
    const id = await askLate();
    const before = await moneyState();
    const other = await makeMember({ role: 'CREATOR' });
    for (const [token, status] of [
      [undefined, 401],
      [buyer.token, 404],
      [other.token, 404],
    ] as const) {
      expect((await post(GRANT, id, token, {})).status).toBe(status);
      expect((await post(DECLINE, id, token, { answer: 'استُخدم' })).status).toBe(status);
      expect((await post(GIVE, lineId, token, { amount: 100 })).status).toBe(status);
    }
    expect((await post(GRANT, NO_ID, seller.token, {})).status).toBe(404);
    expect((await callRoute(SALE, { token: buyer.token, params: { id: lineId } })).status).toBe(404);
    expect(await moneyState()).toBe(before);
  });

  it.each([0, -1, 1.5, '10', null, Number.MAX_VALUE, 2 ** 53 + 1])(
    'for the amount %j: 422',
    async (amount) => {
      const { status } = await give(amount);
      expect(status).toBe(422);
    },
  );

  it('for more than was paid: 409; for a refusal without a reason: 422', async () => {
    expect((await give(2000)).problem.code).toBe('not_refundable');
    const id = await askLate();
    expect((await post(GRANT, id, seller.token, { amount: 2000 })).problem.code).toBe('not_refundable');
    expect((await post(DECLINE, id, seller.token, { answer: ' ' })).status).toBe(422);
  });

  it('for a refund that is decided already: 409', async () => {
    const id = await askLate();
    expect((await post<RefundView>(DECLINE, id, seller.token, { answer: 'استُخدم كله' })).payload.status).toBe(
      'declined',
    );
    expect((await post(GRANT, id, seller.token, {})).problem.code).toBe('conflict');
    expect((await post(DECLINE, id, seller.token, { answer: 'ثانية' })).problem.code).toBe('conflict');
    expect(await stateOf(orderId)).toMatchObject({ order: 'paid', access: 'active' });
  });
});

describe('the seller', () => {
  it('sees the request and grants a part of it, and the buyer keeps access', async () => {
    const id = await askLate();
    const { payload } = await callRoute<{ data: RefundRow[] }>(QUEUE, { token: seller.token });
    expect(payload.data).toMatchObject([
      { _id: id, saleId: lineId, buyer: { _id: buyer.id }, status: 'requested' },
    ]);
    const granted = await post<RefundView>(GRANT, id, seller.token, { amount: 500, answer: 'على الرحب' });
    expect(granted.payload).toMatchObject({
      status: 'granted',
      amount: { amount: 500 },
      answer: 'على الرحب',
    });
    await sendGranted();
    // 1999: fee 199, net 1800. Of a refund of 500, the fee pays ⌊500 × 199 / 1999⌋ = 49.
    expect(await stateOf(orderId)).toMatchObject({
      order: 'partly_refunded',
      access: 'active',
      refunds: ['succeeded'],
      pending: 1800 - 451,
      held: 1800 - 451,
    });
    expect(await contradictions()).toEqual({});
    expect(await wronglyTurned()).toEqual([]);
  });

  it('declines with a reason, and the buyer reads it in a letter', COMMITS, async () => {
    const email = `${newId()}@decide.example`;
    buyer = await makeMember({ email });
    orderId = await buyForReal(buyer.token, await makeProduct(db(), seller, { price: 1999 }));
    lineId = await lineOf(orderId);
    const { status } = await post(DECLINE, await askLate(), seller.token, { answer: 'استُخدم كله' });
    expect(status).toBe(200);
    const texts = (await lettersTo(email)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('استُخدم كله'))).toHaveLength(1);
  });

  it('refunds without a request, once for each key, and the last part ends the access', async () => {
    const key = newId();
    expect((await give(1000, seller.token, key)).payload).toMatchObject({ refundable: { amount: 999 } });
    expect((await give(1000, seller.token, key)).payload).toMatchObject({ refundable: { amount: 999 } });
    expect((await give(999)).status).toBe(201);
    await sendGranted();
    expect(await stateOf(orderId)).toMatchObject({
      order: 'refunded',
      access: 'revoked',
      pending: 0,
      held: 0,
    });
    expect(await wronglyTurned()).toEqual([]);
  });
});

describe('an order with two sellers', () => {
  const shop = async (theirs: { id: string }, ours: { id: string }) => {
    for (const { id } of [theirs, ours]) await addProduct(buyer.ctx, id);
    const body = { expectedTotal: { amount: 4000, currency: 'USD' } };
    const { payload } = await checkOut(buyer.token, body);
    await tell(await eventFor(payload._id));
    return payload;
  };

  it('shows each seller only their own part of refunds and disputes', async () => {
    const other = await makeMember({ role: 'CREATOR' });
    const theirs = await makeProduct(db(), other, { price: 3000 });
    const ours = await makeProduct(db(), seller, { price: 1000 });
    const order = await shop(theirs, ours);
    const of = (member: Member) => order.lines.find((line) => line.seller._id === member.id)?._id ?? '';
    await tell(await eventFor(order._id, 'refund.succeeded', { subjectRef: `re_${newId()}`, amount: 3500 }));
    const queue = await callRoute<{ data: RefundRow[] }>(QUEUE, {
      token: seller.token,
      query: { of: 'all' },
    });
    const sale = await callRoute<SaleView>(SALE, { token: seller.token, params: { id: of(seller) } });
    for (const answer of [queue, sale]) {
      const text = JSON.stringify(answer.payload);
      expect(text).not.toContain(theirs.title);
      expect(text).not.toContain('3500');
      expect(text).toContain('"amount":500');
    }
    const others = await callRoute<{ data: RefundRow[] }>(QUEUE, {
      token: other.token,
      query: { of: 'all' },
    });
    expect(others.payload.data).toMatchObject([{ saleId: of(other), amount: { amount: 3000 } }]);

    await tell(await eventFor(order._id, 'dispute.opened', { subjectRef: `dp_${newId()}`, amount: 4000 }));
    const disputed = await callRoute<SaleView>(SALE, { token: seller.token, params: { id: of(seller) } });
    expect(disputed.payload.dispute).toMatchObject({
      status: 'open',
      amount: { amount: 500, currency: 'USD' },
    });
    const own = await getOrderRefunds(buyer.ctx, order._id);
    expect(own.refunds).toMatchObject([{ amount: { amount: 3500 }, lines: [{}, {}] }]);
    expect(own.dispute?.amount.amount).toBe(4000);
  });
});

describe('partial refunds at the same time', () => {
  it('never refund more than was captured, and each party pays exactly its part', COMMITS, async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => give(333)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(6);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(14);
    expect((await give(1)).status).toBe(201);
    expect((await give(1)).status).toBe(409);
    expect(await stateOf(orderId)).toMatchObject({ order: 'refunded', pending: 0, held: 0, receivable: 0 });
    await sendGranted();
    expect((await stateOf(orderId))?.refunds).toEqual(Array.from({ length: 7 }, () => 'succeeded'));
    expect(await contradictions()).toEqual({});
    expect(await wronglyTurned()).toEqual([]);
  });

  it('of a company’s sale leave the books right to the cent', COMMITS, async () => {
    const company = await makeMember({
      role: 'CREATOR',
      account_type: 'COMPANY',
      email: `c${NOW.getTime()}@qeema.example`,
    });
    const members = [await makeMember(), await makeMember()];
    for (const member of members) await makeMembership(db(), company.id, member, { shareBps: 3333 });
    const order = await buyForReal(buyer.token, await makeProduct(db(), company, { price: 1999 }));
    const line = await lineOf(order);
    const as = { asOperator: false };
    await Promise.all(
      [7, 7, 7, 100, 1].map((amount) => refundSale(company.ctx, line, { amount, answer: '' }, newId(), as)),
    );
    expect(await contradictions()).toEqual({});
    expect(await wronglyTurned()).toEqual([]);
  });

  it(
    'by a grant, a refusal and a direct refund of one sale refund it once, and leave the books right',
    COMMITS,
    async () => {
      const id = await askLate();
      const [granted, given, declined] = await Promise.all([
        post(GRANT, id, seller.token, {}),
        give(1999),
        declineRefund(seller.ctx, id, 'لا', { asOperator: false }).then(
          () => ({ status: 200 }),
          () => ({ status: 409 }),
        ),
      ]);
      const isGranted = granted.status === 200;
      expect([granted, given, declined].map(({ status }) => status)).toEqual(
        isGranted ? [200, 409, 409] : [409, 201, 200],
      );
      const refunds = await db()
        .selectFrom('refunds')
        .select(['status', 'amount'])
        .where('order_id', '=', orderId)
        .orderBy('status')
        .execute();
      const whole = { status: 'granted', amount: 1999 };
      expect(refunds).toEqual(isGranted ? [whole] : [{ status: 'declined', amount: 1999 }, whole]);
      expect(await contradictions()).toEqual({});
      expect(await wronglyTurned()).toEqual([]);
    },
  );
});

describe('an operator', () => {
  it('grants a refund of another’s sale, and the audit log records it', async () => {
    const operator = await makeMember({ role: 'ADMIN' });
    const id = await askLate();
    await grantRefund(operator.ctx, id, { answer: '' }, newId(), { asOperator: true });
    const { data } = await listAudit(operator.ctx, { subject: orderId, limit: 50 });
    expect(data).toMatchObject([
      {
        actor: { _id: operator.id },
        action: 'refund.grant',
        subject: { _id: buyer.id },
        details: { refundId: id, orderId, amount: 1999, currency: 'USD' },
      },
    ]);
  });

  it.each(['buyer', 'seller'])('cannot decide about a refund as its %s', async (part) => {
    const party = part === 'buyer' ? buyer : seller;
    const id = await askLate();
    await db().updateTable('users').set({ role: 'ADMIN' }).where('id', '=', party.id).execute();
    const before = await moneyState();
    const as = { asOperator: true };
    const refused = { code: 'own_trade' };
    await expect(grantRefund(party.ctx, id, { answer: '' }, newId(), as)).rejects.toMatchObject(refused);
    await expect(declineRefund(party.ctx, id, 'لا', as)).rejects.toMatchObject(refused);
    await expect(refundSale(party.ctx, lineId, { amount: 1, answer: '' }, newId(), as)).rejects.toMatchObject(
      refused,
    );
    expect(await moneyState()).toBe(before);
    const log = db().selectFrom('audit_log').select('seq').where('actor', '=', party.id);
    expect(await log.execute()).toEqual([]);
  });
});
