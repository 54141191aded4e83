import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as TRIAL } from '@/app/api/operator/ledger/route';
import { GET as CHECKS, POST as RUN } from '@/app/api/operator/self-check/route';
import type { SelfCheck } from '@/lib/contract/books';
import { db } from '@/lib/server/db/client';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { newId } from '@/lib/server/ids';
import { jobCtx } from '@/lib/server/jobs/job-ctx';
import { balancesAreSums, currenciesSumToZero } from '@/lib/server/self-check/repo-checks';
import { findClosing } from '@/lib/server/self-check/repo-closing';
import { checkBooks, checkNightly } from '@/lib/server/self-check/service';
import { taskList } from '@/lib/server/serving/jobs/worker';
import { DAY } from '@/lib/shared/time';
import { callRoute } from '@/tests/setup/call-route';
import { NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { lettersTo } from '@/tests/setup/outbox';
import { dropJobs } from '@/tests/setup/run-jobs';
import { buy } from '@/tests/setup/trade';

let operator: Member;
let seller: Member;

beforeAll(async () => {
  operator = await makeMember({ role: 'ADMIN', email: 'operator@books.example' });
  seller = await makeMember({ role: 'CREATOR' });
  for (const price of [1999, 1, 333]) {
    const product = await makeProduct(db(), seller, { price });
    await buy((await makeMember()).token, product);
  }
});
beforeEach(dropJobs);

/** Writes past the triggers, as a bug in the database would. */
async function writePastTriggers(statement: string): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql.raw(statement).execute(trx);
    });
}
const brokenIn = ({ results }: SelfCheck) =>
  results.filter(({ broken }) => broken > 0).map(({ check }) => check);

const now = `timestamptz '${NOW.toISOString()}'`;

describe('the self-check is refused', () => {
  it('to a member who is not an operator', async () => {
    for (const route of [TRIAL, CHECKS, RUN])
      expect((await callRoute(route, { token: seller.token })).problem.code).toBe('forbidden');
  });
});

