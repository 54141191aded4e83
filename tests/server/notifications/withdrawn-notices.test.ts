import { beforeAll, describe, expect, it } from 'vitest';
import { createComment, deleteComment } from '@/lib/server/comments/service';
import { db } from '@/lib/server/db/client';
import { makePost } from '@/lib/server/demo/post-factory';
import { follow, unfollow } from '@/lib/server/follows/service';
import { getNotifications, getUnreadCount } from '@/lib/server/notifications/service';
import { deleteReaction, putReaction, sharePost } from '@/lib/server/posts/acts';
import { deletePost } from '@/lib/server/posts/service';
import { type Member, makeMember } from '@/tests/setup/make-member';

let author: Member;
let first: Member;
let second: Member;

beforeAll(async () => {
  author = await makeMember({ handle: 'withdrawn_author' });
  first = await makeMember();
  second = await makeMember({ handle: 'withdrawn_second' });
});

const noticesOf = async (who: Member) =>
  (await getNotifications(who.ctx, { limit: 50 })).data.map(({ kind, actorsCount, from }) => [
    kind,
    actorsCount,
    from?._id,
  ]);
const say = (who: Member, id: string, text = 'نص', parentId: string | null = null) =>
  createComment(who.ctx, { type: 'posts', id }, { text, parentId });
const clear = () => db().deleteFrom('notifications').execute();

describe('notices are withdrawn', () => {
  it('when their post is deleted, for everybody, and the badge no longer counts them', async () => {
    const { id } = await makePost(db(), { authorId: author.id });
    const top = await say(first, id);
    await say(second, id, 'رد', top._id);
    await say(first, id, '@withdrawn_second');
    await putReaction(first.ctx, id, 'love');
    await sharePost(first.ctx, id);
    const kept = (await makePost(db(), { authorId: author.id })).id;
    await sharePost(first.ctx, kept);
    expect([(await noticesOf(author)).length, (await noticesOf(first)).length]).toEqual([4, 1]);
    await deletePost(author.ctx, id);
    expect(await noticesOf(author)).toEqual([['share', 1, first.id]]);
    expect([await noticesOf(first), await noticesOf(second)]).toEqual([[], []]);
    expect(await getUnreadCount(first.ctx)).toEqual({ unreadCount: 0 });
    await clear();
  });

  it('when a person’s last comment is deleted, and other people stay in the group', async () => {
    const { id } = await makePost(db(), { authorId: author.id });
    const one = await say(first, id, 'و@withdrawn_second');
    const two = await say(first, id);
    const three = await say(second, id);
    expect(await noticesOf(author)).toEqual([['comment', 2, second.id]]);
    await deleteComment(second.ctx, 'posts', three._id);
    expect(await noticesOf(author)).toEqual([['comment', 1, first.id]]);
    await deleteComment(first.ctx, 'posts', one._id);
    expect((await noticesOf(author)).length).toBe(1);
    await deleteComment(author.ctx, 'posts', two._id);
    expect([await noticesOf(author), await noticesOf(second)]).toEqual([[], []]);
    await clear();
  });

  it('when a reaction or a follow is taken back', async () => {
    const { id } = await makePost(db(), { authorId: author.id });
    await putReaction(first.ctx, id, 'love');
    await follow(first.ctx, author.id);
    await follow(second.ctx, author.id);
    await follow(second.ctx, first.id);
    await deleteReaction(first.ctx, id);
    await unfollow(second.ctx, author.id);
    expect(await noticesOf(author)).toEqual([['follow', 1, first.id]]);
    expect(await noticesOf(first)).toEqual([['follow', 1, second.id]]);
    await clear();
  });

  it('exactly, when many people act and take it back at once', async () => {
    const crowd = await Promise.all(Array.from({ length: 6 }, () => makeMember()));
    const { id } = await makePost(db(), { authorId: author.id });
    await Promise.all(crowd.map((who) => putReaction(who.ctx, id, 'clap')));
    await Promise.all(
      crowd.flatMap((who, i) => [
        i % 2 ? deleteReaction(who.ctx, id) : putReaction(who.ctx, id, 'love'),
        i % 2 ? unfollow(who.ctx, author.id) : follow(who.ctx, author.id),
      ]),
    );
    const counts = (await noticesOf(author)).map(([kind, count]) => [kind, count]);
    expect(counts.sort()).toEqual([
      ['follow', 3],
      ['reaction', 3],
    ]);
  });
});
