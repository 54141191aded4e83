import { beforeAll, describe, expect, it } from 'vitest';
import { GET as guestViewRoute } from '@/app/api/posts/[id]/guest/route';
import { GET as userPostsRoute } from '@/app/api/posts/[id]/route';
import { GET as exploreRoute } from '@/app/api/posts/explorePosts/route';
import { GET as guestPostsRoute } from '@/app/api/posts/guest/route';
import { GET as minePostsRoute } from '@/app/api/posts/mine/route';
import { GET as postRoute } from '@/app/api/posts/post/[id]/route';
import { GET as postsRoute } from '@/app/api/posts/route';
import { GET as savedRoute } from '@/app/api/posts/saved/route';
import type { PostView } from '@/lib/contract/posts';
import { listComments } from '@/lib/server/comments/service';
import { db, recordQueries } from '@/lib/server/db/client';
import { makeImage } from '@/lib/server/demo/file-factory';
import { makeComment, makePost } from '@/lib/server/demo/post-factory';
import { listEvaluations } from '@/lib/server/evaluations/service';
import { follow, unfollow } from '@/lib/server/follows/service';
import { putReaction, savePost, sharePost } from '@/lib/server/posts/acts';
import { listPosts } from '@/lib/server/posts/lists';
import { getPost } from '@/lib/server/posts/views';
import { HOUR } from '@/lib/shared/time';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow } from '@/tests/setup/clock';
import { type Member, makeMember, NO_ID } from '@/tests/setup/make-member';

interface Page {
  data: PostView[];
  nextCursor: string | null;
}

const START = Date.parse('2026-11-01T00:00:00Z');
const at = (hours: number) => new Date(START + hours * HOUR);

let author: Member;
let follower: Member;
let stranger: Member;
let suspended: Member;
let open: { id: string };
let closed: { id: string };
let hidden: { id: string };

beforeAll(async () => {
  author = await makeMember();
  follower = await makeMember();
  stranger = await makeMember();
  suspended = await makeMember();
  await follow(follower.ctx, author.id);
  open = await makePost(db(), { authorId: author.id, text: 'للجميع', at: at(1) });
  closed = await makePost(db(), { authorId: author.id, text: 'للمتابعين', audience: 'followers', at: at(2) });
  hidden = await makePost(db(), { authorId: suspended.id, text: 'موقوف', at: at(3) });
  await savePost(stranger.ctx, hidden.id);
  await db().updateTable('users').set({ status: 'suspended' }).where('id', '=', suspended.id).execute();
});

const textsOf = ({ payload }: { payload: Page }) => payload.data.map(({ text }) => text);
const statusFor = async (id: string, who?: Member) =>
  (await callRoute(postRoute, { params: { id }, token: who?.token })).status;

describe('one post', () => {
  it('for followers is 404 to everyone else, with the same answer as a missing post', async () => {
    const missing = await callRoute(postRoute, { params: { id: NO_ID } });
    const refused = await callRoute(postRoute, { params: { id: closed.id }, token: stranger.token });
    expect(refused.status).toBe(404);
    expect({ ...refused.problem, requestId: '' }).toEqual({ ...missing.problem, requestId: '' });
    expect(await statusFor(closed.id)).toBe(404);
    expect(await statusFor(closed.id, follower)).toBe(200);
    expect(await statusFor(closed.id, author)).toBe(200);
  });

  it('of a suspended author is 404', async () => {
    expect(await statusFor(hidden.id, stranger)).toBe(404);
  });

  it('seen as a guest shows nothing about the caller, and is 404 when it is for followers', async () => {
    await putReaction(follower.ctx, open.id, 'love');
    const { payload } = await callRoute<PostView>(guestViewRoute, {
      params: { id: open.id },
      token: follower.token,
    });
    expect(payload.mine).toEqual({ reaction: null, saved: false, shared: false });
    expect(payload.author).toMatchObject({ isFollowing: false, isMe: false });
    expect(payload.counts.reactions.love).toBe(1);
    const refused = await callRoute(guestViewRoute, { params: { id: closed.id }, token: author.token });
    expect(refused.status).toBe(404);
  });

  it('shows callers their own acts and nobody else’s', async () => {
    await savePost(follower.ctx, open.id);
    await sharePost(follower.ctx, open.id);
    const seen = (await callRoute<PostView>(postRoute, { params: { id: open.id }, token: follower.token }))
      .payload;
    expect(seen.mine).toEqual({ reaction: 'love', saved: true, shared: true });
    expect(seen.author.isFollowing).toBe(true);
    expect(seen.can).toEqual({ edit: false, delete: false });
    const other = (await callRoute<PostView>(postRoute, { params: { id: open.id }, token: stranger.token }))
      .payload;
    expect(other.mine).toEqual({ reaction: null, saved: false, shared: false });
  });

  it('with its comments and ratings takes six queries', async () => {
    const image = await makeImage(db(), author.id);
    const { id } = await makePost(db(), { authorId: author.id, media: [{ fileId: image.id, alt: '' }] });
    for (let i = 0; i < 5; i++)
      await makeComment(db(), { subject: { type: 'posts', id }, authorId: follower.id });
    const queries = await recordQueries(async () => {
      await getPost(follower.ctx, id);
      await listComments(follower.ctx, { type: 'posts', id }, { limit: 20 });
      await listEvaluations(follower.ctx, { type: 'post', id }, { limit: 20 });
    });
    expect(queries).toHaveLength(6);
  });
});

