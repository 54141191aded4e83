import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { findStatuses } from './repo-standing';

export type AccountStatus = 'active' | 'suspended' | 'deletion_requested' | 'deleted';

/**
 * The states of accounts, by id.
 * @param hold they stay so until the caller's transaction ends, for what must not be done for a suspended member
 */
export async function statusesOf(
  ctx: Ctx,
  ids: readonly string[],
  { hold = false } = {},
): Promise<Map<string, AccountStatus>> {
  if (ids.length === 0) return new Map();
  const rows = await findStatuses(ctx.db, [...new Set(ids)], hold);
  return new Map(rows.map(({ id, status }) => [id, status as AccountStatus]));
}
