import 'server-only';
import type { z } from 'zod';
import type { ClosedMonth, PointsRule, RevenueLine, RevenueReport } from '@/lib/contract/revenue-share';
import type { LineRow, MonthRow, ReportRow } from './repo';

interface Parts {
  currency: string;
  fees: number;
  owed: number;
  pool_bps: number;
  added: number;
  left_over: number;
}

/** The parts of a pool. */
export function presentParts(row: Parts): RevenueReport['parts'] {
  const money = (amount: number) => ({ amount, currency: row.currency });
  return {
    fees: money(row.fees),
    owed: money(row.owed),
    poolBps: row.pool_bps,
    added: money(row.added),
    leftOver: money(row.left_over),
  };
}

/** A report. A closed one uses stored values alone, so that its bytes never change. */
export function presentReport(row: Omit<ReportRow, 'members'>): RevenueReport {
  const money = (amount: number) => ({ amount, currency: row.currency });
  return {
    _id: row.month,
    month: row.month,
    status: row.closed_at ? 'closed' : 'open',
    points: row.points,
    totalPoints: row.total_points,
    pool: money(row.pool),
    amount: money(row.amount),
    companyAmount: money(row.company_amount),
    closedAt: row.closed_at?.toISOString() ?? null,
    parts: presentParts(row),
    rule: row.rule as z.output<typeof PointsRule>,
  };
}

/** A line of a report: `each` is the value of one of its acts, 0 for sales. */
export function presentLine(row: LineRow, currency: string): RevenueLine {
  return {
    _id: row.key,
    source: row.source as RevenueLine['source'],
    postId: row.post_id,
    companyId: row.company_id,
    company: row.company,
    productId: row.product_id,
    title: row.title,
    shareBps: row.share_bps,
    count: row.count,
    each: row.count > 0 ? row.points / row.count : 0,
    points: row.points,
    counted: row.counted,
    amount: { amount: row.amount, currency },
  };
}

/** A month for the operator: `begun` until all of it is posted. */
export function presentMonth(row: MonthRow): ClosedMonth {
  return {
    _id: row.month,
    month: row.month,
    status: row.closed_at ? 'closed' : 'closing',
    pool: { amount: row.pool, currency: row.currency },
    parts: presentParts(row),
    points: row.points,
    members: row.members,
    begunAt: row.begun_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
  };
}
