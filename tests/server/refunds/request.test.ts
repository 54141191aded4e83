import { beforeAll, describe, expect, it } from 'vitest';
import { POST as DOWNLOAD_LINK } from '@/app/api/entitlements/[id]/files/[fileId]/link/route';
import { POST as ASK, GET as TERMS } from '@/app/api/orders/[id]/refunds/route';
import type { OrderRefunds } from '@/lib/contract/refunds';
import { db } from '@/lib/server/db/client';
import { ctxOf } from '@/lib/server/demo/people-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { ownedAlready } from '@/lib/server/entitlements/service';
import { putEvaluation } from '@/lib/server/evaluations/service';
import { newId } from '@/lib/server/ids';
import { signLink } from '@/lib/server/kinds/files/links';
import { openDownload } from '@/lib/server/kinds/files/room';
import { requestRefund } from '@/lib/server/refunds/request';
import { DAY } from '@/lib/shared/time';
import { contradictions } from '@/tests/model/always-true';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember, NO_ID } from '@/tests/setup/make-member';
import { buyForReal, lineOf, sendGranted, stateOf, wronglyTurned } from '@/tests/setup/reversals';
import { dropJobs, waitingJobs } from '@/tests/setup/run-jobs';
import { makeShop } from '@/tests/setup/shop';
import { moneyState } from '@/tests/setup/trade';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

let creator: Member;
let buyer: Member;
let guide: Awaited<ReturnType<typeof makeProduct>>;
let orderId: string;
let lineId: string;

beforeAll(async () => {
  creator = await makeMember({ role: 'CREATOR' });
});
cleanWorld(async () => {
  await dropJobs();
  ({ seller: creator, buyer, product: guide } = await makeShop(1999));
  orderId = await buyForReal(buyer.token, guide);
  lineId = await lineOf(orderId);
});

const bodyOf = (more: object = {}) => ({ lineId, reason: 'changed_mind', ...more });
const ask = (token: string | undefined, body: unknown = bodyOf(), key: string = newId(), id = orderId) =>
  callRoute<OrderRefunds>(ASK, { token, body, params: { id }, headers: { 'idempotency-key': key } });
const later = (days: number) => ctxOf(db(), buyer, fromNow(days * DAY));

describe('a refund request is refused and nothing changes', () => {
  it('for a guest: 401; without a key: 422; for another’s order or a missing one: 404', async () => {
    const before = await moneyState();
    expect((await ask(undefined)).status).toBe(401);
    expect(
      (await callRoute(ASK, { token: buyer.token, body: bodyOf(), params: { id: orderId } })).status,
    ).toBe(422);
    expect((await ask((await makeMember()).token)).status).toBe(404);
    expect((await ask(creator.token)).status).toBe(404);
    expect((await ask(buyer.token, bodyOf(), newId(), NO_ID)).status).toBe(404);
    expect(await moneyState()).toBe(before);
  });

  it.each([
    [{ reason: 'goodwill' }],
    [{ reason: '' }],
    [{ reason: undefined }],
    [{ lineId: 'x' }],
    [{ note: 'ق'.repeat(1001) }],
    [{ amount: 1 }],
    [{ status: 'granted' }],
  ])('with the fields %j: 422', async (more) => {
    expect((await ask(buyer.token, bodyOf(more))).status).toBe(422);
  });

  it('for a line of another order: 404', async () => {
    const other = await buyForReal((await makeMember()).token, guide);
    expect((await ask(buyer.token, bodyOf({ lineId: await lineOf(other) }))).status).toBe(404);
  });

  it('for a line that was refunded before: 409', async () => {
    expect((await ask(buyer.token)).status).toBe(201);
    const before = await moneyState();
    const again = await ask(buyer.token);
    expect([again.status, again.problem.code]).toEqual([409, 'not_refundable']);
    expect(await moneyState()).toBe(before);
  });

  it('for an order that is not paid: 409', async () => {
    const { placeOrder } = await import('@/tests/setup/trade');
    const another = await makeProduct(db(), creator, { price: 500 });
    const open = await placeOrder(buyer.token, another);
    const answer = await ask(buyer.token, bodyOf({ lineId: open.lines[0]?._id }), newId(), open._id);
    expect([answer.status, answer.problem.code]).toEqual([409, 'not_refundable']);
  });
});

