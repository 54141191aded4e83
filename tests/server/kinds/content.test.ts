import { beforeAll, describe, expect, it, vi } from 'vitest';
import { eraseLeavers } from '@/lib/server/account/erase';
import { db } from '@/lib/server/db/client';
import { ctxOf } from '@/lib/server/demo/people-factory';
import { makeCover, makeEntitlement } from '@/lib/server/demo/product-factory';
import { usageOf } from '@/lib/server/kinds/usage';
import { getPurchase, listPurchases } from '@/lib/server/library/service';
import {
  createProduct,
  deleteProduct,
  getProduct,
  publishProduct,
  updateProduct,
} from '@/lib/server/making/service';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { TEST_TYPE, type TestContent } from '@/tests/setup/test-kind';

const { kind, kept } = await vi.hoisted(async () => (await import('@/tests/setup/test-kind')).testKind());
vi.mock('@/lib/server/kinds/index', async (original) =>
  (await import('@/tests/setup/test-kind')).withTestKind(await original(), kind),
);

let seller: Member;
beforeAll(async () => {
  seller = await makeMember({ role: 'CREATOR' });
});

type Body = Parameters<typeof createProduct>[1];
const keys = (...names: string[]) => ({ kind: 'keys', keys: names }) satisfies TestContent as never;
const draft = async (more: Partial<Body> = {}) =>
  createProduct(seller.ctx, {
    type: TEST_TYPE as never,
    title: 'استشارة',
    description: 'ساعة',
    categoryId: 'design',
    price: { amount: 1000, currency: 'USD' },
    coverId: await makeCover(db(), seller.id),
    ...more,
  });
const published = async (...names: string[]) => {
  const { _id } = await draft({ content: keys(...names) });
  return publishProduct(seller.ctx, _id, true);
};
const countOwn = async () =>
  Number(
    (
      await db()
        .selectFrom('products')
        .select((select) => select.fn.countAll().as('count'))
        .where('owner_id', '=', seller.id)
        .executeTakeFirstOrThrow()
    ).count,
  );

describe('the content of a product', () => {
  it('is refused by its kind before anything is written', async () => {
    const before = await countOwn();
    await expect(draft({ content: keys('stolen') })).rejects.toMatchObject({ code: 'not_found' });
    expect(await countOwn()).toBe(before);
  });

  it('is refused when it is of another kind, even when its files are sent without the content', async () => {
    const wrong = { code: 'invalid', fields: { content: 'validation:invalid' } };
    await expect(draft({ content: { kind: 'files', files: [] } })).rejects.toMatchObject(wrong);
    await expect(draft({ files: [] })).rejects.toMatchObject(wrong);
  });

  it('keeps a product from being published while its kind says that something is missing', async () => {
    const { _id, missing } = await draft();
    expect(missing).toEqual([{ field: 'keys', message: 'validation:required' }]);
    await expect(publishProduct(seller.ctx, _id, true)).rejects.toMatchObject({
      code: 'not_publishable',
      fields: { keys: 'validation:required' },
    });
    await updateProduct(seller.ctx, _id, { content: keys('a') });
    expect((await publishProduct(seller.ctx, _id, true)).missing).toEqual([]);
    await expect(updateProduct(seller.ctx, _id, { content: keys() })).rejects.toMatchObject({
      code: 'not_publishable',
    });
  });

  it('makes a new version when its kind finds something new in it, but not for a draft', async () => {
    const { _id } = await published('a');
    expect((await updateProduct(seller.ctx, _id, { content: keys('a') })).version).toBe(1);
    expect((await updateProduct(seller.ctx, _id, { content: keys('a', 'b') })).version).toBe(2);
    const still = await draft({ content: keys('a') });
    expect((await updateProduct(seller.ctx, still._id, { content: keys('c') })).version).toBe(1);
  });

  it('is shown to others only by its outline, without what is missing', async () => {
    const { _id } = await published('a', 'b');
    const seen = await getProduct((await makeMember()).ctx, _id);
    expect(seen).toMatchObject({
      kind: 'keys',
      outline: { kind: 'keys', count: 2 },
      files: [],
      missing: null,
    });
  });

  it('is deleted with its draft', async () => {
    const { _id } = await draft({ content: keys('a') });
    await deleteProduct(seller.ctx, _id);
    expect(kept.has(_id)).toBe(false);
  });
});

describe('a purchase of the kind', () => {
  it('shows the facts that its kind gives, and counts its use as the kind does', async () => {
    const { _id } = await published('a');
    const buyer = await makeMember();
    const id = await makeEntitlement(db(), buyer.id, _id);
    const facts = { kind: 'keys', holds: { count: 1, unit: 'session' }, filesCount: 0, use: 'open' };
    expect((await listPurchases(buyer.ctx, { limit: 5 } as never)).data).toMatchObject([facts]);
    expect(await getPurchase(buyer.ctx, id)).toMatchObject({ ...facts, access: 'active', files: [] });
    expect((await usageOf(buyer.ctx, [])).size).toBe(0);
  });
});

describe('when a seller is deleted', () => {
  it('the kind erases what it kept about them and about products that nobody bought', async () => {
    const leaver = await makeMember({ role: 'CREATOR' });
    const ctx = leaver.ctx;
    const { _id } = await createProduct(ctx, { type: TEST_TYPE as never, title: 'م', content: keys('a') });
    await db()
      .updateTable('users')
      .set({ status: 'deletion_requested', deletion_requested_at: new Date(0) })
      .where('id', '=', leaver.id)
      .execute();
    await eraseLeavers({ ...ctxOf(db(), leaver), viewer: null } as never);
    expect(kept.has(_id)).toBe(false);
    expect(kind.personalData.erase).toHaveBeenCalledWith(expect.anything(), leaver.id);
  });
});
