import { beforeAll, describe, expect, it } from 'vitest';
import { PATCH as readRoute } from '@/app/api/notifications/[id]/read/route';
import { GET as listRoute } from '@/app/api/notifications/route';
import { PATCH as seenRoute } from '@/app/api/notifications/seen/route';
import { GET as unreadRoute } from '@/app/api/notifications/unread-count/route';
import { NotificationView } from '@/lib/contract/notifications';
import { blockUser, muteUser } from '@/lib/server/blocks/service';
import { db, recordQueries } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import { makePost } from '@/lib/server/demo/post-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { follow, unfollow } from '@/lib/server/follows/service';
import { getNotifications, notify, notifyAll } from '@/lib/server/notifications/service';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow, setClock } from '@/tests/setup/clock';
import { type Member, makeMember, NO_ID } from '@/tests/setup/make-member';

interface Page {
  data: NotificationView[];
  nextCursor: string | null;
}

let reader: Member;
let other: Member;
let crowd: Member[];

beforeAll(async () => {
  reader = await makeMember();
  other = await makeMember();
  crowd = await Promise.all(Array.from({ length: 5 }, (_, i) => makeMember({ name: `فاعل ${i}` })));
});

const list = async (who: Member, locale = 'ar', query: Record<string, string | number> = {}) =>
  (await callRoute<Page>(listRoute, { token: who.token, query, headers: { 'x-locale': locale } })).payload;
const unread = async (who: Member) =>
  (await callRoute<{ unreadCount: number }>(unreadRoute, { token: who.token })).payload.unreadCount;
const read = (who: Member, id: string) =>
  callRoute(readRoute, { params: { id }, token: who.token, method: 'PATCH' });

let acts = 0;
/** Each act is a moment after the one before. */
function act(who: Member, to: Member, kind: NotificationView['kind'] = 'reaction', subject = '1') {
  return notify({ ...who.ctx, now: fromNow(++acts) }, { to: to.id, kind, actorId: who.id, subject });
}

describe('notifications refuse', () => {
  it.each([
    ['list', listRoute, 'GET'],
    ['read', readRoute, 'PATCH'],
    ['seen', seenRoute, 'PATCH'],
    ['unread-count', unreadRoute, 'GET'],
  ] as const)('a guest: %s', async (_, route, method) => {
    expect((await callRoute(route, { params: { id: NO_ID }, method })).status).toBe(401);
  });

  it('to mark another’s notice as read, with the same answer as for an unknown one', async () => {
    await act(crowd[0] as Member, other);
    const [theirs] = (await list(other)).data;
    const refused = await read(reader, theirs?._id ?? '');
    const missing = await read(reader, NO_ID);
    expect([refused.status, missing.status]).toEqual([404, 404]);
    expect({ ...refused.problem, requestId: '' }).toEqual({ ...missing.problem, requestId: '' });
    expect((await list(other)).data[0]?.isRead).toBe(false);
  });
});

