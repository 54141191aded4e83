import { beforeEach, describe, expect, it } from 'vitest';
import { POST } from '@/app/api/users/[id]/tips/route';
import { blockUser } from '@/lib/server/blocks/service';
import { retryPayment } from '@/lib/server/checkout/service';
import { tipAuthor, tipPost } from '@/lib/server/checkout/tips';
import { db } from '@/lib/server/db/client';
import { makeMembership } from '@/lib/server/demo/company-factory';
import { makePost } from '@/lib/server/demo/post-factory';
import { env } from '@/lib/server/env';
import { applyGatewayEvent } from '@/lib/server/gateway-events/events';
import { newId } from '@/lib/server/ids';
import { changeChoices, getTerms } from '@/lib/server/tips/service';
import { MINUTE } from '@/lib/shared/time';
import { bankSettings } from '@/tests/setup/bank-settings';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { makePayer, orderTip, payTip, tipOf } from '@/tests/setup/tips';
import { eventFor, payAtGateway } from '@/tests/setup/trade';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

let author: Member;
let payer: Member;

cleanWorld(async () => {
  [author, payer] = await Promise.all([makeMember({ role: 'CREATOR' }), makePayer()]);
});
beforeEach(() => {
  Object.assign(env(), { PAYMENT_GATEWAYS: ['sandbox', 'bank_transfer'], ...bankSettings });
});

const refusalOf = async (giving: Promise<unknown>) =>
  giving.then(
    () => null,
    (error: { code?: string }) => error.code,
  );
const give = (by: Member, tip = tipOf(), to = author.id) => tipAuthor(by.ctx, to, tip, newId());
const post = (body: unknown, by = payer, key = newId()) =>
  callRoute<{ link: string; order: { _id: string } }>(POST, {
    params: { id: author.id },
    body,
    token: by.token,
    headers: { 'idempotency-key': key },
  });

describe('a tip is refused', () => {
  it.each([
    [{ amount: { amount: 199, currency: 'USD' } }, 'amount.amount'],
    [{ amount: { amount: 50_001, currency: 'USD' } }, 'amount.amount'],
    [{ amount: { amount: 500, currency: 'USD' }, word: 'زوروا www.example.com' }, 'word'],
    [{ amount: { amount: 500, currency: 'USD' }, word: 'ش'.repeat(201) }, 'word'],
  ])('when its amount or its word is not one: %j', async (body, field) => {
    const { status, problem } = await post(body);
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, [field]]);
  });

  it('to a member without a confirmed contact, and on the first day of an account', async () => {
    const unconfirmed = await makePayer({ email_verified_at: null });
    const fresh = await makePayer({ created_at: NOW });
    expect(await refusalOf(give(unconfirmed))).toBe('contact_unconfirmed');
    expect(await refusalOf(give(fresh))).toBe('account_too_new');
    expect((await getTerms(fresh.ctx, author.id)).refusal).toBe('account_too_new');
  });

  it('for one’s own post, for oneself, and between a company and its members', async () => {
    const creator = await makePayer({ role: 'CREATOR' });
    const company = await makePayer({ role: 'CREATOR', account_type: 'COMPANY' });
    await makeMembership(db(), company.id, creator, { shareBps: 100 });
    const own = await makePost(db(), { authorId: creator.id });
    expect(await refusalOf(give(creator, tipOf(), creator.id))).toBe('own_tip');
    expect(await refusalOf(tipPost(creator.ctx, own.id, tipOf(), newId()))).toBe('own_tip');
    expect(await refusalOf(give(creator, tipOf(), company.id))).toBe('own_tip');
    expect(await refusalOf(give(company, tipOf(), creator.id))).toBe('own_tip');
  });

  it('between two with the same account at the payment provider', async () => {
    const account = {
      type: 'connected-account',
      account_ref: `acct_${author.id}`,
      is_default: true,
      created_at: NOW,
      usable_at: NOW,
    };
    for (const { id: user_id } of [author, payer])
      await db()
        .insertInto('payout_methods')
        .values({ id: newId(), user_id, ...account })
        .execute();
    expect(await refusalOf(give(payer))).toBe('own_tip');
  });

  it('between two who are paid to the same bank account', async () => {
    const details = {
      type: 'wire-transfer',
      country: 'SA',
      last_four: '1234',
      details: 'sealed',
      is_default: true,
      created_at: NOW,
    };
    for (const { id: user_id } of [author, payer])
      await db()
        .insertInto('payout_methods')
        .values({ id: newId(), user_id, ...details, fingerprint: `same ${author.id}`, usable_at: NOW })
        .execute();
    expect(await refusalOf(give(payer))).toBe('own_tip');
  });

  it('when one has blocked the other, and to members who are not authors or take none', async () => {
    const member = await makeMember();
    expect(await refusalOf(give(payer, tipOf(), member.id))).toBe('tips_off');
    await changeChoices(author.ctx, { takesTips: false });
    expect(await refusalOf(give(payer))).toBe('tips_off');
    await changeChoices(author.ctx, { takesTips: true, takesWords: false });
    expect(await refusalOf(give(payer, tipOf(500, { word: 'شكرًا' })))).toBe('invalid');
    expect(await refusalOf(give(payer))).toBeNull();
    await blockUser(author.ctx, payer.id);
    expect(await refusalOf(give(payer))).toBe('not_found');
    const other = await makeMember({ role: 'CREATOR' });
    await blockUser(payer.ctx, other.id);
    expect(await refusalOf(give(payer, tipOf(), other.id))).toBe('not_found');
  });

  it('above 100 dollars until it was confirmed, and by bank transfer below 50', async () => {
    expect(await refusalOf(give(payer, tipOf(10_001, { isConfirmed: false })))).toBe('tip_large');
    expect(await refusalOf(give(payer, tipOf(10_001)))).toBeNull();
    const transfer = (amount: number) => tipOf(amount, { gateway: 'bank_transfer' });
    expect(await refusalOf(give(payer, transfer(4_999)))).toBe('gateway_off');
    expect(await refusalOf(give(payer, transfer(5_000)))).toBeNull();
  });
});

