import 'server-only';
import type { MemberCtx } from '@/lib/server/ctx';
import { holderAccess } from '@/lib/server/entitlements/service';
import { AppError, found } from '@/lib/server/errors';
import { findAlone } from './repo-alone';
import { findSold, type SoldSeat } from './repo-seats';

/**
 * What one of the caller's purchases of a workshop is of: a seat as it was sold, or an assessment alone.
 * @throws AppError `not_found`, `not_entitled` while its money is on the way back, or once it is back
 */
export async function ownPurchase(
  ctx: MemberCtx,
  id: string,
): Promise<{ productId: string; seat: SoldSeat | null }> {
  if ((await holderAccess(ctx, id)) !== 'active') throw new AppError('not_entitled');
  const seat = await findSold(ctx.db, { buyerId: ctx.viewer.id, entitlementId: id });
  const { product_id: productId } = seat ?? found(await findAlone(ctx.db, id));
  return { productId, seat: seat ?? null };
}