describe('a group of notices', () => {
  it('counts each person once, shows the last one and moves up', async () => {
    const [a, b, c] = crowd as [Member, Member, Member];
    await act(a, reader);
    await act(c, reader, 'follow');
    await act(b, reader);
    await act(a, reader);
    await act(a, reader);
    await act(reader, reader);
    const { data } = await list(reader);
    expect(data.map(({ kind, actorsCount, from }) => [kind, actorsCount, from?._id])).toEqual([
      ['reaction', 2, a.id],
      ['follow', 1, c.id],
    ]);
    expect(await unread(reader)).toBe(2);
  });

  it('ends when it is read: a later notice begins a new group', async () => {
    const before = (await list(reader)).data;
    const group = before.find(({ kind }) => kind === 'reaction');
    expect((await read(reader, group?._id ?? '')).payload).toEqual({ done: true });
    expect((await read(reader, group?._id ?? '')).status).toBe(200);
    await act(crowd[3] as Member, reader);
    const after = (await list(reader)).data;
    expect(after).toHaveLength(before.length + 1);
    expect(after[0]).toMatchObject({ kind: 'reaction', actorsCount: 1, isRead: false });
    expect(after.find(({ _id }) => _id === group?._id)).toMatchObject({ isRead: true, actorsCount: 2 });
  });

  it('keeps an exact count when many act at once', async () => {
    const target = await makeMember();
    await Promise.all([...crowd, ...crowd, ...crowd, ...crowd].map((who) => act(who, target)));
    const { data } = await list(target);
    expect(data.map(({ actorsCount }) => actorsCount)).toEqual([crowd.length]);
  });

  it('counts all people of a batch and shows the last; a person already in it counts once', async () => {
    const target = await makeMember();
    const [a, b, c] = crowd as [Member, Member, Member];
    const notifyOf = (actors: readonly Member[]) =>
      notifyAll(
        other.ctx,
        actors.map(({ id }) => ({ to: target.id, kind: 'reaction', actorId: id, subject: '1' })),
      );
    const shown = async () =>
      (await list(target)).data.map(({ actorsCount, from }) => [actorsCount, from?._id]);
    await notifyOf([a, b, a, target]);
    expect(await shown()).toEqual([[2, a.id]]);
    await notifyOf([b, c]);
    expect(await shown()).toEqual([[3, c.id]]);
  });

  it('leaves out people muted by its reader, even when they come last in a batch', async () => {
    const target = await makeMember();
    const [a, b, muted] = crowd as [Member, Member, Member];
    await muteUser(target.ctx, muted.id);
    const notices = [a, b, muted].map(({ id }) => {
      return { to: target.id, kind: 'reaction', actorId: id, subject: '1' } as const;
    });
    await notifyAll(other.ctx, notices);
    expect((await list(target)).data).toMatchObject([{ actorsCount: 2, from: { _id: b.id } }]);
  });

  it('is not written when its transaction is rolled back', async () => {
    const target = await makeMember();
    const failed = inTransaction(other.ctx, async (ctx) => {
      await notify(ctx, { to: target.id, kind: 'follow', actorId: other.id });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect((await list(target)).data).toEqual([]);
  });
});

describe('the badge', () => {
  it('counts notices that are neither read nor seen', async () => {
    const target = await makeMember();
    await act(crowd[0] as Member, target, 'share');
    await act(crowd[1] as Member, target, 'follow');
    expect(await unread(target)).toBe(2);
    const [newest] = (await list(target)).data;
    await read(target, newest?._id ?? '');
    expect(await unread(target)).toBe(1);
    setClock(fromNow(acts));
    const seen = await callRoute(seenRoute, { token: target.token, method: 'PATCH' });
    expect(seen.payload).toEqual({ done: true });
    expect(await unread(target)).toBe(0);
    expect((await list(target)).data.map(({ isRead }) => isRead)).toEqual([true, false]);
    await act(crowd[2] as Member, target, 'share');
    expect(await unread(target)).toBe(1);
  });
});

describe('the list of notices', () => {
  it('is in the reader’s language, for every kind and every number of people', async () => {
    for (const kind of NotificationView.shape.kind.options) {
      for (const actors of [1, 2, 3, 5]) {
        const target = await makeMember();
        for (const who of crowd.slice(0, actors)) await act(who, target, kind);
        const [arabic, english] = [(await list(target)).data[0], (await list(target, 'en')).data[0]];
        expect(arabic?.message, kind).toMatch(/[\u0621-\u064A]/);
        expect(english?.message, kind).toMatch(/^\u2068?[A-Za-z\u0621-\u064A]/);
        expect(`${arabic?.message}${english?.message}`).not.toMatch(/message\.|\{\{/);
      }
    }
  });

  it.each([
    [{ kind: 'payout', topic: 'transferred' }, 'Your payout was sent to your bank'],
    [{ kind: 'payout', topic: 'restored' }, 'Your payout has a new status'],
    [{ kind: 'system', topic: 'exportReady' }, 'The copy of your data is ready to download'],
    [{ kind: 'system' }, 'A message from the Qeema team'],
    [{ kind: 'mention', topic: 'comment' }, 'A member mentioned you in a comment'],
    [{ kind: 'mention' }, 'A member mentioned you in a post'],
  ] as const)('is in the words of its topic: %o', async (notice, words) => {
    const target = await makeMember();
    await notify(other.ctx, { to: target.id, ...notice });
    expect((await list(target, 'en')).data[0]?.message).toBe(words);
  });

  it('carries the month of a revenue report, and no other month', async () => {
    const target = await makeMember();
    await notify(other.ctx, { to: target.id, kind: 'payout', topic: 'started' });
    await notify(other.ctx, { to: target.id, kind: 'revenue_report', month: '2026-10' });
    expect((await list(target)).data.map(({ month }) => month)).toEqual(['2026-10', undefined]);
  });

  it('counts the other people by the plural rules of the language', async () => {
    const target = await makeMember();
    for (const who of crowd.slice(0, 4)) await act(who, target);
    expect((await list(target)).data[0]?.message).toBe(
      'على منشورك تفاعلات جديدة من \u2068فاعل 3\u2069 و3 آخرين',
    );
    expect((await list(target, 'en')).data[0]?.message).toBe(
      '\u2068فاعل 3\u2069 and 3 others reacted to your post',
    );
  });

  it('carries the post and the person of a notice', async () => {
    const target = await makeMember();
    const post = await makePost(db(), { authorId: target.id, text: 'قبل سنة\n\nبدأت \u2068أكتب\u2069' });
    const by = { to: target.id, actorId: other.id };
    await notify(other.ctx, { ...by, kind: 'comment', postId: post.id, subject: 'a' });
    const { data } = await getNotifications({ ...target.ctx, locale: 'en' }, { limit: 20 });
    expect(data[0]).toMatchObject({
      postId: { _id: post.id },
      productId: null,
      message: `\u2068${other.name}\u2069 commented on your post: “\u2068قبل سنة بدأت أكتب\u2069”`,
      others: [],
      from: { _id: other.id, profilePic: null },
    });
  });

  it('shows two of the others in a group, but not those the reader blocked or was blocked by', async () => {
    const target = await makeMember();
    for (const who of crowd) await act(who, target);
    const [a, b, c, d, last] = crowd.map(({ id }) => id);
    const shown = async () => (await list(target)).data[0];
    expect((await shown())?.from?._id).toBe(last);
    const others = (await shown())?.others.map(({ _id }) => _id) ?? [];
    expect(others).toHaveLength(2);
    expect([a, b, c, d]).toEqual(expect.arrayContaining(others));
    await blockUser(target.ctx, others[0] ?? '');
    expect((await shown())?.others.map(({ _id }) => _id)).not.toContain(others[0]);
  });

  it('says which product it is about, and nothing of a post that the reader may no longer see', async () => {
    const [author, reader] = await Promise.all([makeMember({ role: 'CREATOR' }), makeMember()]);
    await follow(reader.ctx, author.id);
    const { id: postId } = await makePost(db(), { authorId: author.id, audience: 'followers', text: 'سر' });
    const product = await makeProduct(db(), author, { title: 'دليل القهوة' });
    const by = { to: reader.id, actorId: author.id };
    await notify(author.ctx, { ...by, kind: 'mention', postId, subject: 'a' });
    await notify(other.ctx, {
      to: author.id,
      actorId: reader.id,
      kind: 'sale',
      productId: product.id,
      subject: 'b',
    });
    expect((await list(author)).data.find(({ kind }) => kind === 'sale')?.message).toBe(
      `بِيعَ منتجك لـ\u2068${reader.name}\u2069: «\u2068دليل القهوة\u2069»`,
    );
    expect((await list(reader)).data[0]?.message).toContain('سر');
    await unfollow(reader.ctx, author.id);
    expect((await list(reader)).data[0]?.message).toBe(`أُشير إليك في منشور من \u2068${author.name}\u2069`);
  });

  it('goes on over several pages, and a page needs one query', async () => {
    const target = await makeMember();
    for (let i = 0; i < 7; i++) await act(other, target, 'reaction', `${i}`);
    const first = await list(target, 'ar', { limit: 5 });
    const second = await list(target, 'ar', { limit: 5, cursor: first.nextCursor ?? '' });
    expect([first.data.length, second.data.length, second.nextCursor]).toEqual([5, 2, null]);
    expect(new Set([...first.data, ...second.data].map(({ _id }) => _id)).size).toBe(7);
    expect(await recordQueries(() => getNotifications(target.ctx, { limit: 50 }))).toHaveLength(1);
  });
});
