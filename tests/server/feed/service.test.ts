import { beforeAll, describe, expect, it } from 'vitest';
import { GET as feedRoute } from '@/app/api/posts/feed/route';
import { GET as recommendedRoute } from '@/app/api/users/recommendedPosts/route';
import type { PostView } from '@/lib/contract/posts';
import { db, recordQueries } from '@/lib/server/db/client';
import { makeImage } from '@/lib/server/demo/file-factory';
import { makePost } from '@/lib/server/demo/post-factory';
import { getFeed, listRecommendedPosts } from '@/lib/server/feed/service';
import { follow, unfollow } from '@/lib/server/follows/service';
import { newId } from '@/lib/server/ids';
import { putReaction } from '@/lib/server/posts/acts';
import { deletePost } from '@/lib/server/posts/service';
import { MINUTE } from '@/lib/shared/time';
import { callRoute } from '@/tests/setup/call-route';
import { NOW } from '@/tests/setup/clock';
import { type Member, makeMember, NO_ID } from '@/tests/setup/make-member';

interface Page {
  data: PostView[];
  nextCursor: string | null;
}

const START = Date.parse('2026-11-10T00:00:00Z');
const at = (minutes: number) => new Date(START + minutes * MINUTE);

let reader: Member;
let friend: Member;
let pal: Member;
let stranger: Member;

beforeAll(async () => {
  reader = await makeMember();
  friend = await makeMember();
  pal = await makeMember();
  stranger = await makeMember();
  await follow(reader.ctx, friend.id);
  await follow(reader.ctx, pal.id);
  const post = (who: Member, text: string, minute: number, audience: 'public' | 'followers' = 'public') =>
    makePost(db(), { authorId: who.id, text, audience, at: at(minute) });
  await post(friend, 'صديق ١', 1);
  await post(pal, 'رفيق ٢', 2);
  await post(friend, 'صديق ٣ للمتابعين', 3, 'followers');
  await post(reader, 'لي ٤', 4);
  const gone = await post(friend, 'محذوف ٥', 5);
  await deletePost(friend.ctx, gone.id);
  const valued = await post(stranger, 'غريب ٦ محبوب', 6);
  await post(stranger, 'غريب ٧', 7);
  await post(stranger, 'غريب ٨ للمتابعين', 8, 'followers');
  const fans = await Promise.all(Array.from({ length: 4 }, () => makeMember()));
  for (const { ctx } of fans) await putReaction(ctx, valued.id, 'love');
});

const FOLLOWED = ['لي ٤', 'صديق ٣ للمتابعين', 'رفيق ٢', 'صديق ١'];
const RECOMMENDED = ['غريب ٦ محبوب', 'غريب ٧'];
const textsOf = ({ data }: { data: PostView[] }) => data.map(({ text }) => text);

async function readAll(limit: number): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { data, nextCursor } = await getFeed(reader.ctx, { limit, cursor });
    expect(data.length).toBeLessThanOrEqual(limit);
    seen.push(...textsOf({ data }));
    cursor = nextCursor ?? undefined;
  } while (cursor);
  return seen;
}

describe('the feed refuses', () => {
  it('a guest', async () => {
    expect((await callRoute(feedRoute)).status).toBe(401);
    expect((await callRoute(recommendedRoute)).status).toBe(401);
  });

  it.each([
    ['garbage'],
    ['{}'],
    ['["x"]'],
    [`["f ${NO_ID}"]`],
    [`["f ${NO_ID}","x","1"]`],
    [`["f ${NO_ID}","${NO_ID}","3"]`],
    [`["f x","${NO_ID}","1"]`],
    [`["r x ${NO_ID}","${NO_ID}","1"]`],
    [`["f ${NO_ID}","${NO_ID}","1","r 1 x"]`],
    [`["f ${NO_ID}","${NO_ID}","1","f ${NO_ID}","x"]`],
  ])('the cursor %s', async (inside) => {
    const query = { cursor: Buffer.from(inside).toString('base64url') };
    const { status, problem } = await callRoute(feedRoute, { query, token: reader.token });
    expect([status, problem.errors]).toEqual([422, { cursor: 'validation:invalid' }]);
  });

  it.each([0, 51, -1, 1.5, 'x'])('the limit %s', async (limit) => {
    expect((await callRoute(feedRoute, { query: { limit }, token: reader.token })).status).toBe(422);
  });
});

