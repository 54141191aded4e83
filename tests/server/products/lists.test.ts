import { beforeAll, describe, expect, it } from 'vitest';
import { GET as EXPLORE } from '@/app/api/posts/exploreDigitalProducts/route';
import { GET as OF_USER } from '@/app/api/product/user-product/[id]/route';
import { GET as SEARCH } from '@/app/api/search/products/route';
import type { ProductCard } from '@/lib/contract/products';
import { db, recordQueries } from '@/lib/server/db/client';
import { writeTogether } from '@/lib/server/db/writes';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { makeEntitlement, makeProduct } from '@/lib/server/demo/product-factory';
import { encodeCursor } from '@/lib/server/http/cursor';
import { newId } from '@/lib/server/ids';
import { deleteProduct, getProduct, publishProduct } from '@/lib/server/making/service';
import { getProductCards, getProductsForSale, soldWrite } from '@/lib/server/products/cards';
import { exploreDigitalProducts, listUserProducts } from '@/lib/server/products/lists';
import { HOUR } from '@/lib/shared/time';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';

type Page = { data: ProductCard[]; nextCursor: string | null };
type Made = Awaited<ReturnType<typeof makeProduct>>;

const hoursAgo = (hours: number) => fromNow(-hours * HOUR);

let creator: Member;
let buyer: Member;
let guide: Made;
let kit: Made;
let slides: Made;
const hidden = new Map<string, Made>();

beforeAll(async () => {
  creator = await makeMember({ role: 'CREATOR' });
  buyer = await makeMember();
  const make = (given: Parameters<typeof makeProduct>[2]) => makeProduct(db(), creator, given);
  guide = await make({ title: 'دليل القهوة', at: hoursAgo(3) });
  kit = await make({ title: 'قوالب القهوة', type: 'template_kit', categoryId: 'cooking', at: hoursAgo(1) });
  slides = await make({ title: 'شرائح القهوة', type: 'slide_aids', categoryId: 'cooking', at: hoursAgo(2) });
  for (const status of ['draft', 'unpublished', 'deleted'] as const) {
    hidden.set(status, await make({ title: `سر القهوة ${status}`, status }));
  }
  const taken = await make({ title: 'سر القهوة المحجوب' });
  await db().updateTable('products').set({ status: 'suspended' }).where('id', '=', taken.id).execute();
  hidden.set('suspended', taken);
  const banned = await makeMember({ role: 'CREATOR' });
  hidden.set('by a suspended owner', await makeProduct(db(), banned, { title: 'سر القهوة الموقوف' }));
  await db().updateTable('users').set({ status: 'suspended' }).where('id', '=', banned.id).execute();
});

const explore = (query: Record<string, string | number> = {}, token?: string) =>
  callRoute<Page>(EXPLORE, { query, token });
const ofCreator = (token?: string, query = {}) =>
  callRoute<Page>(OF_USER, { params: { id: creator.id }, query, token });
const titles = (page: Page) => page.data.map(({ title }) => title);

