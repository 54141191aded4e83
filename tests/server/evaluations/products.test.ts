import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET, PUT } from '@/app/api/product/[id]/evaluations/route';
import type { Payload } from '@/lib/contract/endpoint';
import type { listProductEvaluations, putProductEvaluation } from '@/lib/contract/evaluations';
import { db, recordQueries } from '@/lib/server/db/client';
import { makeEntitlement, makeProduct } from '@/lib/server/demo/product-factory';
import { listEvaluations, putEvaluation } from '@/lib/server/evaluations/service';
import { newId } from '@/lib/server/ids';
import { deleteProduct, getProduct, updateProduct } from '@/lib/server/making/service';
import { callRoute } from '@/tests/setup/call-route';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { brokenChecks } from '@/tests/setup/payout-facts';
import { buy, placeOrder } from '@/tests/setup/trade';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

let creator: Member;
let buyer: Member;
let other: Member;
let id: string;

beforeAll(async () => {
  creator = await makeMember({ role: 'CREATOR' });
  buyer = await makeMember({ name: 'سلمى' });
  other = await makeMember();
});
cleanWorld(async () => {
  id = (await makeProduct(db(), creator)).id;
  await makeEntitlement(db(), buyer.id, id);
});

const rate = (body: unknown, token?: string, product = id) =>
  callRoute<Payload<typeof putProductEvaluation>>(PUT, {
    params: { id: product },
    body,
    token,
    method: 'PUT',
  });
const list = (query = {}, token?: string, product = id) =>
  callRoute<Payload<typeof listProductEvaluations>>(GET, { params: { id: product }, query, token });
const ratingOf = (product = id) =>
  db()
    .selectFrom('products')
    .select(['ratings_sum as stars', 'ratings_count as count'])
    .where('id', '=', product)
    .executeTakeFirst();
const rows = () => db().selectFrom('evaluations').selectAll().where('product_id', '=', id).execute();

describe('a rating is refused and nothing is stored', () => {
  it.each([
    ['a guest', () => undefined, 401, 'unauthenticated'],
    ['a member who did not buy the product', () => other.token, 403, 'not_entitled'],
    ['the owner of the product', () => creator.token, 409, 'own_product'],
  ])('from %s', async (_, token, status, code) => {
    const answer = await rate({ rating: 5, text: 'ممتاز' }, token());
    expect([answer.status, answer.problem.code]).toEqual([status, code]);
    expect(await rows()).toEqual([]);
    expect(await ratingOf()).toEqual({ stars: 0, count: 0 });
  });

  it('from an owner who was also given the product', async () => {
    await makeEntitlement(db(), creator.id, id);
    expect((await rate({ rating: 5 }, creator.token)).problem.code).toBe('own_product');
  });

  it('from a buyer whose purchase was reversed', async () => {
    await db().updateTable('entitlements').set({ status: 'revoked' }).where('product_id', '=', id).execute();
    expect((await rate({ rating: 1 }, buyer.token)).problem.code).toBe('not_entitled');
    expect(await rows()).toEqual([]);
  });

  it.each([0, 6, 4.5, -1, '5', null, [5], Infinity])('with %j stars', async (rating) => {
    expect((await rate({ rating }, buyer.token)).status).toBe(422);
    expect(await rows()).toEqual([]);
  });

  it.each([
    { rating: 5, authorId: newId() },
    { rating: 5, reply: 'شكرًا' },
    { rating: 5, text: 'س'.repeat(2001) },
  ])('with a field that buyers may not set or a text that is too long (case %#)', async (body) => {
    expect((await rate(body, buyer.token)).status).toBe(422);
  });

  it('for a missing product and for another member’s draft', async () => {
    const draft = (await makeProduct(db(), creator, { status: 'draft' })).id;
    for (const product of [newId(), draft]) {
      expect((await rate({ rating: 5 }, buyer.token, product)).status).toBe(404);
      expect((await list({}, buyer.token, product)).status).toBe(404);
      expect((await list({}, undefined, product)).status).toBe(404);
    }
  });
});

describe('a buyer’s rating', () => {
  it('is shown with its author, and its author sees it as their own', async () => {
    const { status, payload } = await rate({ rating: 4, text: ' واضح\r\nومفيد ' }, buyer.token);
    expect(status).toBe(200);
    expect(payload).toMatchObject({ rating: 4, text: 'واضح\nومفيد', reply: null, author: { name: 'سلمى' } });
    expect((await list({}, buyer.token)).payload).toMatchObject({
      mine: { rating: 4 },
      histogram: [0, 0, 0, 1, 0],
    });
    expect((await list()).payload).toMatchObject({ mine: null, data: [{ rating: 4 }] });
  });

  it('replaces the one before', async () => {
    await rate({ rating: 1 }, buyer.token);
    await rate({ rating: 5, text: 'غيّرت رأيي' }, buyer.token);
    expect(await rows()).toHaveLength(1);
    expect(await ratingOf()).toEqual({ stars: 5, count: 1 });
  });

  it('sends a notice to the owner and not to the author', async () => {
    await rate({ rating: 5 }, buyer.token);
    const notices = await db()
      .selectFrom('notifications')
      .select('user_id')
      .where('product_id', '=', id)
      .execute();
    expect(notices).toEqual([{ user_id: creator.id }]);
  });

  it('is still possible after the product was deleted, and its buyers still see it', async () => {
    await deleteProduct(creator.ctx, id);
    expect((await rate({ rating: 3 }, buyer.token)).status).toBe(200);
    expect((await list({}, buyer.token)).payload.histogram).toEqual([0, 0, 1, 0, 0]);
    expect((await list()).status).toBe(404);
  });
});

