import { beforeAll, describe, expect, it } from 'vitest';
import { DELETE } from '@/app/api/cart/lines/[id]/route';
import { POST } from '@/app/api/cart/lines/route';
import { GET } from '@/app/api/cart/route';
import type { CartView } from '@/lib/contract/cart';
import { emptyCartsWrite, getCart, wantedOfCart } from '@/lib/server/cart/service';
import { db, recordQueries } from '@/lib/server/db/client';
import { writeTogether } from '@/lib/server/db/writes';
import { makePost } from '@/lib/server/demo/post-factory';
import { makeEntitlement, makeProduct } from '@/lib/server/demo/product-factory';
import { newId } from '@/lib/server/ids';
import { deleteProduct, publishProduct, updateProduct } from '@/lib/server/making/service';
import { readLocked } from '@/lib/server/paid-posts/locked-post';
import { deletePost } from '@/lib/server/posts/service';
import { boughtBy } from '@/lib/shared/cart-line';
import { callRoute } from '@/tests/setup/call-route';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { buyPaid, publishPaid } from '@/tests/setup/paid-posts';
import { checkOut, eventFor, tell } from '@/tests/setup/trade';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

let creator: Member;
let buyer: Member;
let guide: string;
let kit: string;

beforeAll(async () => {
  creator = await makeMember({ role: 'CREATOR' });
});
cleanWorld(async () => {
  buyer = await makeMember();
  guide = (await makeProduct(db(), creator, { title: 'دليل', price: 1900 })).id;
  kit = (await makeProduct(db(), creator, { title: 'قوالب', price: 2550 })).id;
});

const see = (token = buyer.token) => callRoute<CartView>(GET, { token });
const wanted = (subjectId: string) => ({ kind: 'product', subjectId });
const add = (productId: unknown, token: string | undefined = buyer.token) =>
  callRoute<CartView>(POST, { body: { productId }, token });
const remove = (id: string, token = buyer.token) =>
  callRoute<CartView>(DELETE, { params: { id }, token, method: 'DELETE' });
const linesOf = (cart: CartView) => cart.lines.map((line) => [boughtBy(line).title, line.available]);

describe('the cart refuses', () => {
  it('a guest with 401', async () => {
    expect((await callRoute(GET)).status).toBe(401);
    expect((await callRoute(POST, { body: { productId: guide } })).status).toBe(401);
    expect((await callRoute(DELETE, { params: { id: guide }, method: 'DELETE' })).status).toBe(401);
  });

  it.each([
    ['the buyer’s own product', async () => (await makeProduct(db(), buyer)).id, 409, 'own_product'],
    [
      'the buyer’s own draft',
      async () => (await makeProduct(db(), buyer, { status: 'draft' })).id,
      409,
      'own_product',
    ],
    [
      'a product that was bought already',
      async () => {
        await makeEntitlement(db(), buyer.id, guide);
        return guide;
      },
      409,
      'already_owned',
    ],
    ['an unknown product', async () => newId(), 404, 'not_found'],
    [
      'a draft of another member',
      async () => (await makeProduct(db(), creator, { status: 'draft' })).id,
      404,
      'not_found',
    ],
    [
      'an unpublished product',
      async () => (await makeProduct(db(), creator, { status: 'unpublished' })).id,
      404,
      'not_found',
    ],
    [
      'a deleted product',
      async () => (await makeProduct(db(), creator, { status: 'deleted' })).id,
      404,
      'not_found',
    ],
  ])('%s, and stays empty', async (_, make, status, code) => {
    const answer = await add(await make());
    expect([answer.status, answer.problem.code]).toEqual([status, code]);
    expect((await see()).payload).toEqual({ lines: [], total: { amount: 0, currency: 'USD' }, count: 0 });
  });

  it.each(['x', '', 1, null, ['a'], "' or 1=1"])('%j as a product with 422', async (productId) => {
    expect((await add(productId)).status).toBe(422);
  });

  it.each([{ price: 1 }, { quantity: 2 }, { userId: newId() }])(
    'any field besides the product with 422',
    async (more) => {
      const { status } = await callRoute(POST, { body: { productId: guide, ...more }, token: buyer.token });
      expect(status).toBe(422);
      expect((await see()).payload.count).toBe(0);
    },
  );
});

