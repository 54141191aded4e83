import { describe, expect, it } from 'vitest';
import { createPost as contract, updatePost as updateContract } from '@/lib/contract/posts';
import { db } from '@/lib/server/db/client';
import { makeImage } from '@/lib/server/demo/file-factory';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { readLocked } from '@/lib/server/paid-posts/locked-post';
import { createPost, deletePost, updatePost } from '@/lib/server/posts/service';
import { getPost } from '@/lib/server/posts/views';
import { searchPosts } from '@/lib/server/search/service';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { buyPaid, makeFile, publishPaid } from '@/tests/setup/paid-posts';
import { cleanWorld } from '@/tests/setup/world';

let author: Member;
let reader: Member;

cleanWorld(async () => {
  [author, reader] = await Promise.all([makeMember({ role: 'CREATOR' }), makeMember()]);
});

const usd = (amount: number) => ({ amount, currency: 'USD' });
const locked = (text: string) => ({ text, media: [], files: [] });
const body = (change: object = {}) => ({
  text: 'مجاني',
  paid: { title: 'عنوان', price: usd(500), locked: { text: 'مدفوع' }, ...change },
});

describe('a paid post is refused', () => {
  it.each([
    ['without a title', body({ title: ' ' })],
    ['for less than two dollars', body({ price: usd(199) })],
    ['for more than five hundred dollars', body({ price: usd(50_001) })],
    ['in another currency', body({ price: { amount: 500, currency: 'SAR' } })],
    ['with nothing in the locked part', body({ locked: { text: '  ' } })],
    ['without a free text', { ...body(), text: '' }],
  ])('%s', (_, given) => {
    expect(contract.body?.safeParse(given).success).toBe(false);
  });

  it('to a member who is not a creator, and nothing is written', async () => {
    const before = await db().selectFrom('posts').select('id').execute();
    await expect(publishPaid(reader)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await db().selectFrom('posts').select('id').execute()).toEqual(before);
  });

  it('with a picture or file of somebody else', async () => {
    const other = await makeMember({ role: 'CREATOR' });
    const [image, file] = [await makeImage(db(), other.id), await makeFile(other)];
    for (const given of [
      { media: [{ fileId: image.id, alt: '' }], files: [] },
      { media: [], files: [file.id] },
    ])
      await expect(publishPaid(author, { locked: { text: 'سر', ...given } })).rejects.toMatchObject({
        code: 'not_found',
      });
  });

  it('when it would replace a post that was public', async () => {
    const free = await createPost(author.ctx, {
      text: 'للجميع',
      audience: 'public',
      media: [],
      productId: null,
    });
    const paid = { title: 'عنوان', price: { amount: 500, currency: 'USD' as const }, locked: locked('سر') };
    await expect(updatePost(author.ctx, free._id, { paid })).rejects.toMatchObject({ code: 'not_found' });
    expect((await getPost(guestCtx(db()), free._id)).text).toBe('للجميع');
  });
});

describe('a paid post', () => {
  it('shows its title, its price and how much is locked, and nothing of the locked part', async () => {
    const image = await makeImage(db(), author.id);
    const text = Array.from({ length: 400 }, () => 'كلمةسرية').join(' ');
    const { _id } = await publishPaid(author, {
      locked: { text, media: [{ fileId: image.id, alt: 'وصفسري' }], files: [] },
    });
    for (const ctx of [guestCtx(db()), reader.ctx]) {
      const post = await getPost(ctx, _id);
      expect(post.paid).toEqual({
        title: 'عنوان المنشور',
        price: usd(500),
        behind: { words: 400, images: 1, files: 0, minutes: 2 },
        isOpen: false,
        isRead: false,
        canBuy: true,
      });
      expect(JSON.stringify(post)).not.toMatch(/سري/);
      expect(JSON.stringify(post)).not.toContain(image.id);
    }
    expect((await getPost(author.ctx, _id)).paid).toMatchObject({ isOpen: true, canBuy: false });
  });

  it('is found by its title and its free part, not by words, tags or names in the locked part', async () => {
    const { _id, tags, mentions } = await publishPaid(author, {
      title: 'زعفرانيات',
      text: 'مقدمة سنديانية',
      locked: locked(`خرشوفية #مقفول @${reader.handle}`),
    });
    const find = async (q: string) =>
      (await searchPosts(guestCtx(db()), { q, limit: 20 })).data.map((post) => post._id);
    expect(await find('زعفرانيات')).toContain(_id);
    expect(await find('سنديانية')).toContain(_id);
    expect(await find('خرشوفية')).not.toContain(_id);
    expect([tags, mentions]).toEqual([[], []]);
  });

  it('changes without a new version while nobody has bought it, and files it no longer holds are deleted', async () => {
    const file = await makeFile(author);
    const { _id } = await publishPaid(author, { locked: { text: 'أول', media: [], files: [file.id] } });
    await updatePost(author.ctx, _id, {
      paid: { title: 'آخر', price: { amount: 900, currency: 'USD' }, locked: locked('ثان') },
    });
    expect(await readLocked(author.ctx, _id)).toMatchObject({
      title: 'آخر',
      version: 1,
      text: 'ثان',
      files: [],
    });
    expect(await db().selectFrom('files').select('id').where('id', '=', file.id).execute()).toEqual([]);
    expect((await getPost(reader.ctx, _id)).paid).toMatchObject({ price: usd(900), behind: { files: 0 } });
  });

  it('that somebody bought gets a new version, and the bought one can still be read', async () => {
    const { _id } = await publishPaid(author, { locked: locked('كما بيع') });
    await buyPaid(reader, _id);
    await updatePost(author.ctx, _id, { paid: { locked: locked('كما صار') } });
    expect(await readLocked(reader.ctx, _id)).toMatchObject({
      text: 'كما صار',
      version: 2,
      newest: 2,
      bought: 1,
    });
    expect(await readLocked(reader.ctx, _id, 1)).toMatchObject({ text: 'كما بيع', version: 1 });
    const late = await makeMember();
    await buyPaid(late, _id);
    await expect(readLocked(late.ctx, _id, 1)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('that nobody bought is deleted with its locked part', async () => {
    const image = await makeImage(db(), author.id);
    const { _id } = await publishPaid(author, {
      locked: { text: 'سر', media: [{ fileId: image.id, alt: '' }], files: [] },
    });
    await deletePost(author.ctx, _id);
    expect(await db().selectFrom('locked_parts').select('text').where('post_id', '=', _id).execute()).toEqual(
      [],
    );
    expect(await db().selectFrom('files').select('id').where('id', '=', image.id).execute()).toEqual([]);
  });

  it('keeps its price when only its text is changed', async () => {
    const { _id } = await publishPaid(author);
    const parsed = updateContract.body?.parse({ text: 'نص آخر' });
    const after = await updatePost(author.ctx, _id, parsed ?? {});
    expect(after).toMatchObject({ text: 'نص آخر', paid: { title: 'عنوان المنشور', price: usd(500) } });
  });
});
