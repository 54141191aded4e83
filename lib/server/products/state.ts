import 'server-only';
import { touch } from '@/lib/server/adapters/cache/port';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { found } from '@/lib/server/errors';
import { findOwnProduct, unpublishAll, updateStatus } from './repo';
import { refreshRatings } from './repo-counts';

/** An own product's row, held for the change that follows. @throws AppError `not_found` */
export async function holdOwnProduct(ctx: MemberCtx, id: string) {
  return found(await findOwnProduct(ctx.db, id, ctx.viewer.id));
}

/** Puts a product that the caller holds on the market, takes it off, or deletes it. */
export function moveProduct(
  ctx: Ctx,
  product: Parameters<typeof updateStatus>[1],
  status: 'published' | 'unpublished' | 'deleted',
): Promise<void> {
  return updateStatus(ctx.db, product, status, ctx.now);
}

/** Counts the ratings of a product again that the caller holds. */
export function recountRatings(ctx: Ctx, id: string): Promise<void> {
  return refreshRatings(ctx.db, [id]);
}

/** Takes everything off the market that somebody sells; buyers keep access. For sellers who lost the role. */
export async function takeOffMarket(ctx: Ctx, ownerId: string): Promise<void> {
  const ids = await unpublishAll(ctx.db, ownerId, ctx.now);
  if (ids.length === 0) return;
  ctx.afterCommit(() => touch([...ids.map((id) => `product:${id}`), `user:${ownerId}`, 'lists', 'market']));
}
