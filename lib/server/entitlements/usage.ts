import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { lockBought } from './repo-access';

/**
 * Locks what was bought by lines until the caller's transaction ends: what the kinds say about its use stays true. A
 * member who uses it at the same time either came before, or finds it refunded.
 */
export function holdUsage(ctx: Ctx, lineIds: readonly string[]): Promise<void> {
  return lockBought(ctx.db, lineIds);
}
