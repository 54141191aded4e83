import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { allowMinutes, TAKES_LONG } from '@/lib/server/db/prepared-statements';
import type { Month } from '@/lib/shared/months';
import { companyLines, countedActs, postLines, type Span, splitByWeight } from './repo-points';

/** The platform's fees in a span, less those that refunds and disputes gave back: the change of its account. */
export async function sumFees(db: Db, { from, to }: Span, currency: string): Promise<number> {
  const { rows } = await sql<{ fees: number }>`
    select coalesce(sum(p.amount), 0)::bigint as fees from journals j
    join postings p on p.journal_id = j.id
    join ledger_accounts a on a.id = p.account_id and a.owner_id is null and a.kind = 'fees'
    where j.created_at >= ${from} and j.created_at < ${to} and j.kind <> 'pool_close' and p.currency = ${currency}`.execute(
    db,
  );
  return rows[0]?.fees ?? 0;
}

/** Returns when the first journal was written: no month before it has anything to share. */
export async function findFirstJournalTime(db: Db): Promise<Date | null> {
  const row = await db.selectFrom('journals').select('created_at').orderBy('seq').limit(1).executeTakeFirst();
  return row?.created_at ?? null;
}

export interface NewMonth {
  month: Month;
  currency: string;
  fees: number;
  owed: number;
  pool_bps: number;
  rule: string;
  added: number;
  left_over: number;
  pool: number;
  begun_by: string;
  begun_at: Date;
}

/**
 * Begins a month: its row is the lock. A second caller waits for the first.
 * @returns false when it was begun already
 */
export async function insertMonth(db: Db, month: NewMonth): Promise<boolean> {
  const row = await db
    .insertInto('revenue_months')
    .values(month)
    .onConflict((conflict) => conflict.doNothing())
    .returning('month')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Computes a begun month, in one statement and so from one state of the data: the acts that count, each member's points
 * and amount, and the lines of their reports with the amount split among them.
 * @returns how many points there are, and how many members have some
 */
export async function insertReports(db: Db, month: Month, span: Span, pool: number) {
  // It may read millions of acts.
  await allowMinutes(db);
  const { rows } = await sql<{ points: number; members: number }>`${sql.raw(TAKES_LONG)}
    with acts as (
      insert into revenue_acts (post_id, actor_id, kind, month, author_id, points, counted)
      select post_id, actor_id, kind, ${month}::text, author_id, points, counted
      from (${countedActs(span, null)}) counted_acts
      returning post_id, actor_id, kind, author_id, points, counted),
    by_post as (${postLines(sql`acts`)}),
    by_company as (${companyLines(span, null)}),
    weights as (select user_id, sum(counted)::bigint as weight from by_post group by user_id),
    shared as (${splitByWeight(sql`select user_id, weight, ${pool}::bigint as whole from weights`, null, sql`user_id`)}),
    earned as (select user_id, sum(amount)::bigint as company_amount from by_company group by user_id),
    people as (
      select user_id, coalesce(weight, 0) as points, coalesce(amount, 0) as amount,
        coalesce(company_amount, 0) as company_amount
      from shared full join earned using (user_id)),
    reports as (
      insert into revenue_reports (user_id, month, points, amount, company_amount)
      select user_id, ${month}::text, points, amount, company_amount from people),
    split as (${splitByWeight(
      sql`select line.*, line.counted as weight, people.amount as whole from by_post line join people using (user_id)`,
      sql`user_id`,
      sql`key desc`,
    )}),
    lines as (
      insert into revenue_lines (user_id, month, key, source, post_id, company_id, company, product_id, title, share_bps,
        count, points, counted, amount)
      select user_id, ${month}::text, key, source, post_id, null, null, null, title, null, count, points, counted, amount
      from split
      union all
      select user_id, ${month}::text, key, source, post_id, company_id, company, product_id, title, share_bps, count, 0, 0,
        amount from by_company)
    select coalesce(sum(points), 0)::bigint as points, count(*) filter (where points > 0)::int as members from people`.execute(
    db,
  );
  return rows[0] ?? { points: 0, members: 0 };
}

/** Stores the totals of a begun month's reports. */
export async function updateMonthTotals(
  db: Db,
  month: Month,
  totals: { points: number; members: number },
): Promise<void> {
  await db.updateTable('revenue_months').set(totals).where('month', '=', month).execute();
}

/** Locks a month for posting; others wait here. @returns its currency; undefined where all is posted */
export function lockOpenMonth(db: Db, month: Month) {
  return db
    .selectFrom('revenue_months')
    .select('currency')
    .where('month', '=', month)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Reports of a month that are not in the books yet. */
export function listUnposted(db: Db, month: Month, limit: number) {
  return db
    .selectFrom('revenue_reports')
    .select(['user_id', 'amount'])
    .where('month', '=', month)
    .where('posted_at', 'is', null)
    .orderBy('user_id')
    .limit(limit)
    .execute();
}

/** Notes that these members' reports are in the books. */
export async function updatePosted(
  db: Db,
  month: Month,
  userIds: readonly string[],
  now: Date,
): Promise<void> {
  await db
    .updateTable('revenue_reports')
    .set({ posted_at: now })
    .where('month', '=', month)
    .where('user_id', 'in', userIds)
    .execute();
}

/** Closes a month whose reports are all posted. */
export async function updateClosed(db: Db, month: Month, now: Date): Promise<void> {
  await sql`update revenue_months set closed_at = greatest(begun_at, ${now}::timestamptz) where month = ${month}`.execute(
    db,
  );
}
