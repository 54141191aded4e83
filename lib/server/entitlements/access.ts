import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { type Access, type ChangedAccess, updateAccess } from './repo-access';

export type { Access, ChangedAccess } from './repo-access';

/**
 * Gives and takes access to what was bought by order lines, in the caller's transaction. A purchase whose holder has
 * bought the same again meanwhile stays suspended.
 * @returns those that changed, with what they were
 */
export async function changeAccess(
  ctx: Ctx,
  lines: readonly { lineId: string; status: Access }[],
): Promise<ChangedAccess[]> {
  return lines.length > 0 ? updateAccess(ctx.db, lines) : [];
}
