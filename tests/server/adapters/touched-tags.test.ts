import { beforeAll, beforeEach, expect, test } from 'vitest';
import { connectCache } from '@/lib/server/adapters/cache/port';
import { blockUser, unblockUser } from '@/lib/server/blocks/service';
import { createComment, deleteComment } from '@/lib/server/comments/service';
import { db } from '@/lib/server/db/client';
import { makePost } from '@/lib/server/demo/post-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { putEvaluation } from '@/lib/server/evaluations/service';
import { follow, unfollow } from '@/lib/server/follows/service';
import { deleteProduct, publishProduct, updateProduct } from '@/lib/server/making/service';
import { updateMe } from '@/lib/server/members/profile';
import { deleteReaction, putReaction } from '@/lib/server/posts/acts';
import { createPost, deletePost, updatePost } from '@/lib/server/posts/service';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { eventFor, placeOrder, tell } from '@/tests/setup/trade';

/** Which kept guest pages each write makes the cache forget: a visitor never sees a page older than the last commit. */
let here: string[];
let elsewhere: string[];
let creator: Member;
let member: Member;

beforeAll(async () => {
  creator = await makeMember({ role: 'CREATOR' });
  member = await makeMember();
  connectCache(
    { invalidate: (tags) => void here.push(...tags), clear: () => {} },
    { send: (tags) => void elsewhere.push(...tags), stop: async () => {} },
  );
});
beforeEach(() => {
  here = [];
  elsewhere = [];
});

async function touchedBy(write: () => Promise<unknown>): Promise<string[]> {
  here = [];
  elsewhere = [];
  await write();
  // Other instances get the same tags.
  expect(elsewhere).toEqual(here);
  return [...new Set(here)].sort();
}

test('a refused write makes the cache forget nothing', async () => {
  const { id } = await makePost(db(), { authorId: creator.id });
  const product = await makeProduct(db(), creator);
  const refused = (write: Promise<unknown>) => expect(write).rejects.toMatchObject({ code: 'not_found' });
  expect(await touchedBy(() => refused(deletePost(member.ctx, id)))).toEqual([]);
  expect(await touchedBy(() => refused(deleteProduct(member.ctx, product.id)))).toEqual([]);
});

test('a change that others see makes the cache forget the member’s page, and a change of date format nothing', async () => {
  const pages = ['lists', `user:${member.id}`];
  expect(await touchedBy(() => updateMe(member.ctx, { headline: 'كاتبة' }))).toEqual(pages);
  const own = { timeZone: 'Africa/Cairo', digits: 'arab', colorMode: 'dark' } as const;
  expect(await touchedBy(() => updateMe(member.ctx, own))).toEqual([]);
});

test('a new, changed or deleted post makes the cache forget its page, its author and the lists', async () => {
  const body = { text: 'منشور', media: [], audience: 'public' as const, productId: null };
  let id = '';
  const made = await touchedBy(async () => {
    id = (await createPost(creator.ctx, body))._id;
  });
  const pages = ['lists', `post:${id}`, `user:${creator.id}`];
  expect(made).toEqual(pages);
  expect(await touchedBy(() => updatePost(creator.ctx, id, { text: 'غيره' }))).toEqual(pages);
  expect(await touchedBy(() => deletePost(creator.ctx, id))).toEqual(pages);
});

test('adding or removing a reaction or comment makes the cache forget the page of its post', async () => {
  const { id } = await makePost(db(), { authorId: creator.id });
  const page = [`post:${id}`];
  expect(await touchedBy(() => putReaction(member.ctx, id, 'love'))).toEqual(page);
  expect(await touchedBy(() => putReaction(member.ctx, id, 'love'))).toEqual([]);
  expect(await touchedBy(() => deleteReaction(member.ctx, id))).toEqual(page);
  let commentId = '';
  const commented = await touchedBy(async () => {
    const subject = { type: 'posts', id } as const;
    commentId = (await createComment(member.ctx, subject, { text: 'تعليق', parentId: null }))._id;
  });
  expect(commented).toEqual(page);
  expect(await touchedBy(() => deleteComment(member.ctx, 'posts', commentId))).toEqual(page);
});

test('a block and its end make the cache forget the posts of either on which the other commented, and no more', async () => {
  const [author, commenter] = [await makeMember(), await makeMember()];
  const { id } = await makePost(db(), { authorId: author.id });
  await makePost(db(), { authorId: author.id });
  expect(await touchedBy(() => blockUser(author.ctx, commenter.id))).toEqual([]);
  await unblockUser(author.ctx, commenter.id);
  await createComment(commenter.ctx, { type: 'posts', id }, { text: 'تعليق', parentId: null });
  expect(await touchedBy(() => blockUser(author.ctx, commenter.id))).toEqual([`post:${id}`]);
  expect(await touchedBy(() => blockUser(author.ctx, commenter.id))).toEqual([]);
  expect(await touchedBy(() => unblockUser(author.ctx, commenter.id))).toEqual([`post:${id}`]);
});

test('a changed product makes the cache forget its page, its owner and the lists', async () => {
  const { id } = await makeProduct(db(), creator, { status: 'draft' });
  const pages = ['lists', `product:${id}`, `user:${creator.id}`];
  expect(await touchedBy(() => publishProduct(creator.ctx, id, true))).toEqual(pages);
  expect(await touchedBy(() => updateProduct(creator.ctx, id, { title: 'اسم آخر' }))).toEqual(pages);
  // The pages of others show the member too.
  const gone = ['lists', 'market', `product:${id}`, `user:${creator.id}`];
  expect(await touchedBy(() => publishProduct(creator.ctx, id, false))).toEqual(gone);
  expect(await touchedBy(() => deleteProduct(creator.ctx, id))).toEqual(gone);
});

test('a sale makes the cache forget the page of the product, and a rating the lists as well', async () => {
  const product = await makeProduct(db(), creator);
  const page = `product:${product.id}`;
  const order = await placeOrder(member.token, product);
  const paid = await eventFor(order._id);
  expect(await touchedBy(() => tell(paid))).toEqual([page]);
  expect(await touchedBy(() => tell(paid))).toEqual([]);
  const rating = { rating: 5, text: 'نافع' };
  expect(
    await touchedBy(() => putEvaluation(member.ctx, { type: 'product', id: product.id }, rating)),
  ).toEqual(['lists', page]);
});

test('a follow makes the cache forget both profiles, and a new name the member’s profile and the lists', async () => {
  const both = [`user:${creator.id}`, `user:${member.id}`].sort();
  expect(await touchedBy(() => follow(member.ctx, creator.id))).toEqual(both);
  expect(await touchedBy(() => unfollow(member.ctx, creator.id))).toEqual(both);
  const renamed = await touchedBy(() => updateMe(member.ctx, { name: 'نورة العلي' }));
  expect(renamed).toEqual(['lists', `user:${member.id}`]);
});
