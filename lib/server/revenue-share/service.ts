import 'server-only';
import type { PageQuery } from '@/lib/contract/fields';
import { translator } from '@/lib/i18n/translate';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { AppError, found } from '@/lib/server/errors';
import { decodeCursor, toPage } from '@/lib/server/http/cursor';
import { isMonth, type Month, monthOf, monthSpan } from '@/lib/shared/months';
import { MINUTE } from '@/lib/shared/time';
import { nextMonth, poolParts, RULE } from './close';
import { poolOf } from './policy';
import { presentLine, presentReport } from './present';
import {
  countEstimate,
  findEstimate,
  findReport,
  listLines,
  listReports,
  listRunningLines,
  sumRunning,
} from './repo';

/** How old the number of everybody's points may be: counting them reads all acts of a month. */
const ESTIMATE_MS = 10 * MINUTE;

/** The caller's running month so far, as if it ended now. */
export async function getCurrentRevenueShare(ctx: MemberCtx) {
  const month = monthOf(ctx.now);
  const { row, countedAt } = await runningReport(ctx, month);
  const t = translator(ctx.locale, 'revenue');
  const { points, mostPerActor, leastStars } = RULE;
  return {
    report: presentReport(row),
    inWords: [
      t('rule.pool', { percent: row.pool_bps / 100 }),
      t('rule.points', { ...points, stars: leastStars }),
      t('rule.limit', { most: mostPerActor }),
      t('rule.close'),
    ],
    countedAt: countedAt.toISOString(),
    endsAt: monthSpan(month).to.toISOString(),
  };
}

/** The caller's closed reports, newest first. */
export async function listRevenueReports(ctx: MemberCtx, page: PageQuery) {
  const rows = await listReports(ctx.db, ctx.viewer.id, monthCursor(page.cursor), page.limit);
  const { rows: kept, nextCursor } = toPage(rows, page.limit, (row) => [row.month]);
  return { data: kept.map(presentReport), nextCursor };
}

/**
 * A month line by line: as it was stored where it is closed, else as it is now.
 * @throws AppError `not_found` for future months, and closed ones that the caller has no report for
 */
export async function getRevenueDetails(ctx: MemberCtx, { month, ...page }: PageQuery & { month: Month }) {
  const before = lineCursor(page.cursor);
  const closed = await findReport(ctx.db, ctx.viewer.id, month);
  const row = closed ?? (await openReport(ctx, month));
  const userId = ctx.viewer.id;
  const rows = closed
    ? await listLines(ctx.db, { userId, month }, before, page.limit)
    : await listRunningLines(
        ctx.db,
        { userId, span: monthSpan(month), amount: row.amount },
        before,
        page.limit,
      );
  const { rows: kept, nextCursor } = toPage(rows, page.limit, (line) => [line.key]);
  return {
    data: kept.map((line) => presentLine(line, row.currency)),
    nextCursor,
    report: presentReport(row),
  };
}

// A line's key begins with its kind and the id of its subject.
function lineCursor(cursor: string | undefined): string | null {
  const key = decodeCursor(cursor, 1)?.[0];
  if (key !== undefined && !/^[01][0-9a-f-]{36}/.test(key))
    throw new AppError('invalid', { fields: { cursor: 'validation:invalid' } });
  return key ?? null;
}

async function openReport(ctx: MemberCtx, month: Month) {
  const isRunning = month <= monthOf(ctx.now) && month >= (await nextMonth(ctx));
  return found(isRunning ? (await runningReport(ctx, month)).row : undefined);
}

async function runningReport(ctx: MemberCtx, month: Month) {
  const [own, total, parts] = await Promise.all([
    sumRunning(ctx.db, ctx.viewer.id, monthSpan(month)),
    estimate(ctx, month),
    poolParts(ctx, month),
  ]);
  const { added, pool } = poolOf(parts);
  const { fees, owed, leftOver: left_over, poolBps: pool_bps, currency } = parts;
  // Counted a moment later than everybody's.
  const total_points = Math.max(total.points, own.points);
  const share = total_points > 0 ? Number((BigInt(pool) * BigInt(own.points)) / BigInt(total_points)) : 0;
  const row = {
    month,
    currency,
    fees,
    owed,
    pool_bps,
    rule: RULE,
    added,
    left_over,
    pool,
    total_points,
    points: own.points,
    amount: share,
    company_amount: own.company_amount,
    closed_at: null,
  };
  return { row, countedAt: total.counted_at };
}

async function estimate(ctx: Ctx, month: Month): Promise<{ points: number; counted_at: Date }> {
  const kept = await findEstimate(ctx.db, month);
  if (kept && kept.counted_at.getTime() > ctx.now.getTime() - ESTIMATE_MS) return kept;
  return { points: await countEstimate(ctx.db, month, monthSpan(month), ctx.now), counted_at: ctx.now };
}

/** The month inside a cursor. @throws AppError `invalid` */
export function monthCursor(cursor: string | undefined): Month | null {
  const month = decodeCursor(cursor, 1)?.[0];
  if (month === undefined) return null;
  if (!isMonth(month)) throw new AppError('invalid', { fields: { cursor: 'validation:invalid' } });
  return month;
}
