import { beforeAll, describe, expect, it } from 'vitest';
import { PUT as reactRoute, DELETE as unreactRoute } from '@/app/api/posts/[id]/reaction/route';
import { POST as saveRoute } from '@/app/api/posts/[id]/save/route';
import { POST as shareRoute } from '@/app/api/posts/[id]/share/route';
import { POST as unsaveRoute } from '@/app/api/posts/[id]/unsave/route';
import { REACTIONS } from '@/lib/contract/choices';
import { type PostView, REACTION_ALIASES } from '@/lib/contract/posts';
import { createComment, deleteComment } from '@/lib/server/comments/service';
import { db } from '@/lib/server/db/client';
import { HOT_STEP } from '@/lib/server/db/popularity';
import { makePost } from '@/lib/server/demo/post-factory';
import { follow } from '@/lib/server/follows/service';
import { getNotifications } from '@/lib/server/notifications/service';
import { deleteReaction, putReaction, savePost, sharePost, unsavePost } from '@/lib/server/posts/acts';
import { hotness, POINTS } from '@/lib/server/posts/hotness';
import { callRoute } from '@/tests/setup/call-route';
import { type Member, makeMember, NO_ID } from '@/tests/setup/make-member';

type Mine = Pick<PostView, 'counts' | 'mine'>;

let author: Member;
let reader: Member;
let post: { id: string };
let closed: { id: string };

beforeAll(async () => {
  author = await makeMember();
  reader = await makeMember();
  post = await makePost(db(), { authorId: author.id });
  closed = await makePost(db(), { authorId: author.id, audience: 'followers' });
});

const react = (name: unknown, id = post.id, token = reader.token) =>
  callRoute<Mine>(reactRoute, { params: { id }, body: { name }, token, method: 'PUT' });
const acts = [
  ['react to', reactRoute, 'PUT', { name: 'love' }],
  ['take a reaction back from', unreactRoute, 'DELETE', undefined],
  ['save', saveRoute, 'POST', undefined],
  ['unsave', unsaveRoute, 'POST', undefined],
  ['share', shareRoute, 'POST', undefined],
] as const;

const countsOf = (id: string) =>
  db().selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe.each(acts)('the request to %s a post', (_, route, method, body) => {
  it('is refused to a visitor', async () => {
    expect((await callRoute(route, { params: { id: post.id }, method, body })).status).toBe(401);
  });

  it('is 404 for a missing post and for one that only followers may see, and changes nothing', async () => {
    for (const id of [NO_ID, closed.id]) {
      const { status, problem } = await callRoute(route, {
        params: { id },
        method,
        body,
        token: reader.token,
      });
      expect([status, problem.code]).toEqual([404, 'not_found']);
    }
    const row = await countsOf(closed.id);
    expect([row.reactions_love, row.saves_count, row.shares_count]).toEqual([0, 0, 0]);
  });
});

describe('reactions', () => {
  it.each(['like', '', null, 1, ['love'], 'LOVE'])('refuse the unknown name %j', async (name) => {
    expect((await react(name)).status).toBe(422);
  });

  it.each(REACTIONS)('accept %s, which replaces the one before', async (name) => {
    const { payload } = await react(name);
    expect(payload.mine.reaction).toBe(name);
    expect(payload.counts.reactionsTotal).toBe(1);
    expect(payload.counts.reactions[name]).toBe(1);
  });

  it.each(Object.entries(REACTION_ALIASES))('read the old name %s as %s', async (alias, name) => {
    expect((await react(alias)).payload.mine.reaction).toBe(name);
  });

  it('count once for each member, and are gone once taken back', async () => {
    await react('love');
    await react('love');
    expect((await react('love')).payload.counts.reactionsTotal).toBe(1);
    for (let turn = 0; turn < 2; turn++) {
      const { payload } = await callRoute<Mine>(unreactRoute, {
        params: { id: post.id },
        token: reader.token,
        method: 'DELETE',
      });
      expect([payload.mine.reaction, payload.counts.reactionsTotal]).toEqual([null, 0]);
    }
  });
});

