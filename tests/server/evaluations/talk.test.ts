import { describe, expect, it } from 'vitest';
import { DELETE as NO_REPLY, PUT as REPLY } from '@/app/api/evaluations/[id]/reply/route';
import { DELETE as NO_VOTE, PUT as VOTE } from '@/app/api/evaluations/[id]/vote/route';
import { PUT as MODERATE } from '@/app/api/operator/evaluations/[id]/route';
import type { Evaluation } from '@/lib/contract/evaluations';
import { blockUser } from '@/lib/server/blocks/service';
import { acceptInvitation } from '@/lib/server/companies/invitations';
import { db } from '@/lib/server/db/client';
import { makeCompany, makeInvitation } from '@/lib/server/demo/company-factory';
import { makePost } from '@/lib/server/demo/post-factory';
import { deleteEvaluation, listEvaluations, putEvaluation } from '@/lib/server/evaluations/service';
import { newId } from '@/lib/server/ids';
import { getNotifications } from '@/lib/server/notifications/service';
import { restore, suspend } from '@/lib/server/suspensions/service';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { brokenChecks } from '@/tests/setup/payout-facts';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

const confirmed = () => makeMember({ email: `${newId()}@says.example`, email_verified_at: NOW });

let author: Member;
let rater: Member;
let voter: Member;
let post: { type: 'post'; id: string };
let id: string;

cleanWorld(async () => {
  [author, rater, voter] = await Promise.all([makeMember({ role: 'CREATOR' }), confirmed(), confirmed()]);
  post = { type: 'post', id: (await makePost(db(), { authorId: author.id })).id };
  id = (await putEvaluation(rater.ctx, post, { rating: 4, text: 'نافع' }))._id;
});

const send = (route: typeof VOTE, method: string, token: string, body?: object, one = id) =>
  callRoute<Evaluation>(route, { params: { id: one }, token, method, body });
const vote = (by: Member, helpful = true, one = id) => send(VOTE, 'PUT', by.token, { helpful }, one);
const reply = (by: Member, text = 'شكرًا لك') => send(REPLY, 'PUT', by.token, { text });
const listed = (by: Member, sort: 'newest' | 'helpful' = 'newest', limit = 20) =>
  listEvaluations(by.ctx, post, { limit, sort });
const noticesOf = async (to: Member) =>
  (await getNotifications(to.ctx, { limit: 20 })).data.map(({ kind, postId }) => [kind, postId?._id]);

describe('a vote on a rating', () => {
  it.each([
    ['its author', () => rater],
    ['whoever is rated', () => author],
  ])('is refused from %s', async (_, by) => {
    expect((await vote(by())).problem.code).toBe('own_evaluation');
  });

  it('is refused from a member who has confirmed nothing', async () => {
    const stranger = await makeMember({ email: `${newId()}@says.example` });
    expect((await vote(stranger)).problem.code).toBe('contact_unconfirmed');
  });

  it('counts once for each member, is changed, and taken back', async () => {
    expect((await vote(voter)).payload).toMatchObject({ helpful: 1, vote: true });
    expect((await vote(voter)).payload.helpful).toBe(1);
    expect((await vote(voter, false)).payload).toMatchObject({ helpful: 0, vote: false });
    expect((await send(NO_VOTE, 'DELETE', voter.token)).payload).toMatchObject({ helpful: 0, vote: null });
  });

  it('of a suspended member does not count, until the suspension is lifted', async () => {
    await vote(voter);
    const operator = await makeMember({ role: 'ADMIN' });
    const helpful = async () => (await listed(rater)).data[0]?.helpful;
    await suspend(operator.ctx, voter.id, 'حساب وهمي');
    expect(await helpful()).toBe(0);
    // Another vote counts all of them again.
    await vote(await confirmed(), false);
    expect(await helpful()).toBe(0);
    await restore(operator.ctx, voter.id);
    expect(await helpful()).toBe(1);
  });

  it('of a member who gets a share of the sales is gone', async () => {
    const company = await makeCompany(db());
    const work: typeof post = { type: 'post', id: (await makePost(db(), { authorId: company.id })).id };
    const { _id } = await putEvaluation(rater.ctx, work, { rating: 5, text: 'ممتاز' });
    await vote(voter, true, _id);
    const invitation = await makeInvitation(db(), company.id, voter, { shareBps: 100 });
    await acceptInvitation(voter.ctx, invitation);
    const { data } = await listEvaluations(rater.ctx, work, { limit: 20 });
    expect(data).toMatchObject([{ helpful: 0 }]);
    expect((await vote(voter, true, _id)).problem.code).toBe('own_evaluation');
  });

  it('of ten members at the same time is ten', COMMITS, async () => {
    const ten = await Promise.all(Array.from({ length: 10 }, confirmed));
    await Promise.all(ten.map((one) => vote(one)));
    expect((await listed(voter)).data[0]?.helpful).toBe(10);
  });
});

