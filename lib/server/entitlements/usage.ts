import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { lockBought } from './repo-access';

/**
 * Holds what was bought by lines until the caller's transaction ends: what its kinds say of its use stays true, as
 * whoever uses it either came before or finds it given back.
 */
export function holdUsage(ctx: Ctx, lineIds: readonly string[]): Promise<void> {
  return lockBought(ctx.db, lineIds);
}