describe('saving, unsaving and sharing', () => {
  it('count once when done twice', async () => {
    const call = async (route: typeof saveRoute) =>
      (await callRoute<Mine>(route, { params: { id: post.id }, token: reader.token, method: 'POST' }))
        .payload;
    await call(saveRoute);
    expect(await call(saveRoute)).toMatchObject({ counts: { saves: 1 }, mine: { saved: true } });
    await call(unsaveRoute);
    expect(await call(unsaveRoute)).toMatchObject({ counts: { saves: 0 }, mine: { saved: false } });
    await call(shareRoute);
    expect(await call(shareRoute)).toMatchObject({ counts: { shares: 1 }, mine: { shared: true } });
  });
});

describe('the author of a post', () => {
  it('gets notices of reactions and shares, but not of saves or of their own reactions', async () => {
    const author = await makeMember();
    const { id } = await makePost(db(), { authorId: author.id });
    await putReaction(author.ctx, id, 'clap');
    await savePost(reader.ctx, id);
    expect((await getNotifications(author.ctx, { limit: 20 })).data).toEqual([]);
    await putReaction(reader.ctx, id, 'clap');
    await putReaction(reader.ctx, id, 'love');
    await sharePost(reader.ctx, id);
    const { data } = await getNotifications(author.ctx, { limit: 20 });
    expect(data.map(({ kind, actorsCount, postId }) => [kind, actorsCount, postId?._id])).toEqual([
      ['share', 1, id],
      ['reaction', 1, id],
    ]);
  });
});

describe('when twenty members act at once', () => {
  it('all counters and the hotness stay exact', async () => {
    const at = new Date('2026-11-01T08:00:00Z');
    const { id } = await makePost(db(), { authorId: author.id, at });
    const crowd = await Promise.all(Array.from({ length: 20 }, () => makeMember()));
    await Promise.all(
      crowd.flatMap(({ ctx }, i) => [
        putReaction(ctx, id, REACTIONS[i % REACTIONS.length] ?? 'love'),
        savePost(ctx, id),
        sharePost(ctx, id),
        createComment(ctx, { type: 'posts', id }, { text: 'تعليق', parentId: null }),
        follow(ctx, author.id),
      ]),
    );
    await Promise.all(
      crowd.flatMap(({ ctx }, i) => [
        ...(i < 5 ? [deleteReaction(ctx, id), unsavePost(ctx, id)] : [putReaction(ctx, id, 'surprise')]),
        putReaction(reader.ctx, id, i % 2 ? 'love' : 'clap'),
      ]),
    );
    const row = await countsOf(id);
    const rows = await db().selectFrom('reactions').select('name').where('post_id', '=', id).execute();
    for (const name of REACTIONS) {
      expect(row[`reactions_${name}`], name).toBe(rows.filter((reaction) => reaction.name === name).length);
    }
    expect(rows).toHaveLength(16);
    expect(row.reactions_surprise).toBe(15);
    expect([row.saves_count, row.shares_count, row.comments_count]).toEqual([15, 20, 20]);
    const points = 16 * POINTS.reaction + 15 * POINTS.save + 20 * POINTS.share + 20 * POINTS.comment;
    expect(Math.abs(row.hot - hotness(points, at))).toBeLessThanOrEqual(HOT_STEP);
  });

  it('one member who reacts and shares twenty times counts once', async () => {
    const { id } = await makePost(db(), { authorId: author.id });
    await Promise.all(Array.from({ length: 20 }, () => putReaction(reader.ctx, id, 'love')));
    await Promise.all(Array.from({ length: 20 }, () => sharePost(reader.ctx, id)));
    const row = await countsOf(id);
    expect([row.reactions_love, row.shares_count]).toEqual([1, 1]);
  });

  it('answers and deletions in one thread leave exact counts', async () => {
    const { id } = await makePost(db(), { authorId: author.id });
    const subject = { type: 'posts' as const, id };
    const top = await createComment(author.ctx, subject, { text: 'أعلى', parentId: null });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => createComment(reader.ctx, subject, { text: 'رد', parentId: top._id })),
    );
    await Promise.all([
      ...answers.slice(0, 10).map(({ _id }) => deleteComment(reader.ctx, 'posts', _id)),
      deleteComment(author.ctx, 'posts', top._id),
      ...answers
        .slice(10)
        .map(({ _id }) => createComment(author.ctx, subject, { text: 'رد', parentId: _id })),
    ]);
    expect((await countsOf(id)).comments_count).toBe(20);
    const parent = await db()
      .selectFrom('comments')
      .select('replies_count')
      .where('id', '=', top._id)
      .executeTakeFirstOrThrow();
    expect(parent.replies_count).toBe(20);
  });
});
