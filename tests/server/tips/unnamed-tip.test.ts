import { describe, expect, it } from 'vitest';
import { GET as EXPORT } from '@/app/api/finance/ledger/export/route';
import { GET as LEDGER } from '@/app/api/finance/ledger/route';
import { GET as REFUNDS } from '@/app/api/finance/refunds/route';
import { GET as NOTIFICATIONS } from '@/app/api/notifications/route';
import { GET as POSTS } from '@/app/api/posts/[id]/route';
import { GET as POST } from '@/app/api/posts/post/[id]/route';
import { GET as SALE } from '@/app/api/sales/[id]/route';
import { GET as RECEIVED } from '@/app/api/tips/received/route';
import { GET as WORDS } from '@/app/api/users/[id]/tips/route';
import type { PostView } from '@/lib/contract/posts';
import { blockUser } from '@/lib/server/blocks/service';
import { db, recordQueries } from '@/lib/server/db/client';
import { makeMembership } from '@/lib/server/demo/company-factory';
import { makePost } from '@/lib/server/demo/post-factory';
import { newId } from '@/lib/server/ids';
import { copiedTables } from '@/lib/server/personal-data/registry';
import { getPost } from '@/lib/server/posts/views';
import { refundSale } from '@/lib/server/refunds/decide';
import { judgeWord } from '@/lib/server/tip-review/service';
import { changeTip } from '@/lib/server/tips/service';
import { listWaitingTips } from '@/lib/server/tips/waiting-tips';
import { callRoute } from '@/tests/setup/call-route';
import { NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { lettersTo } from '@/tests/setup/outbox';
import { dropJobs } from '@/tests/setup/run-jobs';
import { makePayer, payTip, tipOf } from '@/tests/setup/tips';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

const NAME = 'جمانة الخفية';

let author: Member;
let payer: Member;

cleanWorld(async () => {
  await dropJobs();
  const email = `author${newId()}@tips.example`;
  author = await makeMember({ role: 'CREATOR', email, email_verified_at: NOW });
  payer = await makePayer({ name: NAME, email: `payer${newId()}@tips.example`, gender: 'female' });
});

const give = (namedTo: 'all' | 'author' | 'nobody', word = 'كلمة شكر') =>
  payTip(payer, { authorId: author.id }, tipOf(500, { namedTo, word }));

/** All that the author can read about a tip. */
async function readByAuthor(id: string): Promise<string> {
  const asked = { token: author.token };
  const csv = await EXPORT(
    new Request('http://localhost/api/finance/ledger/export', {
      headers: { authorization: `Bearer ${author.token}`, version: '2', 'x-qeema-address': '127.0.0.1' },
    }),
    { params: Promise.resolve({}) },
  );
  const answers = [
    await callRoute(LEDGER, asked),
    await callRoute(NOTIFICATIONS, asked),
    await callRoute(REFUNDS, { ...asked, query: { of: 'all' } }),
    await callRoute(RECEIVED, asked),
    await callRoute(SALE, { ...asked, params: { id } }),
    await callRoute(WORDS, { ...asked, params: { id: author.id } }),
  ].map(({ status, payload }) => [status, payload]);
  const letters = await lettersTo(author.email ?? '');
  const { rows } = await copyOf(author.id);
  return JSON.stringify([answers, await csv.text(), letters, rows]);
}

/** The rows that a member gets a copy of, of the tables that tips touch. */
async function copyOf(me: string) {
  const { sql } = await import('kysely');
  const tables = [...copiedTables()].filter(([name]) =>
    ['tips', 'order_lines', 'notifications'].includes(name),
  );
  const parts = tables.map(([name, { mine, without = [] }]) => {
    const rest = sql.join([...without].map((column) => sql.lit(column)));
    const left = without.length > 0 ? sql`to_jsonb(t) - array[${rest}]` : sql`to_jsonb(t)`;
    return sql`select ${left} as row from ${sql.table(name)} t, (select ${me}::uuid as me) as viewer where ${sql.raw(mine)}`;
  });
  return sql`${sql.join(parts, sql` union all `)}`.execute(db());
}

describe('a tip without a name', () => {
  it('has none beside another tip of the same payer, who is named there', async () => {
    for (const namedTo of ['nobody', 'author'] as const) await give(namedTo);
    const { payload } = await callRoute<{ data: { from: { name: string } | null }[] }>(RECEIVED, {
      token: author.token,
    });
    expect(payload.data.map(({ from }) => from?.name ?? null)).toEqual([NAME, null]);
  });

  it(
    'names its payer in nothing that its author reads: sales, ledger, CSV, refunds, notices, letters, copies',
    COMMITS,
    async () => {
      const { id } = await give('nobody');
      await changeTip(author.ctx, id, { isThanked: true, isShown: true });
      await refundSale(author.ctx, id, { amount: 200, answer: '' }, newId(), { asOperator: false });
      const read = await readByAuthor(id);
      expect(read).toContain('كلمة شكر');
      for (const secret of [NAME, payer.id, payer.handle, payer.email]) expect(read).not.toContain(secret);
    },
  );

  it('names its payer to operators', async () => {
    const operator = await makeMember({ role: 'ADMIN' });
    const { id } = await give('nobody');
    await changeTip(author.ctx, id, { isReported: true });
    const { data } = await listWaitingTips(operator.ctx, { limit: 50 });
    expect(data.find(({ _id }) => _id === id)).toMatchObject({ payer: { name: NAME }, isReported: true });
  });

  it('is thanked for all the same', async () => {
    const { id } = await give('nobody');
    for (const _ of [1, 2]) await changeTip(author.ctx, id, { isThanked: true });
    const { payload } = await callRoute<{ data: { kind: string }[] }>(NOTIFICATIONS, { token: payer.token });
    expect(payload.data.filter(({ kind }) => kind === 'tip_thanks')).toHaveLength(1);
  });
});

it('a tip with a name says who gave it, to thank him or her', COMMITS, async () => {
  const { id } = await give('author');
  const read = await readByAuthor(id);
  expect(read.split(NAME).length).toBeGreaterThan(3);
  const { payload } = await callRoute<{ data: object[] }>(RECEIVED, { token: author.token });
  expect(payload.data[0]).toMatchObject({ from: { name: NAME, gender: 'female' }, net: { amount: 455 } });
});

it('a tip to a company names its payer to the company, and not to members with a share', async () => {
  const company = await makeMember({ role: 'CREATOR', account_type: 'COMPANY' });
  const member = await makeMember();
  await makeMembership(db(), company.id, member, { shareBps: 4_000 });
  await payTip(payer, { authorId: company.id }, tipOf(1_000, { namedTo: 'author' }));
  const read = async ({ token }: Member) => JSON.stringify((await callRoute(LEDGER, { token })).payload);
  expect(await read(company)).toContain(NAME);
  expect(await read(member)).not.toContain(NAME);
});

describe('a word', () => {
  const words = async (token?: string) => {
    const asked = { params: { id: author.id }, ...(token ? { token } : {}) };
    return (await callRoute<{ data: { word: string; from: { name: string } | null }[] }>(WORDS, asked))
      .payload.data;
  };

  it('is seen by nobody else until its author shows it, and named as its payer chose', async () => {
    const [open, quiet] = [await give('all', 'للجميع'), await give('author', 'لك وحدك')];
    expect(await words()).toEqual([]);
    for (const { id } of [open, quiet]) await changeTip(author.ctx, id, { isShown: true });
    const shown = (await words()).map(({ word, from }) => [word, from?.name ?? null]);
    expect(shown).toEqual([
      ['لك وحدك', null],
      ['للجميع', NAME],
    ]);
    await changeTip(author.ctx, open.id, { isShown: false });
    expect(await words()).toHaveLength(1);
  });

  it('stands on the post that it was given for, and nowhere else among posts', async () => {
    const [post, other] = [
      await makePost(db(), { authorId: author.id }),
      await makePost(db(), { authorId: author.id }),
    ];
    const onPost = async (id: string, token?: string) =>
      (await callRoute<PostView>(POST, { params: { id }, ...(token ? { token } : {}) })).payload.tipWords;
    const named = await payTip(payer, { postId: post.id }, tipOf(500, { namedTo: 'all', word: 'علنًا' }));
    const quiet = await payTip(payer, { postId: post.id }, tipOf(500, { namedTo: 'nobody', word: 'سرًا' }));
    expect(await onPost(post.id)).toEqual([]);
    for (const { id } of [named, quiet]) await changeTip(author.ctx, id, { isShown: true });
    expect((await onPost(post.id)).map(({ word, from }) => [word, from?.name ?? null])).toEqual([
      ['سرًا', null],
      ['علنًا', NAME],
    ]);
    expect(await onPost(other.id)).toEqual([]);
    // They come with the post: its page needs no query more.
    expect(await recordQueries(() => getPost(author.ctx, post.id))).toHaveLength(1);
    const { payload } = await callRoute<{ data: PostView[] }>(POSTS, { params: { id: author.id } });
    expect(payload.data.map(({ tipWords }) => tipWords)).toEqual([[], []]);
    const stranger = await makeMember();
    await blockUser(payer.ctx, stranger.id);
    expect(await onPost(post.id, stranger.token)).toEqual([]);
    await changeTip(author.ctx, named.id, { isReported: true });
    expect((await onPost(post.id)).map(({ word }) => word)).toEqual(['سرًا']);
  });

  it('is not shown to people its payer has blocked', async () => {
    const stranger = await makeMember();
    await changeTip(author.ctx, (await give('all')).id, { isShown: true });
    await blockUser(payer.ctx, stranger.id);
    expect([await words(), await words(stranger.token)].map(({ length }) => length)).toEqual([1, 0]);
  });

  it('that was reported is hidden, and deleted or kept by an operator once', async () => {
    const operator = await makeMember({ role: 'ADMIN' });
    const { id } = await give('all');
    await changeTip(author.ctx, id, { isShown: true });
    await changeTip(author.ctx, id, { isReported: true });
    expect(await words()).toEqual([]);
    await expect(changeTip(author.ctx, id, { isShown: true })).rejects.toMatchObject({ code: 'conflict' });
    await judgeWord(operator.ctx, id, false);
    await expect(judgeWord(operator.ctx, id, true)).rejects.toMatchObject({ code: 'conflict' });
    const tip = db().selectFrom('tips').select('word').where('order_line_id', '=', id);
    expect(await tip.executeTakeFirst()).toEqual({ word: '' });
  });
});
