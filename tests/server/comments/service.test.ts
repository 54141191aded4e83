import { beforeAll, describe, expect, it } from 'vitest';
import { POST as reportRoute } from '@/app/api/comments/[type]/[id]/report/route';
import { DELETE as deleteRoute } from '@/app/api/comments/[type]/[id]/route';
import { POST as createRoute, GET as listRoute } from '@/app/api/comments/[type]/route';
import { GET as postListRoute, POST as postRoute } from '@/app/api/posts/[id]/comments/route';
import type { CommentView } from '@/lib/contract/comments';
import { blockUser } from '@/lib/server/blocks/service';
import { judgeComment, listReportedComments } from '@/lib/server/comments/review';
import { createComment, deleteComment, listComments } from '@/lib/server/comments/service';
import { db, recordQueries } from '@/lib/server/db/client';
import { makeComment, makePost } from '@/lib/server/demo/post-factory';
import { newId } from '@/lib/server/ids';
import { getNotifications } from '@/lib/server/notifications/service';
import { MINUTE } from '@/lib/shared/time';
import { callRoute } from '@/tests/setup/call-route';
import { NOW } from '@/tests/setup/clock';
import { type Member, makeMember, NO_ID } from '@/tests/setup/make-member';

interface Page {
  data: CommentView[];
  nextCursor: string | null;
}

let author: Member;
let reader: Member;
let other: Member;
let post: string;
let closed: string;
let product: string;
let draft: string;

beforeAll(async () => {
  author = await makeMember({ role: 'CREATOR' });
  reader = await makeMember();
  other = await makeMember();
  post = (await makePost(db(), { authorId: author.id })).id;
  closed = (await makePost(db(), { authorId: author.id, audience: 'followers' })).id;
  product = await makeProduct('published');
  draft = await makeProduct('draft');
});

async function makeProduct(status: string): Promise<string> {
  const row = { type: 'other', title: 'منتج', price_amount: 500, owner_id: author.id };
  const id = newId();
  await db()
    .insertInto('products')
    .values({ id, status, ...row, created_at: NOW, updated_at: NOW })
    .execute();
  return id;
}

const write = (id: string, body: unknown, who: Member | null = reader) =>
  callRoute<CommentView>(postRoute, { params: { id }, body, token: who?.token });
const list = async (id: string, query: Record<string, string | number> = {}, who?: Member) =>
  (await callRoute<Page>(postListRoute, { params: { id }, query, token: who?.token })).payload;
const remove = (type: string, id: string, who: Member | null = reader) =>
  callRoute(deleteRoute, { params: { type, id }, token: who?.token, method: 'DELETE' });
const countOf = async (table: 'posts' | 'products', id: string) =>
  (await db().selectFrom(table).select('comments_count').where('id', '=', id).executeTakeFirstOrThrow())
    .comments_count;

describe('commenting refuses', () => {
  it('a guest', async () => {
    expect((await write(post, { text: 'أهلًا' }, null)).status).toBe(401);
    expect((await remove('posts', NO_ID, null)).status).toBe(401);
  });

  it.each([
    ['no text', {}, 'text'],
    ['an empty text', { text: ' \n\t ' }, 'text'],
    ['2001 characters', { text: 'س'.repeat(2001) }, 'text'],
    ['a parent that is not an id', { text: 'x', parentId: '1' }, 'parentId'],
    ['an author that the caller sets', { text: 'x', authorId: NO_ID }, '_'],
  ])('%s', async (_, body, field) => {
    const { status, problem } = await write(post, body);
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, [field]]);
  });

  it('a post or product that the caller may not see, for writing and for reading', async () => {
    for (const id of [NO_ID, closed]) {
      expect((await write(id, { text: 'x' })).status).toBe(404);
      expect((await callRoute(postListRoute, { params: { id }, token: reader.token })).status).toBe(404);
    }
    const query = { subjectId: draft };
    expect((await callRoute(listRoute, { params: { type: 'products' }, query })).status).toBe(404);
    const sent = { params: { type: 'products' }, query, body: { text: 'x' }, token: reader.token };
    expect((await callRoute(createRoute, sent)).status).toBe(404);
    expect(await countOf('posts', closed)).toBe(0);
  });

  it('an unknown kind of subject, and a list without a subject', async () => {
    expect(
      (await callRoute(listRoute, { params: { type: 'users' }, query: { subjectId: post } })).status,
    ).toBe(404);
    expect((await callRoute(listRoute, { params: { type: 'posts' } })).status).toBe(422);
  });

  it('an answer to a comment that is unknown, deleted or on another subject', async () => {
    const elsewhere = await makeComment(db(), {
      subject: { type: 'products', id: product },
      authorId: other.id,
    });
    const gone = await makeComment(db(), { subject: { type: 'posts', id: post }, authorId: other.id });
    await deleteComment(other.ctx, 'posts', gone.id);
    const before = await countOf('posts', post);
    for (const parentId of [NO_ID, elsewhere.id, gone.id]) {
      expect((await write(post, { text: 'رد', parentId })).status).toBe(404);
    }
    expect(await countOf('posts', post)).toBe(before);
  });

  it('to delete a comment of another member, of another kind, or a deleted one', async () => {
    const mine = await makeComment(db(), { subject: { type: 'posts', id: post }, authorId: reader.id });
    expect((await remove('posts', mine.id, other)).status).toBe(404);
    expect((await remove('products', mine.id)).status).toBe(404);
    expect((await remove('posts', mine.id)).status).toBe(200);
    expect((await remove('posts', mine.id)).status).toBe(404);
  });
});