describe('a product that is not on the market', () => {
  it('is in no list and no search of a guest or another member', async () => {
    for (const token of [undefined, buyer.token]) {
      const lists = await Promise.all([
        explore({ limit: 50 }, token),
        explore({ limit: 50, sort: 'newest' }, token),
        explore({ limit: 50, categoryId: 'design' }, token),
        ofCreator(token, { limit: 50 }),
        callRoute<Page>(SEARCH, { query: { q: 'القهوة', limit: 50 }, token }),
      ]);
      for (const { status, payload } of lists) {
        expect(status).toBe(200);
        expect(titles(payload).filter((title) => title.includes('سر'))).toEqual([]);
        expect(payload.data.length).toBeGreaterThan(0);
      }
    }
  });

  it('has no card and no page for a guest or another member', async () => {
    const ids = [...hidden.values()].map(({ id }) => id);
    for (const ctx of [guestCtx(db()), buyer.ctx]) {
      expect((await getProductCards(ctx, ids)).size).toBe(0);
      for (const id of ids) await expect(getProduct(ctx, id)).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  it('is in its owner’s list, except when it was deleted', async () => {
    const { payload } = await ofCreator(creator.token, { limit: 50 });
    expect(payload.data.map(({ status }) => status).sort()).toEqual([
      'draft',
      'published',
      'published',
      'published',
      'suspended',
      'unpublished',
    ]);
    expect(payload.data.every(({ isMine }) => isMine)).toBe(true);
  });

  it('cannot be bought', async () => {
    const ids = [...hidden.values()].map(({ id }) => id);
    const rows = await db()
      .transaction()
      .execute((trx) => getProductsForSale({ ...buyer.ctx, db: trx }, ids));
    expect(rows.map(({ isForSale }) => isForSale)).toEqual(ids.map(() => false));
  });
});

describe('the marketplace', () => {
  it('sorts by the date of publishing, newest first', async () => {
    expect(titles((await explore({ sort: 'newest' })).payload)).toEqual([
      kit.title,
      slides.title,
      guide.title,
    ]);
  });

  it('shows an old draft as new on the day it is published', async () => {
    const id = (await makeProduct(db(), creator, { title: 'مسودة قديمة', status: 'draft' })).id;
    const later = await makeProduct(db(), creator, { title: 'أحدث منها', at: hoursAgo(0.5) });
    await publishProduct(creator.ctx, id, true);
    expect(titles((await explore({ sort: 'newest', limit: 2 })).payload)).toEqual([
      'مسودة قديمة',
      later.title,
    ]);
    await Promise.all([id, later.id].map((made) => deleteProduct(creator.ctx, made)));
  });

  it('filters by type and category', async () => {
    expect(titles((await explore({ type: 'slide_aids' })).payload)).toEqual([slides.title]);
    expect(titles((await explore({ categoryId: 'cooking' })).payload)).toEqual([kit.title, slides.title]);
    expect(titles((await explore({ categoryId: 'cooking', type: 'guide_ebook' })).payload)).toEqual([]);
  });

  it.each([
    { type: 'lottery' },
    { sort: 'price' },
    { limit: 0 },
    { limit: 1e9 },
    { categoryId: 'a\0b' },
    { categoryId: "' or 1=1" },
  ])('refuses %j: 422', async (query) => {
    expect((await explore(query as never)).status).toBe(422);
  });

  it.each([
    'x',
    encodeCursor(['1']),
    encodeCursor(['one', newId()]),
    encodeCursor(['1', "'; drop table products"]),
    encodeCursor(['Infinity', newId()]),
    encodeCursor(['1', newId(), '3']),
  ])('refuses the cursor %s: 422', async (cursor) => {
    for (const sort of ['popular', 'newest']) expect((await explore({ cursor, sort })).status).toBe(422);
  });

  it.each(['popular', 'newest'])('shows each product once, page by page (%s)', async (sort) => {
    const whole = titles((await explore({ sort, limit: 50 })).payload);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { payload }: { payload: Page } = await explore({ sort, limit: 1, ...(cursor ? { cursor } : {}) });
      seen.push(...titles(payload));
      cursor = payload.nextCursor;
    } while (cursor);
    expect(seen).toEqual(whole);
    expect(new Set(seen).size).toBe(3);
  });

  it('puts a product that sells above newer ones', async () => {
    expect(titles((await explore()).payload)).toEqual([kit.title, slides.title, guide.title]);
    const sale = { productId: guide.id, amount: 1900 };
    await writeTogether(db(), [soldWrite(buyer.ctx, [sale, sale, sale])]);
    const { payload } = await explore();
    expect(titles(payload)[0]).toBe(guide.title);
    expect(payload.data[0]?.salesCount).toBe(3);
  });
});

describe('a product card', () => {
  it('says to each viewer whether they own or bought the product', async () => {
    await makeEntitlement(db(), buyer.id, slides.id);
    const cardFor = async (ctx: Parameters<typeof getProductCards>[0]) =>
      (await getProductCards(ctx, [slides.id])).get(slides.id);
    expect(await cardFor(guestCtx(db()))).toMatchObject({ owned: false, isMine: false });
    expect(await cardFor(buyer.ctx)).toMatchObject({ owned: true, isMine: false });
    expect(await cardFor(creator.ctx)).toMatchObject({ owned: false, isMine: true });
  });

  it('has the sizes of its cover and its owner, and no column names of the database', async () => {
    const card = (await getProductCards(guestCtx(db()), [kit.id])).get(kit.id);
    expect(card).toMatchObject({
      type: 'template_kit',
      slug: 'قوالب-القهوة',
      price: { amount: 1900, currency: 'USD' },
      cover: { width: 8, height: 6, widths: [8] },
      owner: { _id: creator.id },
      rating: { average: null, count: 0 },
    });
    expect(Object.keys(card ?? {}).filter((key) => key.includes('_') && key !== '_id')).toEqual([]);
  });
});

describe('the number of queries', () => {
  const count = async (work: () => Promise<unknown>) => (await recordQueries(work)).length;

  it('is at most 6 for a product page', async () => {
    expect(await count(() => getProduct(buyer.ctx, guide.id))).toBeLessThanOrEqual(6);
  });

  it('is at most 4 for a list of any length', async () => {
    const page = { limit: 50, sort: 'popular' as const };
    const before = await count(() => exploreDigitalProducts(buyer.ctx, page));
    const beforeOfUser = await count(() => listUserProducts(buyer.ctx, creator.id, page));
    for (let i = 0; i < 5; i++) await makeProduct(db(), creator);
    expect(await count(() => exploreDigitalProducts(buyer.ctx, page))).toBe(before);
    expect(await count(() => listUserProducts(buyer.ctx, creator.id, page))).toBe(beforeOfUser);
    expect(Math.max(before, beforeOfUser)).toBeLessThanOrEqual(4);
  });

  it('is zero for no cards and one for many cards', async () => {
    expect(await count(() => getProductCards(buyer.ctx, []))).toBe(0);
    expect(await count(() => getProductCards(buyer.ctx, [guide.id, kit.id, slides.id, guide.id]))).toBe(1);
  });
});
