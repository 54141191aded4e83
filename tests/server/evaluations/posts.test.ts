import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DELETE, GET, POST, PUT } from '@/app/api/posts/[id]/evaluations/route';
import type { Payload } from '@/lib/contract/endpoint';
import type { listPostEvaluations, putPostEvaluation } from '@/lib/contract/evaluations';
import { db, recordQueries } from '@/lib/server/db/client';
import { HOT_STEP } from '@/lib/server/db/popularity';
import { makeMembership } from '@/lib/server/demo/company-factory';
import { makePost } from '@/lib/server/demo/post-factory';
import { deleteEvaluation, listEvaluations, putEvaluation } from '@/lib/server/evaluations/service';
import { newId } from '@/lib/server/ids';
import { putReaction } from '@/lib/server/posts/acts';
import { hotness, POINTS, ratingPoints } from '@/lib/server/posts/hotness';
import { deletePost } from '@/lib/server/posts/service';
import { getPost } from '@/lib/server/posts/views';
import { refundSale } from '@/lib/server/refunds/decide';
import { callRoute } from '@/tests/setup/call-route';
import { NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { buyPaid, publishPaid } from '@/tests/setup/paid-posts';
import { brokenChecks } from '@/tests/setup/payout-facts';
import { lineOf, sendGranted } from '@/tests/setup/reversals';

const confirmed = () => makeMember({ email: `${newId()}@rates.example`, email_verified_at: NOW });

let author: Member;
let reader: Member;
let id: string;

beforeAll(async () => {
  author = await makeMember({ role: 'CREATOR' });
  reader = await confirmed();
});
beforeEach(async () => {
  id = (await makePost(db(), { authorId: author.id })).id;
});

const post = (one = id) => ({ type: 'post' as const, id: one });
const rate = (token: string | undefined, rating: number, one = id, route = PUT) =>
  callRoute<Payload<typeof putPostEvaluation>>(route, {
    params: { id: one },
    body: { rating, text: 'رأي' },
    token,
    method: route === PUT ? 'PUT' : 'POST',
  });
const list = (query = {}, token?: string, one = id) =>
  callRoute<Payload<typeof listPostEvaluations>>(GET, { params: { id: one }, query, token });
const counted = (one = id) =>
  db()
    .selectFrom('posts')
    .select(['ratings_count as count', 'ratings_sum as stars'])
    .where('id', '=', one)
    .executeTakeFirst();
const NONE = { count: 0, stars: 0 };

describe('a rating of a post is refused', () => {
  it('from its author', async () => {
    expect((await rate(author.token, 5)).problem.code).toBe('own_product');
    expect(await counted()).toEqual(NONE);
  });

  it('from a member with a share of the company that wrote it', async () => {
    const company = await makeMember({ role: 'CREATOR', account_type: 'COMPANY' });
    const { id: ours } = await makePost(db(), { authorId: company.id });
    const member = await confirmed();
    expect((await rate(member.token, 5, ours)).status).toBe(200);
    await makeMembership(db(), company.id, member, { shareBps: 1 });
    expect(await counted(ours)).toEqual(NONE);
    expect((await rate(member.token, 5, ours)).problem.code).toBe('own_product');
    expect(await brokenChecks()).toEqual({});
  });

  it('from a member who has confirmed nothing, but their number is enough', async () => {
    const stranger = await makeMember({ email: `${newId()}@rates.example` });
    expect((await rate(stranger.token, 5)).problem.code).toBe('contact_unconfirmed');
    expect((await list({}, stranger.token)).payload.refusal).toBe('unconfirmed');
    const phone = `+9665${Math.floor(Math.random() * 1e8)
      .toString()
      .padStart(8, '0')}`;
    await db().updateTable('users').set({ phone }).where('id', '=', stranger.id).execute();
    expect((await rate(stranger.token, 5)).status).toBe(200);
  });

  it('where it is for followers, or gone', async () => {
    const closed = (await makePost(db(), { authorId: author.id, audience: 'followers' })).id;
    await deletePost(author.ctx, id);
    for (const one of [closed, id, newId()]) {
      expect((await rate(reader.token, 5, one)).status).toBe(404);
      expect((await list({}, undefined, one)).status).toBe(404);
    }
  });
});

describe('a rating of a free post', () => {
  it('is shown, replaced by the next, marked as edited, and deleted', async () => {
    expect((await rate(reader.token, 2)).payload).toMatchObject({ rating: 2, editedAt: null });
    expect((await rate(reader.token, 4, id, POST)).payload.editedAt).not.toBeNull();
    expect((await list({}, reader.token)).payload).toMatchObject({
      data: [{ rating: 4, isMine: true }],
      histogram: [0, 0, 0, 1, 0],
      mine: { rating: 4 },
      refusal: null,
    });
    const gone = await callRoute(DELETE, { params: { id }, token: reader.token, method: 'DELETE' });
    expect(gone.status).toBe(200);
    expect((await list({}, reader.token)).payload).toMatchObject({ data: [], mine: null });
    expect(await counted()).toEqual(NONE);
    const [twice, nothing] = await Promise.all(
      [id, newId()].map((one) =>
        callRoute(DELETE, { params: { id: one }, token: reader.token, method: 'DELETE' }),
      ),
    );
    expect([twice?.status, nothing?.status]).toEqual([200, 404]);
  });

  it('is not marked when the same is sent again', async () => {
    await rate(reader.token, 4);
    expect((await rate(reader.token, 4)).payload.editedAt).toBeNull();
  });

  it('is shown as an average from three on', async () => {
    const others = [reader, await confirmed(), await confirmed()];
    for (const [i, { ctx }] of others.entries()) {
      expect((await getPost(reader.ctx, id)).rating).toEqual({ average: null, count: i });
      await putEvaluation(ctx, post(), { rating: i + 3, text: '' });
    }
    expect((await getPost(reader.ctx, id)).rating).toEqual({ average: 4, count: 3 });
    expect((await list()).payload.rating).toEqual({ average: 4, count: 3 });
  });
});

describe('a paid post', () => {
  it('is rated by those who bought it, also when it is deleted; its ratings are for all', async () => {
    const paid = (await publishPaid(author))._id;
    expect((await rate(reader.token, 5, paid)).problem.code).toBe('not_entitled');
    const buyer = await makeMember();
    await buyPaid(buyer, paid);
    expect((await rate(buyer.token, 5, paid)).status).toBe(200);
    expect((await list({}, undefined, paid)).payload.data).toMatchObject([{ rating: 5 }]);
    await deletePost(author.ctx, paid);
    expect((await rate(buyer.token, 3, paid)).status).toBe(200);
    expect((await listEvaluations(buyer.ctx, post(paid), { limit: 5 })).mine).toMatchObject({ rating: 3 });
  });
});

describe('a refund of a rated post', () => {
  const giveBack = async (orderId: string, amount: number) => {
    const given = { amount, answer: '' };
    await refundSale(author.ctx, await lineOf(orderId), given, newId(), { asOperator: false });
    await sendGranted();
  };

  it('leaves the rating out when it is whole, until the post is bought and rated again', async () => {
    const { _id } = await publishPaid(author);
    const orderId = await buyPaid(reader, _id);
    await rate(reader.token, 5, _id);
    await giveBack(orderId, 500);
    expect(await counted(_id)).toEqual(NONE);
    expect((await list({}, undefined, _id)).payload).toMatchObject({ data: [], histogram: [0, 0, 0, 0, 0] });
    expect((await rate(reader.token, 1, _id)).problem.code).toBe('not_entitled');
    await buyPaid(reader, _id);
    expect(await counted(_id)).toEqual(NONE);
    await rate(reader.token, 2, _id);
    expect(await counted(_id)).toEqual({ count: 1, stars: 2 });
    expect(await brokenChecks()).toEqual({});
  });

  it('keeps the rating when it is of a part', async () => {
    const { _id } = await publishPaid(author);
    const orderId = await buyPaid(reader, _id);
    await rate(reader.token, 3, _id);
    await giveBack(orderId, 200);
    expect(await counted(_id)).toEqual({ count: 1, stars: 3 });
    expect((await list({}, undefined, _id)).payload.data).toHaveLength(1);
  });
});

it('ratings given, changed and deleted at the same time are counted as their rows, in the popularity too', async () => {
  const raters = await Promise.all(Array.from({ length: 8 }, confirmed));
  const acts = raters.flatMap(({ ctx }, index) => [
    () => putEvaluation(ctx, post(), { rating: 1 + (index % 5), text: '' }),
    () => putEvaluation(ctx, post(), { rating: 5, text: 'ثم' }),
    () => putReaction(ctx, id, 'love'),
    ...(index % 2 === 0 ? [() => deleteEvaluation(ctx, post())] : []),
  ]);
  await Promise.all(acts.toSorted(() => Math.random() - 0.5).map((act) => act()));
  const rows = await db().selectFrom('evaluations').select('rating').where('post_id', '=', id).execute();
  const stars = rows.reduce((sum, { rating }) => sum + rating, 0);
  expect(await counted()).toEqual({ count: rows.length, stars });
  const { histogram, rating } = await listEvaluations(reader.ctx, post(), { limit: 20 });
  expect([histogram.reduce((sum, one) => sum + one, 0), rating.count]).toEqual([rows.length, rows.length]);
  const { hot, created_at } = await db()
    .selectFrom('posts')
    .select(['hot', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const wanted = hotness(8 * POINTS.reaction + ratingPoints(rows.length, stars), created_at);
  expect(Math.abs(hot - wanted)).toBeLessThanOrEqual(HOT_STEP);
  expect(await brokenChecks()).toEqual({});
});

it('the ratings of a post take three queries', async () => {
  await rate(reader.token, 4);
  expect(await recordQueries(() => listEvaluations(reader.ctx, post(), { limit: 20 }))).toHaveLength(3);
});
