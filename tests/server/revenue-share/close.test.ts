import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { makePost } from '@/lib/server/demo/post-factory';
import { closeDueMonths, closeMonth, nextMonth as nextOf } from '@/lib/server/revenue-share/close';
import { findReport } from '@/lib/server/revenue-share/repo';
import { addMonths, type Month, monthSpan } from '@/lib/shared/months';
import { HOUR } from '@/lib/shared/time';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { postAlone } from '@/tests/setup/post-journals';
import { act, earnFees, makeActor, monthsFrom, onceOver, within } from '@/tests/setup/revenue';

const nextMonth = monthsFrom('2020-01');

/**
 * A month with fees in which members got points: `shares` has, for each member, how many others shared a post of
 * theirs.
 */
async function monthWith(
  fees: number,
  shares: readonly number[],
): Promise<{ month: Month; authors: Member[] }> {
  const month = nextMonth();
  if (fees !== 0) await earnFees(fees, within(month));
  const authors = await Promise.all(shares.map(() => makeMember()));
  for (const [index, author] of authors.entries()) {
    const post = await makePost(db(), { authorId: author.id, at: within(month) });
    for (let n = 0; n < (shares[index] ?? 0); n++)
      await act('share', post.id, (await makeActor()).id, within(month));
  }
  return { month, authors };
}

const close = (month: Month) => closeMonth(onceOver(month), month, 'clock');
const amountsOf = (month: Month, authors: readonly Member[]) =>
  Promise.all(authors.map(async ({ id }) => (await findReport(db(), id, month))?.amount));

const balance = async (ownerId: string, kind: string) =>
  (
    await db()
      .selectFrom('ledger_accounts')
      .select('balance')
      .where('owner_id', '=', ownerId)
      .where('kind', '=', kind)
      .executeTakeFirst()
  )?.balance ?? 0;

const postedOf = (month: Month) =>
  db()
    .selectFrom('postings')
    .innerJoin('journals', 'journals.id', 'postings.journal_id')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'postings.account_id')
    .select(['journals.ref', 'ledger_accounts.owner_id', 'ledger_accounts.kind', 'postings.amount'])
    .where('journals.kind', '=', 'pool_close')
    .where((eb) => eb.or([eb('journals.ref', '=', month), eb('journals.ref', 'like', `${month}:%`)]))
    .execute();

