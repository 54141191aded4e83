import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { POST as PUBLISH } from '@/app/api/product/[id]/publish/route';
import { DELETE, GET, PATCH } from '@/app/api/product/[id]/route';
import { POST } from '@/app/api/product/route';
import type { ProductView } from '@/lib/contract/products';
import { db } from '@/lib/server/db/client';
import { makeCover, makeEntitlement, makeProduct } from '@/lib/server/demo/product-factory';
import { storeProductFile } from '@/lib/server/files/service';
import { getPurchase } from '@/lib/server/library/service';
import { callRoute } from '@/tests/setup/call-route';
import { type Member, makeMember } from '@/tests/setup/make-member';

let creator: Member;
let buyer: Member;

beforeAll(async () => {
  creator = await makeMember({ role: 'CREATOR' });
  buyer = await makeMember();
});

const token = () => creator.token;
const create = (body: unknown) => callRoute<ProductView>(POST, { body, token: token() });
const see = (id: string, as?: string) => callRoute<ProductView>(GET, { params: { id }, token: as });
const update = (id: string, body: unknown) =>
  callRoute<ProductView>(PATCH, { params: { id }, body, token: token(), method: 'PATCH' });
const publish = (id: string, published = true) =>
  callRoute<ProductView>(PUBLISH, { params: { id }, body: { published }, token: token() });
const remove = (id: string) => callRoute(DELETE, { params: { id }, token: token(), method: 'DELETE' });

const newFile = async (name: string) => ({
  fileId: (await storeProductFile(creator.ctx, name, Readable.from([Buffer.from(name)])))._id,
  name,
});
const onMarket = async () =>
  (
    await db()
      .selectFrom('users')
      .select('products_count')
      .where('id', '=', creator.id)
      .executeTakeFirstOrThrow()
  ).products_count;
const row = (id: string) =>
  db().selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a draft', () => {
  it('is created from a title, and says what its owner may do', async () => {
    const { status, payload } = await create({ type: 'template_kit', title: '  قالب   السيرة الذاتية ' });
    expect(status).toBe(201);
    expect(payload).toMatchObject({
      type: 'template_kit',
      title: 'قالب السيرة الذاتية',
      slug: 'قالب-السيرة-الذاتية',
      status: 'draft',
      hasPrice: false,
      isMine: true,
      owned: false,
      version: 1,
      refundDays: 14,
      publishedAt: null,
      can: { edit: true, publish: true, buy: false, review: false },
    });
  });

  it('cannot be published until it is complete, and all missing parts are named at once', async () => {
    const { payload } = await create({ type: 'guide_ebook', title: 'دليل' });
    const { status, problem } = await publish(payload._id);
    expect([status, problem.code]).toEqual([409, 'not_publishable']);
    expect(problem.errors).toEqual({
      description: 'validation:required',
      'price.amount': 'validation:price',
      categoryId: 'validation:categoryMissing',
      coverId: 'validation:coverMissing',
      files: 'validation:filesMissing',
    });
    expect((await see(payload._id, token())).payload.status).toBe('draft');
  });

  it.each(['description', 'price', 'categoryId', 'coverId', 'files'])(
    'cannot be published while only %s is missing',
    async (left) => {
      const whole: Record<string, unknown> = {
        type: 'guide_ebook',
        title: 'دليل',
        description: 'وصف',
        price: { amount: 0, currency: 'USD' },
        categoryId: 'design',
        coverId: await makeCover(db(), creator.id),
        files: [await newFile('a.pdf')],
      };
      const { [left]: part, ...rest } = whole;
      const { payload } = await create(rest);
      const refused = await publish(payload._id);
      expect(refused.status).toBe(409);
      expect(Object.keys(refused.problem.errors ?? {})).toEqual([left === 'price' ? 'price.amount' : left]);
      await update(payload._id, { [left]: part });
      expect((await publish(payload._id)).payload).toMatchObject({ status: 'published', hasPrice: true });
    },
  );
});

