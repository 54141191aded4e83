import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { found } from '@/lib/server/errors';
import { type ProductPage, presentProduct } from './present';
import { findProduct } from './repo-views';

/** Returns one product as the caller may see it. @throws AppError `not_found` */
export async function getProductPage(ctx: Ctx, id: string): Promise<ProductPage> {
  const viewerId = ctx.viewer?.id ?? null;
  return presentProduct(found(await findProduct(ctx.db, id, viewerId, ctx.now)), ctx.viewer, ctx.locale);
}
