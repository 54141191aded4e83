import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { listUsage, lockBought } from './repo-access';

/** How many of the files of each purchase its buyer has downloaded, by order line. */
export async function usageOf(
  ctx: Ctx,
  lineIds: readonly string[],
): Promise<Map<string, { files: number; of: number }>> {
  if (lineIds.length === 0) return new Map();
  const rows = await listUsage(ctx.db, lineIds);
  return new Map(rows.map(({ order_line_id, files, of }) => [order_line_id, { files, of }]));
}

/**
 * Holds the purchases of lines until the caller's transaction ends: what `usageOf` says then stays true, as a download
 * either came before or finds the purchase given back.
 */
export function holdUsage(ctx: Ctx, lineIds: readonly string[]): Promise<void> {
  return lockBought(ctx.db, lineIds);
}
