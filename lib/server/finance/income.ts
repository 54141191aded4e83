import 'server-only';
import { LedgerCategory } from '@/lib/contract/ledger';
import type { MemberCtx } from '@/lib/server/ctx';
import { CURRENCY } from '@/lib/shared/currency';
import { startOf, stretches } from '@/lib/shared/stretches';
import { DAY } from '@/lib/shared/time';
import { assertEarns } from './member-earns';
import { sumByTime } from './repo-ledger';

const PERIODS = {
  month: { step: 'day', days: 30 },
  quarter: { step: 'week', days: 91 },
  year: { step: 'month', days: 365 },
} as const;

/**
 * Returns earnings and payouts over a period that ends today, by kind and stretch of time.
 * @throws AppError `forbidden`
 */
export async function getIncome(ctx: MemberCtx, period: keyof typeof PERIODS) {
  await assertEarns(ctx);
  const { step, days } = PERIODS[period];
  const to = new Date(startOf('day', ctx.now).getTime() + DAY);
  const from = startOf(step, new Date(to.getTime() - days * DAY));
  const rows = await sumByTime(ctx.db, ctx.viewer.id, CURRENCY, step, { from, to });
  const sumsOf = (own: typeof rows) =>
    Object.fromEntries(
      LedgerCategory.options.map((category) => {
        const amount = own
          .filter((row) => row.category === category)
          .reduce((sum, row) => sum + row.amount, 0);
        return [category, { amount, currency: CURRENCY }];
      }),
    ) as Record<LedgerCategory, { amount: number; currency: string }>;
  const byTime = Map.groupBy(rows, ({ at }) => at);
  const data = stretches(step, from, to).map((at) => ({ at, sums: sumsOf(byTime.get(at) ?? []) }));
  return { from: from.toISOString(), to: to.toISOString(), step, totals: sumsOf(rows), data };
}
