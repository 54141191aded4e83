import 'server-only';
import type { CreatorStats, StatsRange, StatsTable } from '@/lib/contract/creator-stats';
import { translator } from '@/lib/i18n/translate';
import type { MemberCtx } from '@/lib/server/ctx';
import { earnedByTime } from '@/lib/server/finance/earned-by-time';
import { csvResponse } from '@/lib/server/http/csv';
import { viewsBySource } from '@/lib/server/views/figures';
import { conversion } from '@/lib/shared/conversion';
import { toDecimal } from '@/lib/shared/money-format';
import { asText } from '@/lib/shared/spreadsheet';
import { bestPosts } from './posts';
import { bestProducts } from './products';
import { rangeOf } from './range';
import { getCreatorStats } from './service';
import { tradeOf } from './trade';

/** More rows than anybody has in one table; a spreadsheet can still open this number. */
const MOST_ROWS = 5_000;

type Money = CreatorStats['products'][number]['income'][number];
type Words = ReturnType<typeof translator<'creator-stats'>>;
interface Table {
  columns: string[];
  rows: string[][];
}

/**
 * Returns one table of the caller's figures for spreadsheets, in their language: by time, product, paid post or source.
 */
export async function exportCreatorStats(
  ctx: MemberCtx,
  { range, table }: { range: StatsRange; table: StatsTable },
): Promise<Response> {
  const t = translator(ctx.locale, 'creator-stats');
  const { columns, rows } = await TABLES[table](ctx, range, t);
  return csvResponse(`qeema-${table}-${range}-${ctx.now.toISOString().slice(0, 10)}.csv`, columns, [rows]);
}

const TABLES: Record<StatsTable, (ctx: MemberCtx, range: StatsRange, t: Words) => Promise<Table>> = {
  async time(ctx, range, t) {
    const { data, income, step } = await getCreatorStats(ctx, range);
    const currencies = income.map(({ now }) => now.currency);
    return {
      columns: [
        t(step === 'month' ? 'csv.month' : 'csv.day'),
        ...(['views', 'visitors', 'buyers', 'conversion'] as const).map((column) => t(`csv.${column}`)),
        ...currencies.map((currency) => t('csv.income', { currency })),
      ],
      rows: data.map((row) => [
        step === 'month' ? row.at.slice(0, 7) : row.at,
        ...[row.views, row.visitors, row.buyers].map(String),
        percent(row.productBuyers, row.visitors),
        ...incomes(row.income, currencies),
      ]),
    };
  },

  async products(ctx, range, t) {
    const span = rangeOf(range, ctx.now);
    const products = await bestProducts(ctx, span, await tradeIn(ctx, span), MOST_ROWS);
    const currencies = [...new Set(products.flatMap(({ income }) => income.map(({ currency }) => currency)))];
    return {
      columns: [
        ...(['title', 'views', 'buyers', 'conversion'] as const).map((column) => t(`csv.${column}`)),
        ...currencies.map((currency) => t('csv.income', { currency })),
        t('csv.id'),
      ],
      rows: products.map((product) => [
        asText(product.title ?? t('products.deleted')),
        ...[product.views, product.buyers].map(String),
        percent(product.buyers, product.views),
        ...incomes(product.income, currencies),
        product._id,
      ]),
    };
  },

  async posts(ctx, range, t) {
    const posts = await bestPosts(ctx, await tradeIn(ctx, rangeOf(range, ctx.now)), MOST_ROWS);
    const currencies = [...new Set(posts.flatMap(({ income }) => income.map(({ currency }) => currency)))];
    return {
      columns: [
        t('csv.post'),
        t('csv.buyers'),
        ...currencies.map((currency) => t('csv.income', { currency })),
        t('csv.id'),
      ],
      rows: posts.map((post) => [
        asText(post.title),
        String(post.buyers),
        ...incomes(post.income, currencies),
        post._id,
      ]),
    };
  },

  async sources(ctx, range, t) {
    const sources = await viewsBySource(ctx, rangeOf(range, ctx.now), MOST_ROWS);
    return {
      columns: (['source', 'host', 'visitors'] as const).map((column) => t(`csv.${column}`)),
      rows: sources.map(({ source, host, visitors }) => [
        t(`source.${source}`),
        asText(host ?? ''),
        String(visitors),
      ]),
    };
  },
};

const tradeIn = (ctx: MemberCtx, span: ReturnType<typeof rangeOf>) =>
  tradeOf(ctx, span, earnedByTime(ctx, span.step, span));

const incomes = (income: Money[], currencies: string[]) =>
  currencies.map((currency) =>
    toDecimal(income.find((money) => money.currency === currency) ?? { amount: 0, currency }),
  );

function percent(buyers: number, visitors: number): string {
  const hundredths = conversion(buyers, visitors);
  return hundredths === null ? '' : (hundredths / 100).toFixed(2);
}