describe('reporting a comment', () => {
  const report = async (id: string, who: Member) =>
    (await callRoute(reportRoute, { params: { type: 'posts', id }, token: who.token, method: 'POST' }))
      .status;

  it('is refused where the caller may not see it, wrote it, or is apart from who wrote it', async () => {
    const hidden = await makeComment(db(), { subject: { type: 'posts', id: closed }, authorId: author.id });
    expect(await report(hidden.id, reader)).toBe(404);
    const { payload } = await write(post, { text: 'مسيء' });
    expect(await report(payload._id, reader)).toBe(404);
    const apart = await makeMember();
    await blockUser(apart.ctx, reader.id);
    expect(await report(payload._id, apart)).toBe(404);
    expect(await report(payload._id, other)).toBe(200);
  });

  it('lets an operator hide it: the post counts one less, and only its author reads it', async () => {
    const { id } = await makePost(db(), { authorId: author.id });
    const { payload } = await write(id, { text: 'مسيء' });
    await report(payload._id, other);
    const { ctx } = await makeMember({ role: 'ADMIN' });
    await judgeComment({ ...ctx, now: new Date(ctx.now.getTime() + MINUTE) }, payload._id, true);
    expect(await countOf('posts', id)).toBe(0);
    for (const who of [undefined, other, author]) expect((await list(id, {}, who)).data).toEqual([]);
    expect((await list(id, {}, reader)).data).toMatchObject([{ text: 'مسيء', isHidden: true }]);
    const { data } = await listReportedComments(ctx, { state: 'hidden', limit: 50 });
    expect(data.find(({ _id }) => _id === payload._id)).toMatchObject({ about: { type: 'posts', _id: id } });
  });
});

