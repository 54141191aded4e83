import { beforeAll, describe, expect, it } from 'vitest';
import { POST as PUBLISH } from '@/app/api/product/[id]/publish/route';
import { DELETE, PATCH } from '@/app/api/product/[id]/route';
import { POST } from '@/app/api/product/route';
import type { ProductView } from '@/lib/contract/products';
import { db } from '@/lib/server/db/client';
import { makeCover, makeProduct } from '@/lib/server/demo/product-factory';
import { newId } from '@/lib/server/ids';
import { callRoute } from '@/tests/setup/call-route';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { untilSomebodyWaits, whileHeld } from '@/tests/setup/while-held';

let creator: Member;
let other: Member;
let member: Member;
let theirs: Awaited<ReturnType<typeof makeProduct>>;

beforeAll(async () => {
  creator = await makeMember({ role: 'CREATOR' });
  other = await makeMember({ role: 'CREATOR' });
  member = await makeMember();
  theirs = await makeProduct(db(), other, { status: 'draft' });
});

const DRAFT = { type: 'guide_ebook', title: 'دليل' };
const create = (body: unknown, token?: string) => callRoute(POST, { body, token });
const update = (id: string, body: unknown, token?: string) =>
  callRoute(PATCH, { params: { id }, body, token, method: 'PATCH' });
const publish = (id: string, body: unknown, token?: string) =>
  callRoute(PUBLISH, { params: { id }, body, token });
const remove = (id: string, token?: string) => callRoute(DELETE, { params: { id }, token, method: 'DELETE' });

/** Everything that a refused call must not change. */
async function everything(): Promise<string> {
  const rows = await Promise.all([
    db().selectFrom('products').selectAll().orderBy('id').execute(),
    db().selectFrom('product_files').selectAll().orderBy('id').execute(),
    db().selectFrom('product_gallery').selectAll().orderBy('product_id').orderBy('position').execute(),
  ]);
  return JSON.stringify(rows);
}

describe('without the right to a product', () => {
  it('a guest cannot create a product: 401', async () => {
    expect((await create(DRAFT)).status).toBe(401);
  });

  it('a member who is not a creator cannot create a product: 403', async () => {
    const { status, problem } = await create(DRAFT, member.token);
    expect([status, problem.code]).toEqual([403, 'forbidden']);
  });

  it('a creator who lost the role can neither change nor publish their products: 403', async () => {
    const former = await makeMember({ role: 'CREATOR' });
    const products = await Promise.all(
      (['draft', 'published'] as const).map((status) => makeProduct(db(), former, { status })),
    );
    await db().updateTable('users').set({ role: 'MEMBER' }).where('id', '=', former.id).execute();
    const before = await everything();
    for (const { id } of products) {
      const answers = await Promise.all([
        update(id, { title: 'x' }, former.token),
        publish(id, {}, former.token),
      ]);
      for (const { status, problem } of answers) expect([status, problem.code]).toEqual([403, 'forbidden']);
    }
    expect(await everything()).toBe(before);
    expect((await publish(products[1]?.id ?? '', { published: false }, former.token)).status).toBe(200);
  });

  it('a creator who loses the role while they publish does not publish: 403', async () => {
    const former = await makeMember({ role: 'CREATOR' });
    const { id } = await makeProduct(db(), former, { status: 'draft' });
    const before = await everything();
    let asked: ReturnType<typeof publish> | undefined;
    await whileHeld('users', former.id, async (holder) => {
      asked = publish(id, {}, former.token);
      await untilSomebodyWaits();
      await holder.updateTable('users').set({ role: 'MEMBER' }).where('id', '=', former.id).execute();
    });
    expect((await asked)?.problem.code).toBe('forbidden');
    expect(await everything()).toBe(before);
  });

  it('another creator’s product cannot be changed: 404, as if it did not exist', async () => {
    const before = await everything();
    for (const id of [theirs.id, newId(), 'no-id']) {
      const answers = await Promise.all([
        update(id, { title: 'x' }, creator.token),
        publish(id, {}, creator.token),
        remove(id, creator.token),
      ]);
      for (const { status, problem } of answers) expect([status, problem.code]).toEqual([404, 'not_found']);
    }
    expect(await everything()).toBe(before);
  });

  it('another creator’s product and a missing one give the same answer', async () => {
    const [strange, missing] = await Promise.all([
      update(theirs.id, { title: 'x' }, creator.token),
      update(newId(), { title: 'x' }, creator.token),
    ]);
    expect({ ...strange.problem, requestId: '' }).toEqual({ ...missing.problem, requestId: '' });
  });
});

