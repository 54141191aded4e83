import 'server-only';
import { touch } from '@/lib/server/adapters/cache/port';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { found } from '@/lib/server/errors';
import { findOwnProduct, unpublishAll, updateStatus } from './repo';
import { refreshRatings } from './repo-counts';

/** The row of one of the caller's products, locked for the change that follows. @throws AppError `not_found` */
export async function holdOwnProduct(ctx: MemberCtx, id: string) {
  return found(await findOwnProduct(ctx.db, id, ctx.viewer.id));
}

/** Publishes a product that the caller has locked, takes it off the market, or deletes it. */
export function moveProduct(
  ctx: Ctx,
  product: Parameters<typeof updateStatus>[1],
  status: 'published' | 'unpublished' | 'deleted',
): Promise<void> {
  return updateStatus(ctx.db, product, status, ctx.now);
}

/** Counts the ratings of products again; the caller has locked them. */
export function recountRatings(ctx: Ctx, ids: readonly string[]): Promise<void> {
  return refreshRatings(ctx.db, ids);
}

/** Takes everything that a member sells off the market, when they lose the role; buyers keep access. */
export async function takeOffMarket(ctx: Ctx, ownerId: string): Promise<void> {
  const ids = await unpublishAll(ctx.db, ownerId, ctx.now);
  if (ids.length === 0) return;
  ctx.afterCommit(() => touch([...ids.map((id) => `product:${id}`), `user:${ownerId}`, 'lists', 'market']));
}