describe('closing a month is refused', () => {
  it('while the month runs and for an hour after its end', async () => {
    const month = nextMonth();
    await earnFees(1, within(month));
    const { to } = monthSpan(month);
    for (const now of [within(month), to, new Date(to.getTime() + 3_599_999)])
      await expect(closeMonth(guestCtx(db(), now), month, 'clock')).rejects.toMatchObject({
        code: 'month_open',
      });
    await closeMonth(guestCtx(db(), new Date(to.getTime() + HOUR)), month, 'clock');
  });

  it('for a month before anything could be shared', async () => {
    await expect(closeMonth(guestCtx(db()), '2019-12', 'clock')).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the pool', () => {
  it('is 30 % of the fees of the month minus the part that refunds gave back, to the cent', async () => {
    const { month, authors } = await monthWith(1000, [1, 1, 1]);
    await earnFees(-333, within(month, 20));
    // 667 of fees: 200.1, rounded down to 200; three equal shares, and the first in the fixed order gets the extra cent
    const closed = await close(month);
    expect(closed).toMatchObject({ fees: 667, owed: 0, added: 200, pool: 200, points: 9, members: 3 });
    expect((await amountsOf(month, authors)).toSorted()).toEqual([66, 67, 67]);
  });

  it('counts a fee in the month of its time in UTC', async () => {
    const { month } = await monthWith(0, [1]);
    const { from, to } = monthSpan(month);
    await earnFees(1000, from);
    await earnFees(100, new Date(to.getTime() - 1));
    await earnFees(10_000, to);
    expect(await close(month)).toMatchObject({ fees: 1100 });
    expect(await close(nextMonth())).toMatchObject({ fees: 10_000 });
  });

  it('takes from the next months what refunds gave back above the fees of this month', async () => {
    const { month: first } = await monthWith(-500, [1]);
    const { month: second } = await monthWith(200, [1]);
    const { month: third } = await monthWith(1300, [1]);
    await close(third);
    const rows = await db()
      .selectFrom('revenue_months')
      .select(['fees', 'owed', 'pool'])
      .where('month', 'in', [first, second, third])
      .orderBy('month')
      .execute();
    // The month before this test left money in the pool, because nobody had points.
    expect(rows[0]?.fees).toBe(-500);
    expect(rows[1]).toMatchObject({ fees: 200, owed: -500, pool: 0 });
    expect(rows[2]).toMatchObject({ fees: 1300, owed: -300, pool: 300 });
  });

  it('stays for the next month when nobody has points', async () => {
    const { month: empty } = await monthWith(1000, []);
    expect(await close(empty)).toMatchObject({ pool: 300, points: 0, members: 0 });
    const { month, authors } = await monthWith(100, [2]);
    expect(await close(month)).toMatchObject({ added: 30, left_over: 300, pool: 330 });
    expect(await amountsOf(month, authors)).toEqual([330]);
  });
});

describe('closing a month', () => {
  it('posts the fees to the pool and the pool to members, and reports what it posted', async () => {
    const { month, authors } = await monthWith(100_000, [3, 2, 5]);
    await close(month);
    expect(await amountsOf(month, authors)).toEqual([9000, 6000, 15_000]);
    const posted = await postedOf(month);
    const sumOf = (kind: string) =>
      posted.filter((row) => row.kind === kind).reduce((sum, { amount }) => sum + amount, 0);
    expect([sumOf('fees'), sumOf('pool'), sumOf('available')]).toEqual([-30_000, 0, 30_000]);
    expect(posted.filter(({ ref }) => ref === month)).toHaveLength(2);
    for (const author of authors) {
      const report = await findReport(db(), author.id, month);
      const own = posted.filter(({ owner_id }) => owner_id === author.id);
      expect(own.map(({ amount }) => amount)).toEqual([report?.amount]);
      expect(await balance(author.id, 'available')).toBe(report?.amount);
    }
  });

  it('happens once when twenty requests come at the same time', async () => {
    const { month, authors } = await monthWith(77_777, [1, 2, 3, 4, 5, 6, 7]);
    const closed = await Promise.all(Array.from({ length: 20 }, () => close(month)));
    expect(new Set(closed.map((row) => JSON.stringify({ ...row, closed_at: null }))).size).toBe(1);
    const posted = await postedOf(month);
    expect(posted.filter(({ kind }) => kind === 'fees')).toHaveLength(1);
    expect(posted.filter(({ kind }) => kind === 'available')).toHaveLength(7);
    const amounts = await amountsOf(month, authors);
    expect(amounts.reduce((sum: number, amount) => sum + (amount ?? 0), 0)).toBe(23_333);
  });

  it('goes on after a crash with the computed amounts and posts what was not posted', async () => {
    const { month, authors } = await monthWith(10_000, [1, 2]);
    await sql`create function fail_once() returns trigger language plpgsql as $$
      begin raise exception 'the server is gone'; end $$`.execute(db());
    await sql`create trigger fail_once before update on revenue_reports for each row execute function fail_once()`.execute(
      db(),
    );
    await expect(close(month)).rejects.toThrow('the server is gone');
    await sql`drop trigger fail_once on revenue_reports`.execute(db());
    expect(await amountsOf(month, authors)).toEqual([undefined, undefined]);
    // Points that come in between do not change the computed amounts.
    const [author] = authors as [Member];
    const post = await makePost(db(), { authorId: author.id, at: within(month) });
    await act('share', post.id, (await makeActor()).id, within(month));
    await closeDueMonths(onceOver(month));
    expect(await amountsOf(month, authors)).toEqual([1000, 2000]);
    expect((await postedOf(month)).filter(({ kind }) => kind === 'available')).toHaveLength(2);
  });

  it('closes the months before it too, each with its own pool', async () => {
    const { month: first, authors } = await monthWith(1000, [1]);
    const { month: second } = await monthWith(2000, [1]);
    await close(second);
    expect(await amountsOf(first, authors)).toEqual([300]);
    expect(await nextOf(guestCtx(db()))).toBe(addMonths(second, 1));
  });

  it('repays what a member owes before anything becomes available', async () => {
    const { month, authors } = await monthWith(10_000, [1]);
    const [{ id: ownerId }] = authors as [Member];
    const postings = [
      { account: { ownerId, kind: 'receivable' }, amount: -1200 },
      { account: { ownerId: null, kind: 'clearing' }, amount: 1200 },
    ];
    await postAlone(guestCtx(db(), within(month)), {
      kind: 'refund',
      ref: ownerId,
      currency: 'USD',
      postings,
    });
    await close(month);
    expect(await amountsOf(month, authors)).toEqual([3000]);
    expect([await balance(ownerId, 'receivable'), await balance(ownerId, 'available')]).toEqual([0, 1800]);
  });

  it('is recorded in the audit log when an operator does it, but not when the scheduled job does it', async () => {
    const { month } = await monthWith(1000, [1]);
    const operator = await makeMember({ role: 'ADMIN' });
    await closeMonth(onceOver(month), month, operator.id);
    await closeMonth(onceOver(month), month, operator.id);
    const { month: byClock } = await monthWith(1000, [1]);
    await close(byClock);
    const entries = await db()
      .selectFrom('audit_log')
      .select(['actor', 'details'])
      .where('action', '=', 'close_month')
      .execute();
    expect(entries).toEqual([
      { actor: operator.id, details: expect.objectContaining({ month, pool: 300, members: 1 }) },
    ]);
  });
});

describe('the database refuses', () => {
  it.each([
    ['another amount', sql`update revenue_reports set amount = amount + 1`],
    ['another pool', sql`update revenue_months set pool = pool + 1, added = added + 1`],
    ['another title', sql`update revenue_lines set title = 'غيره'`],
    ['another count', sql`update revenue_lines set count = count + 1`],
    ['deleting a report', sql`delete from revenue_lines`],
    ['emptying the table', sql`truncate revenue_lines`],
  ])('to change a revenue report: %s', async (_, change) => {
    await expect(change.execute(db())).rejects.toThrow('a revenue report never changes');
  });
});
