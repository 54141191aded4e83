import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { GET as NOTIFICATIONS } from '@/app/api/notifications/route';
import { db } from '@/lib/server/db/client';
import { makeMembership } from '@/lib/server/demo/company-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { getBalance } from '@/lib/server/finance/service';
import { applyGatewayEvent } from '@/lib/server/gateway-events/events';
import { newId } from '@/lib/server/ids';
import { jobCtx } from '@/lib/server/jobs/job-ctx';
import { releaseHolds } from '@/lib/server/payments/release';
import { refundSale } from '@/lib/server/refunds/decide';
import { requestRefund } from '@/lib/server/refunds/request';
import { checkBooks } from '@/lib/server/self-check/service';
import { releaseTip } from '@/lib/server/tip-review/service';
import { countWaitingTips, listWaitingTips } from '@/lib/server/tips/waiting-tips';
import { DAY } from '@/lib/shared/time';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { lettersTo } from '@/tests/setup/outbox';
import { buyForReal, sendGranted, stateOf } from '@/tests/setup/reversals';
import { dropJobs } from '@/tests/setup/run-jobs';
import { makePayer, orderTip, payTip, tipOf } from '@/tests/setup/tips';
import { eventFor } from '@/tests/setup/trade';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

let author: Member;
let payer: Member;
let operator: Member;

cleanWorld(async () => {
  await dropJobs();
  [author, payer, operator] = await Promise.all([
    makePayer({ role: 'CREATOR', email: `${newId()}@author.example` }),
    makePayer({ role: 'CREATOR', email: `${newId()}@payer.example` }),
    makeMember({ role: 'ADMIN' }),
  ]);
});

/** What the postings of an order's journals sum to, by the house's accounts, and to members. */
async function postedFor(orderId: string) {
  const { rows } = await sql<{ kind: string; amount: number }>`
    select a.kind, sum(p.amount)::int as amount from journals j join postings p on p.journal_id = j.id
    join ledger_accounts a on a.id = p.account_id
    where j.ref = ${orderId} or j.ref in (select id::text from payments where order_id = ${orderId})
      or j.ref in (select id::text from refunds where order_id = ${orderId})
      or j.ref in (select id::text from disputes where order_id = ${orderId})
    group by 1 having sum(p.amount) <> 0`.execute(db());
  return Object.fromEntries(rows.map(({ kind, amount }) => [kind, amount]));
}
const broken = async () => (await checkBooks(jobCtx())).results.filter(({ broken }) => broken > 0);
/** Why each part of what these lines brought waits for an operator. */
const keptOf = async (...ids: string[]) => {
  const rows = await db().selectFrom('holds').select('kept_for').where('order_line_id', 'in', ids).execute();
  return rows.map(({ kept_for }) => kept_for);
};

describe('the processor’s cost', () => {
  it('is taken from a tip and is a posting of its own: of 5.00, 4.55 arrive, and the house has nothing of it', async () => {
    const { orderId } = await payTip(payer, { authorId: author.id });
    expect(await postedFor(orderId)).toEqual({ clearing: -455, pending: 455 });
    expect(await stateOf(orderId)).toMatchObject({ order: 'paid', held: 455, pending: 455, access: null });
    expect(await broken()).toEqual([]);
  });

  it('is what the gateway reports, not what it said beforehand', async () => {
    const orderId = await orderTip(payer, author.id);
    await applyGatewayEvent(jobCtx(), 'sandbox', await eventFor(orderId, 'payment.succeeded', { cost: 60 }));
    expect(await postedFor(orderId)).toEqual({ clearing: -440, pending: 440 });
    expect(await broken()).toEqual([]);
  });

  it('is the least that the fee of a sale is, where 10 % would be less', async () => {
    const cheap = await makeProduct(db(), author, { price: 200 });
    const dear = await makeProduct(db(), author, { price: 5_000 });
    expect(await postedFor(await buyForReal(payer.token, cheap))).toEqual({
      clearing: -164,
      fees: 36,
      pending: 164,
      costs: -36,
    });
    expect(await postedFor(await buyForReal(payer.token, dear))).toEqual({
      clearing: -4_825,
      fees: 500,
      pending: 4_500,
      costs: -175,
    });
    expect(await broken()).toEqual([]);
  });

  it('of a tip that is given back is borne by the house, as is a lost dispute’s', async () => {
    const { orderId, id } = await payTip(payer, { authorId: author.id });
    await refundSale(author.ctx, id, { amount: 500, answer: '' }, newId(), { asOperator: false });
    await sendGranted();
    expect(await postedFor(orderId)).toEqual({ clearing: 45, costs: -45 });
    const lost = await payTip(payer, { authorId: author.id });
    const dispute = await eventFor(lost.orderId, 'dispute.lost', {
      subjectRef: `dp_${newId()}`,
      cost: 1_500,
    });
    await applyGatewayEvent(jobCtx(), 'sandbox', dispute);
    expect(await postedFor(lost.orderId)).toEqual({ clearing: 1_545, costs: -1_545 });
    expect(await broken()).toEqual([]);
  });
});

it('a tip to a company is split by its shares', async () => {
  const company = await makeMember({ role: 'CREATOR', account_type: 'COMPANY' });
  const member = await makeMember();
  await makeMembership(db(), company.id, member, { shareBps: 4_000 });
  const { id } = await payTip(payer, { authorId: company.id }, tipOf(1_000));
  const holds = await db()
    .selectFrom('holds')
    .select(['owner_id', 'amount'])
    .where('order_line_id', '=', id)
    .execute();
  expect(Object.fromEntries(holds.map(({ owner_id, amount }) => [owner_id, amount]))).toEqual({
    [company.id]: 565,
    [member.id]: 376,
  });
});

