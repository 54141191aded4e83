import 'server-only';
import type { ViewSource } from '@/lib/contract/views';
import type { Db, MemberCtx } from '@/lib/server/ctx';
import type { Step } from '@/lib/shared/stretches';
import {
  type Count,
  sumSources,
  sumViews,
  sumViewsByProduct,
  sumViewsOf,
  upsertCounts,
} from './repo-figures';

export type { Count } from './repo-figures';

interface Span {
  from: Date;
  to: Date;
}

/** Views of the caller's products, and the number of visitors, by stretch of time. */
export const viewsByTime = (ctx: MemberCtx, step: Step, span: Span & { before: Span }) =>
  sumViews(ctx.db, ctx.viewer.id, step, span);

/** Returns where the caller's visitors came from, the largest number first. */
export async function viewsBySource(ctx: MemberCtx, span: Span, limit: number) {
  const rows = await sumSources(ctx.db, ctx.viewer.id, span, limit);
  return rows.map(({ source, host, visitors }) => ({
    source: source as ViewSource,
    host: host || null,
    visitors,
  }));
}

/** Views of each of the caller's products. */
export const viewsByProduct = (ctx: MemberCtx, span: Span) => sumViewsByProduct(ctx.db, ctx.viewer.id, span);

/** Views of some of them by stretch of time. */
export const viewsOf = (ctx: MemberCtx, productIds: readonly string[], step: Step, span: Span) =>
  sumViewsOf(ctx.db, ctx.viewer.id, productIds, step, span);

/** Adds counts without page views, for the demo. */
export const insertCounts = (db: Db, counts: readonly Count[]) => upsertCounts(db, counts);