describe('the average rating', () => {
  it('matches the stored ratings, even when many members rate at once', COMMITS, async () => {
    const stars = [1, 2, 3, 4, 5, 5, 5, 2];
    const raters = await Promise.all(stars.map(() => makeMember()));
    await Promise.all(raters.map((rater) => makeEntitlement(db(), rater.id, id)));
    await Promise.all(
      raters.map((rater, i) =>
        putEvaluation(rater.ctx, { type: 'product', id }, { rating: stars[i] ?? 0, text: '' }),
      ),
    );
    expect((await getProduct(buyer.ctx, id)).rating).toEqual({ average: 3.4, count: 8 });
    expect((await list()).payload.histogram).toEqual([1, 2, 1, 1, 3]);
  });

  it('leaves out hidden ratings', async () => {
    await rate({ rating: 1 }, buyer.token);
    await db().updateTable('evaluations').set({ status: 'hidden' }).where('product_id', '=', id).execute();
    await makeEntitlement(db(), other.id, id);
    await rate({ rating: 5 }, other.token);
    expect(await ratingOf()).toEqual({ stars: 5, count: 1 });
    expect((await list()).payload.data).toHaveLength(1);
  });

  it('changes the popularity of the product', async () => {
    const hot = () =>
      db()
        .selectFrom('products')
        .select('hot')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
        .then((row) => row.hot);
    const before = await hot();
    await rate({ rating: 5 }, buyer.token);
    // As if five others had given four stars: a sixth of a star more.
    expect(await hot()).toBeCloseTo(before + 1 / 6, 6);
  });
});

it('the list of ratings goes page by page with at most 4 queries', async () => {
  const raters = await Promise.all([1, 2, 3, 4, 5].map(() => makeMember()));
  for (const rater of raters) {
    await makeEntitlement(db(), rater.id, id);
    await putEvaluation(rater.ctx, { type: 'product', id }, { rating: 5, text: rater.name });
  }
  const seen: string[] = [];
  let cursor: string | null | undefined;
  do {
    const { payload } = await list({ limit: 2, ...(cursor ? { cursor } : {}) });
    seen.push(...payload.data.map(({ author }) => author._id));
    cursor = payload.nextCursor;
  } while (cursor);
  expect(seen).toEqual(raters.map((rater) => rater.id).reverse());
  const queries = await recordQueries(() =>
    listEvaluations(buyer.ctx, { type: 'product', id }, { limit: 50 }),
  );
  expect(queries.length).toBeLessThanOrEqual(4);
});

describe('ratings by members who got a product for free', () => {
  const setPrice = (amount: number) => updateProduct(creator.ctx, id, { price: { amount, currency: 'USD' } });
  const seen = async () => {
    const { payload } = await list({}, other.token);
    return [await ratingOf(), payload.data.length, payload.histogram];
  };
  const counted = [{ stars: 5, count: 1 }, 1, [0, 0, 0, 0, 1]];
  const notCounted = [{ stars: 0, count: 0 }, 0, [0, 0, 0, 0, 0]];
  let holder: Member;

  beforeEach(async () => {
    holder = await makeMember();
    await setPrice(0);
    await placeOrder(holder.token, { id, price: { amount: 0 } });
    await rate({ rating: 5, text: 'ممتاز' }, holder.token);
  });

  it('count and are shown while it is free, and not while it has a price', async () => {
    expect(await seen()).toEqual(counted);
    await setPrice(9900);
    expect(await seen()).toEqual(notCounted);
    expect(await brokenChecks()).toEqual({});
    await setPrice(0);
    expect(await seen()).toEqual(counted);
  });

  it('do not count when they are given or changed while it has a price, but their author keeps them', async () => {
    await setPrice(9900);
    expect((await rate({ rating: 4, text: 'جيد' }, holder.token)).status).toBe(200);
    expect(await seen()).toEqual(notCounted);
    expect((await list({}, holder.token)).payload.mine).toMatchObject({ rating: 4 });
  });

  it('do not change the ratings of members who paid', async () => {
    await setPrice(9900);
    await buy(other.token, { id, price: { amount: 9900 } });
    await rate({ rating: 5 }, other.token);
    expect(await seen()).toEqual(counted);
  });
});
