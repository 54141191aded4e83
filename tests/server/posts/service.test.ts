import { beforeAll, describe, expect, it } from 'vitest';
import { DELETE as deleteRoute } from '@/app/api/posts/[id]/route';
import { PATCH as updateRoute } from '@/app/api/posts/[id]/update/route';
import { GET as postRoute } from '@/app/api/posts/post/[id]/route';
import { POST as createRoute } from '@/app/api/posts/route';
import type { PostView } from '@/lib/contract/posts';
import { db } from '@/lib/server/db/client';
import { makeImage } from '@/lib/server/demo/file-factory';
import { makePost } from '@/lib/server/demo/post-factory';
import { newId } from '@/lib/server/ids';
import { callRoute } from '@/tests/setup/call-route';
import { NOW } from '@/tests/setup/clock';
import { type Member, makeMember, NO_ID } from '@/tests/setup/make-member';

let author: Member;
let other: Member;
let picture: string;
let theirPicture: string;

beforeAll(async () => {
  author = await makeMember({ role: 'CREATOR' });
  other = await makeMember({ role: 'CREATOR' });
  picture = (await makeImage(db(), author.id)).id;
  theirPicture = (await makeImage(db(), other.id)).id;
});

const create = (body: unknown, token = author.token) => callRoute<PostView>(createRoute, { body, token });
const update = (id: string, body: unknown, token = author.token) =>
  callRoute<PostView>(updateRoute, { params: { id }, body, token, method: 'PATCH' });
const remove = (id: string, token = author.token) =>
  callRoute(deleteRoute, { params: { id }, token, method: 'DELETE' });
const see = (id: string, token?: string) => callRoute<PostView>(postRoute, { params: { id }, token });

async function makeProduct(owner_id: string, status = 'published'): Promise<string> {
  const row = { type: 'guide_ebook', title: 'دليل', price_amount: 900, status };
  const id = newId();
  await db()
    .insertInto('products')
    .values({ id, owner_id, ...row, created_at: NOW, updated_at: NOW })
    .execute();
  return id;
}

async function stateOf(id: string) {
  const [post, tags, media] = await Promise.all([
    db().selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirst(),
    db().selectFrom('post_tags').select('tag_fold').where('post_id', '=', id).orderBy('tag_fold').execute(),
    db()
      .selectFrom('post_media')
      .select(['file_id', 'alt'])
      .where('post_id', '=', id)
      .orderBy('position')
      .execute(),
  ]);
  return { post, tags: tags.map(({ tag_fold }) => tag_fold), media };
}

async function postsCount(id: string): Promise<number> {
  const row = await db()
    .selectFrom('users')
    .select('posts_count')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.posts_count;
}

describe('creating a post refuses', () => {
  it('a visitor', async () => {
    expect((await create({ text: 'أهلًا' }, '')).status).toBe(401);
  });

  it.each([
    ['an empty body', {}, 'text'],
    ['neither words nor pictures', { text: ' \n ' }, 'text'],
    ['5001 characters', { text: 'س'.repeat(5001) }, 'text'],
    ['an unknown audience', { text: 'x', audience: 'friends' }, 'audience'],
    ['five pictures', { text: 'x', media: Array(5).fill({ fileId: NO_ID }) }, 'media'],
    ['an author that the caller names', { text: 'x', authorId: NO_ID }, '_'],
    ['counters', { text: 'x', counts: { comments: 9 } }, '_'],
  ])('%s', async (_, body, field) => {
    const { status, problem } = await create(body);
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, [field]]);
  });

  it('another member’s picture or product and a missing one, and keeps nothing', async () => {
    const before = await postsCount(author.id);
    const product = await makeProduct(other.id);
    for (const part of [
      { media: [{ fileId: picture }, { fileId: theirPicture }] },
      { media: [{ fileId: NO_ID }] },
      { productId: product },
      { productId: NO_ID },
    ]) {
      expect((await create({ text: 'منشور', ...part })).status).toBe(404);
    }
    expect(await postsCount(author.id)).toBe(before);
  });
});

