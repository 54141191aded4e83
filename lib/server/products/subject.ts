import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import type { Write } from '@/lib/server/db/writes';
import { found } from '@/lib/server/errors';
import { commentWrite, refreshComments } from './repo-counts';
import { lockProducts } from './repo-reversed';
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

/** A product gets one comment more. */
export const productCommentWrite = (id: string): Write => commentWrite(id);

/** Counts the comments on products again. @returns the products whose number changed */
export async function recountProductComments(ctx: Ctx, ids: readonly string[]): Promise<string[]> {
  await lockProducts(ctx.db, ids);
  return refreshComments(ctx.db, ids);
}
