import { beforeAll, describe, expect, it } from 'vitest';
import type { NotificationView } from '@/lib/contract/notifications';
import { createComment } from '@/lib/server/comments/service';
import { db } from '@/lib/server/db/client';
import { makePost } from '@/lib/server/demo/post-factory';
import { follow } from '@/lib/server/follows/service';
import { newId } from '@/lib/server/ids';
import { getNotifications } from '@/lib/server/notifications/service';
import { createPost, updatePost } from '@/lib/server/posts/service';
import { type Member, makeMember } from '@/tests/setup/make-member';

let author: Member;
let named: Member;
let other: Member;

beforeAll(async () => {
  author = await makeMember({ handle: 'writer_one' });
  named = await makeMember({ handle: 'named_one' });
  other = await makeMember({ handle: 'other_one' });
});

const publish = (text: string, audience: 'public' | 'followers' = 'public') =>
  createPost(author.ctx, { text, audience, media: [], productId: null });
const say = (who: Member, postId: string, text: string, parentId: string | null = null) =>
  createComment(who.ctx, { type: 'posts', id: postId }, { text, parentId });
const noticesOf = async (who: Member, locale: 'ar' | 'en' = 'en'): Promise<NotificationView[]> =>
  (await getNotifications({ ...who.ctx, locale }, { limit: 50 })).data;
const noticesAbout = async (who: Member, postId: string) =>
  (await noticesOf(who))
    .filter((row) => row.postId?._id === postId)
    .map(({ kind, message }) => [kind, message]);

describe('nobody is notified', () => {
  it('for an unknown handle, an e-mail address, or a handle inside a word', async () => {
    const { _id, mentions } = await publish('@nobody_here a@named_one.com sara@named_one @named_onex');
    expect(mentions).toEqual([]);
    expect(await noticesAbout(named, _id)).toEqual([]);
  });

  it('when they mention themselves', async () => {
    const { _id, mentions } = await publish('أنا @writer_one');
    expect(mentions).toEqual([{ _id: author.id, handle: 'writer_one' }]);
    expect(await noticesAbout(author, _id)).toEqual([]);
  });

  it('while their account is suspended, and their handle is not linked', async () => {
    const gone = await makeMember({ handle: 'gone_one' });
    await db().updateTable('users').set({ status: 'suspended' }).where('id', '=', gone.id).execute();
    const { _id, mentions } = await publish('مع @gone_one');
    expect(mentions).toEqual([]);
    expect(await noticesAbout(gone, _id)).toEqual([]);
  });

  it('about a post or comment that they may not read', async () => {
    const closed = await publish('@named_one و@other_one', 'followers');
    expect(await noticesAbout(named, closed._id)).toEqual([]);
    await follow(other.ctx, author.id);
    const { _id } = await publish('@named_one و@other_one', 'followers');
    expect([await noticesAbout(named, _id), (await noticesAbout(other, _id)).length]).toEqual([[], 1]);
    await say(other, _id, '@named_one');
    expect(await noticesAbout(named, _id)).toEqual([]);
  });

  it('after the first ten mentions of a text', async () => {
    const crowd = await Promise.all(
      Array.from({ length: 11 }, (_, i) => makeMember({ handle: `crowd_${i}_x` })),
    );
    const { mentions } = await publish(crowd.map(({ handle }) => `@${handle}`).join(' '));
    expect(mentions).toHaveLength(10);
    expect(await noticesOf(crowd[10] as Member)).toEqual([]);
  });

  it('when the post is refused', async () => {
    const before = (await noticesOf(named)).length;
    const refused = createPost(author.ctx, {
      text: '@named_one',
      audience: 'public',
      media: [],
      productId: newId(),
    });
    await expect(refused).rejects.toMatchObject({ code: 'not_found' });
    expect(await noticesOf(named)).toHaveLength(before);
  });
});

describe('a member who is mentioned', () => {
  it('in a post is notified once and linked, in upper or lower case and after an Arabic word', async () => {
    const { _id, mentions } = await publish('شكرًا و@Named_One، ثم @named_one');
    expect(mentions).toEqual([{ _id: named.id, handle: 'named_one' }]);
    expect(await noticesAbout(named, _id)).toEqual([
      ['mention', expect.stringContaining('mentioned you in a post')],
    ]);
  });

  it('in a changed post is notified, and those mentioned before are not notified again', async () => {
    const { _id } = await publish('مع @named_one');
    const { mentions } = await updatePost(author.ctx, _id, { text: 'مع @named_one و@other_one' });
    expect(mentions.map(({ handle }) => handle)).toEqual(['named_one', 'other_one']);
    expect([(await noticesAbout(named, _id)).length, (await noticesAbout(other, _id)).length]).toEqual([
      1, 1,
    ]);
    await updatePost(author.ctx, _id, { audience: 'public' });
    expect([(await noticesAbout(named, _id)).length, (await noticesAbout(other, _id)).length]).toEqual([
      1, 1,
    ]);
  });

  it('loses the notice when they are edited out; gets it again when mentioned again', async () => {
    const { _id } = await publish('مع @named_one و@other_one');
    await updatePost(author.ctx, _id, { text: 'مع @other_one' });
    expect([await noticesAbout(named, _id), (await noticesAbout(other, _id)).length]).toEqual([[], 1]);
    await updatePost(author.ctx, _id, { text: 'مع @named_one' });
    expect([(await noticesAbout(named, _id)).length, await noticesAbout(other, _id)]).toEqual([1, []]);
  });

  it('in a comment gets one notice, even when it is on their post or replies to them', async () => {
    const { id } = await makePost(db(), { authorId: author.id });
    const first = await say(other, id, 'ما رأيك @named_one؟ و@writer_one');
    expect(first.mentions.map(({ handle }) => handle)).toEqual(['named_one', 'writer_one']);
    expect(await noticesAbout(named, id)).toEqual([
      ['mention', expect.stringContaining('mentioned you in a comment')],
    ]);
    expect(await noticesAbout(author, id)).toEqual([
      ['comment', expect.stringContaining('commented on your post')],
    ]);
    await say(named, id, 'أوافق @other_one', first._id);
    expect(await noticesAbout(other, id)).toEqual([
      ['reply', expect.stringContaining('replied to your comment')],
    ]);
  });
});