describe('comments', () => {
  it('are returned with their cleaned text, and counted', async () => {
    const { id } = await makePost(db(), { authorId: author.id });
    const { status, payload } = await write(id, { text: '  أول\r\n\n\n\nتعليق ' });
    expect(status).toBe(201);
    expect(payload).toMatchObject({
      text: 'أول\n\nتعليق',
      parentId: null,
      repliesCount: 0,
      author: { _id: reader.id },
      can: { delete: true },
    });
    expect(await countOf('posts', id)).toBe(1);
    expect((await list(id)).data[0]).toMatchObject({ _id: payload._id, can: { delete: false } });
    expect((await list(id, {}, reader)).data[0]?.can.delete).toBe(true);
  });

  it('come in pages, newest first, and their answers oldest first', async () => {
    const { id } = await makePost(db(), { authorId: author.id });
    const subject = { type: 'posts' as const, id };
    const made: string[] = [];
    for (let i = 0; i < 5; i++) made.push((await makeComment(db(), { subject, authorId: reader.id })).id);
    const first = await list(id, { limit: 3 });
    const second = await list(id, { limit: 3, cursor: first.nextCursor ?? '' });
    expect([...first.data, ...second.data].map(({ _id }) => _id)).toEqual([...made].reverse());
    expect(second.nextCursor).toBeNull();
    const parentId = made[0] ?? '';
    const answers: string[] = [];
    for (let i = 0; i < 3; i++) {
      answers.push((await makeComment(db(), { subject, authorId: other.id, parentId })).id);
    }
    const one = await list(id, { parentId, limit: 2 });
    const two = await list(id, { parentId, limit: 2, cursor: one.nextCursor ?? '' });
    expect([...one.data, ...two.data].map(({ _id }) => _id)).toEqual(answers);
    expect((await list(id)).data.find(({ _id }) => _id === parentId)?.repliesCount).toBe(3);
  });

  it('have one level of answers: an answer to an answer joins the same thread', async () => {
    const { id } = await makePost(db(), { authorId: author.id });
    const top = (await write(id, { text: 'أعلى' })).payload;
    const answer = (await write(id, { text: 'رد', parentId: top._id }, other)).payload;
    const deep = (await write(id, { text: 'رد على الرد', parentId: answer._id }, author)).payload;
    expect([answer.parentId, deep.parentId]).toEqual([top._id, top._id]);
    expect(await countOf('posts', id)).toBe(3);
  });

  it('that are deleted vanish, or stay without their text when they have answers', async () => {
    const { id } = await makePost(db(), { authorId: author.id });
    const alone = (await write(id, { text: 'وحيد' })).payload;
    const top = (await write(id, { text: 'كلمات سرية' })).payload;
    const answer = (await write(id, { text: 'رد', parentId: top._id }, other)).payload;
    await remove('posts', alone._id);
    await remove('posts', top._id);
    const { data } = await list(id, {}, reader);
    expect(data.map(({ _id, text, can }) => [_id, text, can.delete])).toEqual([[top._id, null, false]]);
    const kept = await db()
      .selectFrom('comments')
      .select('text')
      .where('id', '=', top._id)
      .executeTakeFirst();
    expect(kept?.text).not.toContain('سرية');
    expect(await countOf('posts', id)).toBe(1);
    await remove('posts', answer._id, other);
    expect((await list(id)).data).toEqual([]);
    expect(await countOf('posts', id)).toBe(0);
  });

  it('on products are counted, notify the seller and can be deleted', async () => {
    const sent = { params: { type: 'products' }, query: { subjectId: product }, token: reader.token };
    const before = await countOf('products', product);
    const { status, payload } = await callRoute<CommentView>(createRoute, {
      ...sent,
      body: { text: 'سؤال' },
    });
    expect([status, payload.text]).toEqual([201, 'سؤال']);
    expect(await countOf('products', product)).toBe(before + 1);
    const { payload: page } = await callRoute<Page>(listRoute, sent);
    expect(page.data.map(({ _id }) => _id)).toContain(payload._id);
    const [notice] = (await getNotifications({ ...author.ctx, locale: 'en' }, { limit: 1 })).data;
    expect(notice).toMatchObject({
      message: expect.stringContaining('commented on your product'),
      productId: product,
      postId: null,
    });
    expect((await remove('products', payload._id)).status).toBe(200);
    expect(await countOf('products', product)).toBe(before);
  });

  it('take two queries to list, for one comment as for many', async () => {
    const subject = { type: 'posts' as const, id: post };
    for (let i = 0; i < 8; i++) await makeComment(db(), { subject, authorId: reader.id });
    const count = async (limit: number) =>
      (await recordQueries(() => listComments(reader.ctx, subject, { limit }))).length;
    expect([await count(1), await count(50)]).toEqual([2, 2]);
  });
});

describe('a new comment', () => {
  it('notifies the author of the post and the member who is answered, but not its own author', async () => {
    const [writer, first, second] = [await makeMember(), await makeMember(), await makeMember()];
    const subject = { type: 'posts' as const, id: (await makePost(db(), { authorId: writer.id })).id };
    const say = (who: Member, parentId: string | null = null) =>
      createComment(who.ctx, subject, { text: 'نص', parentId });
    const top = await say(first);
    await say(writer);
    const answer = await say(second, top._id);
    await say(writer, answer._id);
    await say(first, top._id);
    const noticesOf = async (who: Member) =>
      (await getNotifications(who.ctx, { limit: 20 })).data.map(({ kind, actorsCount }) => [
        kind,
        actorsCount,
      ]);
    expect(await noticesOf(writer)).toEqual([['comment', 2]]);
    expect(await noticesOf(first)).toEqual([['reply', 1]]);
    expect(await noticesOf(second)).toEqual([['reply', 1]]);
  });
});
