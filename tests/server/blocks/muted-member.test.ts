import { beforeAll, describe, expect, it } from 'vitest';
import { blockUser, muteUser, unblockUser, unmuteUser } from '@/lib/server/blocks/service';
import { createComment, listComments } from '@/lib/server/comments/service';
import { db } from '@/lib/server/db/client';
import { makeComment, makePost } from '@/lib/server/demo/post-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { getExplore } from '@/lib/server/explore/service';
import { getFeed, listRecommendedPosts } from '@/lib/server/feed/service';
import { follow } from '@/lib/server/follows/service';
import { newId } from '@/lib/server/ids';
import { exploreUsers, listSuggestedUsers, listUsers } from '@/lib/server/members/people';
import { getNotifications, getUnreadCount, notify } from '@/lib/server/notifications/service';
import { putReaction, sharePost } from '@/lib/server/posts/acts';
import { listPosts, listUserPosts } from '@/lib/server/posts/lists';
import { createPost } from '@/lib/server/posts/service';
import { exploreDigitalProducts } from '@/lib/server/products/lists';
import { searchUsers } from '@/lib/server/search/service';
import { type Member, makeMember } from '@/tests/setup/make-member';

/** A mute changes what the muter sees and which notices they get, and nothing for anybody else. */
const PAGE = { limit: 50 };
let muter: Member;
let loud: Member;
let other: Member;
let post: { id: string };

beforeAll(async () => {
  muter = await makeMember();
  loud = await makeMember({ name: 'صاخب القول', handle: 'loud_one', role: 'CREATOR' });
  other = await makeMember();
  post = await makePost(db(), { authorId: loud.id, text: 'كلام كثير' });
  await makeProduct(db(), loud);
  await follow(muter.ctx, loud.id);
  await muteUser(muter.ctx, loud.id);
  await muteUser(muter.ctx, loud.id);
});

const lists: [name: string, read: (ctx: Member['ctx']) => Promise<unknown>][] = [
  ['the feed', (ctx) => getFeed(ctx, PAGE)],
  ['recommended posts', (ctx) => listRecommendedPosts(ctx, PAGE)],
  ['public posts', (ctx) => listPosts(ctx, PAGE)],
  ['explore', (ctx) => getExplore(ctx)],
  ['the people of explore', (ctx) => exploreUsers(ctx, PAGE)],
  ['the products of explore', (ctx) => exploreDigitalProducts(ctx, { ...PAGE, sort: 'newest' })],
  ['suggestions', (ctx) => listSuggestedUsers(ctx, PAGE)],
];