describe('the fields of a product', () => {
  it.each([
    '-1',
    '0.5',
    '10.005',
    '99',
    '1000001',
    '1e400',
    '-1e400',
    '9007199254740993',
    '"10"',
    '"١٠"',
    '[10]',
    '{"amount":10}',
    'null',
    'true',
  ])('with the price %s are refused: 422', async (amount) => {
    const text = `{"type":"guide_ebook","title":"دليل","price":{"amount":${amount},"currency":"USD"}}`;
    const request = new Request('http://localhost/api/product', {
      method: 'POST',
      headers: { authorization: `Bearer ${creator.token}`, 'content-type': 'application/json' },
      body: text,
    });
    const response = await POST(request, { params: Promise.resolve({}) });
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json()).errors)).toEqual(['price.amount']);
  });

  it.each([
    ['another currency', { price: { amount: 1000, currency: 'EUR' } }],
    ['a role', { role: 'ADMIN' }],
    ['an owner', { ownerId: newId() }],
    ['a status', { status: 'published' }],
    ['a count of sales', { salesCount: 1000 }],
    ['a version', { version: 9 }],
    ['a title of only white space', { title: ' \u200F ' }],
    ['a title that is too long', { title: 'س'.repeat(121) }],
    ['a tag with white space', { tags: ['خط عربي'] }],
    ['eleven tags', { tags: Array.from({ length: 11 }, (_, i) => `t${i}`) }],
    ['an unknown category', { categoryId: 'nowhere' }],
    ['a category with a zero byte', { categoryId: 'design\0' }],
    ['a refund time of 91 days', { refundDays: 91 }],
    ['a refund time of half a day', { refundDays: 0.5 }],
    ['nine pictures', { gallery: Array.from({ length: 9 }, () => ({ fileId: newId() })) }],
    ['an unknown type', { type: 'lottery' }],
  ])('with %s are refused: 422', async (_, change) => {
    const { status, problem } = await create({ ...DRAFT, ...change }, creator.token);
    expect([status, problem.code]).toEqual([422, 'invalid']);
  });

  it('with one file twice are refused: 422', async () => {
    const file = { fileId: newId(), name: 'a.pdf' };
    const { status, problem } = await create({ ...DRAFT, files: [file, file] }, creator.token);
    expect([status, problem.errors]).toEqual([422, { files: 'validation:fileTwice' }]);
  });

  it('with a new type for an existing product are refused: 422', async () => {
    const { id } = await makeProduct(db(), creator, { status: 'draft' });
    expect((await update(id, { type: 'other' }, creator.token)).status).toBe(422);
  });

  it('cannot change its status through __proto__: it stays a draft', async () => {
    const body = JSON.parse('{"type":"guide_ebook","title":"دليل","__proto__":{"status":"published"}}');
    const { payload } = await callRoute<ProductView>(POST, { body, token: creator.token });
    expect(payload.status).toBe('draft');
    expect(({} as { status?: string }).status).toBeUndefined();
  });
});

describe('a product cannot use', () => {
  it.each(['coverId', 'gallery', 'files'])(
    'another creator’s file as %s: 404, and nothing is created',
    async (field) => {
      const [picture, file] = [await makeCover(db(), other.id), theirs.fileIds[0] ?? ''];
      const parts: Record<string, unknown> = {
        coverId: picture,
        gallery: [{ fileId: picture }],
        files: [{ fileId: file, name: 'mine now.pdf' }],
      };
      const before = await everything();
      const { status, problem } = await create({ ...DRAFT, [field]: parts[field] }, creator.token);
      expect([status, problem.code]).toEqual([404, 'not_found']);
      expect(await everything()).toBe(before);
    },
  );

  it('the owner’s picture as a file to sell, or the owner’s file as a cover: 404', async () => {
    const mine = await makeProduct(db(), creator);
    const picture = await makeCover(db(), creator.id);
    const answers = [
      await create({ ...DRAFT, files: [{ fileId: picture, name: 'a.pdf' }] }, creator.token),
      await create({ ...DRAFT, coverId: mine.fileIds[0] }, creator.token),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });
});
