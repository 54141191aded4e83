import { beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/product/[id]/samples/[fileId]/route';
import { db } from '@/lib/server/db/client';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { usageOf } from '@/lib/server/kinds/usage';
import { getProduct, publishProduct, updateProduct } from '@/lib/server/making/service';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember, NO_ID } from '@/tests/setup/make-member';
import { buy } from '@/tests/setup/trade';

type Made = Awaited<ReturnType<typeof makeProduct>>;

const FILES = [
  { name: 'الكتاب.pdf', content: Buffer.from('%PDF-1.4 whole') },
  { name: 'عينة.pdf', content: Buffer.from('%PDF-1.4 taste') },
];
const THIRD = { name: 'ملحق.pdf', content: Buffer.from('%PDF-1.4 third') };

let seller: Member;
let book: Made;
let given: string;
let sold: string;

/** Marks which of a product's two files are given away. */
const mark = (made: Made, free: readonly number[], now = NOW) =>
  updateProduct({ ...seller.ctx, now }, made.id, {
    files: made.fileIds.map((fileId, index) => ({
      fileId,
      name: (FILES[index] ?? THIRD).name,
      isFree: free.includes(index),
    })),
  });

beforeAll(async () => {
  seller = await makeMember({ role: 'CREATOR' });
  book = await makeProduct(db(), seller, { files: FILES });
  const { files } = await mark(book, [1]);
  [sold, given] = files.map(({ _id }) => _id) as [string, string];
});

const take = (fileId: string, id = book.id) =>
  GET(new Request(`http://localhost/api/product/${id}/samples/${fileId}`), {
    params: Promise.resolve({ id, fileId }),
  });

describe('a sample', () => {
  it('is the marked file alone: another file of the product or of another product is not found', async () => {
    const other = await makeProduct(db(), seller);
    for (const answer of [await take(sold), await take(NO_ID), await take(given, other.id)])
      expect(answer.status).toBe(404);
  });

  it('is sent to anybody as an attachment that no cache keeps', async () => {
    const answer = await take(given);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(await answer.text()).toBe('%PDF-1.4 taste');
  });

  it('is not found while its product is unpublished, or its seller suspended', async () => {
    await publishProduct(seller.ctx, book.id, false);
    expect((await take(given)).status).toBe(404);
    await publishProduct(seller.ctx, book.id, true);
    await db().updateTable('users').set({ status: 'suspended' }).where('id', '=', seller.id).execute();
    expect((await take(given)).status).toBe(404);
    await db().updateTable('users').set({ status: 'active' }).where('id', '=', seller.id).execute();
  });

  it('may be neither everything that is sold, nor large', async () => {
    await expect(mark(book, [0, 1])).rejects.toMatchObject({ fields: { files: 'validation:filesAllFree' } });
    await db()
      .updateTable('files')
      .set({ size: 51 * 1024 ** 2 })
      .where('id', '=', book.fileIds[1] ?? '')
      .execute();
    await expect(mark(book, [1])).rejects.toMatchObject({ fields: { files: 'validation:sampleTooLarge' } });
  });

  it('may not be large together with others', async () => {
    const made = await makeProduct(db(), seller, { files: [...FILES, THIRD] });
    const size = 30 * 1024 ** 2;
    await db().updateTable('files').set({ size }).where('id', 'in', made.fileIds).execute();
    await expect(mark(made, [0])).resolves.toBeDefined();
    await expect(mark(made, [0, 1])).rejects.toMatchObject({
      fields: { files: 'validation:sampleTooLarge' },
    });
  });
});

describe('samples of an account', () => {
  const MB = 1024 ** 2;
  const makeLarge = async () => {
    const made = await makeProduct(db(), seller, { files: FILES });
    const size = 50 * MB;
    await db()
      .updateTable('files')
      .set({ size })
      .where('id', '=', made.fileIds[1] ?? '')
      .execute();
    return made;
  };
  const isRefused = { fields: { files: 'validation:samplesTooMany' } };

  /** Makes a new seller with 24 products, and marks a sample of 50 MB of each at the same time. */
  async function fill() {
    seller = await makeMember({ role: 'CREATOR' });
    const products = await Promise.all(Array.from({ length: 24 }, makeLarge));
    const answers = await Promise.allSettled(products.map((made) => mark(made, [1])));
    return Map.groupBy(products, (made) => answers[products.indexOf(made)]?.status);
  }

  it('are 1 GB together at most, also when they are marked at the same time', async () => {
    const { fulfilled, rejected } = Object.fromEntries(await fill());
    expect([fulfilled?.length, rejected?.length]).toEqual([20, 4]);
    for (const made of rejected ?? []) await expect(mark(made, [1])).rejects.toMatchObject(isRefused);
  });

  it('may be others when one is taken back, and those of another account do not count', async () => {
    const { fulfilled = [], rejected = [] } = Object.fromEntries(await fill());
    const [full, marked, other] = [seller, fulfilled[0] as Made, rejected[0] as Made];
    seller = await makeMember({ role: 'CREATOR' });
    await expect(mark(await makeLarge(), [1])).resolves.toBeDefined();
    seller = full;
    await expect(mark(other, [1])).rejects.toMatchObject(isRefused);
    await mark(marked, []);
    await expect(mark(other, [1])).resolves.toBeDefined();
  });
});

describe('a product with a sample', () => {
  it('counts as used up when all its sold files were downloaded, even when more become samples later', async () => {
    const made = await makeProduct(db(), seller, { files: [...FILES, THIRD] });
    await mark(made, [1]);
    const { token, id: holder } = await makeMember();
    await buy(token, made);
    const { id, order_line_id } = await db()
      .selectFrom('entitlements')
      .select(['id', 'order_line_id'])
      .where('holder_id', '=', holder)
      .executeTakeFirstOrThrow();
    const usage = async () => {
      const used = (await usageOf(seller.ctx, [order_line_id ?? ''])).get(order_line_id ?? '');
      return [used?.done, used?.of, used?.free];
    };
    const files = await db()
      .selectFrom('product_files')
      .select(['id', 'position'])
      .where('product_id', '=', made.id)
      .orderBy('position')
      .execute();
    expect(await usage()).toEqual([0, 2, 1]);
    const taken = files
      .slice(0, 2)
      .map((file) => ({ entitlement_id: id, product_file_id: file.id, first_at: NOW }));
    await db().insertInto('entitlement_downloads').values(taken).execute();
    expect(await usage()).toEqual([1, 2, 1]);
    await mark(made, [1, 2], fromNow(1000));
    expect(await usage()).toEqual([1, 2, 1]);
  });
});

describe('the text about who a product is for', () => {
  it('is on its page as its seller wrote it, line by line', async () => {
    const lines = { outcomes: ['تكتب بثقة', 'تقرأ أسرع'], audience: ['المبتدئون'] };
    await updateProduct(seller.ctx, (await makeProduct(db(), seller)).id, lines);
    const { id } = await makeProduct(db(), seller, lines);
    expect(await getProduct(seller.ctx, id)).toMatchObject(lines);
  });
});
