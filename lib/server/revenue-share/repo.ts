import 'server-only';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import type { Month } from '@/lib/shared/months';
import { companyLines, countedActs, postLines, type Span, splitByWeight } from './repo-points';

const MONTH = [
  'month',
  'currency',
  'fees',
  'owed',
  'pool_bps',
  'rule',
  'added',
  'left_over',
  'pool',
  'points',
  'members',
  'begun_by',
  'begun_at',
  'closed_at',
] as const;

export type MonthRow = NonNullable<Awaited<ReturnType<typeof findMonth>>>;

/** A month that was begun, closed or not. */
export function findMonth(db: Db, month: Month) {
  return db.selectFrom('revenue_months').select(MONTH).where('month', '=', month).executeTakeFirst();
}

/** The last month that was begun; before another one where that is given. */
export function findLastMonth(db: Db, before: Month | null = null) {
  let query = db.selectFrom('revenue_months').select(MONTH).orderBy('month', 'desc').limit(1);
  if (before) query = query.where('month', '<', before);
  return query.executeTakeFirst();
}

/** Months begun so far, newest first. */
export function listMonths(db: Db, before: Month | null, limit: number) {
  let query = db.selectFrom('revenue_months').select(MONTH);
  if (before) query = query.where('month', '<', before);
  return query
    .orderBy('month', 'desc')
    .limit(limit + 1)
    .execute();
}

/** Months that were begun and not fully posted, oldest first. */
export function listUnclosedMonths(db: Db) {
  return db
    .selectFrom('revenue_months')
    .select('month')
    .where('closed_at', 'is', null)
    .orderBy('month')
    .execute();
}

const reports = (db: Db, userId: string) =>
  db
    .selectFrom('revenue_reports as report')
    .innerJoin('revenue_months as total', 'total.month', 'report.month')
    .select(['report.month', 'report.points', 'report.amount', 'report.company_amount'])
    .select(['total.currency', 'total.fees', 'total.owed', 'total.pool_bps', 'total.rule', 'total.added'])
    .select([
      'total.left_over',
      'total.pool',
      'total.points as total_points',
      'total.members',
      'total.closed_at',
    ])
    .where('report.user_id', '=', userId)
    .where('total.closed_at', 'is not', null);

export type ReportRow = NonNullable<Awaited<ReturnType<typeof findReport>>>;

/** A member's closed report of a month. */
export function findReport(db: Db, userId: string, month: Month) {
  return reports(db, userId).where('report.month', '=', month).executeTakeFirst();
}

/** A member's closed reports, newest first. */
export function listReports(db: Db, userId: string, before: Month | null, limit: number) {
  let query = reports(db, userId);
  if (before) query = query.where('report.month', '<', before);
  return query
    .orderBy('report.month', 'desc')
    .limit(limit + 1)
    .execute();
}

export interface LineRow {
  key: string;
  source: string;
  post_id: string | null;
  company_id: string | null;
  company: string | null;
  product_id: string | null;
  title: string;
  share_bps: number | null;
  count: number;
  points: number;
  counted: number;
  amount: number;
}

const LINE = sql.raw(
  'key, source, post_id, company_id, company, product_id, title, share_bps, count, points, counted, amount',
);

const keyset = (before: string | null, limit: number) => sql`
  ${before === null ? sql`` : sql`and key collate "C" < ${before}`} order by key collate "C" desc limit ${limit + 1}`;

/** The lines of a closed report as they were stored, posts first, newest first. */
export async function listLines(
  db: Db,
  of: { userId: string; month: Month },
  before: string | null,
  limit: number,
): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`select ${LINE} from revenue_lines
    where user_id = ${of.userId} and month = ${of.month} ${keyset(before, limit)}`.execute(db);
  return rows;
}

const ownActs = (span: Span, userId: string): RawBuilder<unknown> => sql`(${countedActs(span, userId)})`;

/** The lines as they would be if the month were closed now. @param amount the member's share so far */
export async function listRunningLines(
  db: Db,
  of: { userId: string; span: Span; amount: number },
  before: string | null,
  limit: number,
): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    with by_post as (${postLines(ownActs(of.span, of.userId))}),
    split as (${splitByWeight(
      sql`select line.*, line.counted as weight, ${of.amount}::bigint as whole from by_post line`,
      null,
      sql`key desc`,
    )}),
    lines as (
      select ${LINE} from split
      union all
      select key, source, post_id, company_id, company, product_id, title, share_bps, count, 0, 0, amount
      from (${companyLines(of.span, of.userId)}) sales)
    select ${LINE} from lines where true ${keyset(before, limit)}`.execute(db);
  return rows;
}

/** A member's points and company shares in the running month. */
export async function sumRunning(db: Db, userId: string, span: Span) {
  const { rows } = await sql<{ points: number; company_amount: number }>`
    select
      (select coalesce(sum(counted), 0)::bigint from ${ownActs(span, userId)} acts) as points,
      (select coalesce(sum(amount), 0)::bigint from (${companyLines(span, userId)}) sales) as company_amount`.execute(
    db,
  );
  return rows[0] ?? { points: 0, company_amount: 0 };
}

/** Everybody's points in the running month, as they were last counted. */
export function findEstimate(db: Db, month: Month) {
  return db
    .selectFrom('revenue_estimates')
    .select(['points', 'counted_at'])
    .where('month', '=', month)
    .executeTakeFirst();
}

/** Counts everybody's points in the running month, and stores the number. */
export async function countEstimate(db: Db, month: Month, span: Span, now: Date): Promise<number> {
  const { rows } = await sql<{ points: number }>`
    insert into revenue_estimates (month, points, counted_at)
    select ${month}::text, coalesce(sum(counted), 0)::bigint, ${now}::timestamptz
    from (${countedActs(span, null)}) acts
    on conflict (month) do update set points = excluded.points, counted_at = excluded.counted_at
    returning points`.execute(db);
  return rows[0]?.points ?? 0;
}
