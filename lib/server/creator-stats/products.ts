import 'server-only';
import type { CreatorStats } from '@/lib/contract/creator-stats';
import type { MemberCtx } from '@/lib/server/ctx';
import type { Span } from '@/lib/server/finance/earned-by-time';
import { getProductCards } from '@/lib/server/products/cards';
import { viewsByProduct, viewsOf } from '@/lib/server/views/figures';
import { type Step, stretches } from '@/lib/shared/stretches';
import { NO_TRADE, type Trade, worth } from './trade';

type StatsProduct = CreatorStats['products'][number];

/** The caller's products that have figures: first those that earned most, then those with the most views. */
export async function bestProducts(
  ctx: MemberCtx,
  span: Span & { step: Step },
  { product: trade }: Trade,
  limit: number,
): Promise<StatsProduct[]> {
  const views = await viewsByProduct(ctx, span);
  const seen = new Map(views.map((row) => [row.product_id, row.views]));
  const best = [...new Set([...trade.keys(), ...seen.keys()])]
    .map((id) => ({ _id: id, views: seen.get(id) ?? 0, ...(trade.get(id) ?? NO_TRADE) }))
    .toSorted((a, b) => worth(b) - worth(a) || b.views - a.views || (a._id < b._id ? 1 : -1))
    .slice(0, limit);
  return dress(ctx, span, best);
}

async function dress(
  ctx: MemberCtx,
  { step, ...span }: Span & { step: Step },
  best: Pick<StatsProduct, '_id' | 'views' | 'buyers' | 'income'>[],
): Promise<StatsProduct[]> {
  const ids = best.map(({ _id }) => _id);
  const [cards, rows] = await Promise.all([getProductCards(ctx, ids), viewsOf(ctx, ids, step, span)]);
  const at = stretches(step, span.from, span.to);
  const trends = Map.groupBy(rows, ({ product_id }) => product_id);
  return best.map((product) => {
    const card = cards.get(product._id);
    const trend = new Map(trends.get(product._id)?.map((row) => [row.at, row.views]));
    return {
      ...product,
      title: card?.title ?? null,
      slug: card?.slug ?? null,
      type: card?.type ?? null,
      cover: card?.cover ?? null,
      status: card?.status ?? 'deleted',
      trend: at.map((day) => trend.get(day) ?? 0),
    };
  });
}