describe('creating a post', () => {
  it('keeps words, tags and pictures in their order, and counts the post', async () => {
    const before = await postsCount(author.id);
    const second = (await makeImage(db(), author.id)).id;
    const productId = await makeProduct(author.id);
    const { status, payload } = await create({
      text: 'أهلًا\u0000 بكم\r\n\n\n\nفي #تصميم_جرافيك و#كِتَاب #كتاب',
      media: [{ fileId: second, alt: 'غلاف' }, { fileId: picture }],
      productId,
    });
    expect(status).toBe(201);
    expect(payload).toMatchObject({
      text: 'أهلًا بكم\n\nفي #تصميم_جرافيك و#كِتَاب #كتاب',
      author: { _id: author.id, isMe: true, isFollowing: false },
      audience: 'public',
      product: { _id: productId },
      counts: { reactionsTotal: 0, comments: 0, saves: 0, shares: 0 },
      mine: { reaction: null, saved: false, shared: false },
      can: { edit: true, delete: true },
      reason: null,
      editedAt: null,
    });
    expect(payload.media.map(({ _id, alt }) => [_id, alt])).toEqual([
      [second, 'غلاف'],
      [picture, ''],
    ]);
    const { tags } = await stateOf(payload._id);
    expect(tags).toEqual(['تصميم_جرافيك', 'كتاب'].sort());
    expect(await postsCount(author.id)).toBe(before + 1);
  });

  it('needs no words when there is a picture', async () => {
    const { status, payload } = await create({ media: [{ fileId: picture }] });
    expect([status, payload.text]).toEqual([201, '']);
  });

  it('shows an attached draft only to its owner', async () => {
    const productId = await makeProduct(author.id, 'draft');
    const { payload } = await create({ text: 'قريبًا', productId });
    expect(payload.product?._id).toBe(productId);
    expect((await see(payload._id, other.token)).payload.product).toBeNull();
    expect((await see(payload._id)).payload.product).toBeNull();
  });
});

describe('changing and deleting a post', () => {
  it('is refused to a visitor, and for another member’s post or a missing one, and nothing changes', async () => {
    const { id } = await makePost(db(), { authorId: author.id, text: 'كما هو' });
    expect((await update(id, { text: 'x' }, '')).status).toBe(401);
    expect((await remove(id, '')).status).toBe(401);
    for (const target of [id, NO_ID]) {
      expect((await update(target, { text: 'x' }, other.token)).status).toBe(404);
      expect((await remove(target, other.token)).status).toBe(404);
    }
    expect((await see(id)).payload).toMatchObject({ text: 'كما هو', editedAt: null });
  });

  it('is refused when the post would be empty or get another member’s picture, and the post stays', async () => {
    const media = [{ fileId: picture, alt: 'صورة' }];
    const { id } = await makePost(db(), { authorId: author.id, text: '', media });
    expect((await update(id, { media: [] })).problem.errors).toEqual({ text: 'validation:required' });
    expect((await update(id, { media: [{ fileId: theirPicture }] })).status).toBe(404);
    expect((await update(id, { productId: NO_ID })).status).toBe(422);
    expect((await stateOf(id)).media).toEqual([{ file_id: picture, alt: 'صورة' }]);
  });

  it('replaces only the fields that are sent: words with their tags, pictures, audience', async () => {
    const { id } = await makePost(db(), {
      authorId: author.id,
      text: '#قديم',
      media: [{ fileId: picture, alt: '' }],
    });
    const first = await update(id, { text: 'صار #جديدًا' });
    expect(first.payload).toMatchObject({ text: 'صار #جديدًا', tags: ['جديدًا'], audience: 'public' });
    expect(first.payload.editedAt).not.toBeNull();
    expect(first.payload.media).toHaveLength(1);
    await update(id, { media: [], audience: 'followers' });
    const { post, tags, media } = await stateOf(id);
    expect([tags, media, post?.audience, post?.text]).toEqual([['جديدا'], [], 'followers', 'صار #جديدًا']);
  });

  it('removes a deleted post everywhere and counts one post less', async () => {
    const { id } = await makePost(db(), { authorId: author.id });
    const before = await postsCount(author.id);
    expect((await remove(id)).payload).toEqual({ done: true });
    expect((await remove(id)).status).toBe(404);
    expect((await see(id, author.token)).status).toBe(404);
    expect((await update(id, { text: 'x' })).status).toBe(404);
    expect(await postsCount(author.id)).toBe(before - 1);
    expect((await stateOf(id)).post?.status).toBe('deleted');
  });
});