it('ratings sorted by help come in the order of Wilson’s lower bound, page by page', COMMITS, async () => {
  const raters = [rater, await confirmed(), await confirmed()];
  const ids = [id];
  for (const { ctx } of raters.slice(1))
    ids.push((await putEvaluation(ctx, post, { rating: 5, text: '' }))._id);
  const voters = await Promise.all(Array.from({ length: 4 }, confirmed));
  // One of one, three of four, none: many who mostly agree come before one alone.
  await vote(voters[0] as Member, true, ids[0]);
  for (const [i, one] of voters.entries()) await vote(one, i > 0, ids[1]);
  const [first, second] = [await listed(voter, 'helpful', 2), await listed(voter, 'newest', 1)];
  expect(first.data.map(({ _id }) => _id)).toEqual([ids[1], ids[0]]);
  const cursor = first.nextCursor ?? '';
  const rest = await listEvaluations(voter.ctx, post, { limit: 2, sort: 'helpful', cursor });
  expect(rest.data.map(({ _id }) => _id)).toEqual([ids[2]]);
  expect(second.data[0]?._id).toBe(ids[2]);
  const { helpfulness } = await db()
    .selectFrom('evaluations')
    .select('helpfulness')
    .where('id', '=', ids[1] ?? '')
    .executeTakeFirstOrThrow();
  expect(helpfulness).toBeCloseTo(0.3006, 3);
});

describe('a reply to a rating', () => {
  it('is only for whoever is rated; others find nothing', async () => {
    for (const one of [rater, voter]) expect((await reply(one)).status).toBe(404);
    expect((await reply(author, '')).status).toBe(422);
  });

  it('is shown and told to the rater once; a later change of the rating makes it the older one', async () => {
    expect((await reply(author)).payload).toMatchObject({ reply: 'شكرًا لك', replyIsOlder: false });
    await reply(author, 'شكرًا جزيلًا');
    expect(await noticesOf(rater)).toEqual([['evaluation_reply', post.id]]);
    await putEvaluation({ ...rater.ctx, now: fromNow(1000) }, post, { rating: 2, text: '' });
    expect((await listed(voter)).data[0]).toMatchObject({ reply: 'شكرًا جزيلًا', replyIsOlder: true });
    expect((await send(NO_REPLY, 'DELETE', author.token)).payload.reply).toBeNull();
    expect(await noticesOf(rater)).toEqual([]);
  });

  it('is refused between members who are apart', async () => {
    await blockUser(rater.ctx, author.id);
    expect((await reply(author)).status).toBe(404);
  });
});

it('the author is notified about a rating, and the notice goes when it is deleted', async () => {
  expect(await noticesOf(author)).toEqual([['evaluation', post.id]]);
  await deleteEvaluation(rater.ctx, post);
  expect(await noticesOf(author)).toEqual([]);
});

describe('a rating that an operator hides', () => {
  const moderate = (token: string, hidden: boolean) =>
    send(MODERATE, 'PUT', token, { hidden, reason: 'إهانة' });

  it('is seen by its author alone, cannot be shown again by them, and comes back when the operator shows it', async () => {
    const operator = await makeMember({ role: 'ADMIN' });
    expect((await moderate(author.token, true)).status).toBe(403);
    expect((await moderate(operator.token, true)).status).toBe(200);
    expect(await listed(voter)).toMatchObject({ data: [], histogram: [0, 0, 0, 0, 0] });
    expect((await vote(voter)).status).toBe(404);
    await putEvaluation(rater.ctx, post, { rating: 5, text: 'مرة أخرى' });
    await deleteEvaluation(rater.ctx, post);
    expect((await listed(rater)).mine).toMatchObject({ isHidden: true, text: '' });
    expect(await brokenChecks()).toEqual({});
    await moderate(operator.token, false);
    expect((await listed(voter)).histogram).toEqual([0, 0, 0, 0, 1]);
  });
});

it('ratings of a suspended member are neither listed nor counted, until the suspension is lifted', async () => {
  const operator = await makeMember({ role: 'ADMIN' });
  await suspend(operator.ctx, rater.id, 'سبب');
  expect(await listed(voter)).toMatchObject({ data: [], rating: { count: 0 } });
  expect(await brokenChecks()).toEqual({});
  await restore(operator.ctx, rater.id);
  expect(await listed(voter)).toMatchObject({ data: [{ rating: 4 }], rating: { count: 1 } });
  expect(await brokenChecks()).toEqual({});
});

it('a rater who is leaving is not named, and their words are not shown', async () => {
  await db().updateTable('users').set({ status: 'deletion_requested' }).where('id', '=', rater.id).execute();
  const [row] = (await listed(voter)).data;
  expect(row).toMatchObject({ rating: 4, text: '', author: { handle: 'deleted' } });
});