describe('the money of a tip is pending', () => {
  it('for 14 days', async () => {
    const { orderId } = await payTip(payer, { authorId: author.id });
    await releaseHolds(jobCtx(fromNow(13.9 * DAY)));
    expect(await stateOf(orderId)).toMatchObject({ pending: 455, available: 0 });
    await releaseHolds(jobCtx(fromNow(14.1 * DAY)));
    expect(await stateOf(orderId)).toMatchObject({ pending: 0, available: 455 });
  });

  it('above 100 dollars until an operator has looked at it, who may not be its author', async () => {
    const { orderId, id } = await payTip(payer, { authorId: author.id }, tipOf(10_001));
    const late = jobCtx(fromNow(20 * DAY));
    await releaseHolds(late);
    expect(await stateOf(orderId)).toMatchObject({ pending: 9_680, available: 0 });
    expect(await getBalance(author.ctx)).toMatchObject({ nextRelease: null, salesCount: 0 });
    const { data } = await listWaitingTips(operator.ctx, { limit: 50 });
    expect(data.find(({ _id }) => _id === id)).toMatchObject({ keptFor: 'large', payer: { _id: payer.id } });
    await expect(releaseTip(author.ctx, id)).rejects.toMatchObject({ code: 'own_trade' });
    await releaseTip(operator.ctx, id);
    expect((await getBalance(author.ctx)).nextRelease).toMatchObject({ amount: { amount: 9_680 } });
    await expect(releaseTip(operator.ctx, id)).rejects.toMatchObject({ code: 'conflict' });
    await releaseHolds(late);
    expect(await stateOf(orderId)).toMatchObject({ pending: 0, available: 9_680 });
  });

  it('until an operator has looked, where tips went both ways at the same moment', COMMITS, async () => {
    const tips = await Promise.all([
      payTip(payer, { authorId: author.id }),
      payTip(author, { authorId: payer.id }),
    ]);
    expect(await keptOf(...tips.map(({ id }) => id))).toEqual(['both_ways', 'both_ways']);
  });

  it('until an operator has looked, where one way goes to a company that the other person earns by', async () => {
    const company = await makePayer({ role: 'CREATOR', account_type: 'COMPANY' });
    await makeMembership(db(), company.id, author);
    const there = await payTip(payer, { authorId: company.id });
    expect(await keptOf(there.id)).toEqual([null, null]);
    const back = await payTip(author, { authorId: payer.id });
    expect(await keptOf(back.id)).toEqual(['both_ways']);
    const again = await payTip(payer, { authorId: company.id });
    expect(await keptOf(there.id, again.id)).toEqual(Array(4).fill('both_ways'));
  });

  it('as others where the two people earn by different companies', async () => {
    const [company, other] = await Promise.all([
      makePayer({ role: 'CREATOR', account_type: 'COMPANY' }),
      makeMember({ role: 'CREATOR' }),
    ]);
    await makeMembership(db(), company.id, other);
    await payTip(payer, { authorId: company.id });
    const { id } = await payTip(author, { authorId: payer.id });
    expect(await keptOf(id)).toEqual([null]);
  });

  it('as others where the way back is 31 days ago', async () => {
    const { orderId } = await payTip(payer, { authorId: author.id });
    const before = fromNow(-31 * DAY);
    await db().updateTable('orders').set({ paid_at: before }).where('id', '=', orderId).execute();
    const back = await payTip(author, { authorId: payer.id });
    expect(await keptOf(back.id)).toEqual([null]);
  });

  it(
    'is given back by its author or an operator alone, never at the payer’s own request',
    COMMITS,
    async () => {
      const { orderId, id } = await payTip(payer, { authorId: author.id });
      const wish = { lineId: id, reason: 'changed_mind', note: '' } as const;
      await expect(requestRefund(payer.ctx, orderId, wish, newId())).rejects.toMatchObject({
        code: 'not_refundable',
      });
      await refundSale(author.ctx, id, { amount: 500, answer: '' }, newId(), { asOperator: false });
      const told = async ({ token }: Member, kind: string) =>
        (
          await callRoute<{ data: { kind: string; message: string }[] }>(NOTIFICATIONS, { token })
        ).payload.data.find((notice) => notice.kind === kind)?.message;
      expect(await told(payer, 'refund_granted')).toContain('A tip that you gave comes back');
      expect(await told(author, 'sale_refunded')).toBe('A tip that you got was given back');
      await sendGranted();
      const [letter] = await lettersTo(payer.email ?? '');
      expect(letter?.text).toContain('أعدنا إليك إكراميتك');
      expect(letter?.text).not.toMatch(/فتحه|مشتريات/);
      expect((await lettersTo(author.email ?? ''))[0]?.text).toContain('رُدّت إكرامية وصلتك');
    },
  );

  it('no more when an operator gives it back: nothing waits then', async () => {
    const before = await countWaitingTips(operator.ctx);
    const { id } = await payTip(payer, { authorId: author.id }, tipOf(15_000));
    expect(await countWaitingTips(operator.ctx)).toBe(before + 1);
    await refundSale(operator.ctx, id, { amount: 15_000, answer: '' }, newId(), { asOperator: true });
    expect(await countWaitingTips(operator.ctx)).toBe(before);
    expect(await broken()).toEqual([]);
  });
});