describe('the limits of a day', () => {
  it('are 200 dollars to one author and 500 in all, and are free again the next day', async () => {
    await orderTip(payer, author.id, tipOf(15_000));
    expect(await refusalOf(give(payer, tipOf(5_001)))).toBe('tip_limit');
    expect((await getTerms(payer.ctx, author.id)).left.amount).toBe(5_000);
    for (const amount of [20_000, 15_000])
      await give(payer, tipOf(amount), (await makeMember({ role: 'CREATOR' })).id);
    expect(await refusalOf(give(payer, tipOf(200)))).toBe('tip_limit');
    expect((await getTerms(payer.ctx, author.id)).refusal).toBe('tip_limit');
    const tomorrow = { ...payer.ctx, now: fromNow(86_400_001) };
    expect(await refusalOf(tipAuthor(tomorrow, author.id, tipOf(20_000), newId()))).toBeNull();
  });

  it('hold when twenty tips come at the same moment by twenty keys', COMMITS, async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(tipOf(5_000))));
    const statuses = answers.map(({ status }) => status);
    expect([statuses.filter((status) => status === 201).length, new Set(statuses)]).toEqual([
      4,
      new Set([201, 409]),
    ]);
  });

  it('count twenty requests with one key as one tip', COMMITS, async () => {
    const key = newId();
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(tipOf(), payer, key)));
    expect(new Set(answers.map(({ payload }) => payload.order._id)).size).toBe(1);
    expect((await post(tipOf(500, { word: 'أخرى' }), payer, key)).problem.code).toBe(
      'idempotency_key_reused',
    );
    const kept = await db()
      .selectFrom('tips')
      .select('order_line_id')
      .where('payer_id', '=', payer.id)
      .execute();
    expect(kept).toHaveLength(1);
  });
});

it('late money for a tip goes back', async () => {
  const orderId = await orderTip(payer, author.id);
  const past = fromNow(-MINUTE);
  await db().updateTable('orders').set({ expires_at: past }).where('id', '=', orderId).execute();
  await payAtGateway(orderId);
  const payment = db().selectFrom('payments').select('status').where('order_id', '=', orderId);
  expect(await payment.executeTakeFirst()).toEqual({ status: 'returned' });
});

it('a tip that is paid by another way than at first costs what that way keeps', async () => {
  const orderId = await orderTip(payer, author.id, tipOf(5_000));
  await db().updateTable('payments').set({ status: 'failed' }).where('order_id', '=', orderId).execute();
  await retryPayment(payer.ctx, orderId, newId(), 'bank_transfer');
  await applyGatewayEvent(payer.ctx, 'bank_transfer', await eventFor(orderId));
  const line = db()
    .selectFrom('order_lines')
    .select(['amount', 'fee_amount'])
    .where('order_id', '=', orderId);
  expect(await line.executeTakeFirst()).toEqual({ amount: 5_000, fee_amount: 0 });
});

it('a tip for a post is its author’s, and says which post it was for', async () => {
  const { id: postId } = await makePost(db(), { authorId: author.id });
  const { id } = await payTip(payer, { postId });
  const tip = db().selectFrom('tips').select(['author_id', 'post_id']).where('order_line_id', '=', id);
  expect(await tip.executeTakeFirst()).toEqual({ author_id: author.id, post_id: postId });
});
