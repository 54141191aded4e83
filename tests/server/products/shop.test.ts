import { beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/product/[id]/shop/route';
import type { ProductShop } from '@/lib/contract/products';
import { blockUser, muteUser } from '@/lib/server/blocks/service';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { makeEntitlement, makeProduct } from '@/lib/server/demo/product-factory';
import { getProductShop } from '@/lib/server/products/shop';
import { callRoute } from '@/tests/setup/call-route';
import { type Member, makeMember, NO_ID } from '@/tests/setup/make-member';
import { buy } from '@/tests/setup/trade';
import { cleanWorld } from '@/tests/setup/world';

type Made = Awaited<ReturnType<typeof makeProduct>>;
type Given = Parameters<typeof makeProduct>[2];

let seller: Member;
let rival: Member;
let buyers: Member[];
let shown: Made;

beforeAll(async () => {
  seller = await makeMember({ role: 'CREATOR' });
  rival = await makeMember({ role: 'CREATOR' });
  buyers = await Promise.all(Array.from({ length: 3 }, () => makeMember()));
});
// Each test has its own market: only this product, in a category that no other product has.
cleanWorld(async () => {
  await db().updateTable('products').set({ status: 'deleted' }).execute();
  shown = await makeProduct(db(), seller, { categoryId: 'cooking', type: 'slide_aids' });
});

const guest = () => guestCtx(db());
const shop = (ctx = guest()) => getProductShop(ctx, shown.id);
const ids = (list: { _id: string }[]) => list.map(({ _id }) => _id);
const like = (given: Given = {}, owner = rival) =>
  makeProduct(db(), owner, { categoryId: 'cooking', type: 'slide_aids', ...given });
/** A product unlike the shown one: only its buyers can bring it there. */
const far = (given: Given = {}, owner = rival) =>
  makeProduct(db(), owner, { categoryId: 'design', type: 'guide_ebook', ...given });
const buyAll = async (by: readonly Member[], ...products: Made[]) => {
  for (const { token } of by) for (const product of products) await buy(token, product);
};

describe('products that are bought together with a product', () => {
  it('are not shown while fewer than three members bought both', async () => {
    const other = await far();
    await buyAll(buyers, shown);
    await buyAll(buyers.slice(0, 2), other);
    expect((await shop()).related).toEqual([]);
    await buyAll(buyers.slice(2), other);
    expect((await shop()).related).toMatchObject([{ _id: other.id, boughtTogether: true }]);
  });

  it('do not count copies that were given, were free, or were refunded', async () => {
    const [given, free, returned] = [await far(), await far(), await far()];
    await buyAll(buyers, shown, returned, free);
    await db().updateTable('products').set({ price_amount: 0 }).where('id', '=', free.id).execute();
    for (const { id } of buyers) await makeEntitlement(db(), id, given.id);
    expect(ids((await shop()).related)).toEqual([returned.id]);
    await db()
      .updateTable('entitlements')
      .set({ status: 'revoked' })
      .where('product_id', '=', returned.id)
      .where('holder_id', '=', buyers[0]?.id ?? '')
      .execute();
    expect((await shop()).related).toEqual([]);
  });

  it('do not count copies that were free when bought, on either side, or buyers suspended since', async () => {
    const [bait, other] = [await far(), await far()];
    await buyAll(buyers, shown, bait);
    // As if it had been free then.
    await db()
      .updateTable('order_lines')
      .set({ amount: 0, fee_amount: 0 })
      .where('product_id', '=', bait.id)
      .execute();
    expect((await shop()).related).toEqual([]);

    await buyAll(buyers, other);
    const aroundBait = async () =>
      (await getProductShop(guest(), bait.id)).related.filter((one) => one.boughtTogether);
    expect(await aroundBait()).toEqual([]);

    const fakes = [await makeMember(), await makeMember(), await makeMember()];
    const pushed = await far();
    await buyAll(fakes, shown, pushed);
    expect(ids((await shop()).related)).toContain(pushed.id);
    await db()
      .updateTable('users')
      .set({ status: 'suspended' })
      .where('id', '=', fakes[0]?.id ?? '')
      .execute();
    expect(ids((await shop()).related)).not.toContain(pushed.id);
  });

  it('come first, those with most buyers before others, and include those of the same seller', async () => {
    const more = await makeMember();
    const near = await like();
    const [three, four] = [await far({}, seller), await far()];
    await buyAll([...buyers, more], shown, four);
    await buyAll(buyers, three);
    const { related, others } = await shop();
    expect(related.map(({ _id, boughtTogether }) => [_id, boughtTogether])).toEqual([
      [four.id, true],
      [three.id, true],
      [near.id, false],
    ]);
    // It is among the related ones already.
    expect(ids(others)).toEqual([]);
  });
});

describe('products like a product', () => {
  it('never include the product itself, others of its seller, or unpublished ones', async () => {
    await like({}, seller);
    for (const status of ['draft', 'unpublished', 'deleted'] as const) await like({ status });
    const suspended = await makeMember({ role: 'CREATOR' });
    await like({}, suspended);
    await db().updateTable('users').set({ status: 'suspended' }).where('id', '=', suspended.id).execute();
    expect((await shop()).related).toEqual([]);
  });

  it('never include those of members the viewer blocked or muted, the viewer’s own, or what the viewer bought', async () => {
    const [viewer, blocked, muted] = await Promise.all([
      makeMember({ role: 'CREATOR' }),
      makeMember({ role: 'CREATOR' }),
      makeMember({ role: 'CREATOR' }),
    ]);
    const bought = await like();
    for (const owner of [viewer, blocked, muted]) await like({}, owner);
    await blockUser(viewer.ctx, blocked.id);
    await muteUser(viewer.ctx, muted.id);
    await makeEntitlement(db(), viewer.id, bought.id);
    expect((await shop(viewer.ctx)).related).toEqual([]);
    expect((await shop()).related).toHaveLength(4);
  });

  it('are first of its category and kind, then of its category, then of its kind', async () => {
    const kind = await far({ type: 'slide_aids' });
    const category = await far({ categoryId: 'cooking' });
    const both = await like();
    await far();
    expect(ids((await shop()).related)).toEqual([both.id, category.id, kind.id]);
  });
});

describe('a product’s seller', () => {
  it('has figures of the products on the market, and shows the most popular of them', async () => {
    const [second, third] = [await far({}, seller), await far({ status: 'unpublished' }, seller)];
    await db()
      .updateTable('products')
      .set({ sales_count: 2, ratings_count: 4, ratings_sum: 18 })
      .where('id', 'in', [second.id, third.id])
      .execute();
    const { seller: figures, others } = await shop();
    expect(figures).toEqual({ productsCount: 2, salesCount: 2, rating: { average: 4.5, count: 4 } });
    expect(ids(others)).toEqual([second.id]);
  });

  it('a product that may not be seen has no shop, and is not shown in the shop of another', async () => {
    const draft = await like({ status: 'draft' });
    for (const id of [draft.id, NO_ID]) expect((await callRoute(GET, { params: { id } })).status).toBe(404);
    const { status, payload } = await callRoute<ProductShop>(GET, { params: { id: shown.id } });
    expect([status, payload.related]).toEqual([200, []]);
  });
});