describe('the self-check', () => {
  it('finds no error after sales, and says how many entries it looked at', async () => {
    const check = await checkBooks(jobCtx());
    expect([check.broken, brokenIn(check)]).toEqual([0, []]);
    const looked = Object.fromEntries(check.results.map(({ check, looked }) => [check, looked]));
    expect(looked).toMatchObject({ journals: 6, currencies: 1, payments: 3, costs: 3 });
    expect(looked.balances).toBeGreaterThan(0);
    expect(await lettersTo('operator@books.example')).toEqual([]);
  });

  it('is known to the job queue by its name', async () => {
    expect(Object.keys(taskList(new Set()))).toContain('selfCheck');
  });

  const account = (kind: string) =>
    `(select id from ledger_accounts where owner_id = '${seller.id}' and kind = '${kind}')`;
  it.each([
    [
      'balances',
      () => `update ledger_accounts set balance = balance + 1 where id = ${account('pending')}`,
      ['balances', 'pending'],
    ],
    [
      'holds',
      () => `update holds set amount = amount - 1 where owner_id = '${seller.id}' and amount > 1`,
      ['pending'],
    ],
    [
      'a posting',
      () => `insert into postings (journal_id, account_id, amount, currency)
        select id, (select id from ledger_accounts where kind = 'fees' and currency = 'USD'), 5, 'USD'
        from journals order by seq limit 1`,
      ['journals', 'currencies'],
    ],
    [
      'a payout without its money',
      () => `insert into payouts (id, user_id, number, amount, currency, status, created_at, updated_at)
        values ('${newId()}', '${seller.id}', 999999, 100, 'USD', 'pending', ${now}, ${now})`,
      ['reserved'],
    ],
    [
      'an order whose total the books do not have',
      () => `update orders set total_amount = total_amount + 1`,
      ['sales'],
    ],
    [
      'a refund that the books do not have',
      () => `with given as (
          insert into refunds (id, payment_id, order_id, amount, currency, reason, status, decided_at, created_at, updated_at)
          select '${newId()}', id, order_id, 1, currency, 'goodwill', 'granted', ${now}, ${now}, ${now} from payments limit 1
          returning id, order_id)
        insert into refund_lines select given.id, l.id, 1 from given join order_lines l on l.order_id = given.order_id limit 1`,
      ['turned'],
    ],
    [
      'a dispute that the books do not have',
      () => `with told as (
          insert into disputes (id, payment_id, order_id, gateway, gateway_ref, amount, currency, opened_at)
          select '${newId()}', id, order_id, gateway, 'dp_1', 1, currency, ${now} from payments limit 1
          returning id, order_id)
        insert into dispute_lines select told.id, l.id, 1 from told join order_lines l on l.order_id = told.order_id limit 1`,
      ['turned'],
    ],
    [
      'an owner with both money and a debt',
      () => `insert into ledger_accounts (id, owner_id, kind, currency, balance) values
        ('${newId()}', '${seller.id}', 'available', 'USD', 5), ('${newId()}', '${seller.id}', 'receivable', 'USD', -3)`,
      ['balances', 'debts'],
    ],
    ['a payment', () => `update payments set status = 'failed'`, ['payments']],
  ])('finds the error in %s and queues a letter', async (_, statement, checks) => {
    const rollback = new Error('as it was');
    // In a transaction that is rolled back, so that the next case begins with correct books.
    const seen = await db()
      .transaction()
      .execute(async (trx) => {
        await sql`set local session_replication_role = replica`.execute(trx);
        await sql.raw(statement()).execute(trx);
        await sql`set local session_replication_role = origin`.execute(trx);
        const check = await checkBooks({ ...jobCtx(), db: trx });
        const { rows } = await sql<{ n: number }>`
          select count(*)::int as n from graphile_worker.jobs where task_identifier = 'writeNoticeLetters'`.execute(
          trx,
        );
        throw Object.assign(rollback, { check, letters: rows[0]?.n });
      })
      .catch((error) => error as typeof rollback & { check: SelfCheck; letters: number });
    expect(seen.check, String(seen)).toBeTruthy();
    expect(brokenIn(seen.check)).toEqual(checks);
    expect(seen.letters).toBeGreaterThan(0);
    const [first] = seen.check.results.filter(({ broken }) => broken > 0);
    expect(first?.cases[0]?.found).not.toBe(first?.cases[0]?.expected);
  });

  it('sends the operator a letter, stays in the console list, and finds nothing once the error is fixed', async () => {
    await writePastTriggers(
      `update holds set amount = amount - 1 where owner_id = '${seller.id}' and amount > 1`,
    );
    const { payload } = await callRoute<SelfCheck>(RUN, { token: operator.token, method: 'POST' });
    expect(payload.broken).toBe(1);
    const [letter] = await lettersTo('operator@books.example');
    expect(letter?.subject).toBe('تنبيه: فحص الدفاتر وجد خللًا');
    expect(letter?.text).toContain('/admin/ledger');
    await writePastTriggers(
      `update holds set amount = amount + 1 where owner_id = '${seller.id}' and amount > 1`,
    );
    expect((await callRoute<SelfCheck>(RUN, { token: operator.token, method: 'POST' })).payload.broken).toBe(
      0,
    );
    const { payload: list } = await callRoute<{ data: SelfCheck[] }>(CHECKS, { token: operator.token });
    expect(list.data.slice(0, 2).map(({ broken }) => broken)).toEqual([0, 1]);
    const audit = await db()
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'self_check.run')
      .orderBy('seq')
      .execute();
    expect(audit.map(({ details }) => details)).toEqual([{ broken: 1 }, { broken: 0 }]);
  });
});

