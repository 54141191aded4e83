import { beforeAll, describe, expect, it } from 'vitest';
import { POST as CLOSE } from '@/app/api/operator/revenue-share/close/route';
import { GET as MONTHS } from '@/app/api/operator/revenue-share/route';
import { GET as CURRENT } from '@/app/api/revenue-share/current-revenue-share/route';
import { GET as DETAILS } from '@/app/api/revenue-share/details/route';
import { GET as REPORTS } from '@/app/api/revenue-share/user-reports/route';
import type { ClosedMonth, RevenueLine, RevenueReport } from '@/lib/contract/revenue-share';
import { db, recordQueries } from '@/lib/server/db/client';
import { makeCompany, makeMembership } from '@/lib/server/demo/company-factory';
import { ctxOf, guestCtx } from '@/lib/server/demo/people-factory';
import { makePost } from '@/lib/server/demo/post-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { newId } from '@/lib/server/ids';
import { closeMonth } from '@/lib/server/revenue-share/close';
import { getCurrentRevenueShare, getRevenueDetails } from '@/lib/server/revenue-share/service';
import { addMonths, type Month, monthOf, monthSpan } from '@/lib/shared/months';
import { callRoute } from '@/tests/setup/call-route';
import { NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { buyPaid, publishPaid } from '@/tests/setup/paid-posts';
import { act, earnFees, makeActor, onceOver, within } from '@/tests/setup/revenue';
import { buy } from '@/tests/setup/trade';

type Details = { data: RevenueLine[]; nextCursor: string | null; report: RevenueReport };
type Reports = { data: RevenueReport[]; nextCursor: string | null };

const usd = (amount: number) => ({ amount, currency: 'USD' });
const THIS = monthOf(NOW);
/** Three closed months, up to last month. */
const CLOSED = [-3, -2, -1].map((back) => addMonths(THIS, back));
const LAST = CLOSED[2] as Month;

let author: Member;
let stranger: Member;
let actors: Member[];
let posts: { id: string }[];

const details = (member: Member, month: Month, query = {}) =>
  callRoute<Details>(DETAILS, { token: member.token, query: { month, ...query } });

beforeAll(async () => {
  [author, stranger] = [await makeMember(), await makeMember()];
  actors = await Promise.all([1, 2, 3].map(() => makeActor()));
  posts = [];
  for (const month of CLOSED) {
    await earnFees(100_000, within(month));
    const post = await makePost(db(), {
      authorId: author.id,
      text: `نص  طويل\nفي ${month}`,
      at: within(month, 5),
    });
    for (const { id } of actors) await act('share', post.id, id, within(month));
    await act('reaction', post.id, actors[0]?.id ?? '', within(month));
    posts.push(post);
  }
  await closeMonth(onceOver(LAST), LAST, 'clock');
});

describe('a revenue report is refused', () => {
  it('for a guest: 401; for a broken month: 422; for a member who asks as an operator: 403', async () => {
    for (const route of [CURRENT, REPORTS, DETAILS, MONTHS])
      expect((await callRoute(route)).status).toBe(401);
    for (const month of ['2026-13', '2026-1', '', 'x', '٢٠٢٦-١٠'])
      expect((await details(author, month)).status).toBe(422);
    expect((await callRoute(MONTHS, { token: author.token })).status).toBe(403);
    const headers = { 'idempotency-key': newId() };
    const asked = { token: author.token, body: { month: LAST }, headers };
    expect((await callRoute(CLOSE, asked)).status).toBe(403);
  });

  it('for a future month, a month before the first one, and another member’s report: 404', async () => {
    for (const month of [addMonths(THIS, 1), addMonths(THIS, -4), '0001-01'])
      expect((await details(author, month)).status).toBe(404);
    expect((await details(stranger, LAST)).status).toBe(404);
  });

  it('for a broken cursor: 422', async () => {
    const cursor = Buffer.from('["x"]').toString('base64url');
    expect((await callRoute(REPORTS, { token: author.token, query: { cursor } })).status).toBe(422);
  });
});

describe('closed reports', () => {
  it('are listed page by page, newest first, and nobody sees another member’s', async () => {
    const first = await callRoute<Reports>(REPORTS, { token: author.token, query: { limit: 2 } });
    expect(first.payload.data.map(({ month }) => month)).toEqual([LAST, CLOSED[1]]);
    const query = { limit: 2, cursor: first.payload.nextCursor ?? '' };
    const second = await callRoute<Reports>(REPORTS, { token: author.token, query });
    expect(second.payload).toMatchObject({
      data: [{ month: CLOSED[0], amount: usd(30_000) }],
      nextCursor: null,
    });
    expect((await callRoute<Reports>(REPORTS, { token: stranger.token })).payload.data).toEqual([]);
  });

  it('show how they were computed, line by line', async () => {
    const { payload } = await details(author, LAST);
    expect(payload.report).toMatchObject({
      status: 'closed',
      points: 10,
      totalPoints: 10,
      pool: usd(30_000),
      amount: usd(30_000),
      parts: { fees: usd(100_000), owed: usd(0), poolBps: 3000, added: usd(30_000), leftOver: usd(0) },
      rule: { points: { reaction: 1, share: 3 }, mostPerActor: 50, leastStars: 4 },
    });
    const post = { postId: posts[2]?.id, title: `نص طويل في ${LAST}` };
    expect(payload.data).toMatchObject([
      { ...post, source: 'share', count: 3, each: 3, points: 9, counted: 9, amount: usd(27_000) },
      { ...post, source: 'reaction', count: 1, each: 1, points: 1, counted: 1, amount: usd(3000) },
    ]);
  });

  it('give their lines page by page', async () => {
    const first = await details(author, LAST, { limit: 1 });
    const second = await details(author, LAST, { limit: 1, cursor: first.payload.nextCursor ?? '' });
    expect([first, second].map(({ payload }) => payload.data[0]?.source)).toEqual(['share', 'reaction']);
    expect(second.payload.nextCursor).toBeNull();
  });

  it('stay the same bytes after anything is changed or deleted later', async () => {
    const read = async () => {
      const [one, two] = [await details(author, LAST), await callRoute(REPORTS, { token: author.token })];
      return JSON.stringify([one.payload, two.payload]);
    };
    const before = await read();
    const postId = posts[2]?.id ?? '';
    await db()
      .updateTable('posts')
      .set({ text: 'غُيّر', status: 'deleted' })
      .where('id', '=', postId)
      .execute();
    await db().deleteFrom('shares').where('post_id', '=', postId).execute();
    await db().updateTable('users').set({ name: 'غيره' }).where('id', '=', author.id).execute();
    await db()
      .updateTable('users')
      .set({ status: 'deleted' })
      .where(
        'id',
        'in',
        actors.map(({ id }) => id),
      )
      .execute();
    await earnFees(5000, within(LAST, 20));
    await closeMonth(onceOver(LAST), LAST, 'clock');
    expect(await read()).toBe(before);
    await db().updateTable('users').set({ status: 'active' }).where('status', '=', 'deleted').execute();
  });
});

describe('the running month', () => {
  it('shows points and share so far, with the rule in the caller’s language', async () => {
    await earnFees(20_000, NOW);
    const post = await makePost(db(), { authorId: author.id });
    await act('save', post.id, actors[0]?.id ?? '', NOW);
    const { payload } = await callRoute<Awaited<ReturnType<typeof getCurrentRevenueShare>>>(CURRENT, {
      token: author.token,
    });
    const report = {
      month: THIS,
      status: 'open',
      points: 2,
      totalPoints: 2,
      pool: usd(6000),
      amount: usd(6000),
    };
    expect(payload.report).toMatchObject({ ...report, closedAt: null });
    expect(payload.endsAt).toBe(monthSpan(THIS).to.toISOString());
    expect(payload.inWords[0]).toContain("30% of the platform's fees");
    const arabic = await getCurrentRevenueShare(author.ctx);
    expect(arabic.inWords[1]).toContain('التعليق 2');
    const { payload: lines } = await details(author, THIS);
    expect(lines.data).toMatchObject([{ source: 'save', count: 1, counted: 2, amount: usd(6000) }]);
  });

  it('shows the shares of a company’s sales apart from the pool, by company, product and share', async () => {
    const company = await makeCompany(db(), { name: 'دار الحرف' });
    await makeMembership(db(), company.id, stranger, { shareBps: 2500 });
    const guide = await makeProduct(db(), company, { price: 2000, title: 'دليل الخط' });
    for (let sale = 0; sale < 2; sale++) await buy((await makeMember()).token, guide);
    const { payload } = await details(stranger, THIS);
    expect(payload.report).toMatchObject({ points: 0, amount: usd(0), companyAmount: usd(900) });
    expect(payload.data).toEqual([
      expect.objectContaining({
        source: 'company',
        companyId: company.id,
        company: 'دار الحرف',
        productId: guide.id,
        title: 'دليل الخط',
        shareBps: 2500,
        count: 2,
        amount: usd(900),
      }),
    ]);
    expect((await details({ ...stranger, token: author.token }, THIS)).payload.data).toHaveLength(1);
  });

  it('shows a company’s paid posts each on a line of its own, beside its products', async () => {
    const company = await makeCompany(db());
    const member = await makeMember();
    await makeMembership(db(), company.id, member, { shareBps: 2500 });
    const ctx = ctxOf(db(), { id: company.id, role: 'CREATOR' });
    const guide = await makeProduct(db(), company, { price: 2000, title: 'دليل' });
    await buy((await makeMember()).token, guide);
    for (const title of ['درس أول', 'درس ثان'])
      await buyPaid(await makeMember(), (await publishPaid({ ctx }, { title }))._id);
    const { payload } = await details(member, THIS);
    const lines = payload.data.map(({ title, productId, postId, count, amount }) => {
      return [title, productId !== null, postId !== null, count, amount.amount];
    });
    expect(lines.toSorted()).toEqual([
      ['درس أول', false, true, 1, 112],
      ['درس ثان', false, true, 1, 112],
      ['دليل', true, false, 1, 450],
    ]);
  });
});

it('a report needs the same few queries, for any number of lines', async () => {
  const reader = await makeMember();
  const count = () => recordQueries(() => getRevenueDetails(reader.ctx, { month: THIS, limit: 50 }));
  await count();
  const few = await count();
  for (let n = 0; n < 12; n++) {
    const post = await makePost(db(), { authorId: reader.id });
    for (const { id } of actors) await act('reaction', post.id, id, NOW);
  }
  expect(await count()).toHaveLength(few.length);
  expect(few.length).toBeLessThanOrEqual(9);
});

describe('closing a month', () => {
  it('by an operator happens once for each key, and is refused while the month runs', async () => {
    const operator = await makeMember({ role: 'ADMIN' });
    const close = (month: Month, key = newId()) =>
      callRoute<ClosedMonth>(CLOSE, {
        token: operator.token,
        body: { month },
        headers: { 'idempotency-key': key },
      });
    expect((await close(THIS)).problem.code).toBe('month_open');
    expect((await close('2001-01')).status).toBe(404);
    const key = newId();
    // Not the last one: it may not be closed in the first hour after it.
    const month = CLOSED[1] as Month;
    const [one, two] = [await close(month, key), await close(month, key)];
    expect(one.payload).toMatchObject({ month, status: 'closed', points: 10, members: 1 });
    expect(two.payload).toEqual(one.payload);
    expect((await close(CLOSED[0] as Month, key)).problem.code).toBe('idempotency_key_reused');
    const months = await callRoute<{ data: ClosedMonth[]; next: { month: Month; isOver: boolean } }>(MONTHS, {
      token: operator.token,
    });
    expect(months.payload.data.map(({ month }) => month)).toEqual(CLOSED.toReversed());
    expect(months.payload.next).toMatchObject({ month: THIS, isOver: false });
  });

  it('puts a company member’s part into their closed report', async () => {
    const now = new Date(monthSpan(THIS).to.getTime() + 7_200_000);
    await closeMonth(guestCtx(db(), now), THIS, 'clock');
    const report = await getRevenueDetails(ctxOf(db(), stranger, now), { month: THIS, limit: 20 });
    expect(report.report).toMatchObject({ status: 'closed', points: 0, companyAmount: usd(900) });
    expect(report.data).toHaveLength(1);
  });
});
