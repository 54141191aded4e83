import type { RevenueReport } from '@/lib/contract/revenue-share';
import { usd } from '@/tests/components/admin/samples';

/** A member's closed month, without debts or leftovers unless a test sets them. */
export const reportOf = (more: Partial<RevenueReport> = {}): RevenueReport => ({
  _id: '2026-10',
  month: '2026-10',
  status: 'closed',
  points: 5,
  totalPoints: 1200,
  pool: usd(30_000),
  amount: usd(125),
  companyAmount: usd(0),
  closedAt: '2026-11-01T00:10:00.000Z',
  parts: { fees: usd(100_000), owed: usd(0), poolBps: 3000, added: usd(30_000), leftOver: usd(0) },
  rule: {
    points: { reaction: 1, comment: 2, save: 2, share: 3, evaluation: 4 },
    mostPerActor: 10,
    leastStars: 4,
  },
  ...more,
});
