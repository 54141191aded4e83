import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { found } from '@/lib/server/errors';
import { addComments } from './repo-counts';
import { findMarketOwner, findVisibleOwner } from './repo-views';

/** The owner of a product that the caller may see; what was bought stays. @throws AppError `not_found` */
export async function visibleProductOwner(ctx: Ctx, id: string): Promise<string> {
  return found(await findVisibleOwner(ctx.db, id, ctx.viewer?.id ?? null, false));
}

/** The owner of a product that the caller may talk about: not where the two are apart. @throws AppError `not_found` */
export async function talkedAboutOwner(ctx: Ctx, id: string): Promise<string> {
  return found(await findVisibleOwner(ctx.db, id, ctx.viewer?.id ?? null, true));
}

/** The owner of a product that is on the market for the caller; undefined for any other. */
export function marketOwner(ctx: Ctx, id: string): Promise<string | undefined> {
  return findMarketOwner(ctx.db, id, ctx.viewer?.id ?? null);
}

/** Moves a product's count of comments, in the caller's transaction. */
export function countComments(ctx: Ctx, id: string, by: number): Promise<void> {
  return addComments(ctx.db, id, by);
}