describe('a muted member', () => {
  it.each(lists)('is hidden from the muter in %s, but not from others', async (_, read) => {
    expect(JSON.stringify(await read(muter.ctx))).not.toContain(loud.id);
    expect(JSON.stringify(await read(other.ctx))).toContain(loud.id);
  });

  it('is still found by the muter in a search, with their posts', async () => {
    const found = await Promise.all([
      listUserPosts(muter.ctx, loud.id, PAGE),
      searchUsers(muter.ctx, { q: 'صاخب', ...PAGE }),
      listUsers(muter.ctx, { prefix: 'loud_', ...PAGE }),
    ]);
    for (const answer of found) expect(JSON.stringify(answer)).toContain(loud.id);
  });

  it('has comments shown under their own posts and the muter’s, but not under those of others', async () => {
    const places: [authorId: string, isShown: boolean][] = [
      [loud.id, true],
      [muter.id, true],
      [other.id, false],
    ];
    for (const [authorId, isShown] of places) {
      const subject = { type: 'posts' as const, id: (await makePost(db(), { authorId })).id };
      await makeComment(db(), { subject, authorId: loud.id });
      expect((await listComments(muter.ctx, subject, PAGE)).data).toHaveLength(Number(isShown));
      expect((await listComments(other.ctx, subject, PAGE)).data).toHaveLength(1);
    }
  });

  it('causes no notifications for the muter, except for a sale', async () => {
    const mine = await makePost(db(), { authorId: muter.id });
    await putReaction(loud.ctx, mine.id, 'love');
    await sharePost(loud.ctx, mine.id);
    await createComment(
      loud.ctx,
      { type: 'posts', id: mine.id },
      { text: `@${muter.handle}`, parentId: null },
    );
    await createPost(loud.ctx, {
      text: `مرحبا @${muter.handle}`,
      media: [],
      audience: 'public',
      productId: undefined,
    } as unknown as Parameters<typeof createPost>[1]);
    expect((await getNotifications(muter.ctx, PAGE)).data).toEqual([]);
    await notify(loud.ctx, { to: muter.id, kind: 'sale', actorId: loud.id, subject: newId() });
    expect((await getNotifications(muter.ctx, PAGE)).data).toMatchObject([
      { kind: 'sale', from: { _id: loud.id } },
    ]);
    expect(await getUnreadCount(muter.ctx)).toEqual({ unreadCount: 1 });
  });

  it('still gets notifications about the muter', async () => {
    await putReaction(muter.ctx, post.id, 'clap');
    const { data } = await getNotifications(loud.ctx, PAGE);
    expect(data.map(({ kind }) => kind)).toContain('reaction');
  });

  it('is in the feed again after the mute is undone', async () => {
    await unmuteUser(muter.ctx, loud.id);
    expect(JSON.stringify(await getFeed(muter.ctx, PAGE))).toContain(post.id);
    await muteUser(muter.ctx, loud.id);
  });
});

describe('notifications after a block', () => {
  it('hide the blocked member and their count, keep others in a group, and come back when unblocked', async () => {
    const [reader, foe, friend] = await Promise.all([makeMember(), makeMember(), makeMember()]);
    const [both, alone] = await Promise.all([
      makePost(db(), { authorId: reader.id }),
      makePost(db(), { authorId: reader.id }),
    ]);
    await putReaction(friend.ctx, both.id, 'love');
    await putReaction(foe.ctx, both.id, 'love');
    await putReaction(foe.ctx, alone.id, 'love');
    expect((await getNotifications(reader.ctx, PAGE)).data).toHaveLength(2);
    await blockUser(reader.ctx, foe.id);
    const { data } = await getNotifications(reader.ctx, PAGE);
    expect(data).toMatchObject([{ actorsCount: 1, from: { _id: friend.id }, postId: { _id: both.id } }]);
    expect(await getUnreadCount(reader.ctx)).toEqual({ unreadCount: 1 });
    await unblockUser(reader.ctx, foe.id);
    expect((await getNotifications(reader.ctx, PAGE)).data).toHaveLength(2);
    expect(await getUnreadCount(reader.ctx)).toEqual({ unreadCount: 2 });
  });

  it('still show a sale, but not its buyer', async () => {
    const [seller, buyer] = await Promise.all([makeMember(), makeMember()]);
    const orderId = newId();
    await blockUser(seller.ctx, buyer.id);
    await notify(buyer.ctx, { to: seller.id, kind: 'sale', actorId: buyer.id, orderId, subject: newId() });
    expect((await getNotifications(seller.ctx, PAGE)).data).toMatchObject([
      { kind: 'sale', from: null, actorsCount: 1, orderId: null },
    ]);
  });

  it('that lead to a post of the blocker are hidden from the blocked member', async () => {
    const [reader, foe, friend] = await Promise.all([makeMember(), makeMember(), makeMember()]);
    const subject = { type: 'posts' as const, id: (await makePost(db(), { authorId: foe.id })).id };
    const { id } = await makeComment(db(), { subject, authorId: reader.id });
    await createComment(friend.ctx, subject, { text: 'صحيح', parentId: id });
    expect((await getNotifications(reader.ctx, PAGE)).data).toHaveLength(1);
    await blockUser(foe.ctx, reader.id);
    expect((await getNotifications(reader.ctx, PAGE)).data).toEqual([]);
  });
});
