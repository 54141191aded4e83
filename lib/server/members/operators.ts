import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { listOperatorIds } from './repo-roles';

/** All operators of the house. */
export function operatorIds(ctx: Ctx): Promise<string[]> {
  return listOperatorIds(ctx.db);
}
