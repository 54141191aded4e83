import { beforeAll, describe, expect, it } from 'vitest';
import { GET as INCOME } from '@/app/api/finance/income/route';
import { GET as EXPORT } from '@/app/api/finance/ledger/export/route';
import { GET as LEDGER } from '@/app/api/finance/ledger/route';
import type { Payload } from '@/lib/contract/endpoint';
import type { getIncome, LedgerEntry } from '@/lib/contract/ledger';
import { db, recordQueries } from '@/lib/server/db/client';
import { makeCompany, makeMembership } from '@/lib/server/demo/company-factory';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { getIncome as readIncome } from '@/lib/server/finance/income';
import { listLedger } from '@/lib/server/finance/ledger';
import { addMonths, monthOf } from '@/lib/shared/months';
import { asText } from '@/lib/shared/spreadsheet';
import { DAY } from '@/lib/shared/time';
import { callRoute } from '@/tests/setup/call-route';
import { NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { postAlone } from '@/tests/setup/post-journals';
import { buy } from '@/tests/setup/trade';

type Entries = { data: LedgerEntry[]; nextCursor: string | null };

const THIS = monthOf(NOW);
const day = (at: Date) => at.toISOString().slice(0, 10);
const usd = (amount: number) => ({ amount, currency: 'USD' });

let seller: Member;

/** Moves money from outside to one of a member's accounts, or back. */
async function move(to: Member, kind: string, ref: string, account: string, amount: number, at = NOW) {
  const postings = [
    { account: { ownerId: to.id, kind: account }, amount },
    { account: { ownerId: null, kind: amount > 0 ? 'pool' : 'cash' }, amount: -amount },
  ];
  await postAlone(guestCtx(db(), at), { kind, ref, currency: 'USD', postings });
}

const read = (member: Member, query = {}) => callRoute<Entries>(LEDGER, { token: member.token, query });
const kindsOf = async (query: object) => (await read(seller, query)).payload.data.map(({ kind }) => kind);

async function csv(member: Member, query = {}, locale = 'en') {
  const url = `http://localhost:3000/api/x?${new URLSearchParams(query)}`;
  const headers = {
    authorization: `Bearer ${member.token}`,
    'x-locale': locale,
    'x-qeema-address': '127.0.0.1',
  };
  const response = await EXPORT(new Request(url, { headers }), { params: Promise.resolve({}) });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

beforeAll(async () => {
  seller = await makeMember({ role: 'CREATOR' });
  const company = await makeCompany(db(), { name: 'دار الحرف' });
  await makeMembership(db(), company.id, seller, { shareBps: 5000 });
  const buyer = await makeMember({ name: 'منى' });
  await buy(buyer.token, await makeProduct(db(), seller, { price: 1999, title: '=HYPERLINK("x")' }));
  await buy(buyer.token, await makeProduct(db(), company, { price: 2000, title: 'دليل، "الخط"' }));
  await move(seller, 'pool_close', `${addMonths(THIS, -1)}:${seller.id}`, 'available', 700);
});

describe('the finance routes refuse', () => {
  it('a guest with 401, a member who earns nothing with 403, and an unknown kind, day or period with 422', async () => {
    const { token } = await makeMember();
    for (const route of [LEDGER, EXPORT, INCOME]) {
      expect((await callRoute(route)).status).toBe(401);
      expect((await callRoute(route, { token })).status).toBe(403);
    }
    const wrong: Record<string, string>[] = [{ kind: 'fees' }, { from: '2026-02-30' }, { to: 'x' }];
    for (const query of [...wrong, { from: '٢٠٢٦-٠١-٠١' }])
      for (const route of [LEDGER, EXPORT])
        expect((await callRoute(route, { token: seller.token, query })).status).toBe(422);
    const query = { period: 'century' };
    expect((await callRoute(INCOME, { token: seller.token, query })).status).toBe(422);
  });
});

describe('the ledger', () => {
  it('shows sales, shares and the pool as different kinds, each with its product, company or month', async () => {
    const { payload } = await read(seller);
    expect(payload.data).toMatchObject([
      { category: 'pool', reportMonth: addMonths(THIS, -1), amount: usd(700), company: null },
      { category: 'shares', company: { name: 'دار الحرف' }, amount: usd(900), reportMonth: null },
      { category: 'sales', company: null, buyer: 'منى', amount: usd(1800) },
    ]);
    expect(payload.data[1]?.productId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('can be filtered by kind', async () => {
    expect(await kindsOf({ kind: 'sales' })).toEqual(['sale']);
    expect((await read(seller, { kind: 'shares' })).payload.data).toMatchObject([{ amount: usd(900) }]);
    expect(await kindsOf({ kind: 'pool' })).toEqual(['pool_close']);
    for (const kind of ['tips', 'refunds', 'payouts']) expect(await kindsOf({ kind })).toEqual([]);
  });

  it('can be filtered by days in UTC, with the first and the last day included', async () => {
    const member = await makeMember({ role: 'CREATOR' });
    const at = (text: string) => new Date(`2026-03-${text}Z`);
    await move(member, 'pool_close', `a:${member.id}`, 'available', 1, at('09T23:59:59.999'));
    await move(member, 'pool_close', `b:${member.id}`, 'available', 2, at('10T00:00:00.000'));
    await move(member, 'pool_close', `c:${member.id}`, 'available', 3, at('11T23:59:59.999'));
    await move(member, 'pool_close', `d:${member.id}`, 'available', 4, at('12T00:00:00.000'));
    const { payload } = await read(member, { from: '2026-03-10', to: '2026-03-11' });
    expect(payload.data.map(({ amount }) => amount.amount)).toEqual([3, 2]);
  });

  it('can be filtered by the days of a zone, where clocks change too, and refuses an unknown zone', async () => {
    const member = await makeMember({ role: 'CREATOR' });
    const at = (text: string) => new Date(`2026-03-${text}Z`);
    // On 8 March the clocks of New York go from UTC-5 to UTC-4.
    await move(member, 'pool_close', `a:${member.id}`, 'available', 1, at('08T04:59:59.999'));
    await move(member, 'pool_close', `b:${member.id}`, 'available', 2, at('08T05:00:00.000'));
    await move(member, 'pool_close', `c:${member.id}`, 'available', 3, at('09T03:59:59.999'));
    await move(member, 'pool_close', `d:${member.id}`, 'available', 4, at('09T04:00:00.000'));
    const days = { from: '2026-03-08', to: '2026-03-08' };
    const { payload } = await read(member, { ...days, timeZone: 'America/New_York' });
    expect(payload.data.map(({ amount }) => amount.amount)).toEqual([3, 2]);
    expect((await read(member, { ...days, timeZone: 'Mars/Olympus' })).status).toBe(422);
  });

  it('needs the same number of queries with a filter as without', async () => {
    const count = async (query: object) =>
      (await recordQueries(() => listLedger(seller.ctx, { limit: 50, ...query }))).length;
    expect(await count({ kind: 'sales', from: day(NOW) })).toBe(await count({}));
  });
});

describe('the table for spreadsheets', () => {
  it('holds only the filtered entries, begins with a BOM, and never holds a title as a formula', async () => {
    const { response, bytes } = await csv(seller, { kind: 'sales' });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename=qeema-ledger-[\d-]+\.csv$/,
    );
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [head, row, end, ...more] = bytes.subarray(3).toString().split('\r\n');
    expect(head).toBe('Time (UTC),Entry,Title,Buyer or company,To,From,Amount,Price,Fee,Currency,Number');
    expect(row).toMatch(
      /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,Sale,"'=HYPERLINK\(""x""\)",منى,On hold,,18\.00,19\.99,1\.99,USD,\d+$/,
    );
    expect([end, ...more]).toEqual(['']);
  });

  it('is in Arabic for an Arabic reader, and shows money that went out as negative', async () => {
    await move(seller, 'payout_transferred', 'p2', 'available', -150);
    const { bytes } = await csv(seller, {}, 'ar');
    const lines = bytes.subarray(3).toString().trim().split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[1]).toContain('تحويل أُرسل إليك');
    expect(lines[1]).toContain(',-1.50,');
    expect(lines[3]).toContain('"دليل، ""الخط"""');
  });

  it('holds every entry of a long ledger once', async () => {
    const member = await makeMember({ role: 'CREATOR' });
    for (let n = 0; n < 1203; n++) {
      await move(member, 'pool_close', `${n}:${member.id}`, 'available', n + 1);
    }
    const { bytes } = await csv(member);
    const amounts = bytes
      .toString()
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',').at(-5));
    expect(new Set(amounts).size).toBe(1203);
  });

  it.each(['=1', '+1', '-1', '@x', '\tx', ' =1', '＝1', '|x'])(
    'holds %j as text, not as a formula',
    (text) => {
      expect(asText(text)).toBe(`'${text}`);
    },
  );
});

describe('the income over time', () => {
  it('of a month has thirty days, and its totals by kind match what was earned', async () => {
    const { payload } = await callRoute<Payload<typeof getIncome>>(INCOME, {
      token: seller.token,
      query: { period: 'month' },
    });
    expect(payload.step).toBe('day');
    expect(payload.data).toHaveLength(30);
    expect(payload.data.at(-1)?.at).toBe(day(NOW));
    const sums = { sales: usd(1800), shares: usd(900), pool: usd(700), tips: usd(0), refunds: usd(0) };
    expect(payload.totals).toMatchObject(sums);
    expect(payload.data.at(-1)?.sums).toMatchObject(sums);
  });

  it.each([
    ['quarter', 'week'],
    ['year', 'month'],
  ] as const)('of a %s in steps of a %s adds up to its total', async (period, step) => {
    const member = await makeMember({ role: 'CREATOR' });
    const ago = (days: number) => new Date(NOW.getTime() - days * DAY);
    for (const days of [0, 1, 6, 7, 8, 29, 30, 31, 60, 89])
      await move(member, 'pool_close', `${days}:${member.id}`, 'available', days + 1, ago(days));
    const income = await readIncome(member.ctx, period);
    expect(income.step).toBe(step);
    const drawn = income.data.reduce((sum, { sums }) => sum + sums.pool.amount, 0);
    expect([drawn, income.totals.pool.amount]).toEqual([271, 271]);
  });
});
