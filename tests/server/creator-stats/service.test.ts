import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET as EXPORT } from '@/app/api/creator/stats/export/route';
import { GET as STATS } from '@/app/api/creator/stats/route';
import { GET as LEDGER } from '@/app/api/finance/ledger/export/route';
import { type CreatorStats, StatsRange } from '@/lib/contract/creator-stats';
import { getCreatorStats } from '@/lib/server/creator-stats/service';
import { db, recordQueries } from '@/lib/server/db/client';
import { makeCompany, makeMembership } from '@/lib/server/demo/company-factory';
import { ctxOf, guestCtx } from '@/lib/server/demo/people-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { getIncome } from '@/lib/server/finance/income';
import { newId } from '@/lib/server/ids';
import { refundSale } from '@/lib/server/refunds/decide';
import { recordView } from '@/lib/server/views/service';
import { DAY } from '@/lib/shared/time';
import { callRoute } from '@/tests/setup/call-route';
import { NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { postAlone } from '@/tests/setup/post-journals';
import { buyForReal, lineOf, sendGranted } from '@/tests/setup/reversals';
import { buy } from '@/tests/setup/trade';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const ago = (days: number) => new Date(NOW.getTime() - days * DAY);

let visitors = 0;
async function look(productId: string, at = NOW, source: { host?: string } = {}) {
  const headers = {
    'user-agent': 'Mozilla/5.0 Firefox/140',
    'x-qeema-address': `10.${visitors >> 8}.${visitors++ & 255}.1`,
  };
  await recordView(guestCtx(db(), at), new Request('http://x', { headers }), { productId, ...source });
}

async function earn(to: { id: string }, kind: string, amount: number, at: Date) {
  const postings = [
    { account: { ownerId: to.id, kind: 'available' }, amount },
    { account: { ownerId: null, kind: amount > 0 ? 'pool' : 'cash' }, amount: -amount },
  ];
  await postAlone(guestCtx(db(), at), { kind, ref: newId(), currency: 'USD', postings });
}

const read = (member: { token: string }, query = {}) =>
  callRoute<CreatorStats>(STATS, { token: member.token, query });
async function csv(member: Member, query: Record<string, string>, locale = 'en') {
  const { token } = member;
  const url = `http://localhost:3000/api/x?${new URLSearchParams(query)}`;
  const headers = { authorization: `Bearer ${token}`, 'x-locale': locale, 'x-qeema-address': '127.0.0.1' };
  const answer = await EXPORT(new Request(url, { headers }), { params: Promise.resolve({}) });
  return { answer, text: Buffer.from(await answer.arrayBuffer()).toString() };
}

let seller: Member;
let guide: Awaited<ReturnType<typeof makeProduct>>;
let kit: Awaited<ReturnType<typeof makeProduct>>;
beforeAll(async () => {
  seller = await makeMember({ role: 'CREATOR' });
  guide = await makeProduct(db(), seller, { price: 2000, title: '=cmd|calc' });
  kit = await makeProduct(db(), seller, { price: 3000, title: 'عدّة' });
});

describe('creator stats refuse', () => {
  it('a guest with 401, a member with 403, and an unknown range or table with 422', async () => {
    const { token } = await makeMember();
    for (const route of [STATS, EXPORT]) {
      expect((await callRoute(route)).status).toBe(401);
      expect((await callRoute(route, { token })).status).toBe(403);
      for (const range of ['1d', '365', '', '٧'])
        expect((await callRoute(route, { token: seller.token, query: { range } })).status).toBe(422);
    }
    expect((await callRoute(EXPORT, { token: seller.token, query: { table: 'buyers' } })).status).toBe(422);
  });

  it('to show a company’s figures to its members, even administrators: they see only their own', async () => {
    const company = await makeCompany(db());
    const product = await makeProduct(db(), company, { price: 2000 });
    const member = await makeMember({ role: 'CREATOR' });
    await makeMembership(db(), company.id, member, { shareBps: 5000, role: 'administrator' });
    await look(product.id);
    await buy((await makeMember()).token, product);
    const { payload } = await read(member);
    expect(payload).toMatchObject({ views: { now: 0 }, buyers: { now: 0 }, products: [], sources: [] });
    // The member's share of it, as in /finance.
    expect(payload.income).toEqual([{ now: usd(900), before: usd(0) }]);
    const own = await getCreatorStats(ctxOf(db(), { id: company.id, role: 'CREATOR' }), '30d');
    expect(own).toMatchObject({ views: { now: 1 }, buyers: { now: 1 }, income: [{ now: usd(900) }] });
  });
});

describe('the figures', () => {
  it('of a creator without sales or views are zero for every day', async () => {
    const { payload } = await read(await makeMember({ role: 'CREATOR' }), { range: '7d' });
    expect(payload.data).toHaveLength(7);
    expect(payload.data.every(({ income, views }) => income[0]?.amount === 0 && views === 0)).toBe(true);
    expect(payload).toMatchObject({ income: [{ now: usd(0) }], sources: [], products: [], step: 'day' });
  });

  it('count views, visitors, buyers, income, sources and products, now and in the range before', async () => {
    for (const days of [0, 0, 0, 5, 40, 40]) await look(guide.id, ago(days), { host: 'www.google.com' });
    await look(kit.id, ago(1));
    const buyer = await makeMember();
    await buy(buyer.token, guide);
    await buy(buyer.token, kit);
    const { payload } = await read(seller);
    expect(payload).toMatchObject({
      income: [{ now: usd(4500), before: usd(0) }],
      views: { now: 5, before: 2 },
      visitors: { now: 5, before: 2 },
      // a buyer who buys two products on one day is one buyer
      buyers: { now: 1, before: 0 },
      sources: [
        { source: 'search', host: 'google.com', visitors: 4 },
        { source: 'direct', host: null, visitors: 1 },
      ],
      products: [
        { _id: kit.id, title: 'عدّة', views: 1, buyers: 1, income: [usd(2700)], status: 'published' },
        { _id: guide.id, views: 4, buyers: 1, income: [usd(1800)] },
      ],
    });
    expect(payload.data.at(-1)).toMatchObject({ views: 3, visitors: 3, buyers: 1, income: [usd(4500)] });
    expect(payload.products[1]?.trend).toHaveLength(30);
    expect(payload.products[1]?.trend.slice(-6)).toEqual([1, 0, 0, 0, 0, 3]);
  });

  it('lose the income of a refunded sale, and keep its buyer and its view', async () => {
    const product = await makeProduct(db(), seller, { price: 1000 });
    const before = (await read(seller)).payload;
    const order = await buyForReal((await makeMember()).token, product);
    await look(product.id);
    expect((await read(seller)).payload.income[0]?.now.amount).toBe(
      (before.income[0]?.now.amount ?? 0) + 900,
    );
    await refund(seller, order, 1000);
    const { payload } = await read(seller);
    expect(payload.income).toEqual(before.income);
    expect(payload.products.find(({ _id }) => _id === product.id)).toMatchObject({
      buyers: 1,
      views: 1,
      income: [usd(0)],
    });
  });

  it('of a whole range equal the sums of its days or months', async () => {
    for (const range of StatsRange.options) {
      const stats = await getCreatorStats(seller.ctx, range);
      const sum = (pick: (row: CreatorStats['data'][number]) => number) =>
        stats.data.reduce((total, row) => total + pick(row), 0);
      expect(sum(({ views }) => views)).toBe(stats.views.now);
      expect(sum(({ visitors }) => visitors)).toBe(stats.visitors.now);
      expect(sum(({ buyers }) => buyers)).toBe(stats.buyers.now);
      expect(sum(({ income }) => income[0]?.amount ?? 0)).toBe(stats.income[0]?.now.amount);
      expect(stats.sources.reduce((total, row) => total + row.visitors, 0)).toBe(stats.visitors.now);
    }
  });
});

describe('the income', () => {
  const KINDS = ['sales', 'tips', 'shares', 'pool', 'refunds'] as const;

  it('of a range equals the chart and the ledger of /finance, to the cent', async () => {
    const member = await makeMember({ role: 'CREATOR' });
    const company = await makeCompany(db());
    await makeMembership(db(), company.id, member, { shareBps: 2500 });
    await buy((await makeMember()).token, await makeProduct(db(), member, { price: 1999 }));
    await buy((await makeMember()).token, await makeProduct(db(), company, { price: 3333 }));
    const order = await buyForReal(
      (await makeMember()).token,
      await makeProduct(db(), member, { price: 1501 }),
    );
    await refund(member, order, 700);
    for (const days of [0, 1, 6, 7, 29, 30, 31, 59, 60, 89, 90, 200, 340, 360, 400, 700])
      await earn(member, 'pool_close', 100 + days, ago(days));
    // Money that is paid out was earned before, so the payout does not reduce the income.
    await earn(member, 'payout', -500, NOW);
    const finance = await getIncome({ ...member.ctx, now: NOW }, 'month');
    const stats = await getCreatorStats({ ...member.ctx, now: NOW }, '30d');
    expect(stats.income[0]?.now.amount).toBe(
      KINDS.reduce((sum, kind) => sum + finance.totals[kind].amount, 0),
    );
    expect(stats.data.map(({ at, income }) => [at, income[0]?.amount])).toEqual(
      finance.data.map(({ at, sums }) => [at, KINDS.reduce((sum, kind) => sum + sums[kind].amount, 0)]),
    );
    for (const range of StatsRange.options) {
      const { income, from, to, before } = await getCreatorStats({ ...member.ctx, now: NOW }, range);
      expect([range, income[0]?.now.amount]).toEqual([range, await ledgerSum(member, from, to)]);
      expect([range, income[0]?.before.amount]).toEqual([
        range,
        await ledgerSum(member, before.from, before.to),
      ]);
    }
  });

  /** The sum of the days in the ledger's own file, without payouts and moves between accounts. */
  async function ledgerSum(member: Member, from: string, to: string): Promise<number> {
    let sum = 0;
    for (const kind of KINDS) {
      const url = `http://localhost:3000/api/x?${new URLSearchParams({ kind, from, to })}`;
      const headers = {
        authorization: `Bearer ${member.token}`,
        'x-locale': 'en',
        'x-qeema-address': '127.0.0.1',
      };
      const answer = await LEDGER(new Request(url, { headers }), { params: Promise.resolve({}) });
      const rows = (await answer.text()).trim().split('\r\n').slice(1);
      for (const row of rows) sum += Math.round(Number(row.split(',').at(-5)) * 100);
    }
    return sum;
  }
});

describe('the tables for spreadsheets', () => {
  it('hold the figures of the screen, begin with a BOM, and never hold a title as a formula', async () => {
    const { answer, text } = await csv(seller, { table: 'products' });
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(text.startsWith('\uFEFFProduct,Views,Buyers,Conversion %,Income (USD),Number\r\n')).toBe(true);
    expect(text).toContain(`'=cmd|calc,4,1,25.00,18.00,${guide.id}\r\n`);
    expect(text).toContain('عدّة,1,1,100.00,27.00,');
  });

  it('are in Arabic for an Arabic reader, with one row for each day or month', async () => {
    const days = (await csv(seller, { range: '7d' }, 'ar')).text.trim().split('\r\n');
    expect(days[0]).toBe('اليوم (UTC),المشاهدات,الزوّار,المشترون,نسبة الشراء %,الدخل (USD)');
    expect(days).toHaveLength(8);
    const months = (await csv(seller, { range: '12m' })).text.trim().split('\r\n');
    expect(months).toHaveLength(13);
    expect(months.at(-1)).toMatch(new RegExp(`^${NOW.toISOString().slice(0, 7)},`));
    const sources = (await csv(seller, { table: 'sources' }, 'ar')).text;
    expect(sources).toContain('محرّك بحث,google.com,4\r\n');
  });
});

describe('a large store', () => {
  it('needs as many queries as a small one, and its views are summed over an index', async () => {
    const small = await makeMember({ role: 'CREATOR' });
    const count = async (member: Member, range: StatsRange) =>
      (await recordQueries(() => getCreatorStats(member.ctx, range))).length;
    const few = await count(seller, '7d');
    expect(few).toBeLessThanOrEqual(9);
    const big = await makeMember({ role: 'CREATOR' });
    const product = await makeProduct(db(), big);
    for (const [days, kind, id] of [
      [700, 'shop', null],
      [700, 'product', product.id],
    ] as const)
      await sql`insert into view_counts (owner_id, kind, day, product_id, source, host, views)
        select ${big.id}::uuid, ${kind}, ${NOW}::date - d, ${id}::uuid, 'direct', '', 3
        from generate_series(0, ${days}::int) d`.execute(db());
    for (const range of StatsRange.options) expect(await count(big, range)).toBe(few);
    expect(await count(small, '12m')).toBeLessThanOrEqual(few);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select sum(views) from view_counts
      where owner_id = ${big.id} and kind = 'shop' and day >= ${NOW}::date - 30`.execute(db());
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Index');
  });
});

/** The seller refunds a sale. */
async function refund(of: Member, orderId: string, amount: number): Promise<void> {
  await refundSale(of.ctx, await lineOf(orderId), { amount, answer: '' }, newId(), { asOperator: false });
  await sendGranted();
}