describe('the feed', () => {
  it('has followed posts and the reader’s own, newest first, then popular posts of others', async () => {
    const { status, payload } = await callRoute<Page>(feedRoute, { token: reader.token });
    expect(status).toBe(200);
    expect(textsOf(payload)).toEqual([...FOLLOWED, ...RECOMMENDED]);
    expect(payload.nextCursor).toBeNull();
    expect(payload.data.map(({ reason }) => reason?.kind ?? null)).toEqual([
      null,
      null,
      null,
      null,
      'popular',
      'popular',
    ]);
    expect(payload.data.map(({ author }) => [author.isMe, author.isFollowing])).toEqual([
      [true, false],
      [false, true],
      [false, true],
      [false, true],
      [false, false],
      [false, false],
    ]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7])('has the same posts in pages of %i', async (limit) => {
    expect(await readAll(limit)).toEqual([...FOLLOWED, ...RECOMMENDED]);
  });

  it('of a member who follows nobody has recommended posts', async () => {
    const fresh = await makeMember();
    const { data } = await getFeed(fresh.ctx, { limit: 20 });
    expect(textsOf({ data })[0]).toBe('غريب ٦ محبوب');
    expect(data.every(({ reason, audience }) => reason?.kind === 'popular' && audience === 'public')).toBe(
      true,
    );
  });

  it('leaves out the posts of an author who is suspended or no longer followed', async () => {
    const setStatus = (status: string) =>
      db().updateTable('users').set({ status }).where('id', '=', pal.id).execute();
    await setStatus('suspended');
    expect(await readAll(2)).toEqual([...FOLLOWED.filter((text) => text !== 'رفيق ٢'), ...RECOMMENDED]);
    await setStatus('active');
    await unfollow(reader.ctx, friend.id);
    expect(await readAll(2)).not.toContain('صديق ٣ للمتابعين');
    await follow(reader.ctx, friend.id);
    expect(await readAll(3)).toEqual([...FOLLOWED, ...RECOMMENDED]);
  });

  it('goes on with the next page after the last post of a page was deleted', async () => {
    const writers = [await makeMember(), await makeMember()] as const;
    const follower = await makeMember();
    for (const { id } of writers) await follow(follower.ctx, id);
    const made = [];
    for (let i = 0; i < 4; i++) {
      made.push(await makePost(db(), { authorId: writers[i < 2 ? 0 : 1].id, at: at(i) }));
    }
    const first = await getFeed(follower.ctx, { limit: 2 });
    await deletePost(writers[1].ctx, first.data[1]?._id ?? '');
    const second = await getFeed(follower.ctx, { limit: 2, cursor: first.nextCursor ?? '' });
    expect(second.data.map(({ _id }) => _id)).toEqual([made[1]?.id, made[0]?.id]);
  });
});

describe('recommended posts', () => {
  it('are not by the reader or by authors they follow, and go on over several pages', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listRecommendedPosts(reader.ctx, { limit: 1, cursor });
      seen.push(...textsOf(page));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen.filter((text) => text.startsWith('غريب'))).toEqual(RECOMMENDED);
    expect(seen.filter((text) => FOLLOWED.includes(text))).toEqual([]);
  });
});

describe('the feed needs', () => {
  it('three queries for any number of posts, with pictures and products', async () => {
    const [writer, other] = await Promise.all([makeMember({ role: 'CREATOR' }), makeMember()]);
    const follower = await makeMember();
    for (const { id } of [writer, other]) await follow(follower.ctx, id);
    const image = await makeImage(db(), writer.id);
    const product = { id: newId(), owner_id: writer.id, type: 'other', title: 'منتج', status: 'published' };
    await db()
      .insertInto('products')
      .values({ ...product, price_amount: 100, created_at: NOW, updated_at: NOW })
      .execute();
    for (let i = 0; i < 48; i++) {
      const media = [{ fileId: image.id, alt: 'صورة' }];
      await makePost(db(), { authorId: writer.id, media, productId: product.id });
      if (i % 2 === 0) await makePost(db(), { authorId: other.id });
    }
    const cost = async (limit: number) =>
      (await recordQueries(() => getFeed(follower.ctx, { limit }))).length;
    expect(await cost(1)).toBe(3);
    expect(await cost(20)).toBe(3);
    expect(await cost(50)).toBe(3);
    const { data } = await getFeed(follower.ctx, { limit: 50 });
    expect(data).toHaveLength(50);
    expect(data[0]?.product?._id).toBe(product.id);
    expect(data[0]?.media[0]).toMatchObject({ _id: image.id, alt: 'صورة' });
  });

  it('two queries more when the reader follows only one author, who writes much', async () => {
    const [writer, follower] = await Promise.all([makeMember(), makeMember()]);
    await follow(follower.ctx, writer.id);
    for (let i = 0; i < 30; i++) await makePost(db(), { authorId: writer.id });
    const queries = await recordQueries(async () => {
      const { data } = await getFeed(follower.ctx, { limit: 20 });
      expect(data).toHaveLength(20);
      // Between them are recommended posts, as long as there are any.
      expect(data.slice(0, 7).map(({ author }) => author._id === writer.id)).toEqual([
        true,
        true,
        false,
        true,
        true,
        false,
        true,
      ]);
    });
    expect(queries.length).toBeLessThanOrEqual(5);
  });

  it('no query for products when no post has one', async () => {
    const queries = await recordQueries(() => getFeed(reader.ctx, { limit: 3 }));
    expect(queries.filter((query) => /from products/.test(query))).toEqual([]);
    expect(queries).toHaveLength(2);
  });
});

it('after a cursor whose post does not exist, the feed has only recommended posts', async () => {
  const place = Buffer.from(JSON.stringify([`f ${NO_ID}`, NO_ID, '1'])).toString('base64url');
  const { data } = await getFeed(reader.ctx, { limit: 5, cursor: place });
  expect(data.every(({ reason }) => reason?.kind === 'popular')).toBe(true);
});