describe('a published product', () => {
  it('counts once on its owner’s profile, even when it is published many times', async () => {
    const before = await onMarket();
    const { id } = await makeProduct(db(), creator, { status: 'draft' });
    expect(await onMarket()).toBe(before);
    await publish(id);
    const { payload } = await publish(id);
    expect(await onMarket()).toBe(before + 1);
    await publish(id, false);
    await publish(id, false);
    expect(await onMarket()).toBe(before);
    const again = await publish(id);
    expect(again.payload.publishedAt).toBe(payload.publishedAt);
    await remove(id);
    expect(await onMarket()).toBe(before);
  });

  it('stays complete: a change that removes a needed part is refused, and nothing of it is saved', async () => {
    const { id, title } = await makeProduct(db(), creator);
    const { status, problem } = await update(id, { title: 'عنوان جديد', files: [] });
    expect([status, problem.code, problem.errors]).toEqual([
      409,
      'not_publishable',
      { files: 'validation:filesMissing' },
    ]);
    const { payload } = await see(id);
    expect(payload).toMatchObject({ title, version: 1 });
    expect(payload.files).toHaveLength(1);
  });

  it('keeps the fields that a change does not send', async () => {
    const { id } = await makeProduct(db(), creator, { tags: ['خط', 'تصميم'], refundDays: 3 });
    const before = (await see(id)).payload;
    const { payload } = await update(id, { price: { amount: 2500, currency: 'USD' } });
    expect(payload.price.amount).toBe(2500);
    const seen = { isMine: false, missing: null, can: before.can };
    const left = { price: before.price, updatedAt: before.updatedAt, ...seen };
    expect({ ...payload, ...left }).toEqual(before);
  });

  it('gets a new version for a new file only, not for new words, prices or file order', async () => {
    const { id, fileIds } = await makeProduct(db(), creator);
    const first = { fileId: fileIds[0] ?? '', name: 'a.pdf' };
    const second = await newFile('b.pdf');
    expect((await update(id, { title: 'عنوان آخر', files: [first] })).payload.version).toBe(1);
    expect((await update(id, { files: [first, second] })).payload.version).toBe(2);
    const { payload } = await update(id, { files: [second, first] });
    expect(payload.version).toBe(2);
    expect(payload.files.map(({ name }) => name)).toEqual(['b.pdf', 'a.pdf']);
    expect((await update(id, { files: [second] })).payload.version).toBe(2);
  });

  it('has version 1 when it was a draft, even when its files changed many times before', async () => {
    const { id } = await makeProduct(db(), creator, { status: 'draft' });
    await update(id, { files: [await newFile('b.pdf')] });
    await publish(id);
    expect((await see(id)).payload).toMatchObject({ version: 1, files: [{ name: 'b.pdf' }] });
  });

  it('cannot be changed or published again by its owner after an operator has taken it down', async () => {
    const { id } = await makeProduct(db(), creator);
    await db().updateTable('products').set({ status: 'suspended' }).where('id', '=', id).execute();
    const answers = [await update(id, { title: 'x' }), await publish(id), await publish(id, false)];
    expect(answers.map(({ problem }) => problem.code)).toEqual(['forbidden', 'forbidden', 'forbidden']);
    expect((await see(id, token())).payload.can).toMatchObject({ edit: false, publish: false });
    expect((await see(id)).status).toBe(404);
  });
});

describe('a buyer', () => {
  it('keeps a file that the creator takes out of the product', async () => {
    const { id, fileIds } = await makeProduct(db(), creator);
    const entitlement = await makeEntitlement(db(), buyer.id, id);
    await update(id, { files: [await newFile('new.pdf')] });
    expect((await see(id)).payload.files.map(({ name }) => name)).toEqual(['new.pdf']);
    const { files } = await getPurchase(buyer.ctx, entitlement);
    expect(files).toHaveLength(2);
    const kept = await db().selectFrom('product_files').selectAll().where('product_id', '=', id).execute();
    expect(kept.find((file) => file.file_id === fileIds[0])?.removed_at).toBeInstanceOf(Date);
  });

  it.each([
    ['unpublished', (id: string) => publish(id, false)],
    ['deleted', (id: string) => remove(id)],
  ])('still sees a product that was %s, and nobody else does', async (status, end) => {
    const { id } = await makeProduct(db(), creator);
    const entitlementId = await makeEntitlement(db(), buyer.id, id);
    await end(id);
    const { payload } = await see(id, buyer.token);
    expect(payload).toMatchObject({
      status,
      owned: true,
      entitlementId,
      can: { edit: false, publish: false, buy: false, review: true },
    });
    expect(payload.files).toHaveLength(1);
    const stranger = await makeMember();
    expect([(await see(id)).status, (await see(id, stranger.token)).status]).toEqual([404, 404]);
  });

  it('no longer sees the product once the purchase is reversed', async () => {
    const { id } = await makeProduct(db(), creator, { status: 'unpublished' });
    const entitlement = await makeEntitlement(db(), buyer.id, id);
    await db().updateTable('entitlements').set({ status: 'revoked' }).where('id', '=', entitlement).execute();
    expect((await see(id, buyer.token)).status).toBe(404);
  });
});

describe('a deleted product', () => {
  it('is gone for its owner and cannot be deleted again', async () => {
    const { id } = await makeProduct(db(), creator);
    expect((await remove(id)).status).toBe(200);
    const answers = [
      await see(id, token()),
      await update(id, { title: 'x' }),
      await publish(id),
      await remove(id),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await row(id)).status).toBe('deleted');
  });
});

it('the search row of a product holds folded words, follows each change, and is deleted with the product', async () => {
  const { id } = await makeProduct(db(), creator, {
    title: 'أُسُس الخَطّ',
    tags: ['خط_عربيّ'],
    description: 'مدرسة',
  });
  const searched = () =>
    db().selectFrom('product_search').selectAll().where('product_id', '=', id).executeTakeFirst();
  const lexemes = async () => (await searched())?.lexemes;
  expect(await searched()).toMatchObject({ title_fold: 'اسس الخط', tags_fold: ['خط_عربي'] });
  for (const word of ['اسس', 'الخط', 'عربي', 'مدرسه']) expect(await lexemes()).toContain(`'=${word}'`);
  await update(id, { tags: ['#تصميم'], title: 'إبداع' });
  expect(await searched()).toMatchObject({ title_fold: 'ابداع', tags_fold: ['تصميم'] });
  for (const word of ['ابداع', 'تصميم', 'مدرسه']) expect(await lexemes()).toContain(`'=${word}'`);
  expect(await lexemes()).not.toContain('=اسس');
  await remove(id);
  expect(await searched()).toBeUndefined();
});

it('several changes at once leave one consistent product', async () => {
  const { id } = await makeProduct(db(), creator);
  const files = await Promise.all(['1.pdf', '2.pdf', '3.pdf', '4.pdf'].map(newFile));
  const answers = await Promise.all(files.map((file) => update(id, { files: [file], title: file.name })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { payload } = await see(id);
  expect(payload.version).toBe(5);
  expect(payload.files.map(({ name }) => name)).toEqual([payload.title]);
});
