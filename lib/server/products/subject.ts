import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import type { Write } from '@/lib/server/db/writes';
import { found } from '@/lib/server/errors';
import { commentsWrite } from './repo-counts';
import { findMarketOwner, findVisibleOwner } from './repo-views';

/**
 * The owner of a product that the caller may comment on: not where the two have blocked each other.
 * @throws AppError `not_found`
 */
export async function commentableOwner(ctx: Ctx, id: string): Promise<string> {
  return found(await findVisibleOwner(ctx.db, id, ctx.viewer?.id ?? null));
}

/** The owner of a product that is on the market for the caller; undefined for any other. */
export function marketOwner(ctx: Ctx, id: string): Promise<string | undefined> {
  return findMarketOwner(ctx.db, id, ctx.viewer?.id ?? null);
}

/** A product gets one comment more, or one less. */
export const productCommentsWrite = (id: string, by: 1 | -1): Write => commentsWrite(id, by);
