import { beforeAll, describe, expect, it } from 'vitest';
import { DELETE as deleteRoute } from '@/app/api/comments/[type]/[id]/route';
import { GET as listRoute } from '@/app/api/comments/[type]/route';
import type { CommentView } from '@/lib/contract/comments';
import { db } from '@/lib/server/db/client';
import { makeComment, makePost } from '@/lib/server/demo/post-factory';
import { newId } from '@/lib/server/ids';
import { callRoute } from '@/tests/setup/call-route';
import { NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';

let owner: Member;
let commenter: Member;
let stranger: Member;
let post: string;
let product: string;

beforeAll(async () => {
  owner = await makeMember({ role: 'CREATOR' });
  commenter = await makeMember();
  stranger = await makeMember();
  post = (await makePost(db(), { authorId: owner.id })).id;
  product = newId();
  const row = { type: 'other', title: 'منتج', price_amount: 500, status: 'published', owner_id: owner.id };
  await db()
    .insertInto('products')
    .values({ id: product, ...row, created_at: NOW, updated_at: NOW })
    .execute();
});

const comment = (type: 'posts' | 'products', id: string, parentId?: string) =>
  makeComment(db(), { subject: { type, id }, authorId: commenter.id, parentId });
const remove = (type: string, id: string, who: Member) =>
  callRoute(deleteRoute, { params: { type, id }, token: who.token, method: 'DELETE' });
const mayDelete = async (type: string, subjectId: string, who?: Member) => {
  const sent = { params: { type }, query: { subjectId }, token: who?.token };
  const { payload } = await callRoute<{ data: CommentView[] }>(listRoute, sent);
  return payload.data.map(({ can }) => can.delete);
};

describe('a comment of another member', () => {
  it('cannot be deleted by a stranger or by the seller of the product', async () => {
    const onPost = await comment('posts', post);
    const onProduct = await comment('products', product);
    expect((await remove('posts', onPost.id, stranger)).status).toBe(404);
    expect((await remove('products', onProduct.id, owner)).status).toBe(404);
    expect((await remove('products', onPost.id, owner)).status).toBe(404);
    expect(await mayDelete('posts', post)).toEqual([false]);
    expect(await mayDelete('posts', post, stranger)).toEqual([false]);
    expect(await mayDelete('products', product, owner)).toEqual([false]);
  });

  it('can be deleted once by the author of the post, which lowers the count and keeps its answers', async () => {
    const { id } = await makePost(db(), { authorId: owner.id });
    const top = await comment('posts', id);
    await comment('posts', id, top.id);
    expect(await mayDelete('posts', id, owner)).toEqual([true]);
    expect((await remove('posts', top.id, owner)).status).toBe(200);
    expect((await remove('posts', top.id, owner)).status).toBe(404);
    expect(await mayDelete('posts', id, owner)).toEqual([false]);
    const row = await db()
      .selectFrom('posts')
      .select('comments_count')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row?.comments_count).toBe(1);
  });
});
