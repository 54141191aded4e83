import { beforeEach, describe, expect, it } from 'vitest';
import { POST as HIDE } from '@/app/api/operator/posts/[id]/hide/route';
import { GET as LIST } from '@/app/api/operator/posts/route';
import type { HiddenPost } from '@/lib/contract/hidden-posts';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { newId } from '@/lib/server/ids';
import { hidePost, showPost } from '@/lib/server/moderation/service';
import { openLockedFile, readLocked } from '@/lib/server/paid-posts/locked-post';
import { deletePost } from '@/lib/server/posts/service';
import { getPost } from '@/lib/server/posts/views';
import { getOrderRefunds } from '@/lib/server/refunds/views';
import { checkBooks } from '@/lib/server/self-check/service';
import { callRoute } from '@/tests/setup/call-route';
import { type Member, makeMember, NO_ID } from '@/tests/setup/make-member';
import { lettersTo } from '@/tests/setup/outbox';
import { buyPaid, makeFile, orderPost, publishPaid } from '@/tests/setup/paid-posts';
import { stateOf } from '@/tests/setup/reversals';
import { runJobs } from '@/tests/setup/run-jobs';
import { eventFor, tell } from '@/tests/setup/trade';

const body = { reason: 'ليس له' };
let author: Member;
let buyer: Member;
let operator: Member;

beforeEach(async () => {
  [author, buyer, operator] = await Promise.all([
    makeMember({ role: 'CREATOR', email: `${newId()}@hidden.example` }),
    makeMember(),
    makeMember({ role: 'ADMIN' }),
  ]);
});

const countOf = async () =>
  (await db().selectFrom('users').select('posts_count').where('id', '=', author.id).executeTakeFirstOrThrow())
    .posts_count;
const broken = async () => (await checkBooks(guestCtx(db()))).results.filter(({ broken }) => broken > 0);

describe('hiding a post is refused', () => {
  it('to everybody but operators, without a reason, and for a post that is not there or hidden already', async () => {
    const { _id: id } = await publishPaid(author);
    const hide = (token: string, given: object = body) =>
      callRoute(HIDE, { params: { id }, token, body: given });
    expect((await hide(author.token)).status).toBe(403);
    expect((await hide(operator.token, { reason: ' ' })).problem.errors).toEqual({
      reason: 'validation:required',
    });
    await expect(hidePost(operator.ctx, NO_ID, body)).rejects.toMatchObject({ code: 'not_found' });
    expect((await hide(operator.token)).status).toBe(200);
    await expect(hidePost(operator.ctx, id, body)).rejects.toMatchObject({ code: 'conflict' });
    await showPost(operator.ctx, id);
    await expect(showPost(operator.ctx, id)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('a hidden post', () => {
  it('is found by nobody, its author reads why, and it comes back as it was', async () => {
    const { _id } = await publishPaid(author, { title: 'كتاب منقول' });
    await hidePost(operator.ctx, _id, body);
    await expect(getPost(guestCtx(db()), _id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(getPost(author.ctx, _id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await countOf()).toBe(0);
    const [letter] = await lettersTo(author.email ?? '');
    expect(letter?.text).toContain('كتاب منقول');
    expect(letter?.text).toContain(body.reason);
    const { payload } = await callRoute<{ data: HiddenPost[] }>(LIST, { token: operator.token });
    expect(payload.data[0]).toMatchObject({ _id, reason: body.reason, hiddenBy: operator.name, waiting: 0 });
    await showPost(operator.ctx, _id);
    expect((await getPost(guestCtx(db()), _id)).paid?.title).toBe('كتاب منقول');
    expect(await countOf()).toBe(1);
  });

  it('is closed at once for its buyers, who get the whole price back, also after they have read it', async () => {
    const file = await makeFile(author);
    const locked = { text: 'الجزء المدفوع', media: [], files: [file.id] };
    const { _id } = await publishPaid(author, { locked });
    const orderId = await buyPaid(buyer, _id);
    await readLocked(buyer.ctx, _id);
    await hidePost(operator.ctx, _id, body);
    await expect(readLocked(buyer.ctx, _id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(openLockedFile(buyer.ctx, buyer.ctx.viewer, _id, file.id)).rejects.toMatchObject({
      code: 'not_found',
    });
    await runJobs();
    expect(await stateOf(orderId)).toMatchObject({ order: 'refunded', access: 'revoked', pending: 0 });
    await showPost(operator.ctx, _id);
    await expect(readLocked(buyer.ctx, _id)).rejects.toMatchObject({ code: 'not_entitled' });
    expect(await broken()).toEqual([]);
  });

  it('that was deleted before is closed for its buyers, too, and stays deleted when it is shown again', async () => {
    const { _id } = await publishPaid(author);
    const orderId = await buyPaid(buyer, _id);
    await deletePost(author.ctx, _id);
    await hidePost(operator.ctx, _id, body);
    await runJobs();
    expect((await stateOf(orderId))?.order).toBe('refunded');
    const { refunds } = await getOrderRefunds(buyer.ctx, orderId);
    expect(refunds[0]?.cancelled).toEqual({ thing: 'post', by: 'team' });
    await showPost(operator.ctx, _id);
    await expect(getPost(author.ctx, _id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await countOf()).toBe(0);
  });

  it('takes no money that was on its way when it was hidden', async () => {
    const { _id } = await publishPaid(author);
    const orderId = await orderPost(buyer, _id);
    await hidePost(operator.ctx, _id, body);
    await tell(await eventFor(orderId));
    expect((await stateOf(orderId))?.order).toBe('cancelled');
    expect(await broken()).toEqual([]);
  });
});
