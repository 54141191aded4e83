import 'server-only';
import type { CreatorStats, StatsRange } from '@/lib/contract/creator-stats';
import type { MemberCtx } from '@/lib/server/ctx';
import { earnedByTime } from '@/lib/server/finance/earned-by-time';
import { buyersByTime } from '@/lib/server/orders/buyers';
import { viewsBySource, viewsByTime } from '@/lib/server/views/figures';
import { CURRENCY } from '@/lib/shared/currency';
import { stretches } from '@/lib/shared/stretches';
import { bestPosts } from './posts';
import { bestProducts } from './products';
import { rangeOf } from './range';
import { tradeOf } from './trade';

const MOST_SOURCES = 12;
const MOST_PRODUCTS = 10;
const MOST_POSTS = 10;
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
const lastDay = (end: Date) => dayOf(new Date(end.getTime() - 1));

/**
 * The caller's income, views, buyers, sources and best products and posts over a range that ends today (UTC), with the
 * totals of the same time before. How each is computed: lib/decisions/024.
 */
export async function getCreatorStats(ctx: MemberCtx, range: StatsRange): Promise<CreatorStats> {
  const span = rangeOf(range, ctx.now);
  const { step, from, to, before } = span;
  const earning = earnedByTime(ctx, step, span);
  const trade = tradeOf(ctx, span, earning);
  const [earned, buyers, views, sources, products, posts] = await Promise.all([
    earning,
    buyersByTime(ctx, step, span),
    viewsByTime(ctx, step, span),
    viewsBySource(ctx, span, MOST_SOURCES),
    trade.then((trade) => bestProducts(ctx, span, trade, MOST_PRODUCTS)),
    trade.then((trade) => bestPosts(ctx, trade, MOST_POSTS)),
  ]);
  const currencies = [...new Set([CURRENCY, ...earned.map(({ currency }) => currency)])];
  const income = (rows: typeof earned) =>
    currencies.map((currency) => ({
      amount: total(rows.filter((row) => row.currency === currency).map(({ amount }) => amount)),
      currency,
    }));
  const [now, former] = [earned.filter(({ is_before }) => !is_before), earned.filter((row) => row.is_before)];
  const formerIncome = income(former);
  return {
    from: dayOf(from),
    to: lastDay(to),
    before: { from: dayOf(before.from), to: lastDay(before.to) },
    step,
    income: income(now).map((money, index) => ({
      now: money,
      before: formerIncome[index] ?? { ...money, amount: 0 },
    })),
    views: compare(views, (row) => row.views),
    visitors: compare(views, (row) => row.visitors),
    buyers: compare(buyers, (row) => row.buyers),
    productBuyers: compare(buyers, (row) => row.product_buyers),
    data: stretches(step, from, to).map((at) => ({
      at,
      income: income(now.filter((row) => row.at === at)),
      views: total(current(views, at).map((row) => row.views)),
      visitors: total(current(views, at).map((row) => row.visitors)),
      buyers: total(current(buyers, at).map((row) => row.buyers)),
      productBuyers: total(current(buyers, at).map((row) => row.product_buyers)),
    })),
    sources,
    products,
    posts,
  };
}

interface Stretch {
  at: string;
  is_before: boolean;
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

const current = <T extends Stretch>(rows: readonly T[], at: string) =>
  rows.filter((row) => !row.is_before && row.at === at);

const compare = <T extends Stretch>(rows: readonly T[], value: (row: T) => number) => ({
  now: total(rows.filter(({ is_before }) => !is_before).map(value)),
  before: total(rows.filter(({ is_before }) => is_before).map(value)),
});
