import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { type Access, type ChangedAccess, updateAccess } from './repo-access';

export type { Access, ChangedAccess } from './repo-access';

/**
 * Gives and takes access to what was bought by order lines, in the caller's transaction. A purchase stays suspended
 * where its holder has bought the same product again meanwhile.
 * @returns those that changed, with their former states
 */
export async function changeAccess(
  ctx: Ctx,
  lines: readonly { lineId: string; status: Access }[],
): Promise<ChangedAccess[]> {
  return lines.length > 0 ? updateAccess(ctx.db, lines) : [];
}