describe('a refund within the policy', () => {
  it('is granted at once and takes back access, counters and ratings', async () => {
    await putEvaluation(buyer.ctx, { type: 'product', id: guide.id }, { rating: 5, text: 'رائع' });
    const { status, payload } = await ask(buyer.token, bodyOf({ note: '  لم أعد أحتاجه  ' }));
    expect(status).toBe(201);
    expect(payload.refunds).toMatchObject([
      { status: 'granted', amount: { amount: 1999 }, note: 'لم أعد أحتاجه', reason: 'changed_mind' },
    ]);
    expect(payload.lines).toMatchObject([{ refusal: 'returned', refundable: { amount: 0 } }]);
    expect(await stateOf(orderId)).toMatchObject({
      order: 'refunded',
      access: 'suspended',
      pending: 0,
      held: 0,
    });
    await sendGranted();
    expect(await stateOf(orderId)).toMatchObject({ refunds: ['succeeded'], access: 'revoked' });
    const product = await db()
      .selectFrom('products')
      .select(['sales_count', 'ratings_count', 'ratings_sum'])
      .where('id', '=', guide.id)
      .executeTakeFirst();
    expect(product).toEqual({ sales_count: 0, ratings_count: 0, ratings_sum: 0 });
    const grant = { lineId: '', holderId: buyer.id, productId: guide.id, ownedOnce: true };
    expect(await ownedAlready(buyer.ctx, [grant])).toEqual([]);
    expect(await contradictions()).toEqual({});
    expect(await wronglyTurned()).toEqual([]);
  });

  it('lets the buyer buy and rate again, and both count again', async () => {
    await putEvaluation(buyer.ctx, { type: 'product', id: guide.id }, { rating: 5, text: '' });
    await ask(buyer.token);
    await sendGranted();
    await buyForReal(buyer.token, guide);
    await putEvaluation(buyer.ctx, { type: 'product', id: guide.id }, { rating: 3, text: '' });
    const product = await db()
      .selectFrom('products')
      .select(['sales_count', 'ratings_count', 'ratings_sum'])
      .where('id', '=', guide.id)
      .executeTakeFirst();
    expect(product).toEqual({ sales_count: 1, ratings_count: 1, ratings_sum: 3 });
  });

  it(
    'is made once when twenty requests have one key; another body under that key is refused',
    COMMITS,
    async () => {
      const key = newId();
      const answers = await Promise.all(Array.from({ length: 20 }, () => ask(buyer.token, bodyOf(), key)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      expect((await ask(buyer.token, bodyOf({ reason: 'other' }), key)).problem.code).toBe(
        'idempotency_key_reused',
      );
      expect((await stateOf(orderId))?.refunds).toEqual(['granted']);
    },
  );

  it('is granted once when twenty requests come at once with keys of their own', COMMITS, async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(buyer.token)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect((await stateOf(orderId))?.refunds).toEqual(['granted']);
    expect(await contradictions()).toEqual({});
  });

  it('gives a notice to the buyer and to the seller, and queues the refund', async () => {
    await ask(buyer.token);
    const notices = await db()
      .selectFrom('notifications')
      .select(['user_id', 'kind'])
      .where('kind', 'in', ['refund_granted', 'sale_refunded'])
      .where('user_id', 'in', [buyer.id, creator.id])
      .execute();
    expect(notices).toHaveLength(2);
    expect(notices).toContainEqual({ user_id: buyer.id, kind: 'refund_granted' });
    expect(notices).toContainEqual({ user_id: creator.id, kind: 'sale_refunded' });
    const jobs = (await waitingJobs()).map((job) => job.task_identifier);
    expect(jobs.filter((name) => name === 'sendRefund')).toHaveLength(1);
  });
});

describe('a refund outside of the policy', () => {
  it('after the last day waits for the seller, while on the first day it would be granted at once', async () => {
    const terms = await callRoute<OrderRefunds>(TERMS, { token: buyer.token, params: { id: orderId } });
    expect(terms.payload.lines).toMatchObject([{ refusal: null, atOnce: true, used: { files: 0 } }]);
    const late = await requestRefund(later(14.01), orderId, { lineId, reason: 'other', note: '' }, newId());
    expect(late.refunds).toMatchObject([{ status: 'requested' }]);
    expect(late.lines).toMatchObject([{ refusal: 'asked' }]);
    expect(await stateOf(orderId)).toMatchObject({ order: 'paid', access: 'active' });
    const other = await buyForReal((await makeMember()).token, guide);
    expect(await stateOf(other)).toMatchObject({ order: 'paid' });
  });

  it('is not granted at once when all files were downloaded', async () => {
    const entitlement = await db()
      .selectFrom('entitlements')
      .select('id')
      .where('order_line_id', '=', lineId)
      .executeTakeFirstOrThrow();
    const files = await db()
      .selectFrom('product_files')
      .select('id')
      .where('product_id', '=', guide.id)
      .execute();
    expect(files.length).toBeGreaterThan(0);
    for (const file of files)
      await db()
        .insertInto('entitlement_downloads')
        .values({ entitlement_id: entitlement.id, product_file_id: file.id, first_at: NOW })
        .execute();
    const { payload } = await ask(buyer.token);
    expect(payload.refunds).toMatchObject([{ status: 'requested' }]);
    expect(payload.lines).toMatchObject([{ used: { files: files.length, of: files.length } }]);
    expect(DOWNLOAD_LINK).toBeTypeOf('function');
  });

  it('is never granted when the file is first downloaded at the same moment', COMMITS, async () => {
    for (let round = 0; round < 25; round++) {
      const member = await makeMember();
      const id = await buyForReal(member.token, guide);
      const { entitlement, file } = await boughtFile(id);
      const target = { holderId: member.id, id: entitlement, fileId: file };
      const link = await signLink(target, NOW);
      const download = async () => {
        const file = await openDownload(member.ctx, link, member);
        await file.take(round % 2 === 0);
        return true;
      };
      const body = bodyOf({ lineId: await lineOf(id) });
      const [isDownloaded, asked] = await Promise.all([
        download().catch(() => false),
        ask(member.token, body, newId(), id),
      ]);
      const isGranted = asked.payload.refunds[0]?.status === 'granted';
      expect([isDownloaded, isGranted]).not.toEqual([true, true]);
    }
  });
});

async function boughtFile(id: string) {
  return await db()
    .selectFrom('entitlements as e')
    .innerJoin('order_lines as l', 'l.id', 'e.order_line_id')
    .innerJoin('product_files as f', 'f.product_id', 'e.product_id')
    .select(['e.id as entitlement', 'f.id as file'])
    .where('l.order_id', '=', id)
    .executeTakeFirstOrThrow();
}
