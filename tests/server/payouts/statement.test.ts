import { PDFDocument } from 'pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET as STATEMENT } from '@/app/api/finance/payouts/[id]/statement/route';
import { db } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import { ctxOf, guestCtx } from '@/lib/server/demo/people-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { newId } from '@/lib/server/ids';
import { releaseHolds } from '@/lib/server/payments/release';
import { openPayout } from '@/lib/server/payouts/open';
import { failPayout, startPayout, transferPayout } from '@/lib/server/payouts/operator';
import { statementOf } from '@/lib/server/payouts/statement';
import { drawStatement } from '@/lib/server/payouts/statement-pdf';
import { stripBidiMarks } from '@/lib/shared/arabic';
import { DAY } from '@/lib/shared/time';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember, NO_ID } from '@/tests/setup/make-member';
import { balancesOf, giveBalance, giveMethod } from '@/tests/setup/payouts';
import { buy } from '@/tests/setup/trade';

let sara: Member;
let admin: Member;
let first: string;
let second: string;

async function payout(amount: number): Promise<string> {
  const id = newId();
  await inTransaction(ctxOf(db(), sara), (ctx) =>
    openPayout(ctx, { id, userId: sara.id, amount, currency: 'USD' }),
  );
  return id;
}

beforeAll(async () => {
  sara = await makeMember({ role: 'CREATOR' });
  admin = await makeMember({ role: 'ADMIN' });
  await giveMethod(sara.id);
  const guide = await makeProduct(db(), sara, { price: 9_900, title: 'دليل الهوية (2026) Brand Guide' });
  const course = await makeProduct(db(), sara, { price: 4_999, title: 'دورة الخط' });
  for (const product of [guide, guide, course]) await buy((await makeMember()).token, product);
  await releaseHolds(guestCtx(db(), fromNow(8 * DAY)));
  first = await payout(6_000);
  await startPayout(admin.ctx, first);
  await transferPayout(admin.ctx, first, 'TRX-20914', newId());
  await buy((await makeMember()).token, course);
  await releaseHolds(guestCtx(db(), fromNow(8 * DAY)));
  const failed = await payout(7_000);
  await failPayout(admin.ctx, failed, { reason: 'bank_unavailable', note: '' }, newId());
  second = await payout(8_000);
});

/** The ledger's postings to the available balance, up to a payout and including it. */
async function postingsUpTo(payoutId: string) {
  const rows = await db()
    .selectFrom('postings')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'postings.account_id')
    .innerJoin('journals', 'journals.id', 'postings.journal_id')
    .select(['postings.amount', 'journals.kind', 'journals.ref'])
    .where('ledger_accounts.owner_id', '=', sara.id)
    .where('ledger_accounts.kind', '=', 'available')
    .orderBy('postings.id')
    .execute();
  return rows.slice(0, rows.findIndex(({ kind, ref }) => kind === 'payout' && ref === payoutId) + 1);
}
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const fetchPdf = async (id: string, token: string, lang: string) => {
  const headers = { authorization: `Bearer ${token}`, 'x-qeema-address': '127.0.0.1' };
  const request = new Request(`http://localhost:3000/api/under-test?lang=${lang}`, { headers });
  return STATEMENT(request, { params: Promise.resolve({ id }) });
};

describe('a statement is refused', () => {
  it('for a guest: 401; for another member’s or a missing payout: 404; for another language: 422', async () => {
    expect((await callRoute(STATEMENT, { params: { id: first } })).status).toBe(401);
    for (const id of [first, NO_ID])
      expect((await callRoute(STATEMENT, { token: admin.token, params: { id } })).status).toBe(404);
    const query = { lang: 'fr' };
    expect((await callRoute(STATEMENT, { token: sara.token, params: { id: first }, query })).status).toBe(
      422,
    );
  });
});

describe('a statement', () => {
  it('shows the lines of the ledger', async () => {
    const { lines, total, facts } = await statementOf(sara.ctx, first, 'ar');
    expect(lines.map(({ item, count, minor }) => [stripBidiMarks(item), count, minor])).toEqual([
      ['رصيد مُرحَّل من الكشف السابق', '', 0],
      ['مبيعات: دليل الهوية (2026) Brand Guide', '2', 17_820],
      ['مبيعات: دورة الخط', '1', 4_500],
      ['هذه الدفعة', '', -6_000],
      ['المتبقي من المتاح بعدها', '', 16_320],
    ]);
    expect(total.minor).toBe(6_000);
    expect(facts.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['سارة العتيبي', 'TRX-20914', 'تم تحويل الدفعة']),
    );
    expect(JSON.stringify(facts)).not.toContain('60801016');
  });

  it('names its days in both calendars for those who read Hijri dates, and always in the Gregorian one', async () => {
    const dateOf = async () => (await statementOf(sara.ctx, first, 'ar')).facts[1]?.value;
    const year = String(NOW.getUTCFullYear());
    expect(await dateOf()).toMatch(new RegExp(`^\\d+ \\S+ ${year}$`));
    const turn = (calendar: string) =>
      db().updateTable('users').set({ calendar }).where('id', '=', sara.id).execute();
    await turn('islamic-umalqura');
    expect(await dateOf()).toMatch(new RegExp(`هـ \\(\\d+ \\S+ ${year}\\)$`));
    await turn('gregory');
  });

  it.each(['ar', 'en'] as const)(
    'adds up to the postings to the cent, and the next one continues from there (%s)',
    async (locale) => {
      let before = 0;
      for (const id of [first, second]) {
        const { lines, total } = await statementOf(sara.ctx, id, locale);
        const amounts = lines.map(({ minor }) => minor);
        const closing = amounts.pop() ?? Number.NaN;
        expect(sum(amounts)).toBe(closing);
        expect(sum((await postingsUpTo(id)).map(({ amount }) => amount))).toBe(closing);
        expect(-(amounts.at(-1) ?? 0)).toBe(total.minor);
        if (id === first) before = closing;
      }
      // The payout between them failed and was given back: the second statement begins when that one was asked for.
      const [opening] = (await statementOf(sara.ctx, second, locale)).lines;
      expect(opening?.minor).toBe(before + 4_500 - 7_000);
      expect((await balancesOf(sara.id)).available).toBe(16_320 + 4_500 - 8_000);
    },
  );

  it('stays the same when money comes in later', async () => {
    const before = await statementOf(sara.ctx, first, 'ar');
    await giveBalance(sara.id, 100);
    expect(JSON.stringify(await statementOf(sara.ctx, first, 'ar'))).toBe(JSON.stringify(before));
  });

  it.each(['ar', 'en'] as const)('is a PDF of one page that holds its font (%s)', async (lang) => {
    const answer = await fetchPdf(first, sara.token, lang);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const paper = await PDFDocument.load(bytes);
    expect(paper.getPageCount()).toBe(1);
    const held = paper.context
      .enumerateIndirectObjects()
      .filter(([, each]) => /\/FontFile[23]/.test(`${each}`));
    expect(held).not.toEqual([]);
  });

  it('with many lines goes over several pages', async () => {
    const statement = await statementOf(sara.ctx, first, 'ar');
    const [line] = statement.lines;
    const long = { ...line, item: 'منتج طويل الاسم '.repeat(20), count: '1', amount: '$1.00', minor: 100 };
    const bytes = await drawStatement({ ...statement, lines: Array.from({ length: 40 }, () => long) });
    expect((await PDFDocument.load(bytes)).getPageCount()).toBe(2);
  });
});
