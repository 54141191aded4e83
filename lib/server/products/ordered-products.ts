import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { findCovers, findStandings } from './repo-sold';

/** Ordered products at this moment: `status`, and the price in minor units. By id. */
export async function standingOfProducts(ctx: Ctx, ids: readonly string[]) {
  const rows = await findStandings(ctx.db, ids);
  return new Map(rows.map(({ id, status, amount }) => [id, { status, amount }]));
}

/** The cover files of products that have one, by product. */
export async function coversOfProducts(ctx: Ctx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await findCovers(ctx.db, ids);
  return new Map(rows.flatMap(({ id, cover_id }) => (cover_id ? [[id, cover_id]] : [])));
}