describe('the nightly check', () => {
  const start = NOW.getTime();
  const night = async (number: number) => {
    await checkNightly(jobCtx(new Date(start + number * DAY)));
    const [row] = await db().selectFrom('self_checks').selectAll().orderBy('id', 'desc').limit(1).execute();
    const results = row?.results as unknown as SelfCheck['results'];
    return {
      isWhole: row?.is_whole,
      broken: results.filter(({ broken }) => broken > 0).map(({ check }) => check),
      journals: results.find(({ check }) => check === 'journals')?.looked,
    };
  };
  const sums = async () => (await callRoute(TRIAL, { token: operator.token })).payload;
  /** Changes a posting of the fees, which no other check reads: the first or the last one. */
  const change = (which: 'min' | 'max', by: number) =>
    writePastTriggers(`update postings set amount = amount + ${by} where id = (select ${which}(p.id)
      from postings p join ledger_accounts a on a.id = p.account_id where a.kind = 'fees')`);

  it('reads closed books once a week, and finds there what was changed past the triggers', async () => {
    const before = await sums();
    expect(await night(1)).toEqual({ isWhole: true, broken: [], journals: 6 });
    expect(await night(2)).toEqual({ isWhole: false, broken: [], journals: 0 });
    const product = await makeProduct(db(), seller, { price: 700 });
    expect(await night(3)).toMatchObject({ isWhole: false, journals: 0 });
    expect(await sums()).toEqual(before);

    await buy((await makeMember()).token, product);
    expect(await night(4)).toEqual({ isWhole: false, broken: [], journals: 2 });
    const { rows } = await sql<{ sum: number }>`select sum(amount)::int as sum from postings`.execute(db());
    expect(rows).toEqual([{ sum: 0 }]);

    await change('min', 1);
    expect(await night(5)).toEqual({ isWhole: false, broken: [], journals: 2 });
    expect(await night(8)).toMatchObject({
      isWhole: true,
      broken: expect.arrayContaining(['journals', 'currencies', 'closed']),
      journals: 8,
    });
    // A check by an operator also reads everything: it does not count the error as fixed, and closes nothing.
    expect(
      (await callRoute<SelfCheck>(RUN, { token: operator.token, method: 'POST' })).payload,
    ).toMatchObject({
      isWhole: true,
      broken: 3,
    });
    await change('min', -1);
    expect(await night(9)).toEqual({ isWhole: true, broken: [], journals: 8 });
    expect(await night(10)).toEqual({ isWhole: false, broken: [], journals: 0 });
  });

  it('reads what is wrong again each night until it is fixed', async () => {
    const product = await makeProduct(db(), seller, { price: 900 });
    await buy((await makeMember()).token, product);
    expect(await night(11)).toMatchObject({ broken: [], journals: 2 });
    await change('max', 1);
    for (const number of [12, 13])
      expect(await night(number)).toMatchObject({ broken: expect.arrayContaining(['journals']) });
    await change('max', -1);
    expect(await night(14)).toEqual({ isWhole: true, broken: [], journals: 10 });
    expect((await night(15)).journals).toBe(0);
  });

  it('reads everything when its last check has a time in the future, from a wrong clock', async () => {
    expect(await night(300)).toMatchObject({ isWhole: true });
    const { payload } = await callRoute<SelfCheck>(RUN, { token: operator.token, method: 'POST' });
    expect(payload).toMatchObject({ isWhole: true, broken: 0 });
    expect(await night(300)).toMatchObject({ isWhole: true });
    expect(await night(20)).toMatchObject({ isWhole: true, broken: [] });
    expect(await night(21)).toMatchObject({ isWhole: false, broken: [] });
  });

  it('finds nothing wrong while another check closes the books', async () => {
    const product = await makeProduct(db(), seller, { price: 400 });
    await buy((await makeMember()).token, product);
    await checkBooks(jobCtx(new Date(start + 22 * DAY)));
    const since = await findClosing(db());
    await checkBooks(jobCtx(new Date(start + 23 * DAY)));
    expect((await findClosing(db())).through_seq).toBeGreaterThan(since.through_seq);
    for (const check of [balancesAreSums, currenciesSumToZero])
      expect((await check(db(), since)).broken).toBe(0);
  });

  it('closes the books once, when two checks end at the same moment', async () => {
    const at = new Date(start + 30 * DAY);
    await Promise.all([checkBooks(jobCtx(at)), checkBooks(jobCtx(at))]);
    expect((await checkBooks(jobCtx(at), { isWhole: true })).broken).toBe(0);
  });
});

describe('the trial balance', () => {
  it('sums to zero, and its house accounts come from their postings', async () => {
    const { payload } = await callRoute<{
      currencies: {
        currency: string;
        sum: { amount: number };
        kinds: { kind: string; isHouse: boolean; balance: { amount: number } }[];
      }[];
    }>(TRIAL, { token: operator.token });
    const [usd, ...others] = payload.currencies;
    expect(others).toEqual([]);
    expect(usd?.sum.amount).toBe(0);
    const of = (kind: string) => usd?.kinds.find((each) => each.kind === kind)?.balance.amount;
    const sold = 1999 + 1 + 333 + 700 + 900 + 400;
    expect((of('clearing') ?? 0) + (of('costs') ?? 0)).toBe(-sold);
    expect((of('fees') ?? 0) + (of('pending') ?? 0)).toBe(sold);
  });
});