describe('a list of posts', () => {
  it('of the caller’s own or saved posts needs a sign-in; of an unknown or suspended member it is 404', async () => {
    for (const route of [minePostsRoute, savedRoute]) expect((await callRoute(route)).status).toBe(401);
    for (const id of [NO_ID, suspended.id])
      expect((await callRoute(userPostsRoute, { params: { id } })).status).toBe(404);
  });

  it.each([
    ['newest', postsRoute],
    ['guest', guestPostsRoute],
    ['explore', exploreRoute],
  ])('“%s” refuses a cursor of another list and a limit above 50', async (_, route) => {
    const queries: Record<string, string | number>[] = [
      { cursor: '%%%' },
      { cursor: Buffer.from('["a","b","c"]').toString('base64url') },
      { limit: 51 },
    ];
    for (const query of queries) expect((await callRoute(route, { query })).status).toBe(422);
  });

  it('for everyone shows no posts for followers and no posts of suspended authors', async () => {
    for (const route of [postsRoute, guestPostsRoute, exploreRoute]) {
      expect(textsOf(await callRoute<Page>(route, { token: author.token }))).not.toContain('للمتابعين');
      expect(textsOf(await callRoute<Page>(route))).not.toContain('موقوف');
    }
    const guest = await callRoute<Page>(guestPostsRoute, { token: follower.token });
    expect(guest.payload.data.every(({ mine }) => !mine.saved && mine.reaction === null)).toBe(true);
  });

  it('of an author shows what the caller may see', async () => {
    const see = async (who?: Member) =>
      textsOf(await callRoute<Page>(userPostsRoute, { params: { id: author.id }, token: who?.token }));
    expect(await see()).not.toContain('للمتابعين');
    expect(await see(stranger)).not.toContain('للمتابعين');
    expect(await see(follower)).toContain('للمتابعين');
    expect(textsOf(await callRoute<Page>(minePostsRoute, { token: author.token }))).toContain('للمتابعين');
  });

  it('of saved posts is ordered by the time of saving and drops posts that the caller may no longer see', async () => {
    await savePost({ ...follower.ctx, now: fromNow(-1_000) }, closed.id);
    await savePost(follower.ctx, open.id);
    const own = await callRoute<Page>(savedRoute, { token: follower.token });
    expect(textsOf(own)).toEqual(['للجميع', 'للمتابعين']);
    await unfollow(follower.ctx, author.id);
    expect(textsOf(await callRoute<Page>(savedRoute, { token: follower.token }))).toEqual(['للجميع']);
    await follow(follower.ctx, author.id);
    expect(textsOf(await callRoute<Page>(savedRoute, { token: stranger.token }))).toEqual([]);
  });

  it('goes page by page and shows each post exactly once', async () => {
    const writer = await makeMember();
    const made: string[] = [];
    for (let i = 0; i < 7; i++)
      made.push((await makePost(db(), { authorId: writer.id, at: at(100 + i) })).id);
    await putReaction(stranger.ctx, made[0] ?? '', 'clap');
    for (const [route, params] of [
      [userPostsRoute, { id: writer.id }],
      [postsRoute, {}],
      [exploreRoute, {}],
    ] as const) {
      const seen: string[] = [];
      let cursor = '';
      do {
        const query: Record<string, string | number> = cursor ? { limit: 3, cursor } : { limit: 3 };
        const { payload } = await callRoute<Page>(route, { params, query });
        seen.push(...payload.data.map(({ _id }) => _id));
        cursor = payload.nextCursor ?? '';
      } while (cursor);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.filter((id) => made.includes(id))).toHaveLength(7);
    }
  });

  it('needs the same number of queries for one post as for many', async () => {
    const count = async (limit: number) =>
      (await recordQueries(() => listPosts(follower.ctx, { limit }))).length;
    expect(await count(50)).toBe(await count(1));
    expect(await count(50)).toBeLessThanOrEqual(3);
  });
});
