import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NotificationView } from '@/lib/contract/notifications';
import { createComment } from '@/lib/server/comments/service';
import { closeDb, db } from '@/lib/server/db/client';
import { makePost } from '@/lib/server/db/demo/post-factory';
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
afterAll(closeDb);

const publish = (text: string, audience: 'public' | 'followers' = 'public') =>
  createPost(author.ctx, { text, audience, media: [], productId: null });
const say = (who: Member, postId: string, text: string, parentId: string | null = null) =>
  createComment(who.ctx, { type: 'posts', id: postId }, { text, parentId });
const told = async (who: Member, locale: 'ar' | 'en' = 'en'): Promise<NotificationView[]> =>
  (await getNotifications({ ...who.ctx, locale }, { limit: 50 })).data;
const toldOf = async (who: Member, postId: string) =>
  (await told(who)).filter((row) => row.postId?._id === postId).map(({ kind, message }) => [kind, message]);

describe('nobody is told', () => {
  it('of a handle that nobody has, an e-mail address, or a handle inside a word', async () => {
    const { _id, mentions } = await publish('@nobody_here a@named_one.com sara@named_one @named_onex');
    expect(mentions).toEqual([]);
    expect(await toldOf(named, _id)).toEqual([]);
  });

  it('of what they wrote themselves', async () => {
    const { _id, mentions } = await publish('أنا @writer_one');
    expect(mentions).toEqual([{ _id: author.id, handle: 'writer_one' }]);
    expect(await toldOf(author, _id)).toEqual([]);
  });

  it('while suspended, and their handle stays plain', async () => {
    const gone = await makeMember({ handle: 'gone_one' });
    await db().updateTable('users').set({ status: 'suspended' }).where('id', '=', gone.id).execute();
    const { _id, mentions } = await publish('مع @gone_one');
    expect(mentions).toEqual([]);
    expect(await toldOf(gone, _id)).toEqual([]);
  });

  it('of a post or comment that they may not read', async () => {
    const closed = await publish('@named_one و@other_one', 'followers');
    expect(await toldOf(named, closed._id)).toEqual([]);
    await follow(other.ctx, author.id);
    const { _id } = await publish('@named_one و@other_one', 'followers');
    expect([await toldOf(named, _id), (await toldOf(other, _id)).length]).toEqual([[], 1]);
    await say(other, _id, '@named_one');
    expect(await toldOf(named, _id)).toEqual([]);
  });

  it('beyond the first ten of a text', async () => {
    const crowd = await Promise.all(
      Array.from({ length: 11 }, (_, i) => makeMember({ handle: `crowd_${i}_x` })),
    );
    const { mentions } = await publish(crowd.map(({ handle }) => `@${handle}`).join(' '));
    expect(mentions).toHaveLength(10);
    expect(await told(crowd[10] as Member)).toEqual([]);
  });

  it('where the post is not kept', async () => {
    const before = (await told(named)).length;
    const refused = createPost(author.ctx, {
      text: '@named_one',
      audience: 'public',
      media: [],
      productId: newId(),
    });
    await expect(refused).rejects.toMatchObject({ code: 'not_found' });
    expect(await told(named)).toHaveLength(before);
  });
});

describe('who is named', () => {
  it('in a post is told once and linked, in any case and after an Arabic word', async () => {
    const { _id, mentions } = await publish('شكرًا و@Named_One، ثم @named_one');
    expect(mentions).toEqual([{ _id: named.id, handle: 'named_one' }]);
    expect(await toldOf(named, _id)).toEqual([['mention', 'mentioned you in a post']]);
  });

  it('anew in a change is told, and those from before are not told again', async () => {
    const { _id } = await publish('مع @named_one');
    const { mentions } = await updatePost(author.ctx, _id, { text: 'مع @named_one و@other_one' });
    expect(mentions.map(({ handle }) => handle)).toEqual(['named_one', 'other_one']);
    expect([(await toldOf(named, _id)).length, (await toldOf(other, _id)).length]).toEqual([1, 1]);
    await updatePost(author.ctx, _id, { audience: 'public' });
    expect([(await toldOf(named, _id)).length, (await toldOf(other, _id)).length]).toEqual([1, 1]);
  });

  it('in a comment is told of that, once, also where the comment is on their post or an answer to them', async () => {
    const { id } = await makePost(db(), { authorId: author.id });
    const first = await say(other, id, 'ما رأيك @named_one؟ و@writer_one');
    expect(first.mentions.map(({ handle }) => handle)).toEqual(['named_one', 'writer_one']);
    expect(await toldOf(named, id)).toEqual([['mention', 'mentioned you in a comment']]);
    expect(await toldOf(author, id)).toEqual([['comment', 'commented on your post']]);
    await say(named, id, 'أوافق @other_one', first._id);
    expect(await toldOf(other, id)).toEqual([['reply', 'replied to your comment']]);
  });
});