describe('a cart', () => {
  it('holds each product once, in the order of adding, at the server’s prices', async () => {
    await add(guide);
    await add(kit);
    const { status, payload } = await add(guide);
    expect(status).toBe(200);
    expect(linesOf(payload)).toEqual([
      ['دليل', true],
      ['قوالب', true],
    ]);
    expect(payload).toMatchObject({ count: 2, total: { amount: 4450, currency: 'USD' } });
  });

  it('cannot be seen or changed by another member', async () => {
    await add(guide);
    const other = await makeMember();
    expect((await see(other.token)).payload.count).toBe(0);
    await remove(guide, other.token);
    expect((await see()).payload.count).toBe(1);
  });

  it('shows the current price', async () => {
    await add(guide);
    await updateProduct(creator.ctx, guide, { price: { amount: 500, currency: 'USD' } });
    expect((await see()).payload.total.amount).toBe(500);
  });

  it.each([
    ['unpublished', () => publishProduct(creator.ctx, guide, false)],
    ['deleted', () => deleteProduct(creator.ctx, guide)],
    ['bought meanwhile', () => makeEntitlement(db(), buyer.id, guide)],
  ])('marks a product that was %s as unavailable and does not count its price', async (_, change) => {
    await add(guide);
    await add(kit);
    await change();
    const { payload } = await see();
    expect(linesOf(payload)).toEqual([
      ['دليل', false],
      ['قوالب', true],
    ]);
    expect(payload.total.amount).toBe(2550);
  });

  it('marks the product of a suspended seller as unavailable', async () => {
    const banned = await makeMember({ role: 'CREATOR' });
    const { id } = await makeProduct(db(), banned, { title: 'عرض' });
    await add(id);
    await db().updateTable('users').set({ status: 'suspended' }).where('id', '=', banned.id).execute();
    expect(linesOf((await see()).payload)).toEqual([['عرض', false]]);
    expect((await add(id)).status).toBe(404);
  });

  it('does not show a product that was suspended', async () => {
    await add(guide);
    await db().updateTable('products').set({ status: 'suspended' }).where('id', '=', guide).execute();
    expect((await see()).payload).toMatchObject({ lines: [], count: 0 });
  });

  it('loses a line that is removed, which can be repeated without another effect', async () => {
    await add(guide);
    await add(kit);
    expect(linesOf((await remove(guide)).payload)).toEqual([['قوالب', true]]);
    const { status, payload } = await remove(guide);
    expect([status, payload.count]).toEqual([200, 1]);
  });

  it('holds a product once after 20 requests at once', COMMITS, async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(guide)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await see()).payload.count).toBe(1);
    const carts = await db().selectFrom('carts').selectAll().where('user_id', '=', buyer.id).execute();
    expect(carts).toHaveLength(1);
  });

  it('gives its products to checkout, and loses only those that were bought', async () => {
    await add(guide);
    await add(kit);
    expect(await wantedOfCart(buyer.ctx)).toEqual([wanted(guide), wanted(kit)]);
    await writeTogether(db(), [emptyCartsWrite([{ userId: buyer.id, subjectId: guide }])]);
    expect(await wantedOfCart(buyer.ctx)).toEqual([wanted(kit)]);
  });

  it('takes three queries, for any number of lines', async () => {
    for (let i = 0; i < 4; i++) await add((await makeProduct(db(), creator)).id);
    expect(await recordQueries(() => getCart(buyer.ctx))).toHaveLength(3);
  });
});

describe('a paid post in the cart', () => {
  const addPost = (postId: string) => callRoute<CartView>(POST, { body: { postId }, token: buyer.token });

  it.each([
    [
      'that was bought already',
      async () => {
        const { _id } = await publishPaid(creator);
        await buyPaid(buyer, _id);
        return _id;
      },
      409,
      'already_owned',
    ],
    [
      'for followers, by a member who does not follow',
      async () => (await publishPaid(creator, { audience: 'followers' }))._id,
      404,
      'not_found',
    ],
    [
      'that is not for sale',
      async () => (await makePost(db(), { authorId: creator.id })).id,
      404,
      'not_found',
    ],
  ])('is refused: one %s', async (_, make, status, code) => {
    const answer = await addPost(await make());
    expect([answer.status, answer.problem.code]).toEqual([status, code]);
    expect((await see()).payload.count).toBe(0);
  });

  it('is refused to its author', async () => {
    const { _id: postId } = await publishPaid(creator);
    const { status, problem } = await callRoute(POST, { body: { postId }, token: creator.token });
    expect([status, problem.code]).toEqual([409, 'own_product']);
  });

  it('is refused together with a product, in one call', async () => {
    const { _id: postId } = await publishPaid(creator);
    const { status } = await callRoute(POST, { body: { postId, productId: guide }, token: buyer.token });
    expect(status).toBe(422);
    expect((await see()).payload.count).toBe(0);
  });

  it('stands once beside products, and is bought with them', async () => {
    const { _id } = await publishPaid(creator, { title: 'فصل', amount: 700 });
    await add(guide);
    await addPost(_id);
    const { payload } = await addPost(_id);
    expect(linesOf(payload)).toEqual([
      ['دليل', true],
      ['فصل', true],
    ]);
    expect(payload.total.amount).toBe(2600);
    expect(JSON.stringify(payload)).not.toContain('الجزء المدفوع من المنشور');
    const { payload: order } = await checkOut(buyer.token, { expectedTotal: payload.total });
    await tell(await eventFor(order._id));
    expect((await see()).payload.count).toBe(0);
    expect(await readLocked(buyer.ctx, _id)).toMatchObject({ text: 'الجزء المدفوع من المنشور' });
  });

  it('is gone once it is deleted, or taken out', async () => {
    const [{ _id: gone }, { _id: unwanted }] = [await publishPaid(creator), await publishPaid(creator)];
    await addPost(gone);
    await addPost(unwanted);
    await deletePost(creator.ctx, gone);
    expect((await see()).payload.count).toBe(1);
    expect((await remove(unwanted)).payload.count).toBe(0);
  });

  it('takes one query more for any number of posts', async () => {
    await add(guide);
    for (let i = 0; i < 3; i++) await addPost((await publishPaid(creator))._id);
    expect(await recordQueries(() => getCart(buyer.ctx))).toHaveLength(4);
  });
});
